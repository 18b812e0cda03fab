import { beforeAll, describe, expect, test } from 'vitest'
import { exampleOptions } from '../../src/cli/commands/rule-words.js'
import { applyEdits } from '../../src/document/edits.js'
import { lineTable } from '../../src/document/lines.js'
import type { FileResult, Finding, Fix, Related, Run } from '../../src/engine/finding.js'
import { lintText } from '../../src/engine/lint.js'
import type { ReportOptions } from '../../src/report/formatter.js'
import { formats } from '../../src/report/index.js'
import { lineHashes } from '../../src/report/line-hash.js'
import { sarif } from '../../src/report/sarif.js'
import { documentedRules } from '../../src/rules/documented.js'
import { packed, run as runCli } from '../cli/run.js'
import { folderWith } from '../host/temporary.js'
import { file, finding, fix, options, run, spanOf } from './make.js'
import { problemsOf, type Region } from './sarif-shape.js'

const rules = documentedRules()

interface Result {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region }
    readonly logicalLocations?: readonly { readonly fullyQualifiedName: string; readonly kind: string }[]
  }[]
  readonly relatedLocations?: readonly object[]
  readonly fixes?: readonly {
    readonly artifactChanges: readonly {
      readonly replacements: readonly {
        readonly deletedRegion: Region
        readonly insertedContent: { readonly text: string }
      }[]
    }[]
  }[]
  readonly partialFingerprints: Readonly<Record<string, string>>
  readonly properties: Readonly<Record<string, unknown>>
}

const all: ReportOptions = { ...options, minSeverity: 'info', rules }

/** The only run of a report; the report must be valid. */
function read(one: Run, more: Partial<ReportOptions> = {}) {
  const report = JSON.parse(sarif(one, { ...all, ...more }))
  expect(problemsOf(report)).toEqual([])
  return report.runs[0]
}
const resultsOf = (one: Run, more: Partial<ReportOptions> = {}): Result[] => read(one, more).results
const resultOf = (text: string, one: Finding, more: Partial<FileResult> = {}): Result =>
  resultsOf(run(file(text, [one], more)))[0] as Result
const regionOf = (one: Result) => one.locations[0]?.physicalLocation.region as Region
const placeOf = ({ startLine, startColumn, endLine, endColumn, charOffset, charLength }: Region) =>
  `${startLine}:${startColumn}-${endLine}:${endColumn} ${charOffset}+${charLength}`

/** What is wrong in the bad examples of all rules, and in a file that is no text. */
async function everyRule(change: (text: string) => string = text => text): Promise<FileResult[]> {
  const inputs = rules.flatMap(rule =>
    rule.examples.bad.map((one, i) => ({ ...one, folder: `${rule.code} ${i}`, options: exampleOptions(rule, one) })),
  )
  const results = await Promise.all([
    lintText({ uri: '.mcp.json', text: '{}', named: true, encoding: 'broken' }),
    ...inputs.map(({ folder, file: path, options, text }) =>
      lintText({ uri: `${folder}/${path}`, location: path, text: change(text), named: true }, options),
    ),
  ])
  return results.filter(result => result !== undefined)
}

