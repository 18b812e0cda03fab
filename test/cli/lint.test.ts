import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, isWindows } from '../host/temporary.js'
import { clean, packed, run, unpacked, warned } from './run.js'

const name = '.cursor/mcp.json'
const code = 'MCP_COMMAND_HAS_ARGS'
const json = (out: string) =>
  JSON.parse(out) as {
    summary: Record<string, number>
    errors: { path: string; message: string }[]
    files: { path: string; fixedText?: string; findings: { code: string; severity: string }[] }[]
  }

describe('exit codes', () => {
  test('0 for a clean file, which is listed', async () => {
    const cwd = folderWith({ [name]: clean })
    const { code, out, err } = await run([name, '--format', 'json'], { cwd })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(json(out).files).toMatchObject([{ path: name, findings: [] }])
  })

  test('1 for an error', async () => {
    const ran = await run([name], { cwd: folderWith({ [name]: packed }) })
    expect(ran).toMatchObject({ code: 1, err: '' })
    expect(ran.out).toContain(code)
  })

  test('2 for a path that is not there; the others are judged', async () => {
    const cwd = folderWith({ [name]: packed })
    const { code, out, err } = await run(['nothing.json', name, '*.toml', '--format', 'json'], { cwd })
    expect(code).toBe(2)
    expect(err).toBe(
      'mcp-lint: *.toml: No file matches this pattern.\nmcp-lint: nothing.json: There is no file or folder at this path.\n',
    )
    expect(json(out).errors).toEqual([
      { path: '*.toml', message: 'No file matches this pattern.' },
      { path: 'nothing.json', message: 'There is no file or folder at this path.' },
    ])
    expect(json(out).files).toHaveLength(1)
  })

  test.skipIf(isWindows)('2 for files that cannot be read, each with a sentence', async () => {
    const cwd = folderWith({ 'big.json': ' '.repeat(3000), 'ok.json': clean, 'dir/x.json/y': '' })
    symlinkSync('loop.json', join(cwd, 'loop.json'))
    const { code, err } = await run(['big.json', 'loop.json', 'ok.json', 'dir/x.json', '--max-size', '0.002'], { cwd })
    expect(code).toBe(2)
    expect(err.split('\n')).toEqual([
      expect.stringMatching(
        /^mcp-lint: big\.json: The file has 0\.00\d+ MB, more than the limit of 0\.002 MB; .*--max-size\.$/,
      ),
      expect.stringMatching(/^mcp-lint: dir\/x\.json: The folder holds no /),
      'mcp-lint: loop.json: The symbolic links at this path lead in a circle.',
      '',
    ])
  })

  test.each<[string[], number]>([
    [[], 0],
    [['--fail-on', 'warning'], 1],
    [['--fail-on', 'info'], 1],
    [['--fail-on', 'error'], 0],
    [['--fail-on', 'never'], 0],
    [['--max-warnings', '1'], 0],
    [['--max-warnings', '0'], 1],
    [['--fail-on', 'never', '--max-warnings', '0'], 1],
    [['--quiet', '--fail-on', 'warning'], 1],
    [['--min-severity', 'error', '--max-warnings', '0'], 1],
    [['--rule', 'MCP_UNKNOWN_FIELD=error'], 1],
    [['--rule', 'MCP_UNKNOWN_FIELD=off', '--max-warnings', '0'], 0],
    [['--rule', 'MCP_UNKNOWN_*=off', '--max-warnings', '0'], 0],
    [['--rule', 'unknown-*=off', '--max-warnings', '0'], 0],
    [['--rule', 'MCP_UNKNOWN_*=off', '--rule', 'unknown-field=error'], 1],
  ])('a warning and %j', async (args, code) => {
    expect((await run([name, ...args], { cwd: folderWith({ [name]: warned }) })).code).toBe(code)
  })

  test('a hidden finding is counted and not shown', async () => {
    const { out } = await run([name, '--quiet', '--format', 'json'], { cwd: folderWith({ [name]: warned }) })
    expect(json(out)).toMatchObject({ summary: { warnings: 1 }, files: [{ findings: [] }] })
  })
})

