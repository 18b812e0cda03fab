import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changedFiles } from '../../src/host/git.js'
import { folderWith, isWindows } from '../host/temporary.js'
import { clean, packed, run } from './run.js'

const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false']
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' })

/** A repository with one commit of these files, on the branch main. */
function repository(files: Readonly<Record<string, string>>): string {
  const cwd = folderWith(files)
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '-A')
  git(cwd, 'commit', '-q', '--allow-empty', '-m', 'x')
  return cwd
}
function put(cwd: string, name: string, text: string): void {
  mkdirSync(join(cwd, name, '..'), { recursive: true })
  writeFileSync(join(cwd, name), text)
}
async function judged(args: readonly string[], cwd: string): Promise<string[]> {
  const { out, err } = await run(['--format', 'json', '--fail-on', 'never', ...args], { cwd })
  expect(err).toBe('')
  return (JSON.parse(out) as { files: { path: string }[] }).files.map(({ path }) => path)
}

// Whoever runs the tests from a hook of git has these set.
beforeEach(() => {
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('--changed', () => {
  test('takes what differs from the last commit, staged or not, and what is new', async () => {
    const cwd = repository({
      '.mcp.json': clean,
      '.cursor/mcp.json': clean,
      '.vscode/mcp.json': clean,
      'a/.mcp.json': clean,
      '.gitignore': 'ignored/',
    })
    put(cwd, '.mcp.json', packed)
    put(cwd, '.cursor/mcp.json', packed)
    git(cwd, 'add', '.cursor')
    put(cwd, 'new ünï/.mcp.json', clean)
    put(cwd, 'ignored/.mcp.json', clean)
    rmSync(join(cwd, 'a/.mcp.json'))
    expect(await judged(['--changed'], cwd)).toEqual(['.cursor/mcp.json', '.mcp.json', 'new ünï/.mcp.json'])
    expect(await judged(['--changed', '--', '.vscode/mcp.json', '.mcp.json'], cwd)).toEqual(['.mcp.json'])
    expect(await judged(['.', '--changed='], cwd)).toHaveLength(3)
  })

  test('works below the top of the repository, and reached by a link', async () => {
    const cwd = repository({ '.mcp.json': clean, 'apps/a/.mcp.json': clean })
    put(cwd, '.mcp.json', packed)
    put(cwd, 'apps/a/.mcp.json', packed)
    expect(await judged(['--changed'], join(cwd, 'apps/a'))).toEqual(['.mcp.json'])
    expect(await judged(['../../.mcp.json', '--changed'], join(cwd, 'apps/a'))).toEqual(['../../.mcp.json'])
    if (isWindows) return
    const link = join(folderWith(), 'link')
    symlinkSync(cwd, link)
    expect(await judged(['--changed'], join(link, 'apps'))).toEqual(['a/.mcp.json'])
  })

  test('works before the first commit', async () => {
    const cwd = folderWith({ '.mcp.json': clean, '.cursor/mcp.json': clean })
    git(cwd, 'init', '-q')
    git(cwd, 'add', '.mcp.json')
    expect(await judged(['--changed'], cwd)).toEqual(['.cursor/mcp.json', '.mcp.json'])
  })

  test('with a base takes what the branch changed since it left the base, and what is not yet committed', async () => {
    const cwd = repository({ '.mcp.json': clean, '.cursor/mcp.json': clean, '.vscode/mcp.json': clean })
    git(cwd, 'checkout', '-q', '-b', 'work')
    put(cwd, '.mcp.json', packed)
    git(cwd, 'commit', '-q', '-a', '-m', 'y')
    git(cwd, 'checkout', '-q', 'main')
    put(cwd, '.cursor/mcp.json', packed)
    git(cwd, 'commit', '-q', '-a', '-m', 'z')
    git(cwd, 'checkout', '-q', 'work')
    expect(await judged(['--changed', 'main'], cwd)).toEqual(['.mcp.json'])
    put(cwd, '.vscode/mcp.json', packed)
    expect(await judged(['--changed', 'main'], cwd)).toEqual(['.mcp.json', '.vscode/mcp.json'])
    expect(await judged(['--changed'], cwd)).toEqual(['.vscode/mcp.json'])
  })

  test('says so where nothing changed, and ends with 0', async () => {
    const { code, err, out } = await run(['--changed'], { cwd: repository({ '.mcp.json': packed }) })
    expect({ code, err }).toEqual({
      code: 0,
      err: 'mcp-lint: No config file of a known client, no server.json and no dump below this folder changed.\n',
    })
    expect(out).toBe('No files were checked.\n')
  })
})

describe('ends with 2 and a sentence', () => {
  test('outside of a repository', async () => {
    const cwd = folderWith({ '.mcp.json': clean })
    vi.stubEnv('GIT_CEILING_DIRECTORIES', join(cwd, '..'))
    expect(await run(['--changed'], { cwd })).toMatchObject({
      code: 2,
      out: '',
      err: 'mcp-lint: --changed asks git, and this folder is in no repository with a working tree.\n',
    })
  })

  test('without git', async () => {
    const cwd = repository({ '.mcp.json': clean })
    vi.stubEnv('PATH', folderWith())
    const { code, err } = await run(['--changed'], { cwd })
    expect({ code, err }).toEqual({ code: 2, err: 'mcp-lint: --changed asks git, and there is no program git here.\n' })
  })

  test.each(['nowhere', '.mcp.json', '--output=x'])('for the base %s', async base => {
    const cwd = repository({ '.mcp.json': clean })
    const { code, err } = await run([`--changed=${base}`], { cwd })
    expect({ code, err }).toEqual({
      code: 2,
      err: `mcp-lint: git knows no commit "${base}", which --changed was given. If it is a path, put it before --changed; in CI, fetch the base first.\n`,
    })
  })

  test('for a base without a commit in common', () => {
    const cwd = repository({ '.mcp.json': clean })
    git(cwd, 'checkout', '-q', '--orphan', 'other')
    git(cwd, 'commit', '-q', '--allow-empty', '-m', 'y')
    expect(changedFiles(cwd, 'main')).toEqual({
      ok: false,
      message: 'git sees no commit that "main" and the current branch come from. In CI, fetch the whole history first.',
    })
  })
})
