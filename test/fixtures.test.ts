import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientById, clients } from '../src/clients/index.js'
import { lineTable } from '../src/document/lines.js'
import type { FileResult } from '../src/engine/finding.js'
import { lintText } from '../src/engine/lint.js'
import { decode } from '../src/host/read.js'
import { lintFiles } from '../src/node.js'
import { plain } from '../src/report/formatter.js'
import { formats } from '../src/report/index.js'
import { revisionDates } from '../src/spec/revision.js'
import { run } from './cli/run.js'
import { expandFakes } from './support/fakes.js'

/*
 * x.json (or x.toml) is an input, x.out its findings, x.fixed.json what --fix leaves, where there is anything to fix.
 * UPDATE_FIXTURES=1 npx vitest run test/fixtures.test.ts writes .out and .fixed anew; read the difference before you commit.
 */

const root = fileURLToPath(new URL('../fixtures/', import.meta.url))
const update = process.env.UPDATE_FIXTURES === '1'
const SECONDS = 1000

/** All files below a folder of fixtures, "/" between parts. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(root, folder).length).replaceAll('\\', '/').slice(1))
    .sort()
}

const inputsBelow = (folder: string) => filesBelow(folder).filter(path => !/\.out$|\.fixed\.\w+$/.test(path))
const outOf = (path: string) => path.replace(/\.\w+$/, '.out')
const fixedOf = (path: string) => path.replace(/(\.\w+)$/, '.fixed$1')

function expectFile(path: string, text: string): void {
  if (update) writeFileSync(join(root, path), text)
  expect(existsSync(join(root, path)), `fixtures/${path} is missing`).toBe(true)
  // Through bytes: half a surrogate pair cannot be written.
  expect(readFileSync(join(root, path), 'utf8')).toBe(Buffer.from(text).toString())
}

/** A finding a line: `line:column severity CODE pointer`, and `key` where a member's name is marked. */
function linesOf({ text, findings }: FileResult): string[] {
  const table = lineTable(text)
  return findings.map(({ span, severity, code, pointer, at }) => {
    const { line, column } = table.at(span.start)
    return [`${line}:${column}`, severity, code, pointer || '(root)', ...(at === 'key' ? ['key'] : [])].join(' ')
  })
}

const asText = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('')

/** Judges and fixes a file as it lies on the disk, and compares both with what stands beside it. */
async function expectOutcome(
  folder: string,
  path: string,
  options: { readonly client?: string; readonly revision?: string; readonly targets?: readonly string[] },
): Promise<FileResult> {
  const read = decode(readFileSync(join(root, folder, path)))
  if (!read.ok) throw new Error(read.message)
  const { encoding } = read
  const input = { uri: path, text: expandFakes(read.text), encoding, named: true }
  const result = await lintText(input, { ...options, fix: 'safe' })
  if (!result) throw new Error('The file was passed over.')
  expectFile(join(folder, outOf(path)), asText(linesOf(result)))
  for (const { span } of result.findings) {
    expect(span.start).toBeLessThanOrEqual(span.end)
    expect(span.end).toBeLessThanOrEqual(result.text.length)
  }
  const fixed = join(folder, fixedOf(path))
  if (!result.fixed) {
    expect(existsSync(join(root, fixed)), `nothing was fixed, and there is fixtures/${fixed}`).toBe(false)
    return result
  }
  const text = (read.bom ? '\ufeff' : '') + result.fixed.text
  expectFile(fixed, text)
  const again = await lintText({ ...input, text }, { ...options, fix: 'safe' })
  expect(again?.fixed, 'a second --fix finds something to do').toBeUndefined()
  return result
}

describe('configs', () => {
  it.each(inputsBelow('configs'))('%s', async path => {
    const [client = ''] = path.split('/')
    expect(clientById(client)?.id).toBe(client)
    const result = await expectOutcome('configs', path, { client })
    expect(result.findings).not.toEqual([])
    await expectNoSecret(result)
  })

  it('of every client are there', () => {
    const ids = new Set(inputsBelow('configs').map(path => path.split('/')[0]))
    expect([...ids].sort()).toEqual(clients.map(({ id }) => id).sort())
  })
})

/** No report may hold a value that stands as {{FAKE:name}} in the file. */
async function expectNoSecret(result: FileResult): Promise<void> {
  const names = readFileSync(join(root, 'configs', result.uri), 'utf8').match(/\{\{FAKE:\w+\}\}/g) ?? []
  for (const make of Object.values(formats)) {
    const options = { minSeverity: 'info', paint: plain, version: '1', facts: '2026-01-01', dryRun: false } as const
    const report = (await make())({ files: [result], errors: [] }, options)
    for (const name of names) expect(report).not.toContain(expandFakes(name))
  }
}

