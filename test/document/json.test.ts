import { describe, expect, test } from 'vitest'
import { maxDepth } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { member, toValue, valueAt } from '../../src/document/tree.js'
import { nodesOf } from './texts.js'

const read = (text: string) => readJson(text, 'mcp.json')
/** Each problem as kind, place in the text, pointer. */
const problems = (text: string) => {
  const document = read(text)
  return document.problems.map(({ kind, span, pointer }) => [kind, document.text.slice(span.start, span.end), pointer])
}
const messages = (text: string) => read(text).problems.map(one => one.message)
const value = (text: string) => {
  const root = read(text).roots[0]
  return root && toValue(root.node)
}

describe('the tree', () => {
  test('knows where everything stands', () => {
    const text = '\n{ "a": [1, "x\\n"],\n  "b" : null }'
    const root = read(text).roots[0]?.node
    const slice = (span: { start: number; end: number } | undefined) => span && text.slice(span.start, span.end)
    expect(slice(root?.span)).toBe('{ "a": [1, "x\\n"],\n  "b" : null }')
    expect(slice(member(root, 'a')?.key.span)).toBe('"a"')
    expect(slice(member(root, 'a')?.span)).toBe('"a": [1, "x\\n"]')
    expect(slice(member(root, 'b')?.span)).toBe('"b" : null')
    expect(slice(valueAt(root, ['a'])?.span)).toBe('[1, "x\\n"]')
    const document = read(text)
    expect(nodesOf(document).map(pointerTo)).toEqual(['', '/a', '/a/0', '/a/1', '/b'])
  })

  test('keeps both of two equal names, of which the last counts', () => {
    const root = read('{"a":1,"a":2}').roots[0]?.node
    expect(root?.type === 'object' && root.members.map(one => toValue(one.value))).toEqual([1, 2])
    expect(value('{"a":1,"a":2}')).toEqual({ a: 2 })
  })

  test('keeps the digits of a number and does not call it an integer', () => {
    const root = read('12345678901234567890').roots[0]?.node
    expect(root).toMatchObject({ type: 'number', raw: '12345678901234567890', value: Number('12345678901234567890') })
    expect(root && 'integer' in root).toBe(false)
  })

  test('has no root and no problem for an empty or blank text', () => {
    for (const text of ['', ' \t\r\n', '\ufeff', '\ufeff\n']) {
      expect(read(text).roots).toEqual([])
      expect(read(text).problems).toEqual([])
    }
  })

  test('takes one byte order mark away', () => {
    expect(read('\ufeff{}')).toMatchObject({ text: '{}', problems: [] })
  })
})

describe('comments and trailing commas', () => {
  test('are listed with the words and the innermost value around them', () => {
    const text = '// top\n{ /** doc */ "a": /* v */ [ //\n1 // one \n] }/* end\n*/'
    expect(read(text).comments.map(one => one.text)).toEqual(['top', 'doc', 'v', '', 'one', 'end'])
    expect(problems(text).map(one => [one[0], one[2]])).toEqual([
      ['comment', ''],
      ['comment', ''],
      ['comment', ''],
      ['comment', '/a'],
      ['comment', '/a'],
      ['comment', ''],
    ])
  })

  test('a trailing comma points at what it ends', () => {
    expect(problems('{"s":{"t":[1,],},}')).toEqual([
      ['trailing-comma', ',', '/s/t'],
      ['trailing-comma', ',', '/s'],
      ['trailing-comma', ',', ''],
    ])
  })

  test('a comment alone is no value and no syntax problem', () => {
    expect(read('// nothing').roots).toEqual([])
    expect(problems('// nothing')).toEqual([['comment', '// nothing', '']])
  })

  test('marks inside texts are no comments', () => {
    expect(problems('{"a":"// no","b":"/* no */"}')).toEqual([])
  })
})