describe('a SARIF report with findings of every rule', () => {
  let files: FileResult[]
  let report: ReturnType<typeof read>
  let results: Result[]
  beforeAll(async () => {
    files = await everyRule()
    report = read({ files, errors: [] })
    results = report.results
  })

  test('has all of them', () => {
    // test/rules/examples.test.ts says why a rule has no example.
    const shown = rules.filter(({ code, examples }) => examples.bad.length > 0 || code === 'MCP_FILE_ENCODING')
    expect([...new Set(results.map(one => one.ruleId))].sort()).toEqual(shown.map(({ code }) => code).sort())
    expect(results).toHaveLength(files.flatMap(one => one.findings).length)
  })

  test('describes each rule, and each result knows its own', () => {
    const described: { id: string; help: { text: string; markdown: string } }[] = report.tool.driver.rules
    expect(described.map(({ id }) => id)).toEqual(rules.map(({ code }) => code).sort())
    const off = report.tool.driver.rules.filter((one: { defaultConfiguration: { enabled?: boolean } }) => {
      return one.defaultConfiguration.enabled === false
    })
    expect(off.map(({ id }: { id: string }) => id)).toEqual(rules.filter(one => one.off).map(({ code }) => code))
    expect(results.every(({ ruleId, ruleIndex }) => described[ruleIndex]?.id === ruleId)).toBe(true)
    for (const { code, why, sources } of rules) {
      const { text = '' } = described.find(({ id }) => id === code)?.help ?? {}
      for (const part of [why, ...sources]) expect(text).toContain(part)
    }
  })

  test('has regions that hold at least one character, the same in lines and in offsets', () => {
    for (const [i, one] of results.entries()) {
      const uri = one.locations[0]?.physicalLocation.artifactLocation.uri
      const text = files.find(each => encodeURI(each.uri) === uri)?.text ?? ''
      const { startLine, startColumn, endLine, endColumn, charOffset, charLength } = regionOf(one)
      const lines = lineTable(text)
      expect(lines.lineStart(startLine) + startColumn - 1, `result ${i}`).toBe(charOffset)
      expect(lines.lineStart(endLine) + endColumn - 1, `result ${i}`).toBe(charOffset + charLength)
      expect(charLength > 0 || text === '', `result ${i}`).toBe(true)
      expect(charOffset + charLength).toBeLessThanOrEqual(text.length)
    }
  })

  test('has fixes that do the same as the edits', () => {
    const texts = (one: Result, text: string) =>
      (one.fixes ?? []).map(({ artifactChanges: [change] }) =>
        applyEdits(
          text,
          (change?.replacements ?? []).map(({ deletedRegion: { charOffset, charLength }, insertedContent }) => ({
            span: { start: charOffset, end: charOffset + charLength },
            text: insertedContent.text,
          })),
        ),
      )
    const expected = (fixes: readonly Fix[], text: string) => fixes.map(({ edits }) => applyEdits(text, edits))
    let fixed = 0
    for (const one of files.filter(({ masks }) => masks.length === 0)) {
      const own = resultsOf({ files: [one], errors: [] })
      for (const each of one.findings) {
        const same = own.filter(({ ruleId, properties }) => ruleId === each.code && properties.pointer === each.pointer)
        expect(same.map(result => texts(result, one.text))).toContainEqual(expected(each.fixes, one.text))
        fixed += each.fixes.length
      }
    }
    expect(fixed).toBeGreaterThan(10)
  })

  test('is the same in each run, byte by byte', async () => {
    const again = { files: await everyRule(), errors: [] }
    expect(sarif(again, all)).toBe(sarif({ files, errors: [] }, all))
    expect(await formats.sarif?.().then(format => format(again, all))).toBe(sarif(again, all))
  })

  test('keeps its fingerprints when a line is inserted above', async () => {
    const prints = (some: readonly Result[]) =>
      some
        .filter(({ ruleId }) => ruleId !== 'MCP_FILE_ENCODING') // its text is not known
        .map(({ ruleId, partialFingerprints }) => ({ ruleId, ...partialFingerprints }))
    const notEmpty = (one: FileResult) => one.text.trim() !== ''
    const below = await everyRule(text => (text === '' ? text : `\n${text}`))
    expect(prints(resultsOf({ files: below.filter(notEmpty), errors: [] }))).toEqual(
      prints(resultsOf({ files: files.filter(notEmpty), errors: [] })),
    )
  })
})

test('the homepage of the project is where rules and tool point to, and nothing points anywhere without one', () => {
  const one = run(file('{}', [finding({ start: 0, end: 1 })]))
  const without = JSON.stringify(read(one).tool)
  expect(without).not.toMatch(/helpUri|informationUri/)
  const homepage = 'https://example.com/mcp-lint'
  const { driver } = read(one, { homepage }).tool
  expect(driver.informationUri).toBe(homepage)
  expect(driver.rules.every((rule: { helpUri?: string }) => rule.helpUri === homepage)).toBe(true)
})

test('a byte order mark belongs to the first line, as code scanning reads it, and moves no other', async () => {
  const text = '{"servers":{"a":{"command":"uvx"}},\n"inputs":[{"id":"k","type":"promptString"}]}\n'
  const hashesOf = async (uri: string, input: string) => {
    const result = await lintText({ uri, text: input, named: true })
    const results = resultsOf({ files: result ? [result] : [], errors: [] })
    return results.map(one => one.partialFingerprints.primaryLocationLineHash)
  }
  const printsOf = (input: string) => hashesOf('.vscode/mcp.json', input)
  const flat = '{"a":{"command":"uvx"}}\n'
  const flatOf = (input: string) => hashesOf('.mcp.json', input)
  expect(await flatOf(`\ufeff${flat}`)).toEqual([lineHashes(`\ufeff${flat}`, 1)[0]?.hash])
  expect(await flatOf(flat)).toEqual([lineHashes(flat, 1)[0]?.hash])
  expect(await flatOf(`\ufeff${flat}`)).not.toEqual(await flatOf(flat))
  expect(await printsOf(`\ufeff${text}`)).toEqual(await printsOf(text))
})

