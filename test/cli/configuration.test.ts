import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../host/temporary.js'
import { clean, packed, run, unpacked, warned } from './run.js'

const cursor = '.cursor/mcp.json'
const name = 'mcp-lint.config.json'

/** Runs in a folder with these files and gives the JSON report. */
async function report(files: Record<string, string>, args: string[] = [], below = '') {
  const cwd = join(folderWith(files), below)
  const ran = await run([...args, '--format', 'json', '--min-severity', 'info'], { cwd })
  return { ...ran, cwd, data: ran.out === '' ? undefined : JSON.parse(ran.out) }
}
type Report = Awaited<ReturnType<typeof report>>
const codes = ({ data }: Report) =>
  data.files.flatMap((file: { path: string; findings: { code: string; severity: string }[] }) =>
    file.findings.map(({ code, severity }) => `${file.path} ${severity} ${code}`),
  )
const packedError = `${cursor} error MCP_COMMAND_HAS_ARGS`

describe('a configuration', () => {
  it.each([
    [name, { rules: { MCP_COMMAND_HAS_ARGS: 'info' } }],
    ['.mcp-lintrc.json', { rules: { 'MCP_COMMAND_*': 'info' } }],
    [
      'package.json',
      { name: 'x', devDependencies: { 'mcp-lint': '1' }, 'mcp-lint': { rules: { MCP_COMMAND_HAS_ARGS: 'info' } } },
    ],
  ])('is read from %s, also below its folder', async (file, content) => {
    const files = { [file]: JSON.stringify(content), [`app/${cursor}`]: packed }
    for (const [args, below] of [
      [[], ''],
      [[], 'app'],
      [[cursor], 'app'],
    ] as const) {
      const ran = await report(files, [...args], below)
      expect(codes(ran)).toEqual([expect.stringMatching(/mcp\.json info MCP_COMMAND_HAS_ARGS$/)])
      expect(ran.code).toBe(0)
    }
  })

  it('is the nearest one, by the order of names', async () => {
    const level = (word: string) => `{"rules":{"MCP_COMMAND_HAS_ARGS":"${word}"}}`
    const files = {
      [name]: level('off'),
      [`app/${name}`]: level('warning'),
      'app/.mcp-lintrc.json': level('info'),
      [`app/${cursor}`]: packed,
    }
    expect(codes(await report(files, [], 'app'))).toEqual([`${cursor} warning MCP_COMMAND_HAS_ARGS`])
    expect(codes(await report(files))).toEqual([])
  })

  it('is left alone where package.json only depends on mcp-lint, or is broken', async () => {
    for (const content of ['{"devDependencies":{"mcp-lint":"1"}}', '{"mcp-lint": {', '[]'])
      expect(codes(await report({ 'package.json': content, [cursor]: packed }))).toEqual([packedError])
  })

  it('may be another one, or none', async () => {
    const files = { [name]: '{"rules":{"MCP_*":"off"}}', 'other.json': '{"rules":{"MCP_*":"info"}}', [cursor]: packed }
    expect(codes(await report(files, ['--no-config']))).toEqual([packedError])
    expect(codes(await report(files, ['--config', 'other.json']))).toEqual([`${cursor} info MCP_COMMAND_HAS_ARGS`])
  })

  it('gives way to the command line', async () => {
    const files = { [name]: '{"client":"vscode","rules":{"MCP_COMMAND_HAS_ARGS":"off"}}', 'x.json': packed }
    const ran = await report(files, ['x.json', '--client', 'cursor', '--rule', 'MCP_COMMAND_HAS_ARGS=warning'])
    expect(ran.data.files[0].clients).toEqual(['cursor'])
    expect(codes(ran)).toEqual(['x.json warning MCP_COMMAND_HAS_ARGS'])
  })

  it('tells revision, targets, server name and kind', async () => {
    const tool =
      '{"tools":[{"name":"a.b","description":"Does it.","inputSchema":{"type":"object","properties":{"q":{"type":"string"}}}}]}'
    const files = { [name]: '{"revision":"2025-06-18","targets":["openai"]}', 'tools.json': tool }
    const ran = await report(files)
    expect(ran.data.files[0].revision).toBe('2025-06-18')
    expect(ran.data.files[0].findings[0].targets).toEqual(['openai'])
    const none = await report({ ...files, [name]: '{"targets":["none"],"serverName":"x"}' })
    const about = none.data.files[0].findings.filter(({ basis }: { basis: string }) => basis === 'target')
    expect(about).toEqual([])
    const kind = await report(
      { 'odd.txt': '{"tools":[]}', [name]: '{"overrides":[{"files":["odd.txt"],"type":"dump"}]}' },
      ['odd.txt'],
    )
    expect(kind.data.files[0].kind).toBe('dump')
  })

  it('has overrides for some files, counted from its own folder', async () => {
    const rules = (level: string) => ({ rules: { MCP_COMMAND_HAS_ARGS: level } })
    const overrides = [
      { files: ['a/**'], ...rules('info') },
      { files: ['a/b/'], ...rules('warning') },
      { files: ['settings.json'], client: 'cursor' },
    ]
    const files = {
      [name]: JSON.stringify({ overrides }),
      [`a/${cursor}`]: packed,
      [`a/b/${cursor}`]: packed,
      [`c/${cursor}`]: packed,
    }
    expect(codes(await report(files))).toEqual([
      `a/${cursor} info MCP_COMMAND_HAS_ARGS`,
      `a/b/${cursor} warning MCP_COMMAND_HAS_ARGS`,
      `c/${cursor} error MCP_COMMAND_HAS_ARGS`,
    ])
    expect(codes(await report(files, [], 'a'))).toEqual([
      `${cursor} info MCP_COMMAND_HAS_ARGS`,
      `b/${cursor} warning MCP_COMMAND_HAS_ARGS`,
    ])
    const input = await run(['-', '--stdin-filename', `a/${cursor}`, '--format', 'json', '--min-severity', 'info'], {
      cwd: folderWith(files),
      stdin: packed,
    })
    expect(JSON.parse(input.out).summary).toMatchObject({ errors: 0, infos: 1 })
  })

  it('includes files of any name, and ignores others', async () => {
    const files = {
      [name]: '{"include":["configs/","*.mcp.txt"],"ignore":["configs/old/"],"client":"cursor"}',
      'configs/one.json': packed,
      'configs/old/two.json': packed,
      'deep/er/x.mcp.txt': packed,
      [cursor]: packed,
    }
    const paths = async (below: string, ...args: string[]) =>
      (await report(files, args, below)).data.files.map(({ path }: { path: string }) => path)
    expect(await paths('')).toEqual(['configs/one.json', 'deep/er/x.mcp.txt'])
    expect(await paths('deep')).toEqual(['er/x.mcp.txt'])
    expect(await paths('', cursor)).toEqual([cursor])
    const named = await report(files, ['configs/old/two.json'])
    expect(named).toMatchObject({ code: 0, data: { files: [] } })
    expect(named.err).toBe(`mcp-lint: configs/old/two.json: Left out, since "ignore" in ${name} takes it.\n`)
    expect((await report({ [name]: '{"include":["nothing/"]}' })).err).toMatch(/^mcp-lint: No config file/)
  })

  it('is judged itself, with places', async () => {
    const ran = await report({ [name]: '{\n  // mine\n  "rulez": {}\n}\n', [cursor]: clean })
    expect(ran.code).toBe(1)
    expect(ran.data.summary).toMatchObject({ files: 2, errors: 1 })
    const { path, kind, findings } = ran.data.files[1]
    expect({ path, kind }).toEqual({ path: name, kind: 'lint-config' })
    expect(findings).toMatchObject([
      { code: 'MCP_LINT_CONFIG_INVALID', pointer: '/rulez', at: 'key', range: { start: { line: 3, column: 3 } } },
    ])
    const text = await run([], { cwd: ran.cwd })
    expect(text.out).toContain(`${name}  configuration of mcp-lint (its name says so)`)
  })

  it('is said to be wrong at its place in package.json, too', async () => {
    const ran = await report({ 'package.json': '{"rules":{},"mcp-lint":{"rules":{"MCP_X":"off"}}}', [cursor]: clean })
    expect(ran.data.files[1].findings).toMatchObject([{ pointer: '/mcp-lint/rules/MCP_X' }])
  })

  it.each([
    [
      '{"rules": {',
      /^mcp-lint: mcp-lint\.config\.json: The configuration cannot be parsed at line 1, column \d+: .*\.\n$/,
    ],
    ['', /^mcp-lint: mcp-lint\.config\.json: The configuration cannot be parsed: the file is empty\.\n$/],
  ])('that cannot be parsed ends in exit code 2, and nothing is written: %j', async (content, says) => {
    const ran = await report({ [name]: content, [cursor]: packed }, ['--fix'])
    expect(ran.code).toBe(2)
    expect(ran.err).toMatch(says)
    expect(codes(ran)).toEqual([packedError])
    expect(ran.data.errors).toMatchObject([{ path: name }])
    expect(readFileSync(join(ran.cwd, cursor), 'utf8')).toBe(packed)
  })

  it('that is not there ends in exit code 2', async () => {
    const ran = await report({ [cursor]: clean }, ['--config', 'gone.json'])
    expect(ran).toMatchObject({ code: 2, err: 'mcp-lint: gone.json: There is no file at this path.\n' })
    const none = await report({ 'package.json': '{}', [cursor]: clean }, ['--config', 'package.json'])
    expect(none.err).toContain('no member "mcp-lint"')
  })
})

