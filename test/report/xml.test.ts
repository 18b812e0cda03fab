import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { checkstyle } from '../../src/report/checkstyle.js'
import type { Formatter } from '../../src/report/formatter.js'
import { junit } from '../../src/report/junit.js'
import { xmlText } from '../../src/report/xml.js'
import { awkward } from './awkward.js'
import { file, finding, options, run } from './make.js'
import { checkstyleForm, junitForm } from './xml-forms.js'

async function problems(xml: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'report.xml', contents: xml }], schema: [schema] })
  return errors.map(({ rawMessage }) => rawMessage)
}
const forms: readonly (readonly [string, Formatter, string])[] = [
  ['junit', junit, junitForm],
  ['checkstyle', checkstyle, checkstyleForm],
]

describe.each(forms)('%s', (_, format, form) => {
  test.each(['error', 'warning', 'info'] as const)('keeps to its form, from %s on', async minSeverity => {
    expect(await problems(format(awkward, { ...options, minSeverity }), form)).toEqual([])
  })

  test('keeps to its form where nothing was found, or nothing judged', async () => {
    expect(await problems(format(run(file('{}', [])), options), form)).toEqual([])
    expect(await problems(format(run(), options), form)).toEqual([])
  })

  test('the form refuses what is wrong', async () => {
    const report = format(awkward, options)
    expect(await problems(report.replace(' name=', ' nom='), form)).not.toEqual([])
    expect(await problems(report.replace(/ message="/, ' message="\u0001'), form)).not.toEqual([])
  })
})

test('any text is fit for XML 1.0', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 300, seed: 7 })
  const everything = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit))
  const items = [...texts, ...everything].map(text => `<a b="${xmlText(text)}">${xmlText(text)}</a>`)
  const xml = `<all>${items.join('\n')}</all>`
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'all.xml', contents: xml }],
    normalization: 'c14n',
    initialMemoryPages: 2048,
    maxMemoryPages: 4096,
  })
  expect(errors.slice(0, 3)).toEqual([])
  expect(valid).toBe(true)
})

test('junit has a suite for each file, a failed case for each finding, and a case that passes', () => {
  const text = '{ "a": 1 }'
  const found = [
    finding({ start: 7, end: 8 }, { code: 'MCP_BAD', pointer: '/a', what: 'It is <1>.' }),
    finding({ start: 2, end: 5 }, { code: 'MCP_TIP', severity: 'info' }),
  ]
  const report = junit(
    {
      ...run(file(text, found, { uri: 'x.json' }), file('{}', [], { uri: 'y.json' })),
      errors: [{ path: 'z.json', message: 'It is gone.' }],
    },
    { ...options, minSeverity: 'info' },
  )
  expect(report).toContain('<testsuites name="mcp-lint" tests="4" failures="1" errors="1">')
  expect(report).toContain('<testsuite name="x.json" tests="2" failures="1" errors="0" skipped="0" time="0">')
  expect(report).toContain(
    '<failure message="It is &lt;1&gt;." type="error (client)">x.json:1:8\n/a\nIt is &lt;1&gt;.\nWrite it right.</failure>',
  )
  expect(report).toContain('name="MCP_TIP 1:3" classname="x.json" file="x.json" time="0"><system-out>')
  expect(report).toContain('<testcase name="mcp-lint" classname="y.json" file="y.json" time="0"/>')
  expect(report).toContain('<error message="It is gone." type="mcp-lint"/>')
})

test('checkstyle has every file, clean ones too, and what could not be judged', () => {
  const report = checkstyle(
    {
      ...run(
        file('{ "a": 1 }', [finding({ start: 7, end: 8 }, { code: 'MCP_BAD' })]),
        file('{}', [], { uri: 'y.json' }),
      ),
      errors: [{ path: 'z.json', message: 'It is gone.' }],
    },
    options,
  )
  expect(report).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="8.0">
  <file name="z.json">
    <error line="1" severity="error" message="It is gone." source="mcp-lint"/>
  </file>
  <file name="mcp.json">
    <error line="1" column="8" severity="error" message="This is wrong. Write it right." source="mcp-lint.MCP_BAD"/>
  </file>
  <file name="y.json"/>
</checkstyle>
`)
})
