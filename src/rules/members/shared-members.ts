import type { Member } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import type { MembersSubject } from '../../kinds/subjects.js'
import { revisions } from '../../spec/index.js'
import type { ObjectName, RevisionDate } from '../../spec/revision.js'
import { distance } from '../../text/near.js'

/** How a sentence calls an object of the specification. */
export const objectWords: Readonly<Record<ObjectName, string>> = {
  Result: 'an answer',
  InitializeResult: 'an answer to initialize',
  DiscoverResult: 'an answer to server/discover',
  Tool: 'a tool',
  ToolAnnotations: "a tool's annotations",
  ToolExecution: "a tool's execution",
  Resource: 'a resource',
  ResourceTemplate: 'a resource template',
  Annotations: 'annotations',
  Prompt: 'a prompt',
  PromptArgument: "a prompt's argument",
  Icon: 'an icon',
  Implementation: 'what a server says of itself',
}

/** The members that only other revisions define: the first one that has it, and the last. */
export function elsewhere(of: ObjectName, name: string): { first: RevisionDate; last: RevisionDate } | undefined {
  const found = revisions.filter(({ objects }) => has(objects[of], name)).map(({ date }) => date)
  const [first] = found
  const last = found.at(-1)
  return first && last ? { first, last } : undefined
}

const has = (spec: object | undefined, name: string): boolean => spec !== undefined && Object.hasOwn(spec, name)

/** Members of an object that no revision of the specification gives it; `meant`: what it was probably meant to be. */
export function* unknownMembers({
  object: { name: of, node, spec },
}: MembersSubject): Generator<{ member: Member; meant: string | undefined }> {
  if (!spec || of.endsWith('Result')) return // anything else may stand in an answer
  for (const one of effectiveMembers(node)) {
    const { name } = one.key
    if (has(spec, name) || elsewhere(of, name)) continue
    // Extensions: of a tool, of JSON Schema, and of whoever owns the prefix.
    if (/^(?:x-|\$)/.test(name) || name.includes('/')) continue
    yield {
      member: one,
      meant: meantBy(
        name,
        Object.keys(spec).filter(other => !member(node, other)),
      ),
    }
  }
}

/** Longer names are no misspelt ones. */
const LONGEST = 40
/** In names of up to so many letters two wrong ones make another word ("table" is no "title"). */
const SHORT = 5

const fold = (name: string): string => name.toLowerCase().replace(/[_\-\s]/g, '')

/** The member that is not there and whose name is this one but for case, underscores and a letter or two. */
function meantBy(name: string, absent: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined
  const folded = fold(name)
  const same = absent.find(other => fold(other) === folded)
  if (same !== undefined || folded.length <= 3) return same
  let best: string | undefined
  let least = folded.length > SHORT ? 2 : 1
  for (const other of absent) {
    const away = Math.abs(other.length - name.length) > 3 ? Number.POSITIVE_INFINITY : distance(folded, fold(other))
    if (away > least || (away === least && best !== undefined)) continue
    best = other
    least = away
  }
  return best
}

/** Whether two names are one in the styles of two languages: `output_schema` and `outputSchema`, `meta` and `_meta`. */
export function isOtherStyle(name: string, meant: string): boolean {
  if (name === 'meta' && meant === '_meta') return true
  return name.includes('_') && name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) === meant
}
