import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { fixFiles, lintFiles } from '../../src/node.js'
import { folderWith } from '../host/temporary.js'
import { clean, packed, run, unpacked } from './run.js'

const name = '.cursor/mcp.json'

describe('lintFiles', () => {
  test('judges the files of a folder and tells of each', async () => {
    const cwd = folderWith({ [name]: packed, '.mcp.json': clean })
    const onFile = vi.fn()
    const { files, errors } = await lintFiles([], { cwd, onFile })
    expect(errors).toEqual([])
    expect(files.map(({ uri, findings }) => [uri, findings.map(({ code }) => code)])).toEqual([
      [name, ['MCP_COMMAND_HAS_ARGS']],
      ['.mcp.json', []],
    ])
    expect(onFile).toHaveBeenCalledTimes(2)
  })

  test('finds entries of the registry, and nothing else of that name', async () => {
    const entry = '{"name":"com.example/demo","description":"d","version":"1.0.0","packages":[]}'
    const cwd = folderWith({ 'server.json': entry, 'net/.mcp/server.json': entry, 'api/server.json': '{"port":8080}' })
    const { files } = await lintFiles([], { cwd })
    expect(files.map(({ uri, kind }) => [uri, kind])).toEqual([
      ['net/.mcp/server.json', 'server-json'],
      ['server.json', 'server-json'],
    ])
    const named = await lintFiles(['api/server.json'], { cwd })
    expect(named.files[0]?.findings.map(({ code }) => code)).toEqual(['MCP_FILE_UNRECOGNIZED'])
  })

  test('takes a client and levels', async () => {
    const cwd = folderWith({ 'x.json': packed })
    const severities = [{ code: 'MCP_COMMAND_*', level: 'info' as const }]
    const { files } = await lintFiles(['x.json'], { cwd, client: 'cursor', severities })
    expect(files).toMatchObject([{ clients: ['cursor'], findings: [{ severity: 'info' }] }])
  })

  test('"-" needs a stream', async () => {
    expect((await lintFiles(['-'])).errors).toEqual([
      { path: 'stdin', message: 'Standard input was named, and there is none.' },
    ])
    const stdin = { stream: Readable.from([packed]) }
    expect((await lintFiles(['-'], { stdin, client: 'cursor' })).files).toMatchObject([{ uri: 'stdin' }])
  })
})

describe('fixFiles', () => {
  test('writes, or only says what it would write', async () => {
    const cwd = folderWith({ [name]: packed })
    const planned = await fixFiles([name], { cwd, dryRun: true })
    expect(planned).toMatchObject({ fixed: 1, files: [{ fixed: { text: unpacked, applied: 1 } }] })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
    expect(await fixFiles([name], { cwd })).toMatchObject({
      fixed: 1,
      errors: [],
      files: [{ findings: [] }],
    })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(unpacked)
  })
})

describe('a file that changes while it is judged', () => {
  test('is left as the others wrote it', async () => {
    const engine = await import('../../src/engine/lint.js')
    const cwd = folderWith({ [name]: packed })
    const original = engine.judgeText
    vi.resetModules()
    vi.doMock('../../src/engine/lint.js', () => ({
      judgeText: (...args: Parameters<typeof original>) => {
        writeFileSync(join(cwd, name), '{"theirs": 1}')
        return original(...args)
      },
    }))
    const { fixFiles } = await import('../../src/node.js')
    const { errors, fixed } = await fixFiles([name], { cwd })
    vi.doUnmock('../../src/engine/lint.js')
    expect({ errors, fixed }).toEqual({
      errors: [{ path: name, message: 'The file changed while it was judged, so it was not fixed; run again.' }],
      fixed: 0,
    })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe('{"theirs": 1}')
  })
})

describe('a fault of our own', () => {
  test('costs one file and becomes a sentence', async () => {
    vi.resetModules()
    const engine = await import('../../src/engine/lint.js')
    const original = engine.judgeText
    vi.doMock('../../src/engine/lint.js', () => ({
      judgeText: (...args: Parameters<typeof original>) => {
        if (args[0].uri === 'bad.json') throw new RangeError('Maximum call stack\nsize exceeded')
        return original(...args)
      },
    }))
    const { lintFiles, fixFiles } = await import('../../src/node.js')
    const cwd = folderWith({ 'bad.json': '{}', [name]: packed })
    const { files, errors } = await lintFiles(['bad.json', name], { cwd, verbose: true })
    const piped = await fixFiles(['-'], { cwd, stdin: { name: 'bad.json', stream: Readable.from(['{}']) } })
    vi.doUnmock('../../src/engine/lint.js')
    expect(files).toHaveLength(1)
    expect(errors).toEqual([
      {
        path: 'bad.json',
        message: expect.stringMatching(/ fault of its own; .* \(Maximum call stack size exceeded\)\.$/),
      },
    ])
    expect(piped.errors[0]?.message).toMatch(/please report it\.$/)
    expect(Buffer.from(piped.stdin ?? []).toString()).toBe('{}')
  })
})

test('hostile files end in findings, not in failures', async () => {
  const files = {
    'empty.json': '',
    'deep.json': '['.repeat(100_000),
    'nul.json': '\0\0\0\0',
    'binary.json': Uint8Array.from({ length: 999 }, (_, i) => (i * 7) % 256),
    'utf16.json': Buffer.from('\ufeff{"mcpServers": {}}', 'utf16le'),
    'proto.json': '{"mcpServers": {"__proto__": {"command": "x"}, "constructor": null}}',
    'broken.toml': 'a = [1, 2',
  }
  const cwd = folderWith(files)
  for (const fix of [[], ['--fix'], ['--fix-dry-run']]) {
    const { code, err } = await run([...fix, '--client', 'cursor', ...Object.keys(files)], { cwd })
    expect({ code, err }).toEqual({ code: 1, err: '' })
  }
  for (const [name, content] of Object.entries(files))
    if (name !== 'proto.json') expect(readFileSync(join(cwd, name))).toEqual(Buffer.from(content))
})
