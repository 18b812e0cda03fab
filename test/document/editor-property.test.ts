import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Editor, Node, TextEdit } from '../../src/document/document.js'
import { applyEdits, sortEdits } from '../../src/document/edits.js'
import { readJson } from '../../src/document/json.js'
import { toValue } from '../../src/document/tree.js'
import { fixed, looseTexts, nodesOf } from './texts.js'

interface Change {
  readonly edits: TextEdit[]
  /** Changes the plain value in the same way. Undefined where equal names make that hard to say. */
  readonly apply?: ((value: never) => unknown) | undefined
}

const values = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.integer(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.boolean(), { maxKeys: 2 }),
)

/** One random change of one random node, as edits and as what it means for the node's value. */
function changeOf(edit: Editor, nodes: readonly Node[], pick: number, way: number, value: unknown): Change {
  const node = nodes[pick % nodes.length]
  if (!node) return { edits: [] }
  if (node.type === 'object') {
    const after = node.members[way % (node.members.length + 1)]
    const name = 'a new name'
    if (way % 3 === 0 && node.members.length > 0) return wrapOf(edit, nodes)
    return { edits: edit.insert(node, name, value, after), apply: (old: object) => ({ ...old, [name]: value }) }
  }
  if (node.type === 'array') {
    const index = way % (node.items.length + 1)
    return { edits: edit.insertItem(node, index, value), apply: (old: unknown[]) => old.toSpliced(index, 0, value) }
  }
  if (node.type === 'string' && way % 2 === 0) {
    const from = way % (node.value.length + 1)
    const to = Math.min(node.value.length, from + (way % 3))
    const added = JSON.stringify(value)
    return {
      edits: edit.replaceInside(node, from, to, added),
      apply: (old: string) => old.slice(0, from) + added + old.slice(to),
    }
  }
  return { edits: edit.replace(node, value), apply: () => value }
}

function wrapOf(edit: Editor, nodes: readonly Node[]): Change {
  const root = nodes[0]
  return root?.type === 'object' ? { edits: edit.wrap(root, 'wrapped') } : { edits: [] }
}

const changes = fc.tuple(looseTexts, fc.nat(1000), fc.nat(1000), values)

test('an edited text still parses and keeps comments, trailing commas and line ends', () => {
  fc.assert(
    fc.property(changes, ([text, pick, way, value]) => {
      const document = readJson(text, '')
      if (!document.editor) throw new Error('no editor')
      const { edits } = changeOf(document.editor, nodesOf(document), pick, way, value)
      expect(sortEdits(edits)).toBeDefined()
      const after = readJson(applyEdits(text, edits), '')
      const count = (kind: string, all = document.problems) => all.filter(one => one.kind === kind).length
      expect(count('syntax', after.problems)).toBe(0)
      expect(count('trailing-comma', after.problems)).toBe(count('trailing-comma'))
      const words = (texts: readonly { text: string }[]) => texts.map(one => one.text.replaceAll(/\s+/g, ' '))
      expect(words(after.comments)).toEqual(words(document.comments))
      if (text.includes('\r\n')) expect(after.text).not.toMatch(/(?<!\r)\n/)
      else expect(after.text).not.toContain('\r')
    }),
    fixed(1500),
  )
})

test('an edited value is the wished one, and all others stay', () => {
  fc.assert(
    fc.property(changes, ([text, pick, way, value]) => {
      const document = readJson(text, '')
      if (!document.editor) throw new Error('no editor')
      const nodes = nodesOf(document)
      const { edits, apply } = changeOf(document.editor, nodes, pick, way, value)
      const after = nodesOf(readJson(applyEdits(text, edits), ''))
      const place = pick % nodes.length
      const [old, now] = [nodes[place], after[place]]
      if (!apply || !old || !now) return
      expect(toValue(now)).toEqual(apply(toValue(old) as never))
      // Nodes before the changed one are before it still; those behind it follow in the same order.
      const outside = (all: readonly Node[], from: number) =>
        all.slice(from).filter(one => one.type !== 'object' && one.type !== 'array')
      const left = outside(nodes, place + nodesUnder(old))
      const kept = outside(after, place + nodesUnder(now))
      expect(kept.map(toValue)).toEqual(left.map(toValue))
    }),
    fixed(1500),
  )
})

function nodesUnder(node: Node): number {
  return nodesOf({ roots: [{ index: 0, node }] } as never).length
}

test('two changes at different values go together', () => {
  fc.assert(
    fc.property(looseTexts, fc.nat(1000), fc.nat(1000), values, (text, one, two, value) => {
      const document = readJson(text, '')
      const { editor } = document
      const leaves = nodesOf(document).filter(node => node.type !== 'object' && node.type !== 'array')
      const [a, b] = [leaves[one % leaves.length], leaves[two % leaves.length]]
      const root = document.roots[0]?.node
      if (!editor || !a || !b || a === b || root?.type !== 'object') return
      const edits = [...editor.wrap(root, 'w'), ...editor.replace(a, value), ...editor.replace(b, value)]
      const after = readJson(applyEdits(text, edits), '')
      expect(after.problems.filter(problem => problem.kind === 'syntax')).toEqual([])
      expect(after.comments.length).toBe(document.comments.length)
    }),
    fixed(500),
  )
})