describe('suppressed findings', () => {
  const config = (address: string) =>
    JSON.stringify({
      suppressions: [{ code: 'MCP_COMMAND_HAS_ARGS', file: cursor, address, reason: 'The wrapper splits it.' }],
    })
  const files = { [name]: config('mcpServers.git.command'), [cursor]: packed }

  it('are counted and left out', async () => {
    const ran = await report(files)
    expect(ran).toMatchObject({ code: 0, data: { summary: { errors: 0, fixable: 0, suppressed: 1 } } })
    expect(ran.data.files).toMatchObject([{ path: cursor, findings: [] }])
    expect((await run([], { cwd: ran.cwd })).out).toBe('No problems found in 1 file.\n1 suppressed.\n')
  })

  it('are not fixed', async () => {
    const { cwd } = await report(files, ['--fix'])
    expect(readFileSync(join(cwd, cursor), 'utf8')).toBe(packed)
    const other = await report({ ...files, [name]: config('mcpServers.other.command') }, ['--fix'])
    expect(readFileSync(join(other.cwd, cursor), 'utf8')).toBe(unpacked)
  })

  it('stand in SARIF with the reason', async () => {
    const vscode = '{"servers":{\n// mcp-lint-ignore MCP_COMMAND_HAS_ARGS: known\n"git":{"command":"uvx git-server"}}}'
    const { out } = await run(['--format', 'sarif'], { cwd: folderWith({ ...files, '.vscode/mcp.json': vscode }) })
    expect(JSON.parse(out).runs[0].results).toMatchObject([
      { suppressions: [{ kind: 'external', status: 'accepted', justification: 'The wrapper splits it.' }] },
      { suppressions: [{ kind: 'inSource', status: 'accepted', justification: 'known' }] },
    ])
  })

  it('by address survive reordering, by name', async () => {
    const tool = (called: string) => ({
      name: called,
      description: 'x '.repeat(3),
      inputSchema: { type: 'object', required: ['q'], properties: {} },
    })
    const suppressions = [
      {
        code: 'MCP_REQUIRED_NOT_IN_PROPERTIES',
        file: 'tools.json',
        address: 'tools.b.inputSchema.required[0]',
        reason: 'x',
      },
    ]
    for (const order of [
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'a', 'b'],
    ]) {
      const ran = await report({
        [name]: JSON.stringify({ suppressions }),
        'tools.json': JSON.stringify({ tools: order.map(tool) }),
      })
      const left = ran.data.files[0].findings.filter(
        ({ code }: { code: string }) => code === 'MCP_REQUIRED_NOT_IN_PROPERTIES',
      )
      expect(left.map(({ address }: { address: string }) => address.split('.')[1])).toEqual(
        order.filter(one => one !== 'b'),
      )
    }
  })
})

