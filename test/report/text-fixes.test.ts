import { describe, expect, test } from 'vitest'
import type { Finding } from '../../src/engine/finding.js'
import { unifiedDiff } from '../../src/report/diff.js'
import { body, file, finding, fix, report, spanOf } from './make.js'

describe('what a fix leaves', () => {
  const fixed = (text: string, ...fixes: Finding['fixes']) => {
    const lines = body(file(text, [finding({ start: 0, end: 1 }, { fixes })])).split('\n')
    const at = lines.findIndex(line => line.includes('--fix'))
    return at < 0 ? '' : lines.slice(at).join('\n')
  }

  test('only the changed lines, a gap between them, cut after eight', () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n'
    const edits = [...fix(text, '1', '"1"').edits, ...fix(text, '3', '"3"').edits]
    expect(fixed(text, { title: 'Quote', safety: 'safe', edits })).toBe(`\
    with --fix: Quote
      + |   "a": "1",
      … |
      + |   "c": "3"`)
    expect(fixed(text, fix(text, ',\n  "b": 2', ',\n  "x": 0,\n  "b": 2'))).toBe(`\
    with --fix: Put it right
      + |   "x": 0,`)
    const many = Array.from({ length: 12 }, (_, i) => `\n  "x${i}": ${i},`).join('')
    expect(
      fixed(text, fix(text, ',', `,${many}`))
        .split('\n')
        .slice(-2),
    ).toEqual(['      + |   "x7": 7,', '      … | 4 more lines'])
  })

  test('lines that go away', () => {
    expect(fixed('[\n1,\n2\n]', fix('[\n1,\n2\n]', '1,\n', ''))).toBe(`\
    with --fix: Put it right
      - | (this line goes away)`)
    expect(fixed('[\n1,\n2,\n3\n]', fix('[\n1,\n2,\n3\n]', '1,\n2,\n', ''))).toContain('- | (these 2 lines go away)')
  })

  test('a safe fix before a suggested one, which is labelled', () => {
    const text = '{"a": 1}'
    const guess = fix(text, '1', '3', { safety: 'suggested', title: 'Guess' })
    expect(fixed(text, guess)).toBe(`\
    suggested, with --fix --fix-suggested: Guess
      + | {"a": 3}`)
    expect(fixed(text, guess, fix(text, '1', '2'))).toBe(`\
    with --fix: Put it right
      + | {"a": 2}`)
  })

  test('CRLF, a long line, edits that clash', () => {
    expect(fixed('{\r\n"a":1\r\n}', fix('{\r\n"a":1\r\n}', '1', '2,\r\n"b":3'))).toBe(`\
    with --fix: Put it right
      + | "a":2,
      + | "b":3`)
    const text = `[${'0,'.repeat(300)}7]`
    expect(fixed(text, fix(text, '7', '"seven"'))).toMatch(/^ {6}\+ \| ….*"seven"\]$/m)
    const clash = [...fix(text, '0,0', '1').edits, ...fix(text, ',0', '2').edits]
    expect(fixed(text, { title: 'Clash', safety: 'safe', edits: clash })).toBe('')
  })

  test('a dry run shows the diff instead, a fix run what was fixed', () => {
    const text = '{"a": 1}'
    const findings = [finding(spanOf(text, '1'), { fixes: [fix(text, '1', '2')] })]
    const one = file(text, findings, { fixed: { text: '{"a": 2}', applied: 1 } })
    expect(report(one, { dryRun: true, diff: unifiedDiff })).toBe(`\
mcp.json  Cursor config (the name says so)

  1:7 error This is wrong. Write it right. (client) MCP_X
    /a
      1 | {"a": 1}
        |       ^

--- a/mcp.json
+++ b/mcp.json
@@ -1 +1 @@
-{"a": 1}
\\ No newline at end of file
+{"a": 2}
\\ No newline at end of file

1 error, 0 warnings, 0 infos in 1 file.
1 can be fixed with --fix.
`)
    expect(report(file(text, findings), { fixed: 2 })).toContain('\n        |       ^\n\n1 error')
    expect(report(file(text, findings), { fixed: 2 })).toContain('in 1 file.\n2 problems fixed.\n')
    expect(report(file(text, []), { fixed: 1 })).toBe('No problems found in 1 file.\n1 problem fixed.\n')
  })
})

describe('a secret', () => {
  const key = `ghp_${'0123456789abcdefABCDEF'.repeat(2)}`
  const text = `{\n  "env": { "TOKEN": "${key}", "B": "${key}" },\n  "args": ["--token", "x"]\n}\n`

  test('is cut down to its first characters in excerpts and fixed lines', () => {
    const findings = [
      finding(spanOf(text, `"${key}"`), { fixes: [fix(text, '"x"', `"${key}"`)] }),
      finding(spanOf(text, '"B"')),
    ]
    const one = file(text, findings, { masks: [spanOf(text, key)] })
    expect(body(one)).toBe(`\
  2:21 error This is wrong. Write it right. (client) MCP_X
    /a
      2 |   "env": { "TOKEN": "ghp_…", "B": "ghp_…" },
        |                     ^^^^^^^
    with --fix: Put it right
      + |   "args": ["--token", "ghp_…"]

  2:73 error This is wrong. Write it right. (client) MCP_X
    /a
      2 |   "env": { "TOKEN": "ghp_…", "B": "ghp_…" },
        |                              ^^^`)
    expect(report({ ...one, masks: [spanOf(text, `"${key}"`)] })).not.toContain(key.slice(0, 6))
  })

  test('of several lines', () => {
    const pem = `-----BEGIN KEY-----\n${'A1b2'.repeat(8)}\n-----END KEY-----`
    const toml = `key = '''${pem}'''\n`
    const one = file(toml, [finding(spanOf(toml, pem))], { masks: [spanOf(toml, pem)] })
    expect(body(one)).toContain(`
      1 | key = '''----…
        |          ^^^^^
      2 | …
      3 | …'''`)
    const moved = fix(toml, 'key', `# ${'A1b2'.repeat(8)}\nkey`)
    expect(report({ ...one, findings: [finding(spanOf(toml, 'key'), { fixes: [moved] })] })).toContain('+ | # …\n')
  })

  test('is found again behind other escapes, and cut in two', () => {
    const raw = String.raw`abc\/def\u002fghi\/jkl mno-pqr-stu-vwx`
    const json = `{"a": "${raw}", "b": 1}`
    const edits = [{ span: spanOf(json, '1'), text: '["abc/def/ghi/jkl", "mno-pqr-stu-vwx"]' }]
    const findings = [finding(spanOf(json, '1'), { fixes: [{ title: 'Split', safety: 'safe', edits }] })]
    const one = file(json, findings, { masks: [spanOf(json, raw)] })
    expect(report(one)).toContain('      + | {"a": "abc\\…", "b": ["…", "…"]}')
  })

  test('of few characters keeps hardly any', () => {
    const json = '{"a": "hunter2"}'
    const one = file(json, [finding(spanOf(json, '"a"'))], { masks: [spanOf(json, 'hunter2')] })
    expect(report(one)).toContain('{"a": "hu…"}')
  })
})
