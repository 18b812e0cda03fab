import fc from 'fast-check'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import type { Node } from '../../src/document/document.js'
import { readToml } from '../../src/document/toml.js'
import { fixed, misplaced, mutated } from './texts.js'

const seeds = [
  '[a]\nb = 1\nc = "x\\u00e9"\n[a.d]\ne = [1, 2.5, true]\n[[f]]\ng = { h = "i", j.k = 2 }\n[[f]]\ng = 1979-05-27T07:32:00Z\n',
  'x.y = \'lit\'\nz = """\nab\\\n  c"""\nw = inf\nv = 0xFF\nu = 07:32:01.5\nt = 1979-05-27\n"q w" = -1_000\n',
  "s = '''a\nb'''\n[ k . l ]\n# c\nm = {a = 1,\n b = [ [ ], {} ,],\n}\n[k.l.n]\n",
  'a.b.c = 1\na.b.d = 2\n[a.e]\nf=+1e10\n[[a.g.h]]\n[a.g.h.i]\n[[a.g.h]]\nj=1979-05-27 07:32',
]
const bits = [
  ...['[', '[[', ']', ']]', '{', '}', '=', '.', ',', '"', "'", '"""', "'''", '\\', '\n', '\r\n', '\t', ' ', '#'],
  ...['a', 'b', '0', '1', '_', '-', '+', 'e', 'x', 'T', 'Z', ':', 'inf', 'nan', 'true', 'é', '\0', '\x7f', '\u0085'],
  ...['a = 1\n', '[a]\n', '[[a]]\n', '[a.b]\n', 'b.c = 1\n', '{a=1}', '\\u00e9', '\\x41', '\\e', '2021-02-29'],
  ...['24:00', '1e1', '0.', '.5', '-0', '9007199254740993', '0b2', '99999999999999999999', '[]', '{}', '""'],
]
const texts = mutated(fc.constantFrom(...seeds), bits)

/** Both readers' values in one shape: dates as a word, numbers as doubles, line ends in texts as LF. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number') return value + 0
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n')
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}

function plainNode(node: Node): unknown {
  if (node.type === 'date') return 'a date'
  if (node.type === 'array') return node.items.map(plainNode)
  if (node.type === 'object') return Object.fromEntries(node.members.map(one => [one.key.name, plainNode(one.value)]))
  return node.type === 'null' ? null : plain(node.value)
}

function second(text: string): { value: unknown } | undefined {
  try {
    return { value: plain(parse(text, { integersAsBigInt: true })) }
  } catch {
    return undefined
  }
}

/** What smol-toml takes and the specification does not: days that do not exist, torn dates, integers of more than 64 bits. */
const stricter = /invalid date|invalid time|64 bits|unexpected character|invalid leading zero/

test('agrees with smol-toml on what is TOML and on its value', () => {
  let good = 0
  fc.assert(
    fc.property(texts, text => {
      const document = readToml(text, '')
      const right = second(text)
      const [problem] = document.problems
      if (problem) {
        if (right) expect(problem.message).toMatch(stricter)
        return
      }
      const [root] = document.roots
      expect(right?.value).toEqual(root ? plainNode(root.node) : {})
      good++
    }),
    fixed(2000),
  )
  expect(good).toBeGreaterThan(200)
})

test('every place lies in the text and in what holds it', () => {
  fc.assert(
    fc.property(texts, text => {
      expect(misplaced(readToml(text, ''))).toEqual([])
    }),
    fixed(500),
  )
})

test('no text makes the reader throw', () => {
  const soup = fc
    .array(fc.constantFrom(...bits, '\r', '\ufeff', '\ud83d'), { maxLength: 15 })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), text => {
      expect(misplaced(readToml(text, ''))).toEqual([])
    }),
    fixed(1000),
  )
})