describe('what a run looks at', () => {
  test('a bare run finds files and passes over foreign ones', async () => {
    const cwd = folderWith({ [name]: packed, '.vscode/settings.json': '{"editor.fontSize": 12}', 'x.json': packed })
    const { code, out } = await run(['--format', 'json'], { cwd })
    expect(code).toBe(1)
    expect(json(out).files.map(({ path }) => path)).toEqual([name])
  })

  test('a bare run that finds nothing says so and succeeds', async () => {
    const cwd = folderWith({ 'x.json': '{}' })
    const ran = await run(['--format', 'json'], { cwd })
    expect(ran.code).toBe(0)
    expect(ran.err).toMatch(/^mcp-lint: No config file [^\n]*\.\n$/)
    expect(json(ran.out)).toMatchObject({ errors: [], files: [], summary: { files: 0 } })
  })

  test('a named file is judged whatever it is', async () => {
    const { out } = await run(['package.json', '--format', 'json'], {
      cwd: folderWith({ 'package.json': '{"name": "x"}' }),
    })
    expect(json(out).files).toMatchObject([{ path: 'package.json', findings: [{ code: 'MCP_FILE_UNRECOGNIZED' }] }])
  })

  test('the files of a folder and a glob come in the order of their paths', async () => {
    const cwd = folderWith({ 'b/.mcp.json': packed, 'a/.mcp.json': packed, 'c/.cursor/mcp.json': packed })
    const { out } = await run(['c', 'b/*.json', 'a/.mcp.json', '--format', 'json'], { cwd })
    expect(json(out).files.map(({ path }) => path)).toEqual(['a/.mcp.json', 'b/.mcp.json', 'c/.cursor/mcp.json'])
  })

  test('--ignore leaves files out', async () => {
    const cwd = folderWith({ 'b/.mcp.json': packed, [name]: packed })
    const { out } = await run(['--ignore', 'b', '--ignore', 'nix', '--format', 'json'], { cwd })
    expect(json(out).files.map(({ path }) => path)).toEqual([name])
  })

  test.skipIf(isWindows)('--user brings in the files in the home folder', async () => {
    const root = folderWith({ [`home/${name}`]: packed, 'app/.mcp.json': clean })
    const { out } = await run(['--user', '--format', 'json'], {
      cwd: join(root, 'app'),
      env: { HOME: join(root, 'home') },
    })
    expect(json(out).files.map(({ path }) => path)).toEqual([`../home/${name}`, '.mcp.json'])
  })

  test.skipIf(isWindows)('names from the disk cannot drive a terminal', async () => {
    const cwd = folderWith({ 'a\u001b[31m.json': Buffer.of(0x7b, 0xff) })
    const { err, out } = await run(['a\u001b[31m.json', 'b\u202e\n.json'], { cwd })
    expect(err + out).not.toMatch(/[\u001b\u202e]/)
    expect(err).toBe('mcp-lint: b<U+202E><U+000A>.json: There is no file or folder at this path.\n')
  })

  test('a path that is called like a command', async () => {
    const cwd = folderWith({ rules: clean })
    for (const args of [['./rules'], ['--', 'rules'], ['lint', 'rules'], ['--quiet', '--', 'rules']]) {
      const { out } = await run([...args, ...(args.includes('--') ? [] : ['--verbose'])], { cwd })
      expect(out).not.toContain('CODE')
    }
    expect((await run(['ruls'], { cwd })).err).toBe(
      'mcp-lint: ruls: There is no file or folder at this path; did you mean the command rules?\n',
    )
  })
})

