import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ciFiles, configuration } from '../../src/cli/commands/init-files.js'
import { folderWith } from '../host/temporary.js'
import { packed, run } from './run.js'

const name = 'mcp-lint.config.json'
const read = (cwd: string, path: string) => readFileSync(join(cwd, path), 'utf8')
const devDependencies =
  'In CI and hooks, npx --no-install takes mcp-lint from the project: it has to be among the devDependencies.\n'

describe('init', () => {
  test('writes a configuration that changes nothing, with and without what its comments show', async () => {
    const cwd = folderWith({ '.cursor/mcp.json': packed })
    expect(await run(['init'], { cwd })).toMatchObject({ code: 0, out: `${name} written.\n`, err: '' })
    const bare = await run(['--format', 'json', '--no-config'], { cwd })
    const judged = JSON.parse((await run(['--format', 'json'], { cwd })).out)
    const itself = judged.files.find((one: { path: string }) => one.path === name)
    expect(itself?.findings ?? []).toEqual([])
    expect(judged.files.filter((one: { path: string }) => one.path !== name)).toEqual(JSON.parse(bare.out).files)
  })

  test('shows in comments only what is right', async () => {
    // each comment that holds a member becomes one, in place of what stands there
    const shown = configuration(undefined).text.replace(/^(\s*)\/\/ (?=")/gm, '$1')
    const cwd = folderWith({ [name]: shown.replace(/\](?=\s*\n\n)/, '],') })
    const { out, err } = await run(['--format', 'json', '--print-config'], { cwd })
    expect(err).toBe('')
    for (const word of ['MCP_RISK_*', 'fixtures/', '*.tools.json', 'recommended', '2025-11-25'])
      expect(out).toContain(word)
    const { files } = JSON.parse(
      (await run(['--format', 'json', '--rule', 'MCP_LINT_SUPPRESSION_UNUSED=off'], { cwd })).out,
    )
    expect(files.flatMap((one: { findings: unknown[] }) => one.findings)).toEqual([])
  })

  test('names the schema where it is installed', async () => {
    const cwd = folderWith({ 'node_modules/mcp-lint/dist/schemas/config.schema.json': '{}' })
    await run(['init'], { cwd })
    expect(read(cwd, name)).toContain('"$schema": "./node_modules/mcp-lint/dist/schemas/config.schema.json",')
  })

  test('writes the files of CI', async () => {
    const cwd = folderWith()
    const { out, code } = await run(['init', '--github', '--gitlab', '--pre-commit'], { cwd })
    expect({ out, code }).toEqual({
      code: 0,
      out: `${[name, ...Object.values(ciFiles).map(({ path }) => path)].map(path => `${path} written.\n`).join('')}${devDependencies}`,
    })
    expect(parse(read(cwd, '.github/workflows/mcp-lint.yml'))).toHaveProperty('jobs.mcp-lint.steps.length', 5)
    expect(parse(read(cwd, '.gitlab-ci.yml'))).toHaveProperty('mcp-lint.artifacts.reports.codequality')
    expect(parse(read(cwd, '.pre-commit-config.yaml'))).toHaveProperty('repos.0.hooks.0.id', 'mcp-lint')
  })

  test('leaves what is there as it is, and says what belongs into it', async () => {
    const files = { '.mcp-lintrc.json': '{}', '.gitlab-ci.yml': 'a: 1\n', '.github/workflows/mcp-lint.yml': 'b: 2\n' }
    const cwd = folderWith(files)
    const { out, code } = await run(['init', '--github', '--gitlab'], { cwd })
    expect(code).toBe(0)
    expect(out).toBe(
      `.mcp-lintrc.json is there already, and stays as it is.\n.github/workflows/mcp-lint.yml is there already, and stays as it is.\n.gitlab-ci.yml is there already, and stays as it is. This belongs into it:\n\n${ciFiles.gitlab.part}\n${devDependencies}`,
    )
    for (const [path, text] of Object.entries(files)) expect(read(cwd, path)).toBe(text)
    expect(readdirSync(cwd)).toHaveLength(3)
  })

  test('sees a configuration in package.json', async () => {
    const cwd = folderWith({ 'package.json': '{ "mcp-lint": {} }' })
    expect((await run(['init'], { cwd })).out).toBe('package.json is there already, and stays as it is.\n')
    expect(readdirSync(cwd)).toEqual(['package.json'])
  })

  test('ends with 2 where a file cannot be written', async () => {
    const { code, err } = await run(['init', '--github'], { cwd: folderWith({ '.github': 'a file' }) })
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(
        /^mcp-lint: \.github\/workflows\/mcp-lint\.yml: The file cannot be written \(E\w+\)\.\n$/,
      ),
    })
  })
})

test('what it writes for CI stands in docs/ci.md', () => {
  const page = read(fileURLToPath(new URL('../..', import.meta.url)), 'docs/ci.md')
  for (const { text } of Object.values(ciFiles)) expect(page).toContain(text)
})