describe('--print-config', () => {
  const config = {
    client: 'cursor',
    rules: { MCP_COMMAND_HAS_ARGS: 'warning' },
    overrides: [{ files: ['a/'], client: 'vscode' }],
  }
  const files = { [name]: JSON.stringify(config), [cursor]: warned }

  it('shows what is in force and from where', async () => {
    const cwd = folderWith(files)
    const { out, code } = await run(['--print-config', 'a/x.json', '--rule', 'npx-missing-yes=off'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/^With mcp-lint\.config\.json, for a\/x\.json:\n\nSETTING +VALUE +FROM\n/)
    expect(out).toMatch(/\nclient +vscode +mcp-lint\.config\.json, overrides\[0\]\n/)
    expect(out).toMatch(/\nMCP_COMMAND_HAS_ARGS +warning +mcp-lint\.config\.json\n/)
    expect(out).toMatch(/\nMCP_NPX_MISSING_YES +off +command line\n/)
    expect(out).toMatch(/\nrevision +seen in each file +default\n/)
  })

  it('also as JSON, and without a configuration', async () => {
    const cwd = folderWith(files)
    const data = JSON.parse((await run(['--print-config', '--format', 'json'], { cwd })).out)
    expect(data).toMatchObject({ schemaVersion: 1, config: name, file: null })
    expect(data.settings).toContainEqual({ setting: 'client', value: 'cursor', from: name })
    expect((await run(['--print-config', '--no-config'], { cwd })).out).toMatch(/^Without a configuration:\n/)
  })

  it('says what it cannot show', async () => {
    const broken = await run(['--print-config'], { cwd: folderWith({ [name]: '{' }) })
    expect(broken).toMatchObject({ code: 2, out: '' })
    const odd = await run(['--print-config'], { cwd: folderWith({ [name]: '{"x":1}' }) })
    expect(odd.err).toContain('makes no sense')
    expect((await run(['--print-config', 'a', 'b'], { cwd: folderWith() })).code).toBe(2)
  })
})
