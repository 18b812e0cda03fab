import { describe, expect, test } from 'vitest'
import { maxDepth } from '../../src/document/document.js'
import { pointerTo } from '../../src/document/pointer.js'
import { readToml } from '../../src/document/toml.js'
import { member, toValue, valueAt } from '../../src/document/tree.js'
import { misplaced, nodesOf } from './texts.js'

const read = (text: string) => readToml(text, '.codex/config.toml')
const problems = (text: string) =>
  read(text).problems.map(({ kind, span, pointer }) => [kind, text.slice(span.start, span.end), pointer])
const value = (text: string) => {
  const root = read(text).roots[0]
  return root && toValue(root.node)
}

describe('the tree', () => {
  test('folds headers, lists of tables and dotted keys', () => {
    const text = [
      'top.a = 1',
      'top.b.c = "x"',
      '[mcp_servers.git]',
      "command = 'uvx'",
      '[[list]]',
      'n = 1',
      '[[list]]',
      '[list.inner]',
      'm = { p.q = 2, r = [{}, []] }',
      '[mcp_servers.git.env]',
      '"A b" = "c"',
      '',
    ].join('\n')
    expect(problems(text)).toEqual([])
    expect(value(text)).toEqual({
      top: { a: 1, b: { c: 'x' } },
      mcp_servers: { git: { command: 'uvx', env: { 'A b': 'c' } } },
      list: [{ n: 1 }, { inner: { m: { p: { q: 2 }, r: [{}, []] } } }],
    })
    expect(misplaced(read(text))).toEqual([])
  })

  test('knows where everything stands', () => {
    const text = '# top\n[a.b] # h\nx = 1\n[c]\ny = {z = [1]}\n[ a . "d" ]\nq.r = "s" # e\n'
    const document = read(text)
    const root = document.roots[0]?.node
    const at = (...path: string[]) => {
      const { start, end } = valueAt(root, path)?.span ?? { start: 0, end: 0 }
      return text.slice(start, end)
    }
    expect(at('a', 'b')).toBe('[a.b] # h\nx = 1')
    expect(at('a')).toBe(text.slice(6, -5))
    expect(at('c', 'y')).toBe('{z = [1]}')
    expect(at('a', 'd')).toBe('[ a . "d" ]\nq.r = "s"')
    expect(at('a', 'd', 'q')).toBe('q.r = "s"')
    const d = member(valueAt(root, ['a']), 'd')
    expect(d && text.slice(d.key.span.start, d.key.span.end)).toBe('"d"')
    expect(nodesOf(document).map(pointerTo)).toEqual([
      ...['', '/a', '/a/b', '/a/b/x', '/a/d', '/a/d/q', '/a/d/q/r', '/c', '/c/y', '/c/y/z', '/c/y/z/0'],
    ])
    expect(document.comments).toEqual([
      { span: { start: 0, end: 5 }, text: 'top' },
      { span: { start: 12, end: 15 }, text: 'h' },
      { span: { start: text.length - 4, end: text.length - 1 }, text: 'e' },
    ])
    expect(document.editor).toBeUndefined()
  })

  test('a table that is opened again later is one object', () => {
    const text = '[a.x]\nb = 1\n[c]\n[a]\nd = 2\n'
    expect(problems(text)).toEqual([])
    expect(value(text)).toEqual({ a: { x: { b: 1 }, d: 2 }, c: {} })
  })

  test('tells integers from floats and keeps what is written', () => {
    const root = read('i = 0xFF\nf = 1.0\ne = 1e3\nn = nan\nm = -inf\nu = 1_000\nd = 1979-05-27 07:32\n').roots[0]?.node
    const at = (name: string) => valueAt(root, [name])
    expect(at('i')).toMatchObject({ type: 'number', value: 255, raw: '0xFF', integer: true })
    expect(at('f')).toMatchObject({ type: 'number', value: 1, raw: '1.0', integer: false })
    expect(at('e')).toMatchObject({ value: 1000, integer: false })
    expect(at('n')).toMatchObject({ value: Number.NaN })
    expect(at('m')).toMatchObject({ value: Number.NEGATIVE_INFINITY })
    expect(at('u')).toMatchObject({ value: 1000, raw: '1_000' })
    expect(at('d')).toMatchObject({ type: 'date', raw: '1979-05-27 07:32' })
  })

  test('loads what TOML 1.1 brought', () => {
    const text = 'a = {\n  b = 1, # one\n  c = [ 1, ],\n}\nd = "\\e\\x41"\nt = 07:32\nw = 2026-01-01T07:32Z\n'
    expect(problems(text)).toEqual([])
    expect(value(text)).toMatchObject({ a: { b: 1, c: [1] }, d: '\u001bA', t: '07:32' })
  })

  test('a text that says nothing has no root', () => {
    for (const text of ['', ' \n', '# only words\n', '\ufeff']) {
      expect(read(text).roots).toEqual([])
      expect(problems(text)).toEqual([])
    }
    expect(read('# only words').comments).toHaveLength(1)
  })

  test('takes a byte order mark away', () => {
    expect(read('\ufeffa = 1')).toMatchObject({ text: 'a = 1', problems: [] })
  })

  test('__proto__ is a name like any other', () => {
    const text = '[__proto__]\n__proto__.constructor = 1\n[constructor]\ntoString = 2\n'
    expect(problems(text)).toEqual([])
    expect(JSON.stringify(value(text))).toBe(
      '{"__proto__":{"__proto__":{"constructor":1}},"constructor":{"toString":2}}',
    )
  })
})

