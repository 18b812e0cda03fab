import { describe, expect, test } from 'vitest'
import { folderWith } from '../host/temporary.js'
import { clean, run } from './run.js'

describe('a wrong option ends with exit code 2 and one sentence', () => {
  test.each<[string[], string]>([
    [['--fromat', 'json'], 'Unknown option "--fromat"; did you mean --format?'],
    [['--fial-on=never'], 'Unknown option "--fial-on=never"; did you mean --fail-on?'],
    [['--revision', '2025-06'], 'Unknown revision "2025-06"; did you mean 2025-06-18?'],
    [['--xyzzy'], 'Unknown option "--xyzzy"; see mcp-lint --help.'],
    [['--format', 'sarfi'], 'Unknown format "sarfi"; did you mean sarif?'],
    [
      ['--format', 'xml'],
      'Unknown format "xml". The formats are text, json, sarif, github, gitlab, junit, checkstyle, rdjson, markdown and registry.',
    ],
    [['--format', 'jsn'], 'Unknown format "jsn"; did you mean json?'],
    [['--format'], 'The option --format <name> has no value; see mcp-lint --help.'],
    [['--type', 'list'], 'Unknown kind "list". The kinds are client-config, dump and server-json.'],
    [['--revision', '2025-11-26'], 'Unknown revision "2025-11-26"; did you mean 2025-11-25?'],
    [['--client', 'cursr'], 'Unknown client "cursr"; did you mean cursor?'],
    [['--client', 'q'], 'Unknown client "q". mcp-lint clients lists the ids.'],
    [['--target', 'opnai'], 'Unknown target "opnai"; did you mean openai?'],
    [['--target', 'openai,'], 'Unknown target "". mcp-lint targets lists them.'],
    [['--target', 'all', '--target', 'spreadsheet'], 'Unknown target "spreadsheet". mcp-lint targets lists them.'],
    [['--rule', 'MCP_COMMAND_HAS_ARG=off'], 'Unknown rule "MCP_COMMAND_HAS_ARG"; did you mean MCP_COMMAND_HAS_ARGS?'],
    [['--rule', 'MCP_XYZZY_*=off'], 'Unknown rule "MCP_XYZZY_*". mcp-lint rules lists the codes.'],
    [
      ['--rule', 'MCP_COMMAND_HAS_ARGS'],
      '--rule takes CODE=LEVEL, such as MCP_COMMAND_HAS_ARGS=off, not "MCP_COMMAND_HAS_ARGS".',
    ],
    [['--rule', 'MCP_COMMAND_HAS_ARGS=loud'], 'Unknown level "loud". The levels are off, info, warning and error.'],
    [['--min-severity', 'warn'], 'Unknown level "warn"; did you mean warning?'],
    [['--fail-on', 'errors'], 'Unknown level "errors"; did you mean error?'],
    [['--max-warnings', '-1'], '--max-warnings takes a whole number from 0 on, not "-1".'],
    [['--max-warnings', 'many'], '--max-warnings takes a whole number from 0 on, not "many".'],
    [['--max-size', '0'], '--max-size takes a number of megabytes above 0, not "0".'],
    [['--max-size', '1e3'], '--max-size takes a number of megabytes above 0, not "1e3".'],
    [['--color', 'sometimes'], 'Unknown value for --color "sometimes". The values are auto, always and never.'],
    [['--fix', '--fix-dry-run'], '--fix and --fix-dry-run exclude each other; give one of them.'],
    [['--fix-suggested'], '--fix-suggested needs --fix or --fix-dry-run beside it.'],
    [['explain'], 'The argument <code> is missing; see mcp-lint help explain.'],
    [['explain', 'MCP_COMAND_HAS_ARGS'], 'Unknown rule "MCP_COMAND_HAS_ARGS"; did you mean MCP_COMMAND_HAS_ARGS?'],
    [['rules', '--format', 'sarif'], 'Unknown format "sarif". The formats are text and json.'],
    [['explain', 'npx'], 'Unknown rule "MCP_NPX"; did you mean MCP_NPX_MISSING_YES?'],
    [['headers', 'x.json'], 'The option --tool <name> is missing; see mcp-lint help headers.'],
    [['help', 'rule'], 'There is no command "rule"; did you mean rules?'],
    [['help', 'bogus'], 'There is no command "bogus"; see mcp-lint --help.'],
    [['rules', 'x'], 'The command rules does not take so many arguments; see mcp-lint help rules.'],
    [['--stdin-filename', '--quiet'], '--stdin-filename takes the name of a file, not "--quiet".'],
    [[''], '"": There is no file or folder at this path.'],
    [['inspec'], 'inspec: There is no file or folder at this path; did you mean the command inspect?'],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await run(args, { cwd: folderWith({ '.mcp.json': clean }) })
    expect({ code, err }).toEqual({ code: 2, err: `mcp-lint: ${sentence}\n` })
    expect(out).not.toMatch(/ at |Error/)
  })

  test('even where the current folder is gone', async () => {
    const cwd = () => {
      throw new Error('ENOENT: no such file or directory, uv_cwd')
    }
    const { code, err } = await run([], { cwd: cwd as never })
    expect({ code, err }).toEqual({ code: 2, err: 'mcp-lint: The current folder does not exist any more.\n' })
  })
})

describe('accepted without an effect of their own', () => {
  test.each([
    ['--no-config'],
    ['--target=none'],
    ['--target=recommended'],
    ['--target=all,gemini'],
    ['--target=devin'],
    ['--type=client-config'],
    ['--client=windsurf'],
  ])('%s', async option => {
    expect(await run(['.mcp.json', option], { cwd: folderWith({ '.mcp.json': clean }) })).toMatchObject({
      code: 0,
      err: '',
    })
  })
})

describe('help', () => {
  test('has options in groups, examples and exit codes, and nothing that is not built', async () => {
    const { code, out, err } = await run(['--help'], { cwd: folderWith() })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const part of ['Which files:', '--ignore <glob>', 'Commands:', 'Examples:', 'Exit codes:'])
      expect(out).toContain(part)
    for (const part of ['--shard']) expect(out).not.toContain(part)
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(100)
  })

  test('of a command, two ways', async () => {
    const cwd = folderWith()
    const { code, out } = await run(['rules', '--help'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('Usage: mcp-lint rules [options]')
    expect((await run(['help', 'rules'], { cwd })).out).toBe(out)
    expect((await run(['lint', '--help'], { cwd })).out).toContain('--fix-dry-run')
  })

  test('--version is the version alone', async () => {
    expect(await run(['--version'], { cwd: folderWith() })).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      err: '',
    })
  })
})
