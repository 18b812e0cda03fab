import { describe, expect, it } from 'vitest'
import { readJsonLog } from '../../src/document/json-log.js'
import { toValue } from '../../src/document/tree.js'

/** The values of a log, and `broken at OFFSET` for those that are none. */
function read(text: string): unknown[] | undefined {
  const log = readJsonLog(text, 'x')
  return log?.roots.map(({ index, node }) => {
    const problem = log.problems.find(one => one.document === index && one.kind === 'syntax')
    return problem ? `broken at ${problem.span.start}` : toValue(node)
  })
}

describe('a text with several values', () => {
  it.each([
    ['one a line', '{"a":1}\n{"b":2}\r\n\r\n[[]]\n', [{ a: 1 }, { b: 2 }, [[]]]],
    ['one behind the other', '{"a":1}{"b":2} {"c":3}', [{ a: 1 }, { b: 2 }, { c: 3 }]],
    [
      'over several lines',
      '{\n "a": [\n  { "b": 1 },\n  { "c": 2 }\n ]\n}\n{\n "d": 1\n}\n',
      [{ a: [{ b: 1 }, { c: 2 }] }, { d: 1 }],
    ],
    ['a value behind what npm says', '> a@1 start\n> node a\n\n{\n "a": [\n  { "b": 1 }\n ]\n}\n', [{ a: [{ b: 1 }] }]],
    ['an event stream', 'event: message\ndata: {"a":1}\n\nid: 2\ndata: {\ndata: "b": 2}\n', [{ a: 1 }, { b: 2 }]],
    ['an event stream of one', 'data: {"a":1}\n', [{ a: 1 }]],
    [
      'lines with words between',
      '[info] on\n{"a":1}\nwarn: x {y}\n[2026-07-28 10:00] z\n{"b":2}',
      [{ a: 1 }, { b: 2 }],
    ],
    [
      'messages behind the time',
      '10:00 [s] got: {"jsonrpc":"2.0","id":1} { metadata: undefined }\n10:01 {"jsonrpc": no\n',
      [{ jsonrpc: '2.0', id: 1 }],
    ],
    ['brackets in strings', '{"a":"}{"}\n{"b":"\\"]"}\n', [{ a: '}{' }, { b: '"]' }]],
  ])('is read: %s', (_, text, values) => {
    expect(read(text)).toEqual(values)
  })

  it.each([
    ['cut off, between others', '{"a":1}\n{"b":[\n{"c":3}\n', [{ a: 1 }, 'broken at 13', { c: 3 }]],
    ['cut off, the first', '{"a":[\n{"b":2}\n', ['broken at 5', { b: 2 }]],
    ['cut off, the last', '{"a":1}\n{\n "b": 2,\n', [{ a: 1 }, 'broken at 8']],
    ['without quotes', '{"a":1}\n{b:2}\n', [{ a: 1 }, 'broken at 9']],
    ['with words behind it', '{"a":1}\n{"b":2} x\n{"c":3}\n', [{ a: 1 }, 'broken at 16', { c: 3 }]],
    ['behind other lines', 'hello\n{"a":\n', ['broken at 6']],
  ])('tells which one is broken: %s', (_, text, values) => {
    expect(read(text)).toEqual(values)
  })

  it.each([
    '{"a":1}',
    '{"a":1}\n}\n',
    '{\n"a": [\n{\n"b": 1\n"c": 2\n}\n]\n}\n',
    '{\n"a": [\n{\n"b": 1\n},\n{\n',
    'no value at all\n',
    '[info] on\n',
    '',
  ])('is something else: %j', text => {
    expect(read(text)).toBeUndefined()
  })

  it('is read in time, however often a bracket stays open', () => {
    const text = '{"a":[\n'.repeat(50_000)
    const start = performance.now()
    expect(readJsonLog(text, 'x')?.roots.length).toBeGreaterThan(0)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