describe('a result', () => {
  const text = '{\r\n  "a": "😀", "b": 1\r\n}'

  test('says what the finding says', () => {
    const one = finding(spanOf(text, '"b"'), {
      severity: 'warning',
      basis: 'target',
      at: 'key',
      pointer: '/b',
      address: 'b',
      related: [{ pointer: '/a', span: spanOf(text, '"😀"'), message: 'Here.' }],
      fixes: [fix(text, '1', '2')],
      risk: 'high',
      targets: ['openai'],
      clients: ['vscode'],
    })
    const artifactLocation = { uri: 'mcp.json', uriBaseId: '%SRCROOT%' }
    const region = { startLine: 2, startColumn: 14, endLine: 2, endColumn: 17, charOffset: 16, charLength: 3 }
    expect(resultsOf(run(file(text, [one])), { rules: [] })).toEqual([
      {
        ruleId: 'MCP_X',
        ruleIndex: 0,
        level: 'warning',
        message: { text: 'This is wrong. Write it right.' },
        locations: [
          {
            physicalLocation: { artifactLocation, region },
            logicalLocations: [{ fullyQualifiedName: 'b', kind: 'property' }],
          },
        ],
        relatedLocations: [
          {
            id: 1,
            physicalLocation: {
              artifactLocation,
              region: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 12, charOffset: 10, charLength: 4 },
            },
            message: { text: 'Here.' },
          },
        ],
        fixes: [
          {
            description: { text: 'Put it right.' },
            artifactChanges: [
              {
                artifactLocation,
                replacements: [
                  {
                    deletedRegion: {
                      ...{ startLine: 2, startColumn: 19, endLine: 2, endColumn: 20 },
                      ...{ charOffset: 21, charLength: 1 },
                    },
                    insertedContent: { text: '2' },
                  },
                ],
              },
            ],
            properties: { safety: 'safe' },
          },
        ],
        partialFingerprints: {
          primaryLocationLineHash: lineHashes(text, 2)[1]?.hash,
          'mcpLint/v1': expect.stringMatching(/^[0-9a-f]{16}$/),
        },
        properties: { basis: 'target', pointer: '/b', risk: 'high', targets: ['openai'], clients: ['vscode'] },
      },
    ])
  })

  test.each([
    ['abc', 1, 1, '1:2-1:3 1+1'],
    ['a😀c', 1, 1, '1:2-1:4 1+2'],
    ['a😀\nc', 3, 3, '1:2-1:4 1+2'],
    ['ab\ncd', 2, 2, '1:2-1:3 1+1'],
    ['ab', 2, 2, '1:2-1:3 1+1'],
    ['ab', 7, 9, '1:2-1:3 1+1'],
    ['a\r\n\r\nb', 3, 3, '2:1-3:1 3+2'],
    ['a\r\rb', 2, 2, '2:1-3:1 2+1'],
    ['a\r\n', 3, 3, '1:2-2:1 1+2'],
    ['a\n', 2, 2, '1:2-2:1 1+1'],
    ['\n', 0, 0, '1:1-2:1 0+1'],
    ['', 0, 0, '1:1-1:1 0+0'],
  ])('of %j from %i to %i has a region of at least one character', (source, start, end, expected) => {
    expect(placeOf(regionOf(resultOf(source, finding({ start, end }))))).toBe(expected)
  })

  test.each([
    ['a b/#x%.json', 'a%20b/%23x%25.json'],
    ['../up/ü.json', '../up/%C3%BC.json'],
    ['c:x.json', 'c%3Ax.json'],
    ['D:/x y/mcp.json', 'file:///D:/x%20y/mcp.json'],
    ['a\ud800.json', 'a%EF%BF%BD.json'],
  ])('of the file %j points at %s', (uri, expected) => {
    const [location] = resultOf('1', finding({ start: 0, end: 1 }), { uri }).locations
    expect(location?.physicalLocation.artifactLocation.uri).toBe(expected)
  })

  test('makes no link of what a file holds, and obeys no terminal', () => {
    const what = 'The key "[x](https://e.example)\u001b[2J\u202e" is wrong.'
    const one = file('1', [finding({ start: 0, end: 1 }, { what })])
    const out = sarif(run(one), all)
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\p{Cf}]/u)
    expect(JSON.parse(out).runs[0].results[0].message.text).toBe(
      'The key "[x\\](https://e.example)\u001b[2J\u202e" is wrong. Write it right.',
    )
  })

  test('has no more related locations than code scanning takes', () => {
    const related: Related[] = Array.from({ length: 2000 }, () => ({
      ...{ pointer: '', span: { start: 0, end: 1 }, message: 'Here.' },
    }))
    expect(resultOf('1', finding({ start: 0, end: 1 }, { related })).relatedLocations).toHaveLength(999)
  })
})