describe('dumps', () => {
  it.each(inputsBelow('dumps'))('%s', async path => {
    const [revision = ''] = path.split('/')
    const result = await expectOutcome('dumps', path, {
      targets: ['none'],
      ...(revision === 'unknown' ? {} : { revision }),
    })
    expect(result.kind).toBe('dump')
    expect(result.findings).not.toEqual([])
  })

  it('of every revision are there', () => {
    const folders = new Set(inputsBelow('dumps').map(path => path.split('/')[0]))
    expect([...folders].sort()).toEqual([...revisionDates, 'unknown'])
  })
})

describe('hostile', () => {
  it.each(inputsBelow('hostile'))('%s', async path => {
    await expectOutcome('hostile', path, { client: path.endsWith('.toml') ? 'codex' : 'claude-code' })
  })
})

describe('entries of the registry', () => {
  it.each(inputsBelow('registry'))('%s', async path => {
    const result = await expectOutcome('registry', path, {})
    expect(result.kind).toBe('server-json')
  })
})

describe('outcomes', () => {
  it.each(['configs', 'dumps', 'hostile', 'registry'])('of %s all belong to an input', folder => {
    const files = filesBelow(folder)
    const inputs = inputsBelow(folder)
    const wanted = new Set(inputs.flatMap(path => [outOf(path), fixedOf(path)]))
    expect(new Set(inputs.map(outOf)).size, 'two inputs share one .out').toBe(inputs.length)
    expect(files.filter(path => !inputs.includes(path) && !wanted.has(path))).toEqual([])
  })
})

/** What became of every file of a run. */
async function fates(cwd: string, patterns: readonly string[], targets?: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const passed: string[] = []
  const { files, errors } = await lintFiles(patterns, {
    cwd,
    ...(targets ? { targets } : {}),
    onFile: ({ path, result }) => result ?? passed.push(path),
  })
  expect(errors).toEqual([])
  for (const file of files) {
    const who =
      file.kind === 'dump'
        ? `dump, ${file.revision ?? 'any revision'}`
        : file.clients.join(file.reading === 'one-of' ? ' or ' : ' and ')
    lines.push(`${file.uri}: ${who || 'nobody'}`, ...linesOf(file).map(line => `${file.uri}:${line}`))
  }
  return [...lines, ...passed.sort().map(path => `${path}: passed over`)]
}

describe('quiet', () => {
  // What some consumer does to a legal tool is tested with the targets.
  it('draws no error and no warning', async () => {
    const lines = await fates(join(root, 'quiet'), ['**/*'], ['none'])
    expect(lines.filter(line => / (error|warning) MCP_/.test(line))).toEqual([])
    expectFile('quiet.out', asText(lines))
  })
})

describe('sample', () => {
  it('holds faults of several kinds, and clean files', async () => {
    const lines = await fates(join(root, 'sample'), [])
    expectFile('sample.out', asText(lines))
    const codes = new Set(lines.map(line => /MCP_\w+/.exec(line)?.[0]))
    expect(codes.size).toBeGreaterThan(8)
  })

  it.each([
    ['wrong-key', '2:3 error MCP_WRONG_TOP_LEVEL_KEY /servers key'],
    ['packed-command', '3:25 error MCP_COMMAND_HAS_ARGS /mcpServers/git/command'],
  ])('has the worked example %s', async (name, finding) => {
    const { files } = await lintFiles([`desktop/${name}/claude_desktop_config.json`], { cwd: join(root, 'sample') })
    expect(files.flatMap(linesOf).filter(line => !line.includes(' info '))).toEqual([finding])
  })
})