describe('--fix', () => {
  test('writes what it can, then reports what is left', async () => {
    const text = packed.replace('{ "command"', '{ "colour": "red", "command"')
    const cwd = folderWith({ [name]: text, 'other/.mcp.json': clean })
    const { code, out } = await run(['--fix', '--format', 'json'], { cwd })
    expect(code).toBe(0)
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(unpacked.replace('{ "command"', '{ "colour": "red", "command"'))
    expect(readFileSync(join(cwd, 'other/.mcp.json'), 'utf8')).toBe(clean)
    expect(json(out)).toMatchObject({ summary: { fixed: 1, errors: 0, warnings: 1 } })
    expect(readdirSync(join(cwd, '.cursor'))).toEqual(['mcp.json'])
  })

  test('a second run changes nothing', async () => {
    const cwd = folderWith({ [name]: packed })
    await run(['--fix'], { cwd })
    const { out } = await run(['--fix', '--format', 'json'], { cwd })
    expect(json(out)).toMatchObject({ summary: { fixed: 0, errors: 0 } })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(unpacked)
  })

  test('byte order mark and line ends stay', async () => {
    const cwd = folderWith({ [name]: `\ufeff${packed.replaceAll('\n', '\r\n')}` })
    expect((await run(['--fix'], { cwd })).code).toBe(0)
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(`\ufeff${unpacked.replaceAll('\n', '\r\n')}`)
  })

  test.skipIf(isWindows)('a read-only file is left alone, with its findings and exit code 2', async () => {
    const cwd = folderWith({ [name]: packed, '.mcp.json': packed })
    chmodSync(join(cwd, name), 0o444)
    const { code, out, err } = await run(['--fix', '--format', 'json'], { cwd })
    expect(code).toBe(2)
    expect(err).toBe(`mcp-lint: ${name}: The file is read-only, so it was not fixed.\n`)
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
    expect(readFileSync(join(cwd, '.mcp.json'), 'utf8')).toBe(unpacked)
    expect(json(out)).toMatchObject({
      summary: { fixed: 1, errors: 1 },
      errors: [{ path: name, message: 'The file is read-only, so it was not fixed.' }],
    })
  })

  test('with "-" the fixed text goes to standard output, the report to standard error', async () => {
    const cwd = folderWith()
    const world = { cwd, stdin: `\ufeff${packed}` }
    const { code, out, err } = await run(['--fix', '-', '--stdin-filename', name, '--format', 'json'], world)
    expect(code).toBe(0)
    expect(out).toBe(`\ufeff${unpacked}`)
    expect(json(err)).toMatchObject({ summary: { fixed: 1 }, files: [{ path: name }] })
  })

  test('with "-" unchanged text goes through as it is, even what is no UTF-8', async () => {
    const cwd = folderWith()
    expect((await run(['--fix', '-', '--stdin-filename', name], { cwd, stdin: clean })).out).toBe(clean)
    const pieces: string[] = []
    const bytes = Buffer.from('{"ü": 1}', 'latin1')
    const onWrite = (text: string) => void pieces.push(text)
    await run(['--fix', '-'], { cwd, stdin: bytes, onWrite })
    expect(pieces).toEqual([bytes.toString()])
  })

  test('with "-" that cannot be read nothing goes to standard output', async () => {
    const { code, out } = await run(['--fix', '-', '--max-size', '0.00001'], { cwd: folderWith(), stdin: packed })
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('--fix-dry-run', () => {
  test('shows a diff, writes nothing and exits as if linted', async () => {
    const cwd = folderWith({ [name]: packed })
    const { code, out } = await run(['--fix-dry-run'], { cwd })
    expect(code).toBe(1)
    expect(out).toContain(`--- a/${name}\n+++ b/${name}\n@@ `)
    expect(out).toContain('+    "git": { "command": "uvx", "args": ["git-server@1.2.3", "--repo", "."] }')
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
  })

  test('as JSON has the text of each file as --fix would leave it', async () => {
    const cwd = folderWith({ [name]: packed, '.mcp.json': clean })
    const { out } = await run(['--fix-dry-run', '--format', 'json'], { cwd })
    expect(json(out).files.map(file => file.fixedText)).toEqual([unpacked, clean])
    expect(json(out).summary).toMatchObject({ fixed: 0, errors: 1 })
  })
})

describe('standard input', () => {
  test('is judged under its name', async () => {
    const { code, out } = await run(['-', '--stdin-filename', name, '--format', 'json'], {
      cwd: folderWith(),
      stdin: packed,
    })
    expect(code).toBe(1)
    expect(json(out).files).toMatchObject([{ path: name, clients: ['cursor'] }])
  })

  test('without a name is called stdin', async () => {
    const { out } = await run(['-', '--format', 'json'], { cwd: folderWith(), stdin: packed })
    expect(json(out).files).toMatchObject([{ path: 'stdin' }])
  })
})

describe('--output', () => {
  test('takes the report, a line on standard error says what is in it', async () => {
    const cwd = folderWith({ [name]: packed })
    const { code, out, err } = await run(['--format', 'json', '--output', 'reports/today.json'], { cwd })
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'mcp-lint: 1 error, 0 warnings, 0 infos in 1 file. The report is in reports/today.json.\n',
    })
    expect(json(readFileSync(join(cwd, 'reports/today.json'), 'utf8')).files).toHaveLength(1)
  })

  test('never takes a file that was judged, nor a folder', async () => {
    const cwd = folderWith({ [name]: packed })
    mkdirSync(join(cwd, 'folder'))
    for (const output of [name, 'folder']) {
      const { code, err } = await run(['--output', output], { cwd })
      expect(code).toBe(2)
      expect(err).toMatch(/^mcp-lint: [^\n]+\.\n$/)
    }
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
  })
})

describe('--output and a file under another name', () => {
  test.skipIf(isWindows)('a link to a judged file, or from one, is not written over', async () => {
    const cwd = folderWith({ [name]: packed })
    symlinkSync(name, join(cwd, 'soft.json'))
    linkSync(join(cwd, name), join(cwd, 'hard.json'))
    for (const [judged, output] of [
      [name, 'soft.json'],
      [name, 'hard.json'],
      ['soft.json', name],
    ] as const)
      expect(await run([judged, '--output', output], { cwd })).toMatchObject({ code: 2, out: '' })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
  })

  test('nor is a file that was refused or passed over', async () => {
    const cwd = folderWith({ [name]: packed, '.vscode/settings.json': '{"a": 1}' })
    expect(await run([name, '--max-size', '0.00001', '--output', name], { cwd })).toMatchObject({ code: 2 })
    expect(await run(['--output', '.vscode/settings.json'], { cwd })).toMatchObject({ code: 2 })
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(packed)
    expect(readFileSync(join(cwd, '.vscode/settings.json'), 'utf8')).toBe('{"a": 1}')
  })

  test('takes the name of a file, not the next option', async () => {
    for (const output of ['', '--quiet'])
      expect(await run(['--output', output], { cwd: folderWith() })).toMatchObject({
        code: 2,
        err: `mcp-lint: --output takes the name of a file, not "${output}".\n`,
      })
  })
})

test('what cannot be read is told in one order, however the paths are given', async () => {
  const cwd = folderWith({ [name]: packed })
  const [one, other] = await Promise.all([
    run([name, 'no-a.json', 'no-b.json', '--format', 'json'], { cwd }),
    run(['no-b.json', name, 'no-a.json', '--format', 'json'], { cwd }),
  ])
  expect(one.out).toBe(other.out)
  expect(one.err).toBe(other.err)
})

describe('streams', () => {
  test('a reader who has gone away is no failure', async () => {
    const onWrite = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
    expect(await run([name], { cwd: folderWith({ [name]: packed }), onWrite })).toEqual({ code: 1, out: '', err: '' })
  })

  test('a full disk is one', async () => {
    const onWrite = () => Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })
    expect(await run([name], { cwd: folderWith({ [name]: packed }), onWrite })).toMatchObject({
      code: 2,
      err: 'mcp-lint: The output cannot be written.\n',
    })
  })

  test('colour comes with a terminal or when it is asked for', async () => {
    const cwd = folderWith({ [name]: packed })
    const colourful = async (args: string[], world: object) =>
      /\u001b\[/.test((await run([name, ...args], { cwd, ...world })).out)
    expect(await colourful([], {})).toBe(false)
    expect(await colourful([], { tty: true })).toBe(true)
    expect(await colourful([], { tty: true, env: { NO_COLOR: '1' } })).toBe(false)
    expect(await colourful(['--no-color'], { tty: true })).toBe(false)
    expect(await colourful(['--color', 'always'], {})).toBe(true)
    expect(await colourful(['--color=always', '--output', 'x.txt'], {})).toBe(false)
    expect(readFileSync(join(cwd, 'x.txt'), 'utf8')).toContain('\u001b[')
    expect(await colourful(['--format', 'json'], { tty: true })).toBe(false)
  })

  test('--verbose tells of files that were passed over, and of time', async () => {
    const cwd = folderWith({ '.mcp.json': clean, '.vscode/settings.json': '{}' })
    const { out, err } = await run(['--verbose'], { cwd })
    expect(out).toMatch(/\.mcp\.json .*ms/)
    expect(err).toMatch(
      /^mcp-lint: \.vscode\/settings\.json: Passed over: it holds nothing that mcp-lint judges\.\nmcp-lint: 1 file in \d+ ms\.\n$/,
    )
  })
})
