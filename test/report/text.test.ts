import { describe, expect, test } from 'vitest'
import type { Paint, ReportOptions } from '../../src/report/formatter.js'
import { body, file, finding, fix, report, spanOf } from './make.js'

describe('a finding', () => {
  const text = '{\n  "mcpServers": {\n    "git": { "command": "uvx git-server --repo ." }\n  }\n}\n'
  const split = finding(spanOf(text, '"uvx git-server --repo ."'), {
    code: 'MCP_COMMAND_HAS_ARGS',
    what: 'The command includes its arguments.',
    todo: 'Put uvx in command and each argument in args; the client runs the command as one program name.',
    pointer: '/mcpServers/git/command',
    fixes: [
      fix(text, '"uvx git-server --repo ."', '"uvx", "args": ["git-server", "--repo", "."]', { title: 'Split it' }),
    ],
  })

  test('has its place, the source and the fixed lines', () => {
    expect(report(file(text, [split], { uri: 'app/.cursor/mcp.json' }))).toBe(`\
app/.cursor/mcp.json  Cursor config (the name says so)

  3:25 error The command includes its arguments. Put uvx in command and each argument in args; the
    client runs the command as one program name. (client) MCP_COMMAND_HAS_ARGS
    /mcpServers/git/command
      3 |     "git": { "command": "uvx git-server --repo ." }
        |                         ^^^^^^^^^^^^^^^^^^^^^^^^^
    with --fix: Split it
      + |     "git": { "command": "uvx", "args": ["git-server", "--repo", "."] }

1 error, 0 warnings, 0 infos in 1 file.
1 can be fixed with --fix.
`)
  })

  test('is not wrapped where the width is endless', () => {
    const line = `  3:25 error ${split.what} ${split.todo} (client) MCP_COMMAND_HAS_ARGS`
    expect(report(file(text, [split]), { width: Infinity }).split('\n')).toContain(line)
  })

  test('never breaks a code and keeps to a narrow terminal', () => {
    const out = report(file(text, [split]), { width: 40 })
    expect(out).toContain('\n    name. (client) MCP_COMMAND_HAS_ARGS\n')
    expect(report(file(text, [split]), { width: 38 })).toContain('\n    MCP_COMMAND_HAS_ARGS\n')
    const long = out.split('\n').filter(line => line.length > 40)
    expect(long.filter(line => !line.includes('--fix') && !line.startsWith('1 error'))).toEqual([])
  })

  test('is coloured by its severity', () => {
    const tag = (name: string) => (shown: string) => `<${name}>${shown}</${name}>`
    const names = ['bold', 'dim', 'underline', 'red', 'yellow', 'blue', 'cyan', 'green']
    const paint = Object.fromEntries(names.map(name => [name, tag(name)])) as unknown as Paint
    const out = report(file(text, [split]), { paint, width: 200 })
    expect(out).toContain('<bold><underline>mcp.json</underline></bold>  <dim>Cursor config (the name says so)</dim>')
    expect(out).toContain(
      '<bold>3:25</bold> <bold><red>error</red></bold> <bold>The command includes its arguments.</bold> Put',
    )
    expect(out).toContain('<dim>(client)</dim> <cyan>MCP_COMMAND_HAS_ARGS</cyan>')
    expect(out).toContain(`<red>${'^'.repeat(25)}</red>`)
    expect(out).toContain('<red>1 error</red>, 0 warnings')
  })

  test('of the whole document, of one of several documents, with related places', () => {
    const lines = '{"a":1}\n{"a":2}\n'
    const one = file(lines, [
      finding(
        { start: 0, end: 7 },
        { pointer: '', related: [{ pointer: '/a', span: { start: 13, end: 14 }, message: 'It is here too.' }] },
      ),
      finding({ start: 13, end: 14 }, { document: 1, severity: 'warning', basis: 'spec' }),
    ])
    expect(body(one)).toBe(`\
  1:1 error This is wrong. Write it right. (client) MCP_X
    (whole document) in document 1
      1 | {"a":1}
        | ^^^^^^^
    see 2:6 It is here too.

  2:6 warning This is wrong. Write it right. (spec) MCP_X
    /a in document 2
      2 | {"a":2}
        |      ^`)
  })
})

describe('an excerpt', () => {
  const shown = (text: string, part: string, more: Partial<ReportOptions> = {}) =>
    body(file(text, [finding(spanOf(text, part))]), more)
      .split('\n')
      .slice(2)
      .join('\n')

  test('of several lines: three of them, the first one marked to its end', () => {
    const text = '{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}\n'
    expect(shown(text, '{\n    "b": 1,\n    "c": 2\n  }')).toBe(`\
      2 |   "a": {
        |        ^
      3 |     "b": 1,
      4 |     "c": 2
      … |`)
    expect(shown('[\r\n"x",\r"y"]', '"x",\r"y"')).toBe(`\
      2 | "x",
        | ^^^^
      3 | "y"]`)
  })

  test('of an empty range, of an empty line, of an empty text, behind the end', () => {
    expect(body(file('[1 2]', [finding({ start: 3, end: 3 })]))).toContain('\n      1 | [1 2]\n        |    ^')
    expect(body(file('[\n\n]', [finding({ start: 2, end: 2 })]))).toContain('\n      2 |\n        | ^')
    expect(body(file('', [finding({ start: 0, end: 0 })]))).toContain('\n      1 |\n        | ^')
    expect(body(file('[1', [finding({ start: 2, end: 9 })]))).toContain('\n      1 | [1\n        |   ^')
  })

  test('with tabs', () => {
    expect(shown('{\n\t"a":\t"b"\n}', '"b"')).toBe(`\
      2 |     "a":    "b"
        |             ^^^`)
  })

  test('with wide, combining and invisible characters', () => {
    expect(shown('["日本", "e\u0301", "x"]', '"x"')).toBe(`\
      1 | ["日本", "e\u0301", "x"]
        |               ^^^`)
    expect(shown('["\u202e", "\u001b[31m", "x"]', '"x"')).toBe(`\
      1 | ["<U+202E>", "<U+001B>[31m", "x"]
        |                              ^^^`)
    expect(shown('["a\u200bb", 1]', '\u200b')).toBe(`\
      1 | ["a<U+200B>b", 1]
        |    ^^^^^^^^`)
  })

  test('of a long line: cut around the mark', () => {
    const text = `{${Array.from({ length: 500 }, (_, i) => `"k${i}":${i}`).join(',')}}`
    expect(shown(text, '"k250":250', { width: 60 })).toBe(`\
      1 | …:248,"k249":249,"k250":250,"k251":251,"k252":252…
        |                  ^^^^^^^^^^`)
    expect(shown(text, '{"k0":0', { width: 60 })).toBe(`\
      1 | {"k0":0,"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":…
        | ^^^^^^^`)
    expect(shown(text, '"k499":499}', { width: 60 })).toBe(`\
      1 | …495,"k496":496,"k497":497,"k498":498,"k499":499}
        |                                       ^^^^^^^^^^^`)
    expect(shown(text, text, { width: 60 }).split('\n')[1]).toBe(`        | ${'^'.repeat(48)}`)
  })
})