describe('mistakes', () => {
  test.each([
    ['a missing comma', '{"m":{"a":{"command":"uvx" "args":[]}}}', [['syntax', '"args"', '/m/a']]],
    ['a missing comma in a list', '[1 2]', [['syntax', '2', '']]],
    ['a comma too many', '[1,,2]', [['syntax', ',', '']]],
    ['only a comma', '{,}', [['syntax', ',', '']]],
    ['a bare name', '{a:1}', [['syntax', 'a', '']]],
    ['a missing value', '{"a":}', [['syntax', '}', '']]],
    ['a missing colon', '{"a" 1}', [['syntax', '1', '']]],
    ['a name alone', '{"a"}', [['syntax', '}', '']]],
    ['single quotes', "['a b']", [['syntax', "'a b'", '/0']]],
    ['curly quotes', '{"a":“b c”}', [['syntax', '“b c”', '/a']]],
    ['a bad escape', '{"a":"C:\\Users"}', [['syntax', '\\U', '/a']]],
    ['a bad escape in a name', '{"\\q":1}', [['syntax', '\\q', '']]],
    ['half a code point', '["\\u12"]', [['syntax', '\\u12', '/0']]],
    ['a tab in a text', '["a\tb"]', [['syntax', '\t', '/0']]],
    ['an unclosed text', '{"a":"b\n}', [['syntax', '"b', '/a']]],
    ['a hash comment', '# c\n{}', [['syntax', '# c', '']]],
    ['an unclosed comment', '{} /* x', [['syntax', '/* x', '']]],
    ['a semicolon', '{"a":1;"b":2}', [['syntax', ';', '']]],
    ['an equals sign', '{"a"=1}', [['syntax', '=', '']]],
    ['an unclosed object', '{"a":{"b":1}', [['syntax', '{', '']]],
    ['an unclosed list inside', '{"a":[1}', [['syntax', '}', '/a']]],
    ['a bracket too many', '{"a":1}}', [['syntax', '}', '']]],
    ['junk behind', '{} {}', [['syntax', '{', '']]],
    ['a form feed', '\f1', [['syntax', '\f', '']]],
    ['a vertical tab', '[1\v]', [['syntax', '\v', '']]],
    [
      'no-break spaces',
      '{\n\u00a0\u00a0"a":\u00a0true\u00a0}',
      [
        ['syntax', '\u00a0\u00a0', ''],
        ['syntax', '\u00a0', ''],
        ['syntax', '\u00a0', ''],
      ],
    ],
    ['a NUL', '1\0', [['syntax', '\0', '']]],
    ['a second byte order mark', '\ufeff\ufeff1', [['syntax', '\ufeff', '']]],
    ...['NaN', '01', '-01', '1.', '.5', '+1', '0x1F', '-', '1e', '1_000', 'True', 'nulll', '-Infinity'].map(
      word => [word, `[${word}]`, [['syntax', word, '/0']]] as const,
    ),
  ] as const)('%s', (_what, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  test('reading goes on behind them', () => {
    expect(value('{\'a\': True, b: [1 2,, 3], "c" "d", "e":}')).toEqual({ a: 'True', b: [1, 2, 3], c: 'd' })
  })

  test('messages are clauses without a full stop and without what may be a secret', () => {
    const secret = 'sk-verysecret'
    const texts = [`[${secret}]`, `['${secret}']`, `{${secret}:1}`, `["${secret}\\q"]`, `# ${secret}`, `["${secret}`]
    for (const text of texts) {
      expect(messages(text).length).toBeGreaterThan(0)
      for (const message of messages(text)) {
        expect(message).not.toContain(secret)
        expect(message).toMatch(/^[a-zJ].*[^.]$/)
      }
    }
  })

  test('a broken file has no endless list of problems', () => {
    expect(problems(','.repeat(20_000)).length).toBe(1000)
  })
})

describe('depth', () => {
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

  test(`${maxDepth} levels are read, one more is a problem and left out`, () => {
    expect(problems(nested('[', ']', maxDepth))).toEqual([])
    expect(nodesOf(read(nested('[', ']', maxDepth)))).toHaveLength(maxDepth)
    const deep = read(nested('[', ']', maxDepth + 1))
    expect(deep.problems).toHaveLength(1)
    expect(deep.problems[0]).toMatchObject({ kind: 'too-deep', span: { start: maxDepth, end: maxDepth + 1 } })
    expect(deep.problems[0]?.pointer).toBe('/0'.repeat(maxDepth - 1))
    expect(nodesOf(deep)).toHaveLength(maxDepth)
  })

  test.each([
    ['lists', nested('[', ']', 100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('100,000 levels of %s are one problem', (_what, text) => {
    expect(read(text).problems.map(one => one.kind)).toEqual(['too-deep'])
  })

  test.each([
    ['open lists', '['.repeat(100_000)],
    ['lists and commas', '[,'.repeat(100_000)],
    ['objects without names', '{{'.repeat(100_000)],
    ['closing marks', ']}'.repeat(100_000)],
    ['quotes', '"'.repeat(100_000)],
    ['single quotes', "'".repeat(100_000)],
    ['one long word', 'a'.repeat(1_000_000)],
    ['stars', `/${'*'.repeat(1_000_000)}`],
  ])('hostile %s are read in a moment', (_what, text) => {
    const start = performance.now()
    expect(read(text).problems.length).toBeGreaterThan(0)
    expect(performance.now() - start).toBeLessThan(4000)
  })
})
