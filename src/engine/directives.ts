import type { Document, Member, Node, Span } from '../document/document.js'
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
  const next = linesWithText(withoutComments(document), lines)
  return document.comments.flatMap(comment => {
    if (!comment.text.startsWith(directiveWord)) return []
    const { start, end } = comment.span
    const [, head = '', whole, words = '', reason = ''] =
      SHAPE.exec(document.text.slice(start, end).replace(/\s*\*\/$/, '')) ?? []
    if (head === '') return []
    const about = {
      line: whole ? undefined : next[lines.at(start).line],
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

/** For each line: itself where something stands on it, else the next line with something on it. */
function linesWithText(bare: string, lines: LineTable): number[] {
  const next: number[] = []
  for (let line = lines.count; line > 0; line--) {
    const isBlank = bare.slice(lines.lineStart(line), lines.lineEnd(line)).trim() === ''
    next[line] = isBlank ? (next[line + 1] ?? line) : line
  }
  return next
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
  const fitting = finder(directives.filter(one => !one.belowTop))
  const used = new Set<Directive>()
  const kept: Finding[] = []
  const silenced: { finding: Finding; reason: string | undefined }[] = []
  for (const finding of findings) {
    const line = lines.at(finding.span.start).line
    const mine = [...fitting(line, finding.code), ...fitting(undefined, finding.code)]
    for (const one of mine) used.add(one)
    if (mine[0]) silenced.push({ finding, reason: mine[0].reason })
    else kept.push(finding)
  }
  // Where the text cannot be read, nobody knows what would have been found.
  const left = isReadable(document) ? directives.filter(one => !used.has(one)) : []
  return { kept, silenced, idle: left.map(one => idleOf(one, document, overrides)) }
}

/** Finds the directives for a line (or the whole file) that fit a code; there may be thousands of them. */
function finder(directives: readonly Directive[]): (line: number | undefined, code: string) => readonly Directive[] {
  const byKey = new Map<string, Directive[]>()
  for (const one of directives) {
    const key = keyOf(one.line, one.code.endsWith('*') ? '*' : one.code)
    const same = byKey.get(key)
    if (same) same.push(one)
    else byKey.set(key, [one])
  }
  return (line, code) => [
    ...(byKey.get(keyOf(line, code)) ?? []),
    ...(byKey.get(keyOf(line, '*')) ?? []).filter(one => codeFits(code, one.code)),
  ]
}

const keyOf = (line: number | undefined, code: string): string => `${line ?? ''} ${code}`

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

/** The pointer of the innermost value around an offset. The parts of a TOML table may stand anywhere, so there it is the whole. */
function innermost({ roots, syntax }: Document, offset: number): string {
  let at: Node | undefined = syntax === 'json' ? roots[0]?.node : undefined
  for (let next = at; next; next = next && partAround(next, offset)) at = next
  return at ? pointerTo(at) : ''
}

/** The member's value or the item that an offset lies in; they stand in order. */
function partAround(node: Node, offset: number): Node | undefined {
  const parts: readonly (Member | Node)[] =
    node.type === 'object' ? node.members : node.type === 'array' ? node.items : []
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((parts[middle]?.span.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const part = parts[low - 1]
  const value = part && ('key' in part ? part.value : part)
  return value && value.span.start < offset && offset < value.span.end ? value : undefined
}
