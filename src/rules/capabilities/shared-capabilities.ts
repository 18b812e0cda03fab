import type { Member, ObjectNode } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import { revisions } from '../../spec/index.js'
import type { RevisionDate, SpecRevision } from '../../spec/revision.js'

/** The capabilities that this revision defines, as a server declares them. */
export function definedHere(node: ObjectNode, { capabilities }: SpecRevision): readonly Member[] {
  return effectiveMembers(node).filter(one => capabilities.includes(one.key.name))
}

/** The revisions that know a capability: the first and the last of them. */
export function revisionsWith(name: string): { first: RevisionDate; last: RevisionDate } | undefined {
  const found = revisions.filter(({ capabilities }) => capabilities.includes(name)).map(({ date }) => date)
  const [first] = found
  const last = found.at(-1)
  return first && last ? { first, last } : undefined
}