describe('what stands twice', () => {
  test.each([
    ['a table', '[mcp_servers.time]\ncommand = "a"\n[mcp_servers.time]\n', [['time', '/mcp_servers/time']]],
    ['a key', '[m.time]\ncommand = "a"\n"command" = 1\n', [['"command"', '/m/time/command']]],
    ['a key of the root', 'a = 1\na = 2', [['a', '/a']]],
    ['a key in braces', 'm = { a = 1, a = 2 }', [['a', '/m/a']]],
    ['a value that is stepped into', 'a = 1\n[a.b]\n', [['a', '/a']]],
    ['a dotted key that a header opens again', '[a]\nb.c = 1\n[a.b]\n', [['b', '/a/b']]],
    ['a table in braces that is opened again', 'a = {}\n[a.b]\n', [['a', '/a']]],
    ['a list of tables that is a table', '[a]\n[[a]]\n', [['a', '/a']]],
    ['a list that is a list of tables', 'a = []\n[[a]]\n', [['a', '/a']]],
    ['a value that a dotted key goes on', 'a.b = 1\na.b.c = 2\n', [['b', '/a/b']]],
    ['in a list of tables', '[[a]]\n[[a]]\nx = 1\nx = 2\n', [['x', '/a/1/x']]],
    ['a name with a slash and escapes', '"a/\\u0062" = 1\n"a/b" = 2\n', [['"a/b"', '/a~1b']]],
    [
      'several, in the order of the text',
      '[a]\nx = 1\nx = 2\n[b]\n[a]\n[b]\n',
      [
        ['x', '/a/x'],
        ['a', '/a'],
        ['b', '/b'],
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(problems(text)).toEqual(expected.map(([place, pointer]) => ['duplicate-key', place, pointer]))
    expect(misplaced(read(text))).toEqual([])
  })

  test('both are in the tree', () => {
    const root = read('[s.a]\nx = 1\n[s.a]\nx = 2\n').roots[0]?.node
    const s = valueAt(root, ['s'])
    expect(s?.type === 'object' && s.members.map(one => [one.key.name, toValue(one.value)])).toEqual([
      ['a', { x: 1 }],
      ['a', { x: 2 }],
    ])
  })

  test('the same name in two list items or tables is no duplicate', () => {
    expect(problems('[[a]]\nx = 1\n[[a]]\nx = 2\n[b]\nx = 3\n')).toEqual([])
  })

  test('very many are not all looked up', () => {
    const kinds = new Set(read('a = 1\n'.repeat(300)).problems.map(one => one.kind))
    expect([...kinds]).toEqual(['syntax'])
  })
})

describe('mistakes', () => {
  test.each([
    ['JSON', '{"mcpServers":{}}', '{'],
    ['a backslash', '[a]\nb = "C:\\Users\\dev"', 's'],
    ['an unclosed text', "a = 'x\nb = 1", '\n'],
    ['a missing value', 'a =\nb = 1', '\n'],
    ['two on one line', 'a = 1 b = 2', 'b'],
    ['a bare name that is not ASCII', 'hélp = 1', 'é'],
    ['a lone carriage return', 'a = 1\rb = 2', '\r'],
    ['a lone carriage return in a comment', '# a\rb = 2\n', '\r'],
    ['a date that does not exist', 'a = 2021-02-30', '0'],
    ['half a time at the very end', 'a = 1979-05-27 3', ' '],
    ['an integer of more than 64 bits', 'a = 9223372036854775808', '9223372036854775808'],
    ['a negative one', 'a = [-9223372036854775809]', '-9223372036854775809'],
    ['a NUL', 'a = "\0"', '\0'],
    ['a mistake behind a duplicate', '[a]\n[a]\nb = \n', ''],
  ])('%s', (_what, text, place) => {
    const document = read(text)
    expect(document.problems).toHaveLength(1)
    expect(document.problems[0]).toMatchObject({ kind: 'syntax', pointer: '' })
    const { span, message } = document.problems[0] ?? { span: { start: 0, end: 0 }, message: '' }
    if (place !== ' ') expect(text.slice(span.start, span.end)).toBe(place)
    expect(message).toMatch(/^[a-z].*[^.]$/)
    expect(message).not.toContain('\n')
  })

  test('the integers of 64 bits are fine', () => {
    expect(problems('a = 9223372036854775807\nb = -9223372036854775808\nc = 0x7fff_ffff_ffff_ffff')).toEqual([])
  })

  test('a broken place at the end lies in the text', () => {
    for (const text of ['a', 'a =', 'a = [', 'a = {', '[', '[[a]', 'a = "', "a = '''", 'a = 1979-']) {
      expect(problems(text)).toHaveLength(1)
      expect(misplaced(read(text))).toEqual([])
    }
  })
})

describe('depth', () => {
  test.each([
    ['lists', (levels: number) => `a = ${'['.repeat(levels)}${']'.repeat(levels)}`],
    ['braces', (levels: number) => `a = ${'{a='.repeat(levels)}1${'}'.repeat(levels)}`],
    ['a dotted key', (levels: number) => `${'a.'.repeat(levels)}a = 1`],
    ['a header', (levels: number) => `[${'a.'.repeat(levels - 1)}a]`],
    ['a header of a list', (levels: number) => `[[${'a.'.repeat(levels - 2)}a]]`],
  ])('%s', (_what, nested) => {
    const levels = maxDepth - 1
    expect(problems(nested(levels))).toEqual([])
    expect(read(nested(levels + 1)).problems.map(one => one.kind)).toEqual(['too-deep'])
    expect(misplaced(read(nested(levels + 1)))).toEqual([])
    expect(read(nested(100_000)).problems.map(one => one.kind)).toEqual(['too-deep'])
  })

  test('brackets in texts and comments are not counted', () => {
    const open = '['.repeat(300)
    expect(problems(`a = "${open}\\"${open}" # ${open}\nb = '''${open}\n${open}'''\nc = '${open}\\'\n`)).toEqual([])
  })
})
