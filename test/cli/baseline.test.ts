import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../host/temporary.js'
import { packed, run } from './run.js'

const cursor = '.cursor/mcp.json'
const file = 'known.json'
const hide = ['--baseline', file, '--min-severity', 'info', '--format', 'json']

interface Finding {
  readonly code: string
  readonly address: string
}
async function lint(cwd: string, args: readonly string[] = hide) {
  const { out, err, code } = await run(args, { cwd })
  const data = out === '' ? undefined : JSON.parse(out)
  const found: Finding[] = data?.files.flatMap((one: { findings: Finding[] }) => one.findings) ?? []
  return { code, err, found, summary: data?.summary }
}
const record = (cwd: string) => lint(cwd, [...hide, '--update-baseline'])
const baselineIn = (cwd: string) => JSON.parse(readFileSync(join(cwd, file), 'utf8'))

describe('--update-baseline', () => {
  it('records today, sorted, an entry a line, and hides it at once', async () => {
    const cwd = folderWith({ [cursor]: packed, 'b/.mcp.json': '{"mcpServers":{"x":{"command":"uvx a b"}}}' })
    const { code, err, summary } = await record(cwd)
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^mcp-lint: known\.json: \d+ findings of 2 files recorded\.\n$/),
    })
    expect(summary).toMatchObject({ errors: 0, warnings: 0, infos: 0, suppressed: expect.any(Number) })
    const text = readFileSync(join(cwd, file), 'utf8')
    expect(text).toContain(
      '\n    { "file": ".cursor/mcp.json", "code": "MCP_COMMAND_HAS_ARGS", "address": "mcpServers.git.command", "count": 1 }',
    )
    expect(baselineIn(cwd).findings.map((one: { file: string }) => one.file)[0]).toBe(cursor)
    expect((await lint(cwd)).found).toEqual([])
    await record(cwd)
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(text)
  })

  it('keeps what other files have, and drops files that are gone', async () => {
    const cwd = folderWith({ [cursor]: packed, 'b/.mcp.json': packed })
    const other = { file: 'gone.json', code: 'MCP_COMMAND_HAS_ARGS', address: 'x', count: 1 }
    await record(cwd)
    const all = baselineIn(cwd)
    writeFileSync(join(cwd, file), JSON.stringify({ ...all, findings: [...all.findings, other] }))
    await lint(cwd, [cursor, ...hide, '--update-baseline'])
    expect(baselineIn(cwd)).toEqual(all)
  })

  it('counts from its own folder, wherever the run is', async () => {
    const cwd = folderWith({ [`app/${cursor}`]: packed })
    await run(['--baseline', '../known.json', '--update-baseline'], { cwd: join(cwd, 'app') })
    expect(baselineIn(cwd).findings[0].file).toBe(`app/${cursor}`)
    expect((await lint(cwd)).found).toEqual([])
  })

  it('holds no secret', async () => {
    const key = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`
    const cwd = folderWith({ [cursor]: `{"mcpServers":{"${key}":{"command":"uvx a b","env":{"T":"${key}"}}}}` })
    await record(cwd)
    expect(readFileSync(join(cwd, file), 'utf8')).not.toContain(key)
    expect((await lint(cwd)).found).toEqual([])
  })

  it('wants a file to write', async () => {
    const { code, err } = await run(['--update-baseline'], { cwd: folderWith() })
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--baseline FILE') })
    const taken = await run(['--update-baseline', '--baseline', '.cursor'], { cwd: folderWith({ [cursor]: packed }) })
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining('takes a file') })
  })

  it('also records what is read from standard input', async () => {
    const cwd = folderWith()
    const args = ['-', '--stdin-filename', cursor, '--baseline', file]
    await run([...args, '--update-baseline'], { cwd, stdin: packed })
    expect((await run(args, { cwd, stdin: packed })).code).toBe(0)
  })
})

describe('--baseline', () => {
  it('lets new findings count, and is not fixed', async () => {
    const cwd = folderWith({ [cursor]: packed })
    await record(cwd)
    writeFileSync(
      join(cwd, cursor),
      packed.replace('{\n    "git"', '{\n    "new": { "command": "uvx x y" },\n    "git"'),
    )
    const { code, found, summary } = await lint(cwd)
    expect(code).toBe(1)
    expect(found.map(({ address }) => address)).toContain('mcpServers.new.command')
    expect(found.map(({ address }) => address)).not.toContain('mcpServers.git.command')
    expect(summary.suppressed).toBeGreaterThan(0)
    await lint(cwd, [...hide, '--fix'])
    expect(readFileSync(join(cwd, cursor), 'utf8')).toMatch(
      /"uvx", "args": \["x", "y"\].*"uvx git-server@1\.2\.3 --repo \."/s,
    )
  })

  it('counts equal findings: one more is new', async () => {
    const tool = {
      name: 'a',
      description: 'Gets all the things of a list.',
      inputSchema: { type: 'object', required: ['q'], properties: {} },
    }
    const dump = (times: number) => JSON.stringify({ tools: Array.from({ length: times }, () => tool) })
    const cwd = folderWith({ 'tools.json': dump(2) })
    const { summary } = await record(cwd)
    writeFileSync(join(cwd, 'tools.json'), dump(3))
    const after = await lint(cwd)
    expect(after.summary.suppressed).toBe(summary.suppressed)
    expect(after.found.filter(({ code }) => code === 'MCP_REQUIRED_NOT_IN_PROPERTIES')).toHaveLength(1)
  })

  it.each([
    ['', 'no JSON'],
    ['{"findings":[]}', 'no baseline of mcp-lint'],
    ['{"schemaVersion":2,"findings":[]}', 'later version'],
    ['{"schemaVersion":1,"findings":[{"file":"x","code":"y","address":"z","count":0}]}', 'Entry 1'],
  ])('that is broken ends in exit code 2: %j', async (text, says) => {
    const cwd = folderWith({ [cursor]: packed, [file]: text })
    const { code, err, found } = await lint(cwd, [...hide, '--fix'])
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(err.split('\n')).toHaveLength(2)
    expect(found.length).toBeGreaterThan(0)
    expect(readFileSync(join(cwd, cursor), 'utf8')).toBe(packed)
  })

  it('that is missing says how to make one', async () => {
    const { code, err } = await lint(folderWith({ [cursor]: packed }))
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--update-baseline makes one') })
  })

  it('tells of stale entries with --verbose', async () => {
    const cwd = folderWith({ [cursor]: packed })
    await record(cwd)
    writeFileSync(join(cwd, cursor), '{"mcpServers":{"git":{"command":"git-server"}}}')
    expect((await run(['--baseline', file, '--verbose'], { cwd })).err).toMatch(/of it not found any more/)
    expect((await run(['--baseline', file], { cwd })).err).toBe('')
  })

  it('hides just what it holds, in whatever order tools come', async () => {
    const faults = [
      { inputSchema: { type: 'object', required: ['q'], properties: {} } },
      { inputSchema: { type: 'strng' } },
      { description: '', inputSchema: { type: 'object' } },
      { title: null, inputSchema: { type: 'object', properties: { x: { type: 'array' } } } },
      { inputSchema: [] },
      {},
    ]
    const toolArb = fc.record({
      name: fc.constantFrom('a', 'b.c', 'd e', '__proto__', 'list'),
      fault: fc.nat(faults.length - 1),
    })
    const toolsArb = fc.array(toolArb, { minLength: 1, maxLength: 5 })
    const text = (tools: readonly { name: string; fault: number }[]) =>
      JSON.stringify({
        tools: tools.map(({ name, fault }) => ({
          name,
          description: 'Gets all the things of a list.',
          ...faults[fault],
        })),
      })
    // Named: a list of tools without schemas would not be taken for one in a folder, and nothing would be recorded.
    const named = ['tools.json', ...hide]
    await fc.assert(
      fc.asyncProperty(toolsArb, fc.nat(faults.length - 1), fc.nat(5), async (tools, fault, at) => {
        const cwd = folderWith({ 'tools.json': text(tools) })
        const before = await lint(cwd, ['tools.json', '--min-severity', 'info', '--format', 'json'])
        const { summary } = await lint(cwd, [...named, '--update-baseline'])
        expect(summary).toMatchObject({ errors: 0, warnings: 0, infos: 0, suppressed: before.found.length })
        const again = await lint(cwd, named)
        expect(again.found).toEqual([])
        // an unrelated one is put in
        const more: { name: string; fault: number }[] = [...tools]
        more.splice(at % (tools.length + 1), 0, { name: 'unrelated', fault })
        writeFileSync(join(cwd, 'tools.json'), text(more))
        const after = await lint(cwd, named)
        const elsewhere = after.found.filter(({ address }) => !address.startsWith('tools.unrelated'))
        expect(elsewhere).toEqual([])
        const own = await lint(cwd, ['tools.json', '--min-severity', 'info', '--format', 'json'])
        const told = ({ code, address }: Finding) => `${code} ${address}`
        const about = own.found.filter(({ address }) => address.startsWith('tools.unrelated'))
        expect(after.found.map(told).sort()).toEqual(about.map(told).sort())
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
