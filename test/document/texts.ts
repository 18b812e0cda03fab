import fc from 'fast-check'
import type { Document, Node } from '../../src/document/document.js'
import { walk } from '../../src/document/tree.js'

/** The same random documents in every run. */
export const fixed = (numRuns: number) => ({ seed: 20261130, numRuns })

const names = fc.constantFrom('command', 'args', 'a b', '__proto__', '', 'ключ', 'quo"te', 'back\\slash', '\u2028')
const leaves = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1.5,
    1e21,
    '',
    'text',
    'tab\there',
    '\ud83d',
    '日本',
    '// no comment',
    '/*',
    '},',
  ),
  fc.string({ maxLength: 6 }),
)

/** A piece of a JSON text: a leaf, or the parts of an object or list. */
type Piece = { leaf: unknown } | { items: readonly Piece[] } | { members: readonly (readonly [string, Piece])[] }

const pieces: fc.Arbitrary<Piece> = fc.letrec<{ piece: Piece }>(tie => ({
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves.map(leaf => ({ leaf })),
    fc.array(tie('piece'), { maxLength: 4 }).map(items => ({ items })),
    fc.array(fc.tuple(names, tie('piece')), { maxLength: 4 }).map(members => ({ members })),
  ),
})).piece

const objects = fc.array(fc.tuple(names, pieces), { maxLength: 4 }).map((members): Piece => ({ members }))

interface Style {
  readonly lineEnd: string
  readonly step: string
  readonly colon: string
  readonly comma: string
  readonly pad: string
}
const styles: fc.Arbitrary<Style> = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  step: fc.constantFrom('  ', '\t', '    ', ''),
  colon: fc.constantFrom(':', ': ', ' : '),
  comma: fc.constantFrom(',', ', '),
  pad: fc.constantFrom('', ' '),
})

/** Random choices as a stream: the same numbers give the same text. */
function textOf(piece: Piece, style: Style, choices: readonly number[], loose: boolean): string {
  let used = 0
  const choose = (ways: number) => (choices[used++ % choices.length] ?? 0) % ways
  const comment = (indent: string) => {
    const way = loose ? choose(12) : 11
    if (way === 0) return ` // line "${used}"${indent}`
    return way === 1 ? ` /* block ${used}${indent}*/` : ''
  }
  const print = (one: Piece, indent: string): string => {
    if ('leaf' in one) return JSON.stringify(one.leaf)
    const [open, close] = 'items' in one ? '[]' : '{}'
    const inner = indent + style.step
    const spread = choose(2) === 0
    const parts =
      'items' in one
        ? one.items.map(item => print(item, inner))
        : one.members.map(([name, value]) => JSON.stringify(name) + style.colon + print(value, inner))
    if (parts.length === 0) return `${open}${spread ? comment(indent) : style.pad}${close}`
    const trailing = loose && choose(4) === 0 ? ',' : ''
    if (!spread) return `${open}${style.pad}${parts.join(style.comma)}${trailing}${style.pad}${close}`
    const rows = parts.map((part, i) => inner + part + (i < parts.length - 1 ? ',' : trailing) + comment(inner))
    return `${open}${comment(indent)}${rows.join('')}${indent}${close}`
  }
  return `${comment(style.lineEnd)}${print(piece, style.lineEnd)}${comment(style.lineEnd)}${style.lineEnd}`
}

const choices = fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 })

/** Valid JSON with comments and trailing commas, whose root is an object. */
export const looseTexts = fc
  .tuple(objects, styles, choices)
  .map(([piece, style, some]) => textOf(piece, style, some, true))
/** Plain JSON. */
export const strictTexts = fc
  .tuple(pieces, styles, choices)
  .map(([piece, style, some]) => textOf(piece, style, some, false))

/** A text after some random cuts and insertions of the given bits. */
export function mutated(texts: fc.Arbitrary<string>, bits: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(10_000), fc.nat(4), fc.option(fc.constantFrom(...bits), { nil: '' }))
  return fc.tuple(texts, fc.array(change, { maxLength: 4 })).map(([text, changes]) =>
    changes.reduce((now, [place, cut, added]) => {
      const at = place % (now.length + 1)
      return now.slice(0, at) + added + now.slice(at + (added ? cut % 2 : cut))
    }, text),
  )
}

/** Every node of a document. */
export function nodesOf(document: Document): Node[] {
  return document.roots.flatMap(root => [...walk(root.node)])
}

/** What is wrong with the places of a document: nothing, if each lies in the text and in what holds it. */
export function misplaced(document: Document): string[] {
  const wrong: string[] = []
  const check = (what: string, { start, end }: { start: number; end: number }, from: number, to: number) => {
    if (!(from <= start && start <= end && end <= to)) wrong.push(`${what} ${start}..${end} is not in ${from}..${to}`)
  }
  const { length } = document.text
  for (const node of nodesOf(document)) {
    check(node.type, node.span, 0, length)
    if (node.holder?.in === 'member') {
      const { member } = node.holder
      check('member', member.span, 0, length)
      check('key', member.key.span, member.span.start, member.span.end)
      check('end of the value', { start: node.span.end, end: node.span.end }, member.span.start, member.span.end)
      check('member in its owner', member.span, member.owner.span.start, member.owner.span.end)
      if (member.value !== node || !member.owner.members.includes(member)) wrong.push('a member is lost')
    } else if (node.holder) {
      const { list, index } = node.holder
      check('item', node.span, list.span.start, list.span.end)
      if (list.items[index] !== node) wrong.push('an item is lost')
    }
  }
  for (const problem of document.problems) check(`problem ${problem.kind}`, problem.span, 0, length)
  for (const comment of document.comments) check('comment', comment.span, 0, length)
  return wrong
}