describe('secrets', () => {
  const secret = 'sk-0123456789abcdef'
  const text = `{"a": 1,\n ${'"x": 1, '.repeat(40)}\n"b": "${secret}",\n "c": 1,\n "d": 1}`
  const masks = [spanOf(text, `"${secret}"`)]
  const at = (part: string, more: Partial<Finding> = {}) => finding(spanOf(text, part), more)

  test('are in no fix and in no address', () => {
    const fixes = [fix(text, '"c": 1', `"c": "${secret}"`), fix(text, '"c": 1', '"c": 2')]
    const one = at('"c"', { fixes, pointer: `/${secret}/c`, address: `["${secret}"].c` })
    const out = sarif(run(file(text, [one], { masks })), all)
    expect(out).not.toContain(secret)
    expect(JSON.parse(out).runs[0].results[0].fixes).toHaveLength(1)
  })

  test('are in no hash', () => {
    const findings = ['"a"', '"x"', secret, '"c"', '"d"'].map((part, i) => at(part, { address: `[${i}]` }))
    const hashes = (source: string) =>
      resultsOf(run(file(source, findings, { masks }))).map(one => one.partialFingerprints)
    expect(hashes(text).map(one => 'primaryLocationLineHash' in one)).toEqual([true, true, false, true, true])
    expect(hashes(text.replace(secret, 'sk-fedcba9876543210'))).toEqual(hashes(text))
    const near = file('{"a": 1,\n"b": "sk-0123456789abcdef"}', [finding({ start: 1, end: 4 })], {
      masks: [{ start: 14, end: 35 }],
    })
    expect(resultsOf(run(near))[0]?.partialFingerprints).not.toHaveProperty('primaryLocationLineHash')
  })
})

describe('our own fingerprint', () => {
  const print = (more: Partial<Finding> = {}, of: Partial<FileResult> = {}, start = 0) =>
    resultOf('12\n3', finding({ start, end: start + 1 }, more), of).partialFingerprints['mcpLint/v1']

  test('tells code, file and address, and nothing else', () => {
    expect(print({ severity: 'info', what: 'Else.', messageId: 'y' }, {}, 3)).toBe(print())
    const others = [print(), print({ code: 'MCP_Y' }), print({ address: 'b' }), print({}, { uri: 'b.json' })]
    expect(new Set(others).size).toBe(4)
  })

  test('stays from version to version', () => {
    expect(print()).toBe('40753643ca8d7b8d')
  })
})

