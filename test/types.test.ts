import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiExamples, readmeExamples } from './support/examples.js'
import { installPacked, packageName } from './support/package.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const MINUTES = 60_000
let folder: string
let project: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-lint-types-'))
  project = installPacked(folder).project
  for (const name of ['typescript', '@types/node']) {
    const link = join(project, 'node_modules', name)
    mkdirSync(join(link, '..'), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link, 'junction')
  }
}, 3 * MINUTES)

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** How users set up TypeScript. The package may not lean on the types of Node, nor on those of a browser. */
const setups: readonly (readonly [string, object])[] = [
  ['nodenext', { module: 'nodenext', types: [] }],
  ['nodenext, the types of Node alone', { module: 'nodenext', types: ['node'], lib: ['es2022'] }],
  ['bundler', { module: 'preserve', moduleResolution: 'bundler', types: [] }],
  ['nodenext, as strict as can be', { module: 'nodenext', types: [], ...strictest() }],
]

function strictest() {
  return { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noPropertyAccessFromIndexSignature: true }
}

/** Compiles files that use the package; gives what the compiler says. */
function compile(files: Readonly<Record<string, string>>, options: object): string {
  const here = join(project, 'src')
  rmSync(here, { recursive: true, force: true })
  mkdirSync(here)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(here, name), text)
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }')
  const compilerOptions = { target: 'es2022', strict: true, skipLibCheck: false, noEmit: true, ...options }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', project], {
    cwd: project,
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}${stderr}` || `tsc ended with ${status}`
}

describe('a TypeScript project that installs the package', () => {
  const examples = Object.fromEntries(
    [...readmeExamples(), ...apiExamples()].map(({ place, code }) => [`${place.replace(/\W/g, '-')}.ts`, code]),
  )

  it.each(setups)('compiles the examples of the README and of docs/API.md: %s', (_, options) => {
    expect(Object.keys(examples).length).toBeGreaterThan(8)
    expect(compile(examples, options)).toBe('')
  })

  it.each(setups)('can name every type it needs: %s', (_, options) => {
    expect(compile({ 'names.ts': namesTypes }, options)).toBe('')
  })

  it.each(setups)('does not compile what is wrong: %s', (_, options) => {
    const files = Object.fromEntries(
      wrongUses.map(([what, code]) => [fileFor(what), `import * as api from '${packageName}/node'\n${code}\n`]),
    )
    const said = compile(files, options)
    for (const [what, , says] of wrongUses) {
      const errors = said.split('\n').filter(line => line.startsWith(`src/${fileFor(what)}(2,`))
      expect(errors, what).toEqual([expect.stringMatching(says)])
    }
    expect(said.match(/error TS/g)).toHaveLength(wrongUses.length)
  })
})

const fileFor = (what: string) => `${what.replace(/\W/g, '-')}.ts`

const namesTypes = `
import type { FileResult, Finding, LintInput, LintOptions, Paint, RuleInfo, Run, Siblings } from '${packageName}'
import { lintText, renderReport, rules } from '${packageName}'
import { type FilesOptions, type FixRun, fixFiles, lintFiles } from '${packageName}/node'

const siblings: Siblings = { read: name => (name === 'package.json' ? '{}' : undefined) }
const input: LintInput = { uri: '.mcp.json', text: '{}', siblings, encoding: 'utf-8' }
const options: LintOptions = { client: 'cursor', severities: [{ code: 'MCP_*', level: 'info' }], fix: 'safe' }
const sure: FileResult = await lintText({ uri: '.mcp.json', text: '{}', named: true }, options)
const perhaps: FileResult | undefined = await lintText(input, options)
const found: readonly Finding[] = perhaps?.findings ?? sure.findings
export const starts: number[] = found.flatMap(({ span, fixes, related }) => [
  span.start,
  ...fixes.flatMap(fix => fix.edits.map(edit => edit.span.end)),
  ...related.map(one => one.span.start),
])

const same = (text: string): string => text
const paint: Paint = {
  bold: same, dim: same, underline: same, red: same, yellow: same, blue: same, cyan: same, green: same,
}
const files: FilesOptions = { onFile: ({ path, result, ms }) => [path.length, result?.findings.length, ms.toFixed()] }
const run: Run = await lintFiles(['*.json'], files)
const fixes: FixRun = await fixFiles([], { dryRun: true, suggested: true })
export const report: string = await renderReport(run, { format: 'sarif', minSeverity: 'info', paint, fixed: fixes.fixed })
export const all: readonly RuleInfo[] = rules()
`

/** A use, the code, and what the compiler should say of it. */
const wrongUses: readonly (readonly [string, string, RegExp])[] = [
  ['a text without a name', "await api.lintText({ text: '{}' })", /No overload matches/],
  ['a text that is bytes', "await api.lintText({ uri: 'a', text: new Uint8Array() })", /No overload matches/],
  ['an option that is not there', "await api.fixText({ uri: 'a', text: '' }, { fixes: 'safe' })", /'fixes'/],
  ['a level that is not there', "await api.lintFiles([], { severities: [{ code: '*', level: 'fatal' }] })", /"fatal"/],
  ['one pattern in place of a list', "await api.lintFiles('a.json')", /TS2345/],
  [
    'a result that may be missing, taken for granted',
    "(await api.lintText({ uri: 'a', text: '', named: false })).findings.at(0)",
    /possibly 'undefined'/,
  ],
  ['a change to a result', "(await api.lintText({ uri: 'a', text: '' })).findings = []", /read-only/],
  ['a line in a span', "(await api.lintText({ uri: 'a', text: '' })).findings.map(one => one.span.line)", /'line'/],
  ['a format that is not there', "await api.renderReport({ files: [], errors: [] }, { format: 'yaml' })", /"yaml"/],
  ['a list of rules without a call', 'api.rules.at(0)', /'at'/],
  ['files without Node', `void (await import('${packageName}')).lintFiles`, /'lintFiles'/],
  ['a file that is not for users', `await import('${packageName}/dist/index.js')`, /TS2307/],
]