describe('made when the test runs', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mcp-lint-hostile-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

  const place = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return path
  }
  /** Runs the program; a stack trace or a sentence about a fault of ours is never right. */
  const lint = async (...args: string[]) => {
    const ran = await run(args, { cwd: folder })
    expect(ran.err).not.toMatch(/fault of (mcp-lint itself|its own)|\n\s+at /)
    return ran
  }
  const LEVELS = 100_000
  const servers = (inner: string) => `{ "mcpServers": { "a": { "command": "one", "args": ${inner} } } }\n`

  it.each([
    ['lists.json', servers('['.repeat(LEVELS) + ']'.repeat(LEVELS))],
    ['objects.json', servers(`${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`)],
    ['lists.toml', `[mcp_servers.a]\nargs = ${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}\n`],
    ['tables.toml', `[mcp_servers${'.a'.repeat(LEVELS)}]\ncommand = "one"\n`],
  ])(
    'nests 100,000 levels deep: %s',
    async (name, text) => {
      const client = name.endsWith('.toml') ? 'codex' : 'cursor'
      const { code, out } = await lint(place(`deep/${name}`, text), '--client', client)
      expect(out).toContain('MCP_FILE_TOO_DEEP')
      expect(code).toBe(1)
    },
    60 * SECONDS,
  )

  it.each([
    ['open lists', '['.repeat(LEVELS)],
    ['open objects', '{"a":'.repeat(LEVELS)],
    ['closing brackets', ']'.repeat(LEVELS)],
    ['quotes', '"'.repeat(LEVELS)],
  ])(
    'is cut off: %s',
    async (name, text) => {
      const path = place(`cut/${name}.json`, text)
      const { code, out } = await lint(path, '--client', 'cursor')
      expect(out).toMatch(/MCP_(CONFIG_SYNTAX_ERROR|FILE_TOO_DEEP)/)
      expect(code).toBe(1)
    },
    60 * SECONDS,
  )

  const MEGABYTE = 1024 * 1024
  const packedEnd = '"b": { "command": "uvx time-server" } } }\n'

  it(
    'is 50 MB large',
    async () => {
      const long = 'x'.repeat(50 * MEGABYTE)
      const text = `{ "mcpServers": { "a": { "command": "one", "args": ["${long}"] },\n${packedEnd}`
      const { code, out } = await lint(place('large/mcp.json', text), '--client', 'cursor', '--format', 'json')
      const report = JSON.parse(out) as {
        files: { findings: { code: string; range: { start: { line: number; column: number } } }[] }[]
      }
      const found = report.files.flatMap(({ findings }) => findings)
      expect(found.map(one => [one.code, one.range.start.line, one.range.start.column])).toEqual([
        ['MCP_COMMAND_HAS_ARGS', 2, 19],
      ])
      expect(code).toBe(1)
    },
    120 * SECONDS,
  )

  it(
    'is larger than allowed',
    async () => {
      const path = place('larger/mcp.json', ' '.repeat(65 * MEGABYTE))
      const { code, err } = await lint(path, '--client', 'cursor')
      expect(err).toContain('large')
      expect(code).toBe(2)
    },
    60 * SECONDS,
  )

  it(
    'has 20,000 servers',
    async () => {
      const many = Array.from({ length: 20_000 }, (_, i) => `"s${i}": { "command": "uvx", "args": ["s${i}"] },\n`)
      const text = `{ "mcpServers": {\n${many.join('')}${packedEnd}`
      const { code, out } = await lint(place('many/mcp.json', text), '--client', 'cursor')
      expect(out).toContain('20002:19 error')
      expect(code).toBe(1)
    },
    120 * SECONDS,
  )

  it('is a folder', async () => {
    mkdirSync(join(folder, 'folder/.cursor/mcp.json'), { recursive: true })
    const found = await run([], { cwd: join(folder, 'folder') })
    expect([found.code, found.out]).toEqual([0, expect.not.stringContaining('error')])
    const named = await lint('folder/.cursor/mcp.json')
    expect(named.code).toBe(2)
    expect(named.err).toContain('folder')
  })

  it.skipIf(process.platform === 'win32')('is a link to itself', async () => {
    mkdirSync(join(folder, 'links/.cursor'), { recursive: true })
    symlinkSync('mcp.json', join(folder, 'links/.cursor/mcp.json'))
    symlinkSync('..', join(folder, 'links/up'))
    expect((await lint('links/.cursor/mcp.json')).code).toBe(2)
    place('links/.vscode/mcp.json', '{ "servers": {} }\n')
    const below = await lint('links', '--format', 'json')
    const { files } = JSON.parse(below.out) as { files: { path: string }[] }
    expect(files.map(({ path }) => path)).toEqual(['links/.vscode/mcp.json'])
  })

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('may not be read', async () => {
    chmodSync(join(folder, place('closed/.cursor/mcp.json', '{}\n')), 0)
    const { code, err } = await lint('closed')
    expect(code).toBe(2)
    expect(err).toContain('closed/.cursor/mcp.json')
  })

  it('is no regular file', async () => {
    if (!existsSync('/dev/zero')) return
    expect((await lint('/dev/zero')).code).toBe(2)
  })
})
