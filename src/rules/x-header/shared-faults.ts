import type { Node } from '../../document/document.js'
import { type HeaderAnnotation, headerKeywords, mayHaveHeaders } from '../../headers/annotations.js'
import { type HeaderFault, headerFaults, isParameter } from '../../headers/faults.js'
import type { SchemaSubject } from '../../kinds/subjects.js'
import type { FixDraft } from '../rule.js'

/** The faults of one sort that a tool's annotations have, where the revision knows annotations. */
export function faultsThatAre<Is extends HeaderFault['is']>(
  subject: SchemaSubject,
  is: Is,
): Extract<HeaderFault, { is: Is }>[] {
  if (!isJudged(subject)) return []
  return headerFaults(subject.schema.node).filter((one): one is Extract<HeaderFault, { is: Is }> => one.is === is)
}

/** The annotations that stand at parameters of a tool, whatever else is wrong with them. */
export function parameters(subject: SchemaSubject): HeaderAnnotation[] {
  return isJudged(subject) ? headerKeywords(subject.schema.node).annotations.filter(isParameter) : []
}

/** Whether clients look for annotations here. */
export function isJudged({ document, revision, schema }: SchemaSubject): boolean {
  return revision.xMcpHeader && schema.of === 'inputSchema' && mayHaveHeaders(document)
}

/** Gives a schema one plain type. */
export function typeFix(type: Node, name: string, safety: FixDraft['safety']): FixDraft {
  return { title: `Make the type "${name}"`, safety, edits: edit => edit.replace(type, name) }
}

/** Takes an annotation away. */
export function removal({ member }: HeaderAnnotation, safety: FixDraft['safety']): FixDraft {
  return { title: 'Remove the annotation', safety, edits: edit => edit.remove(member) }
}
