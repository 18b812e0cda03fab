import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { markdown } from '../../src/report/markdown.js'
import { awkward, nasty } from './awkward.js'
import { file, finding, options, run } from './make.js'

/** As GitHub reads it, before it cleans up. */
const html = (text: string) =>
  micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
const shown = (text: string) =>
  html(text)
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
const proof = 'a clean result is no proof that the server is safe.'

test('a table for each file with findings, then what is folded, and the sentence at the end', () => {
  const text = '{\n  "a": 1 }'
  const found = [
    finding({ start: 4, end: 7 }, { code: 'MCP_ONE' }),
    finding({ start: 9, end: 10 }, { code: 'MCP_TIP', severity: 'info' }),
  ]
  expect(
    markdown(run(file(text, found), file('{}', [], { uri: 'clean.json' })), options),
  ).toBe(`## mcp-lint: 1 error, 0 warnings, 1 info in 2 files (1 info not shown: see --min-severity)

### \`mcp.json\`

Cursor config (the name says so)

| Line | Severity | What and what to do | Code |
| ---: | --- | --- | --- |
| 2:3 | error | **This is wrong.** Write it right. (client) | \`MCP_ONE\` |

1 info not shown: MCP\\_TIP (1)

*Static checks of what is declared, with the facts of 2026-11-30: ${proof}*
`)
})

test('what could not be judged is said', () => {
  expect(markdown(awkward, options)).toMatch(/^### Not judged\n\n- `gone\.json`: There is no file/m)
})

test('nothing found is said in the heading', () => {
  expect(markdown(run(file('{}', [])), options)).toMatch(/^## mcp-lint: No problems found in 1 file\n\n\*Static/)
})

describe('texts of files', () => {
  const report = markdown(awkward, { ...options, minSeverity: 'info' })

  test('stay what they are', () => {
    const text = shown(report)
    const [plainPart = ''] = nasty.split('\r')
    expect(text.split(plainPart).length).toBeGreaterThan(3)
    expect(text).toContain('a b/%:,<&"\'`|.json')
  })

  test('become no tags, links, mentions or cells', () => {
    const page = html(report).replace(/<!--.*?-->/g, '\u0001')
    const tags = new Set([...page.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
    expect([...tags].sort()).toEqual(
      ['code', 'em', 'h2', 'h3', 'li', 'p', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'].sort(),
    )
    expect(page.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/@\w|#\d|:\/\/|www\./)
    for (const [row] of page.matchAll(/<tr>[\s\S]*?<\/tr>/g)) expect(row.match(/<t[dh]/g)).toHaveLength(4)
  })
})

describe('where there are more findings than GitHub takes', () => {
  const what = `${'Long and wrong, ä'.repeat(20)}.`
  const many = (severity: 'error' | 'warning', count: number) =>
    Array.from({ length: count }, () => finding({ start: 0, end: 1 }, { severity, what }))
  const files = [
    file('{}', many('warning', 4000), { uri: 'a.json' }),
    file('{}', many('error', 100), { uri: 'b.json' }),
  ]
  const report = markdown(run(...files), options)

  test('it is cut below 900 KB and stays whole', () => {
    const bytes = Buffer.byteLength(report)
    expect(bytes).toBeGreaterThan(850_000)
    expect(bytes).toBeLessThan(900_000 + 2000)
    expect(report.trimEnd().endsWith(`${proof}*`)).toBe(true)
  })

  test('the worst ones are there, and it says how many are not', () => {
    expect(report.match(/^\| 1:1 \| error/gm)).toHaveLength(100)
    const shownWarnings = report.match(/^\| 1:1 \| warning/gm)?.length ?? 0
    expect(report).toContain(
      `${4000 - shownWarnings} findings had no room here, because GitHub takes a summary of 1 MiB`,
    )
  })

  test('nor do folded infos make it longer', () => {
    const infos = Array.from({ length: 9000 }, (_, i) =>
      file('{}', [finding({ start: 0, end: 0 }, { severity: 'info' })], { uri: `${'d/'.repeat(40)}${i}.json` }),
    )
    const folded = markdown(run(...infos), options)
    expect(Buffer.byteLength(folded)).toBeLessThan(902_000)
    expect(folded).toMatch(/the infos of \d+ files had no room here/)
  })
})
