import type { Document, Node, Span } from '../document/document.js'
import { type LineTable, lineTable } from '../document/lines.js'
import { pointerTo } from '../document/pointer.js'
import { isReadable } from '../kinds/readable.js'
import type { IdleDirective } from '../kinds/subjects.js'
import { codes } from '../rules/codes.js'
import type { Finding } from './finding.js'
import { chosenLevel, codeFits, type SeverityOverride } from './settings.js'

/** A code in a comment: what it silences. */
interface Directive {
  /** As it is written; "" where the comment names none. */
  readonly code: string
  /** Where the code stands, or the comment that has none. */
  readonly span: Span
  /** The line that it is about; undefined for the whole file. */
  readonly line: number | undefined
  readonly reason: string | undefined
  /** It is for the whole file and stands too far below. */
  readonly belowTop: boolean
}

/** How a comment begins that speaks to mcp-lint. */
const directiveWord = 'mcp-lint-ignore'
/** The comment marks, the word, the codes, and behind a colon the reason. */
const SHAPE = /^(\W*mcp-lint-ignore(-file)?)(?![\w-])([^:\n]*)(?::\s*([\s\S]*))?/

/** The directives in the comments of a document. */
function directivesIn(document: Document, lines: LineTable): Directive[] {
  const top = topOf(document)
  const bare = withoutComments(document)
  return document.comments.flatMap(comment => {
    if (!comment.text.startsWith(directiveWord)) return []
    const { start, end } = comment.span
    const [, head = '', whole, words = '', reason = ''] =
      SHAPE.exec(document.text.slice(start, end).replace(/\s*\*\/$/, '')) ?? []
    if (head === '') return []
    const about = {
      line: whole ? undefined : lineFor(lines.at(start).line, bare, lines),
      reason: reason.trim() || undefined,
      belowTop: whole !== undefined && start > top,
    }
    const named = codesIn(words, start + head.length).map(one => ({ ...one, ...about }))
    return named.length > 0 ? named : [{ code: '', span: comment.span, ...about }]
  })
}

/** The codes of a directive, before the first word that is none; that one where it comes first, for it was meant as one. */
function codesIn(words: string, offset: number): { readonly code: string; readonly span: Span }[] {
  const all = [...words.matchAll(/[^\s,]+/g)]
  const end = all.findIndex(([word]) => !/^MCP_[A-Z0-9_]*\*?$/.test(word))
  return all.slice(0, end < 0 ? all.length : Math.max(1, end)).map(({ 0: code, index }) => {
    const start = offset + index
    return { code, span: { start, end: start + code.length } }
  })
}

/** Where the first thing of a document begins; comments before it are at its top. */
function topOf({ roots, text }: Document): number {
  const root = roots[0]?.node
  if (!root) return text.length
  const first = root.type === 'object' ? root.members[0]?.span.start : undefined
  return first ?? (root.type === 'object' || root.type === 'array' ? root.span.end : root.span.start)
}

/** The text with blanks in the place of its comments, so that lines with nothing else are blank. */
function withoutComments({ comments, text }: Document): string {
  let bare = ''
  let past = 0
  for (const { span } of comments) {
    bare += text.slice(past, span.start) + text.slice(span.start, span.end).replace(/[^\r\n]/g, ' ')
    past = span.end
  }
  return bare + text.slice(past)
}

/** The comment's own line where something else stands on it, else the next line with something on it. */
function lineFor(own: number, bare: string, lines: LineTable): number {
  let line = own
  while (line < lines.count && bare.slice(lines.lineStart(line), lines.lineEnd(line)).trim() === '') line++
  return line
}

/** What is left of findings behind the directives, what each of them silenced, and the directives that silenced nothing. */
interface Directed {
  readonly kept: readonly Finding[]
  readonly silenced: readonly { readonly finding: Finding; readonly reason: string | undefined }[]
  readonly idle: readonly IdleDirective[]
}

/** Applies the directives of a document to its findings. */
export function applyDirectives(
  document: Document,
  findings: readonly Finding[],
  overrides: readonly SeverityOverride[],
): Directed {
  const lines = lineTable(document.text)
  const directives = directivesIn(document, lines)
  const byLine = new Map<number | undefined, Directive[]>()
  for (const one of directives) if (!one.belowTop) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one])
  const used = new Set<Directive>()
  const kept: Finding[] = []
  const silenced: { finding: Finding; reason: string | undefined }[] = []
  for (const finding of findings) {
    const near = [...(byLine.get(lines.at(finding.span.start).line) ?? []), ...(byLine.get(undefined) ?? [])]
    const mine = near.filter(one => isAbout(one, finding))
    for (const one of mine) used.add(one)
    if (mine[0]) silenced.push({ finding, reason: mine[0].reason })
    else kept.push(finding)
  }
  // Where the text cannot be read, nobody knows what would have been found.
  const left = isReadable(document) ? directives.filter(one => !used.has(one)) : []
  return { kept, silenced, idle: left.map(one => idleOf(one, document, overrides)) }
}

const isAbout = ({ code }: Directive, finding: Finding): boolean => code !== '' && codeFits(finding.code, code)

function idleOf(
  { code, span, belowTop }: Directive,
  document: Document,
  overrides: readonly SeverityOverride[],
): IdleDirective {
  const fitting = codes.filter(one => codeFits(one, code))
  const off = fitting.length > 0 && fitting.every(one => chosenLevel(one, overrides) === 'off')
  const says =
    code === '' ? 'noCode' : fitting.length === 0 ? 'unknown' : belowTop ? 'belowTop' : off ? 'off' : 'unused'
  return { says, code, pointer: innermost(document, span.start), span }
}

/** The pointer of the innermost value around an offset. */
function innermost({ roots }: Document, offset: number): string {
  let at: Node | undefined = roots[0]?.node
  for (let next = at; next; at = next) {
    const parts: readonly Node[] =
      next.type === 'object' ? next.members.map(one => one.value) : next.type === 'array' ? next.items : []
    const inside = parts.find(({ span }) => span.start < offset && offset < span.end)
    if (!inside) return pointerTo(next)
    next = inside
  }
  return at ? pointerTo(at) : ''
}
