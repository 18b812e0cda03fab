import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { discover } from '../../src/host/discover.js'
import { folderWith, isRoot, isWindows } from './temporary.js'

const files = ['.cursor/mcp.json', '.vscode/mcp.json', '.mcp.json', '.codex/config.toml', '*.code-workspace']

async function found(cwd: string, patterns: string[], ignore: string[] = []) {
  const { found, problems } = await discover(patterns, { cwd, ignore, files })
  expect(problems).toEqual([])
  return found.map(({ path, named }) => (named ? `${path} (named)` : path))
}
async function problems(cwd: string, patterns: string[]) {
  return (await discover(patterns, { cwd, ignore: [], files })).problems
}

const tree = {
  '.mcp.json': '{}',
  'a/.cursor/mcp.json': '{}',
  'a/mcp.json': '{}',
  'a/.vscode/settings.json': '{}',
  'app/.codex/config.toml': '',
  'my app.code-workspace': '{}',
  'node_modules/x/.cursor/mcp.json': '{}',
  'a/dist/.mcp.json': '{}',
  'a/.venv/lib/.mcp.json': '{}',
  '.git/.mcp.json': '{}',
}

describe('a bare run and a folder', () => {
  test('look for the files of clients, dot folders included, dependencies and builds left out', async () => {
    const folder = folderWith(tree)
    const all = ['.mcp.json', 'a/.cursor/mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']
    expect(await found(folder, [])).toEqual(all)
    expect(await found(folder, ['.'])).toEqual(all)
    expect(await found(folder, ['a/', './app'])).toEqual(['a/.cursor/mcp.json', 'app/.codex/config.toml'])
  })

  test('a bare run may find nothing, a named folder may not', async () => {
    const folder = folderWith({ 'a/x.json': '{}' })
    expect(await found(folder, [])).toEqual([])
    expect(await problems(folder, ['a'])).toEqual([
      { path: 'a', message: expect.stringMatching(/^The folder holds no /) },
    ])
  })

  test('a folder of builds can be named', async () => {
    expect(await found(folderWith(tree), ['a/dist'])).toEqual(['a/dist/.mcp.json'])
  })

  test.skipIf(isWindows)('follow links to files, not to folders', async () => {
    const folder = folderWith({ 'shared.json': '{}', 'real/.mcp.json': '{}' })
    symlinkSync('shared.json', join(folder, '.mcp.json'))
    symlinkSync('.', join(folder, 'loop'))
    symlinkSync('real', join(folder, 'alias'))
    symlinkSync('nowhere', join(folder, 'x.code-workspace'))
    expect(await found(folder, [])).toEqual(['.mcp.json', 'real/.mcp.json'])
    expect(await found(folder, ['alias'])).toEqual(['alias/.mcp.json'])
  })

  test.skipIf(isRoot || isWindows)('say which folder they could not read', async () => {
    const folder = folderWith({ 'closed/.mcp.json': '{}', '.mcp.json': '{}' })
    chmodSync(join(folder, 'closed'), 0)
    const result = await discover([], { cwd: folder, ignore: [], files })
    chmodSync(join(folder, 'closed'), 0o755)
    expect(result.found).toHaveLength(1)
    expect(result.problems).toEqual([{ path: 'closed', message: expect.stringContaining('not allowed to read') }])
  })
})

describe('a named file', () => {
  test('is taken whatever it is called, and counted from the current folder', async () => {
    const folder = folderWith({ 'app/x.txt': '', 'other/y.json': '' })
    const cwd = join(folder, 'app')
    expect(await found(cwd, ['x.txt', './x.txt', '../other/y.json', join(folder, 'app', 'x.txt')])).toEqual([
      '../other/y.json (named)',
      'x.txt (named)',
    ])
  })

  test.skipIf(isWindows)('may look like a glob, like an option, like nothing on earth', async () => {
    const names = [
      '[id].json',
      '{a,b}.json',
      '*.json',
      '!x.json',
      '--fix',
      ' ',
      'a\nb.json',
      '\u202ex.json',
      'a\\b.json',
    ]
    const folder = folderWith({ ...Object.fromEntries(names.map(name => [name, ''])), 'i.json': '' })
    for (const name of names) expect(await found(folder, [`./${name}`])).toEqual([`${name} (named)`])
    expect(await found(folder, ['[id].json', 'i.json'])).toEqual(['[id].json (named)', 'i.json (named)'])
  })

  test('stays named when a glob finds it too', async () => {
    const folder = folderWith({ 'x.json': '', 'y.json': '' })
    expect(await found(folder, ['*.json', 'x.json'])).toEqual(['x.json (named)', 'y.json'])
    expect(await found(folder, ['x.json', '*.json'])).toEqual(['x.json (named)', 'y.json'])
  })

  test.skipIf(isWindows)('that is a broken link is found, so that reading it can say why', async () => {
    const folder = folderWith()
    symlinkSync('loop.json', join(folder, 'loop.json'))
    symlinkSync('nowhere', join(folder, 'dead.json'))
    expect(await found(folder, ['loop.json', 'dead.json'])).toEqual(['dead.json (named)', 'loop.json (named)'])
  })

  test('that is not there is a problem', async () => {
    const folder = folderWith({ 'x.json': '' })
    for (const path of ['nothing.json', 'x.json/y', '', `${'n'.repeat(300)}.json`])
      expect(await problems(folder, [path])).toEqual([{ path, message: 'There is no file or folder at this path.' }])
  })
})

