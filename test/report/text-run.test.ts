import { describe, expect, test } from 'vitest'
import { text as format } from '../../src/report/text.js'
import { file, finding, fix, options, report, run, spanOf } from './make.js'

const text = '{"a": 1}'
const info = (code: string) => finding(spanOf(text, '1'), { severity: 'info', code, basis: 'advice' })
const infos = [info('MCP_B'), info('MCP_A'), info('MCP_C'), info('MCP_C')]

describe('a run', () => {
  test('that is clean says so', () => {
    expect(format(run(file(text, []), file(text, [])), options)).toBe('No problems found in 2 files.\n')
    expect(format(run(file(text, [])), options)).toBe('No problems found in 1 file.\n')
    expect(format(run(), options)).toBe('No files were checked.\n')
  })

  test('folds infos below findings that are shown, and only counts them elsewhere', () => {
    expect(report(file(text, [finding(spanOf(text, '1')), ...infos]))).toContain(`
  4 infos not shown: MCP_C (2), MCP_A (1), MCP_B (1)

1 error, 0 warnings, 4 infos in 1 file (4 infos not shown: see --min-severity).
`)
    const one = file(text, infos.slice(0, 1))
    expect(report(one)).toBe('0 errors, 0 warnings, 1 info in 1 file (1 info not shown: see --min-severity).\n')
    expect(report(one, { verbose: true })).toContain('\n\n  1 info not shown: MCP_B (1)\n\n')
    expect(report(one, { minSeverity: 'info' })).toMatch(/\n\n0 errors, 0 warnings, 1 info in 1 file\.\n$/)
  })

  test('counts what it does not show and what can be fixed', () => {
    const warning = finding(spanOf(text, '1'), { severity: 'warning', fixes: [fix(text, '1', '2')] })
    const guess = finding(spanOf(text, '1'), { fixes: [fix(text, '1', '2', { safety: 'suggested' })] })
    expect(report(file(text, [warning, warning, guess, ...infos]), { minSeverity: 'error' })).toContain(`
1 error, 2 warnings, 4 infos in 1 file (2 warnings and 4 infos not shown: see --min-severity).
2 can be fixed with --fix, 1 more with --fix-suggested.
`)
    expect(report(file(text, [guess]))).toContain('\n1 can be fixed with --fix --fix-suggested.\n')
  })

  test('lists every file when verbose', () => {
    const files = [
      file(text, [], { uri: 'a.json', clients: ['cursor', 'vscode', 'zed'], because: 'no sign tells them apart' }),
      file(text, [], { uri: '.mcp.json', clients: ['vscode', 'codex'], reading: 'all-of', because: '' }),
      file(text, [finding(spanOf(text, '1'))], { uri: 't.json', kind: 'dump', clients: [], revision: '2025-11-25' }),
      file(text, [], { uri: 'more.json', kind: 'dump', clients: [], because: 'it lists tools' }),
      file(text, [], { uri: 'server.json', kind: 'server-json', clients: [] }),
      file(text, [], { uri: 'x.json', kind: null, clients: [], because: 'nothing in it is known' }),
    ]
    const timings = new Map([['a.json', 1.25]])
    expect(format(run(...files), { ...options, verbose: true, timings, width: 130 })).toBe(`\
a.json  config of Cursor, VS Code or zed (no sign tells them apart); only what all of them share was checked [1.3 ms]
.mcp.json  config that VS Code and Codex read

t.json  capability dump of MCP 2025-11-25 (the name says so)

  1:7 error This is wrong. Write it right. (client) MCP_X
    /a
      1 | {"a": 1}
        |       ^

more.json  capability dump of an unknown MCP revision (it lists tools); only what the current revisions share was checked
server.json  server.json for the MCP registry (the name says so)
x.json  not recognized (nothing in it is known)

1 error, 0 warnings, 0 infos in 6 files.
`)
  })

  test('shows nothing raw of paths, pointers and messages', () => {
    const esc = '\u001b]0;x\u0007'
    const one = finding(spanOf(text, '1'), { pointer: `/${esc}\n\u202e`, what: `${esc}.`, todo: 'a\tb\u200b' })
    const out = report(file(text, [one], { uri: `${esc}.json`, because: esc }), { width: 200 })
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e]/)
    expect(out).toContain('<U+001B>]0;x<U+0007>.json  Cursor config (<U+001B>]0;x<U+0007>)')
    expect(out).toContain('1:7 error <U+001B>]0;x<U+0007>. a<U+0009>b<U+200B> (client) MCP_X')
    expect(out).toContain('    /<U+001B>]0;x<U+0007><U+000A><U+202E>\n')
  })

  test('breaks after a path that leaves no room', () => {
    const out = report(file(text, [finding(spanOf(text, '1'))], { uri: `${'x'.repeat(38)}.json` }), { width: 40 })
    expect(out.split('\n').slice(0, 2)).toEqual([`${'x'.repeat(38)}.json`, '  Cursor config (the name says so)'])
  })
})
