import { spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { worldOf } from '../../src/cli/streams.js'
import { folderWith } from '../host/temporary.js'

const bin = new URL('../../bin/mcp-lint.js', import.meta.url).pathname
const posix = process.platform !== 'win32'
const many = {
  'mcp.json': JSON.stringify({
    mcpServers: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`s${i}`, { command: `npx -y tool-${i}` }])),
  }),
}

test('the world of a process has its folder, variables and platform, and opens standard input only when asked', () => {
  const fake = {
    env: { A: '1' },
    cwd: () => '/x',
    platform: 'linux',
    stdin: 'in',
    stdout: { out: 1 },
    stderr: { err: 1 },
  }
  const world = worldOf(fake as never)
  expect((world.cwd as () => string)()).toBe('/x')
  expect(world.env).toEqual({ A: '1' })
  expect(Object.getOwnPropertyDescriptor(world, 'stdin')?.get).toBeTypeOf('function')
  expect(world.stdin).toBe('in')
})

// The built program: what it does with a real file, pipe and closed pipe cannot be seen from inside.
describe.runIf(existsSync(bin) && existsSync(new URL('../../dist/cli/cli.cjs', import.meta.url)))('the program', () => {
  test('writes a long report to a file, whole', () => {
    const cwd = folderWith(many)
    const target = join(cwd, 'out.txt')
    const { status } = spawnSync(process.execPath, [bin, 'mcp.json'], {
      cwd,
      stdio: ['ignore', openSync(target, 'w'), 'pipe'],
    })
    expect(status).toBe(1)
    expect(readFileSync(target, 'utf8')).toMatch(
      /500 errors, 0 warnings, 0 infos in 1 file\.\n500 can be fixed with --fix\.\n$/,
    )
  })

  test('writes a long report to a slow pipe, whole', async () => {
    const cwd = folderWith(many)
    const child = spawn(process.execPath, [bin, 'mcp.json', '--format', 'json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const ended = new Promise(done => child.on('close', done))
    await new Promise(done => setTimeout(done, 300))
    for await (const part of child.stdout.setEncoding('utf8')) text += part
    expect(await ended).toBe(1)
    expect(JSON.parse(text).summary.errors).toBe(500)
  })

  test.runIf(posix)('ends quietly when the reader goes away', () => {
    const cwd = folderWith(many)
    const { status, stderr, stdout } = spawnSync(
      'bash',
      ['-c', `"$0" "$1" mcp.json | head -n 1; echo "\${PIPESTATUS[0]}"`, process.execPath, bin],
      { cwd, encoding: 'utf8' },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^mcp\.json .*\n1\n$/)
  })

  test.runIf(posix)('says so and ends with 2 where nothing can be written', () => {
    const cwd = folderWith(many)
    const { status, stderr } = spawnSync('bash', ['-c', '"$0" "$1" mcp.json > /dev/full', process.execPath, bin], {
      cwd,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'mcp-lint: The output cannot be written.\n' })
  })
})