describe('a glob', () => {
  test('takes every file that it matches', async () => {
    const folder = folderWith(tree)
    expect(await found(folder, ['**/*.json'])).toEqual([
      '.mcp.json',
      'a/.cursor/mcp.json',
      'a/.vscode/settings.json',
      'a/mcp.json',
    ])
    expect(await found(folder, ['a/*.json', './a*/.codex/*'])).toEqual(['a/mcp.json', 'app/.codex/config.toml'])
    expect(await found(join(folder, 'app'), ['../a/**/mcp.json'])).toEqual(['../a/.cursor/mcp.json', '../a/mcp.json'])
    expect(await found(join(folder, 'app'), [`${folder}/a/m*.json`])).toEqual(['../a/mcp.json'])
  })

  test('enters a folder of builds that it names', async () => {
    expect(await found(folderWith(tree), ['a/dist/*.json'])).toEqual(['a/dist/.mcp.json'])
  })

  test.skipIf(isWindows)('starts in folders that look like globs', async () => {
    expect(await found(folderWith({ '[x]/a.json': '', 'x/b.json': '' }), ['[x]/*.json'])).toEqual(['[x]/a.json'])
  })

  test('that matches nothing, or folders only, is a problem', async () => {
    const folder = folderWith({ 'a.json/x': '' })
    for (const path of ['*.toml', '*.json', 'no/where/*.json', '**/{'])
      expect(await problems(folder, [path])).toEqual([{ path, message: 'No file matches this pattern.' }])
  })
})

describe('--ignore', () => {
  test.each([
    ['a', ['.mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['.cursor/', ['.mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['a/.cursor/mcp.json', ['.mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['./a/**', ['.mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['/app', ['.mcp.json', 'a/.cursor/mcp.json', 'my app.code-workspace']],
    ['*.{toml,code-workspace}', ['.mcp.json', 'a/.cursor/mcp.json']],
    ['**/mcp.json', ['.mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['cursor', ['.mcp.json', 'a/.cursor/mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
    ['', ['.mcp.json', 'a/.cursor/mcp.json', 'app/.codex/config.toml', 'my app.code-workspace']],
  ])('%j', async (glob, left) => {
    expect(await found(folderWith(tree), [], [glob])).toEqual(left)
  })

  test('holds for named files and for files outside too', async () => {
    const folder = folderWith({ 'app/x.json': '', 'other/y.json': '', 'other/z.json': '' })
    const cwd = join(folder, 'app')
    expect(await found(cwd, ['x.json', '../other/y.json', '../other/z.json'], ['x.json', 'y.*'])).toEqual([
      '../other/z.json (named)',
    ])
    expect(await found(cwd, ['../other/*'], ['../other/y.json'])).toEqual(['../other/z.json'])
    expect(await found(cwd, ['../other/*'], [`${folder}/other/z.json`])).toEqual(['../other/y.json'])
  })

  test('that takes all of a folder or glob is no mistake', async () => {
    const folder = folderWith(tree)
    expect(await found(folder, ['a', 'a/*.json'], ['a'])).toEqual([])
    expect((await discover(['*.nothing'], { cwd: folder, ignore: ['a'], files })).problems).toHaveLength(1)
  })
})

test('standard input and further files belong to a run', async () => {
  const folder = folderWith({ 'home/.cursor/mcp.json': '', 'app/.mcp.json': '' })
  const also = [join(folder, 'home/.cursor/mcp.json')]
  const options = { cwd: join(folder, 'app'), ignore: [], files, also }
  expect(await discover(['-'], options)).toEqual({
    found: [{ path: '../home/.cursor/mcp.json', named: false }],
    stdin: true,
    problems: [],
    leftOut: [],
  })
  expect((await discover([], options)).found).toHaveLength(2)
  expect((await discover([], { ...options, ignore: ['.cursor'] })).found).toHaveLength(1)
})