describe('a SARIF report', () => {
  const errors = [
    { path: 'no such.json', message: 'There is no file at this path.' },
    { path: '', message: 'It went wrong.' },
  ]

  test('says what led to exit code 2', () => {
    const [invocation] = read({ files: [], errors }).invocations
    const artifactLocation = { uri: 'no%20such.json', uriBaseId: '%SRCROOT%' }
    expect(invocation).toEqual({
      executionSuccessful: false,
      toolExecutionNotifications: [
        {
          level: 'error',
          message: { text: 'There is no file at this path.' },
          locations: [{ physicalLocation: { artifactLocation } }],
        },
        { level: 'error', message: { text: 'It went wrong.' } },
      ],
    })
    expect(read(run()).invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }])
  })

  test('leaves out what the report does not show, but counts it', () => {
    const at = { start: 0, end: 1 }
    const one = run(
      file(
        '1',
        (['info', 'warning', 'error'] as const).map(severity => finding(at, { severity })),
      ),
    )
    expect(resultsOf(one, { minSeverity: 'warning' }).map(({ level }) => level)).toEqual(['error', 'warning'])
    expect(read(one, { minSeverity: 'error' }).properties).toMatchObject({
      facts: '2026-11-30',
      summary: { errors: 1, warnings: 1, infos: 1 },
    })
    expect(resultsOf(one).map(({ level }) => level)).toEqual(['error', 'warning', 'note'])
  })

  test('has errors first, and says how many findings there was no room for', () => {
    const at = { start: 0, end: 1 }
    const some = (severity: Finding['severity'], count: number) =>
      Array.from({ length: count }, (_, i) => finding(at, { severity, address: `${severity}${i}` }))
    const one = run(
      file('1', [...some('info', 9000), ...some('warning', 9000)], { uri: 'a.json' }),
      file('1', some('warning', 9000), { uri: 'b.json' }),
      file('1', some('error', 9000), { uri: 'c.json' }),
    )
    const report = read(one)
    const results: Result[] = report.results
    expect(results).toHaveLength(25_000)
    expect(results.map(({ level }) => level).join()).toMatch(/^(error,){9000}(warning,?){16000}$/)
    expect(results.at(-1)).toMatchObject({
      locations: [{ logicalLocations: [{ fullyQualifiedName: 'warning6999' }] }],
    })
    expect(report.properties).toMatchObject({
      summary: { errors: 9000, warnings: 18_000, infos: 9000 },
      leftOut: { errors: 0, warnings: 2000, infos: 9000 },
    })
    expect(report.invocations[0].executionSuccessful).toBe(true)
    expect(report.invocations[0].toolExecutionNotifications).toEqual([
      {
        level: 'warning',
        message: {
          text: 'Code scanning takes 25,000 results at most, so 2000 warnings and 9000 infos were left out.',
        },
      },
    ])
  })

  test('marks rules about secrets as a matter of security', () => {
    const described: { id: string; properties: Record<string, unknown> }[] = read(run()).tool.driver.rules
    const scored = described.filter(({ properties }) => 'security-severity' in properties)
    expect(scored.map(({ id }) => id)).toContain('MCP_SECRET_IN_CONFIG')
    expect(scored.map(({ id }) => id)).not.toContain('MCP_COMMAND_HAS_ARGS')
    for (const { properties } of scored) expect(properties.tags).toContain('security')
  })

  test('keeps Markdown to where it is meant', () => {
    const [first] = rules
    const rule = {
      ...(first as (typeof rules)[number]),
      ...({ code: 'MCP_X', title: 'A <b>_bold_</b> claim', why: 'w'.repeat(2000), formerly: ['MCP_OLD'] } as const),
      examples: { bad: [{ file: 'a_b.json', client: 'codex', text: '{"a": "````"}\n' }], good: [] },
    }
    const [described] = read(run(), { rules: [rule] }).tool.driver.rules
    expect(described.help.markdown).toContain('# A \\<b\\>\\_bold\\_\\</b\\> claim\n')
    expect(described.help.markdown).toContain(
      '**Wrong** in a\\_b.json as codex reads it:\n\n`````json\n{"a": "````"}\n`````',
    )
    expect(described.help.text).toContain('Wrong in a_b.json as codex reads it:\n\n    {"a": "````"}\n')
    expect(described.fullDescription.text).toBe(`${'w'.repeat(1023)}…`)
    expect(described.deprecatedIds).toEqual(['MCP_OLD'])
  })

  test('comes from the command line, with all rules in it', async () => {
    const cwd = folderWith({ '.mcp.json': packed })
    const { code, out } = await runCli(['.mcp.json', 'none.json', '--format', 'sarif'], { cwd })
    const report = JSON.parse(out)
    expect(problemsOf(report)).toEqual([])
    expect(code).toBe(2)
    const [{ tool, results, invocations }] = report.runs
    expect(tool.driver.rules).toHaveLength(rules.length)
    expect(results.map(({ ruleId }: Result) => ruleId)).toEqual(['MCP_COMMAND_HAS_ARGS'])
    expect(invocations[0].toolExecutionNotifications).toHaveLength(1)
    expect(out).not.toContain(cwd)
    expect((await runCli(['.mcp.json', 'none.json', '--format', 'sarif'], { cwd })).out).toBe(out)
  })

  test('describes a code that it knows no rule for', () => {
    const { tool } = read(run(file('1', [finding({ start: 0, end: 1 }, { code: 'MCP_ODD_THING' })])), { rules: [] })
    expect(tool.driver.rules).toMatchObject([{ id: 'MCP_ODD_THING', name: 'OddThing' }])
    expect(tool.driver.rules[0].shortDescription.text).toBe('Odd thing.')
  })
})
