import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { hookFiles } from '../../scripts/gen/pre-commit.js'
import { folderWith, isWindows } from '../host/temporary.js'
import { clean, packed } from './run.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const action = readFileSync(join(root, 'action.yml'), 'utf8')

/** Runs the script of the action as the runner does, with what action.yml hands it. */
function act(files: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>> = {}) {
  const cwd = folderWith(files)
  const runner = folderWith({ output: '', summary: '' })
  const { status, stdout, stderr } = spawnSync('bash', [join(root, '.ci/action.sh')], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTION_PATH: root,
      GITHUB_WORKSPACE: cwd,
      GITHUB_OUTPUT: join(runner, 'output'),
      GITHUB_STEP_SUMMARY: join(runner, 'summary'),
      RUNNER_TEMP: runner,
      MCP_LINT_PATHS: '',
      MCP_LINT_ARGS: '',
      MCP_LINT_SARIF: 'false',
      MCP_LINT_SUMMARY: 'true',
      ...inputs,
    },
  })
  const read = (name: string) => (existsSync(join(runner, name)) ? readFileSync(join(runner, name), 'utf8') : '')
  return {
    status,
    stdout,
    stderr,
    runner,
    summary: read('summary'),
    output: read('output'),
    sarif: read('mcp-lint.sarif'),
  }
}

describe.skipIf(isWindows)('the action', () => {
  test('annotates, writes a summary and fails where there are errors', () => {
    const { status, stdout, stderr, summary, output } = act({ '.mcp.json': packed })
    expect({ status, stderr, output }).toEqual({ status: 1, stderr: '', output: '' })
    expect(stdout).toMatch(/^::error file=\.mcp\.json,line=3,/)
    expect(summary).toMatch(/^## mcp-lint: 1 error,/)
  })

  test('takes paths and options line by line, blanks and stars as they are', () => {
    const files = { 'a b/x.json': packed, 'c/.mcp.json': packed }
    const inputs = { MCP_LINT_PATHS: '\n  \r\na b/*.json\r\n', MCP_LINT_ARGS: '--client\ncursor\n--fail-on=never\n' }
    const { status, stdout } = act(files, { ...inputs, MCP_LINT_SUMMARY: 'false' })
    expect(status).toBe(0)
    expect(stdout).toContain('file=a b/x.json,')
    expect(stdout).not.toContain('c/.mcp.json')
  })

  test('runs nothing that stands in an input', () => {
    const { stdout, stderr, runner, status } = act(
      { '.mcp.json': clean },
      { MCP_LINT_PATHS: '$(touch "$RUNNER_TEMP/bad")\n--output=bad', MCP_LINT_ARGS: '' },
    )
    expect(existsSync(join(runner, 'bad'))).toBe(false)
    expect(status).toBe(2)
    expect(stderr).toContain('--output=bad: There is no file or folder at this path.')
    expect(stdout).toContain('::error file=--output=bad,')
  })

  test('leaves SARIF for the next step, with findings and without', () => {
    for (const text of [packed, clean]) {
      const { output, runner, sarif } = act({ '.mcp.json': text }, { MCP_LINT_SARIF: 'true' })
      expect(output).toBe(`sarif=${runner}/mcp-lint.sarif\n`)
      expect(JSON.parse(sarif).runs[0].results).toHaveLength(text === packed ? 1 : 0)
    }
  })

  test('ends with 2 and one sentence for a wrong option', () => {
    const { status, stderr, summary, output } = act(
      { '.mcp.json': packed },
      { MCP_LINT_ARGS: '--fial-on', MCP_LINT_SARIF: 'true' },
    )
    expect({ status, stderr, summary, output }).toEqual({
      status: 2,
      stderr: 'mcp-lint: Unknown option "--fial-on"; did you mean --fail-on?\n',
      summary: '',
      output: '',
    })
  })

  test('hands inputs over through the environment alone', () => {
    const scripts = [...action.matchAll(/^ {6}run: (.*)$/gm)].map(([, script]) => script)
    expect(scripts).toHaveLength(2)
    expect(scripts.join('\n')).not.toContain('${{')
    const script = readFileSync(join(root, '.ci/action.sh'), 'utf8')
    for (const [, name = ''] of action.matchAll(/^ {8}(MCP_LINT_\w+):/gm)) expect(script).toContain(name)
  })
})

test.each([
  ['.mcp.json', true],
  ['apps/a/.cursor/mcp.json', true],
  ['x.tools.json', true],
  ['a/my.code-workspace', true],
  ['a/server.json', true],
  ['a/xserver.json', false],
  ['a/mcp.json.md', false],
  ['mcpxjson', false],
])('the hook is called for %s: %s', (path, called) => {
  expect(new RegExp(hookFiles()).test(path)).toBe(called)
})
