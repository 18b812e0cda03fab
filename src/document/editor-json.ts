import type { ArrayNode, Editor, Key, Member, Node, ObjectNode, Span, TextEdit } from './document.js'
import { inside } from './inside.js'
import { holderOf, indentAt, layoutAt, lineEndOf, lineIndent, ownLine, partsOf, stepOf } from './json-layout.js'
import { printAt } from './json-print.js'

/**
 * The editor of a JSON text. It knows only that text: edits of several calls go together as long as they come from the same
 * document and change different things. Several new members or items at one place come out in the order of the calls; only
 * an empty object or list takes no more than one (replace it by a filled one instead).
 */
export function jsonEditor(text: string): Editor {
  return {
    replace: (node, value, lists) => replace(text, node, value, lists === 'spread'),
    replaceInside(node, from, to, added) {
      const document = {
        uri: '',
        text,
        syntax: 'json',
        roots: [],
        comments: [],
        problems: [],
        editor: undefined,
      } as const
      return [{ span: inside(document, node, from, to), text: quotedWords(added) }]
    },
    rename: (key, name) => rename(text, key, name),
    insert: (into, name, value, after) => insert(text, into, name, value, after),
    insertItem: (into, index, value) => insertItem(text, into, index, value),
    remove: member => remove(member),
    removeItem: item => removeItem(item),
    wrap: (object, key) => wrap(text, object, key),
    cut: span => [{ span, text: '' }],
  }
}

function at(offset: number, text: string): TextEdit {
  return { span: { start: offset, end: offset }, text }
}

/** A text as it stands between the quotes. */
function quotedWords(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function replace(text: string, node: Node, value: unknown, spreadLists: boolean): TextEdit[] {
  const near = holderOf(node) ?? node
  const place = node.holder?.in === 'member' ? node.holder.member.span.start : node.span.start
  const added = printAt(text, near, place, value, spreadLists)
  return added === text.slice(node.span.start, node.span.end) ? [] : [{ span: node.span, text: added }]
}

function rename(text: string, key: Key, name: string): TextEdit[] {
  const quoted = text[key.span.start] === '"'
  const span: Span = quoted ? { start: key.span.start + 1, end: key.span.end - 1 } : key.span
  return [{ span, text: quoted ? quotedWords(name) : JSON.stringify(name) }]
}

function insert(text: string, into: ObjectNode, name: string, value: unknown, after: Member | undefined): TextEdit[] {
  const layout = layoutAt(text, into)
  const first = into.members[0]
  // A new member begins a line of its own where its neighbour does.
  const place = (after ?? first)?.span.start ?? into.span.start
  const added = JSON.stringify(name) + layout.colon + printAt(text, into, place, value)
  if (!first) return intoEmpty(text, into, added, layout.pad)
  const own = ownLine(text, into, after)
  if (after) return [at(after.span.end, own === undefined ? layout.comma + added : `,${own}${added}`)]
  const lineEnd = own === undefined ? undefined : firstLineEnd(text, into.span.start + 1, first.span.start)
  return lineEnd === undefined || own === undefined
    ? [at(first.span.start, added + layout.comma)]
    : [at(lineEnd, `${own}${added},`)]
}

/** Into an object or list without members or items; blanks in it go, comments stay. */
function intoEmpty(text: string, into: ObjectNode | ArrayNode, added: string, pad: string): TextEdit[] {
  const span = { start: into.span.start + 1, end: into.span.end - 1 }
  const filled = text.slice(span.start, span.end)
  if (/^[ \t]*$/.test(filled)) return [{ span, text: pad + added + pad }]
  const step = stepOf(holderOf(into) ?? into, text) ?? '  '
  const lineEnd = firstLineEnd(text, span.start, span.end)
  if (lineEnd === undefined) return [at(span.start, pad + added)]
  return [at(lineEnd, lineEndOf(text) + lineIndent(text, into.span.start) + step + added)]
}

/** The first line end between two offsets that is not inside a block comment. */
function firstLineEnd(text: string, from: number, to: number): number | undefined {
  for (let i = from; i < to; i++) {
    if (text[i] === '\n' || text[i] === '\r') return i
    if (text[i] !== '/') continue
    if (text[i + 1] === '*') i = text.indexOf('*/', i + 2) + 1
    else while (i + 1 < to && text[i + 1] !== '\n' && text[i + 1] !== '\r') i++
  }
  return undefined
}

function insertItem(text: string, into: ArrayNode, index: number, value: unknown): TextEdit[] {
  const layout = layoutAt(text, into)
  const next = into.items[index]
  const last = into.items.at(-1)
  const added = printAt(text, into, (next ?? last ?? into).span.start, value)
  if (!last) return intoEmpty(text, into, added, layout.listPad)
  const own = ownLine(text, into, next ?? last)
  if (!next) return [at(last.span.end, own === undefined ? layout.comma + added : `,${own}${added}`)]
  const begins = index === 0 || indentAt(text, next.span.start) !== undefined
  return [at(next.span.start, own !== undefined && begins ? `${added},${own}` : added + layout.comma)]
}

/** Takes a member and the comma that parts it from its neighbour; what stands before the first stays where it is. */
function remove(member: Member): TextEdit[] {
  const { members, span } = member.owner
  const index = members.indexOf(member)
  const before = members[index - 1]
  const after = members[index + 1]
  if (after) return [{ span: { start: member.span.start, end: after.span.start }, text: '' }]
  if (before) return [{ span: { start: before.span.end, end: member.span.end }, text: '' }]
  return [{ span: { start: span.start + 1, end: span.end - 1 }, text: '' }]
}

/** As with members; items that stand together and are not the first of the list can go in one fix. */
function removeItem({ holder, span }: Node): TextEdit[] {
  if (holder?.in !== 'list') return []
  const before = holder.list.items[holder.index - 1]
  const after = holder.list.items[holder.index + 1]
  if (before) return [{ span: { start: before.span.end, end: span.end }, text: '' }]
  if (after) return [{ span: { start: span.start, end: after.span.start }, text: '' }]
  return [{ span: { start: holder.list.span.start + 1, end: holder.list.span.end - 1 }, text: '' }]
}

/**
 * Wraps the content of an object. The edits stand at the begins of lines and beside the braces, so that other edits inside
 * can be made together with them; lines that those add get no further indent.
 */
function wrap(text: string, object: ObjectNode, key: string): TextEdit[] {
  const { start, end } = object.span
  const layout = layoutAt(text, object)
  const open = `${JSON.stringify(key)}${layout.colon}{`
  const content = text.slice(start + 1, end - 1)
  if (!/[\n\r]/.test(content)) {
    const pad = partsOf(object).length > 0 ? layout.pad : ''
    return [at(start + 1, pad + open), at(end - 1, `}${pad}`)]
  }
  const lineEnd = lineEndOf(content)
  const base = lineIndent(text, start)
  const step = stepOf(object, text) ?? '  '
  const edits = [at(start + 1, lineEnd + base + step + open)]
  const alone = indentAt(text, end - 1)
  for (const line of content.matchAll(/(?:\r\n|\n|\r)(?![\n\r])/g)) {
    const offset = start + 1 + line.index + line[0].length
    const closing = alone !== undefined && offset + alone.length === end - 1
    if (step && !closing) edits.push(at(offset, step))
  }
  edits.push(
    at(end - 1, alone === undefined ? `${lineEnd}${base}${step}}${lineEnd}${base}` : `${step}}${lineEnd}${base}`),
  )
  return edits
}
