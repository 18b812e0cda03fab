import { describe, expect, test } from 'vitest'
import { summarize } from '../../src/report/formatter.js'
import { formats } from '../../src/report/index.js'
import { json } from '../../src/report/json.js'
import { file, finding, fix, options, run, spanOf } from './make.js'

const text = '{\r\n  "a": "😀", "b": 1\r\n}'
const full = finding(spanOf(text, '"b"'), {
  severity: 'warning',
  basis: 'target',
  tags: ['startup'],
  at: 'key',
  pointer: '/b',
  address: 'b',
  related: [{ pointer: '/a', span: spanOf(text, '"😀"'), message: 'Here.' }],
  fixes: [fix(text, '1', '2')],
  risk: 'high',
  targets: ['openai'],
  clients: ['vscode'],
})
const info = finding(spanOf(text, '1'), { severity: 'info' })
const parse = (...args: Parameters<typeof json>) => JSON.parse(json(...args))

describe('the JSON report', () => {
  test('has the shape of the contract, key by key', () => {
    const one = { ...run(file(text, [full, info])), errors: [{ path: 'x.json', message: 'It cannot be read.' }] }
    expect(json(one, options)).toBe(
      `${JSON.stringify(
        {
          schemaVersion: 1,
          tool: { name: 'mcp-lint', version: '1.2.3', facts: '2026-11-30' },
          summary: { files: 1, errors: 0, warnings: 1, infos: 1, fixable: 1, fixed: 0, suppressed: 0 },
          errors: [{ path: 'x.json', message: 'It cannot be read.' }],
          files: [
            {
              path: 'mcp.json',
              kind: 'client-config',
              clients: ['cursor'],
              reading: 'one-of',
              revision: null,
              because: 'the name says so',
              findings: [
                {
                  code: 'MCP_X',
                  severity: 'warning',
                  basis: 'target',
                  tags: ['startup'],
                  message: 'This is wrong. Write it right.',
                  pointer: '/b',
                  at: 'key',
                  address: 'b',
                  range: { start: { line: 2, column: 14, offset: 16 }, end: { line: 2, column: 17, offset: 19 } },
                  related: [
                    {
                      path: 'mcp.json',
                      pointer: '/a',
                      range: { start: { line: 2, column: 8, offset: 10 }, end: { line: 2, column: 12, offset: 14 } },
                      message: 'Here.',
                    },
                  ],
                  fixes: [{ title: 'Put it right', safety: 'safe', edits: [{ start: 21, end: 22, text: '2' }] }],
                  risk: 'high',
                  targets: ['openai'],
                  clients: ['vscode'],
                },
              ],
            },
          ],
        },
        null,
        2,
      )}\n`,
    )
  })

  test('leaves out what is not there, but for related and fixes', () => {
    const [shown] = parse(run(file(text, [finding({ start: 0, end: 1 })])), options).files[0].findings
    const keys = 'code severity basis tags message pointer at address range related fixes'.split(' ')
    expect(Object.keys(shown)).toEqual(keys)
    expect([shown.related, shown.fixes]).toEqual([[], []])
  })

  test('numbers the documents where there are several', () => {
    const findings = [finding({ start: 0, end: 1 }), finding({ start: 2, end: 3 }, { document: 1 })]
    const shown = parse(run({ ...file('1\n2', findings), documents: 2 }), options).files[0].findings
    expect(shown.map((one: { document: number }) => one.document)).toEqual([0, 1])
    expect(Object.keys(shown[0]).indexOf('document')).toBe(Object.keys(shown[0]).indexOf('range') - 1)
  })

  test('shows infos when asked and lists clean files', () => {
    expect(parse(run(file(text, [info])), { ...options, minSeverity: 'info' }).files[0].findings).toHaveLength(1)
    expect(parse(run(file(text, [])), options).files[0].findings).toEqual([])
  })

  test('has the fixed text of a dry run, before the findings', () => {
    const fixed = file(text, [], { fixed: { text: 'new', applied: 1 } })
    const [one, other] = parse(run(fixed, file(text, [])), { ...options, dryRun: true }).files
    expect([one.fixedText, other.fixedText]).toEqual(['new', text])
    expect(Object.keys(one).slice(-2)).toEqual(['fixedText', 'findings'])
    expect(parse(run(fixed), { ...options, fixed: 1 }).files[0]).not.toHaveProperty('fixedText')
    expect(parse(run(fixed), { ...options, fixed: 1 }).summary.fixed).toBe(1)
  })

  test('leaves out a fix that would show a secret', () => {
    const secret = '{"a": "sk-0123456789abcdef", "b": 1}'
    const fixes = [fix(secret, '1', '"sk-0123456789abcdef"'), fix(secret, '1', '2')]
    const one = file(secret, [finding(spanOf(secret, '1'), { fixes })], {
      masks: [spanOf(secret, '"sk-0123456789abcdef"')],
    })
    const out = json(run(one), options)
    expect(JSON.parse(out).files[0].findings[0].fixes).toHaveLength(1)
    expect(out).not.toContain('sk-0123456789abcdef')
  })

  test('escapes what a terminal would obey, and still says the same', () => {
    const uri = '\u001b[2J\u009b\u202e\u200b\u{e0041}\u2028é😀'
    const out = json(run(file('', [], { uri })), options)
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\p{Cf}]/u)
    expect(JSON.parse(out).files[0].path).toBe(uri)
    expect(out).toContain('é😀')
  })

  test('is loaded by its name, and gives the same bytes each time', async () => {
    expect(Object.keys(formats)).toEqual(expect.arrayContaining(['text', 'json']))
    const one = run(file(text, [full, info]))
    expect(await formats.json?.().then(format => format(one, options))).toBe(json(one, options))
    expect(await formats.text?.().then(format => format(one, options))).toContain('1 warning, 1 info')
  })
})

test('a summary counts all findings', () => {
  expect(summarize(run(file(text, [full, info, finding(spanOf(text, '1'))]), file('', [])), 3)).toEqual({
    files: 2,
    errors: 1,
    warnings: 1,
    infos: 1,
    fixable: 1,
    fixed: 3,
    suppressed: 0,
  })
})
