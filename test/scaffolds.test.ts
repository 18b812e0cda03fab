import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newClient } from '../scripts/new-client.js'
import { newRule, Refused, skeletons } from '../scripts/new-rule.js'
import { foreignFiles } from '../src/clients/foreign-files.js'

/** The checks run whole programs, on machines that do much else. */
const MINUTES = 60_000
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'coverage'])
const PROGRAMS = {
  tsx: 'node_modules/tsx/dist/cli.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const

const root = fileURLToPath(new URL('..', import.meta.url))

/** Without what the vitest around us tells its children. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_ENV$|TEST$|NODE_V8_COVERAGE$)/i.test(name)),
)

/** Runs a program of the project in a copy of it. */
function run(cwd: string, program: keyof typeof PROGRAMS, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAMS[program], ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, out: `${stdout}${stderr}` }
}

/** … and wants it to succeed. */
function pass(cwd: string, program: keyof typeof PROGRAMS, ...args: string[]): string {
  const { status, out } = run(cwd, program, ...args)
  expect(status, `${program} ${args.join(' ')}\n${out}`).toBe(0)
  return out
}

let copy: string
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-lint-scaffolds-')))
  cpSync(root, copy, {
    recursive: true,
    filter: path => !NOT_COPIED.has(relative(root, path).split(sep)[0] ?? ''),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }))

const nameFor = (subject: string) => `FOUND_IN_${subject.toUpperCase()}`
const subjects = Object.keys(skeletons)
/** Some client that has no profile yet. */
const foreign = foreignFiles
  .filter(({ path, client }) => /^[A-Z][a-z]+$/.test(client) && /^[^*]+\.json$/.test(path))
  .at(-1)

describe('in a copy of the project', () => {
  it(
    'the skeletons of rules and clients pass all that they have to',
    () => {
      if (!foreign) throw new Error('src/clients/foreign-files.ts names no client that this test could take.')
      // Most rules without what follows the writing, which is the same for all and comes with the last one.
      const written = subjects.slice(1).flatMap(subject => newRule(subject, nameFor(subject), copy))
      pass(copy, 'biome', 'check', '--write', ...written)
      const said = pass(copy, 'tsx', 'scripts/new-rule.ts', subjects[0] as string, `MCP_${nameFor('file')}`)
      expect(said).toContain('wrote test/rules/file/found-in-file.test.ts\n')
      expect(said).toContain('wrote src/rules/index.ts\n')

      const list = 'src/clients/foreign-files.ts'
      const id = foreign.client.toLowerCase()
      expect(readFileSync(join(copy, list), 'utf8')).toContain(`'${foreign.path}'`)
      expect(pass(copy, 'tsx', 'scripts/new-client.ts', id)).toContain(`out of ${list}`)
      expect(readFileSync(join(copy, list), 'utf8')).not.toContain(`'${foreign.path}'`)
      expect(readFileSync(join(copy, `src/clients/${id}.ts`), 'utf8')).toContain(`name: '${foreign.client}'`)
      pass(copy, 'tsx', 'scripts/new-client.ts', 'scaffold-trial', '--name', 'Trial 2', '--file', '.trial/*.json')
      expect(readFileSync(join(copy, 'fixtures/configs/scaffold-trial/commands.out'), 'utf8')).toBe(
        '3:25 error MCP_COMMAND_HAS_ARGS /mcpServers/git/command\n',
      )
      const quiet = readFileSync(join(copy, 'fixtures/quiet.out'), 'utf8')
      expect(quiet).toContain('scaffold-trial/.trial/x.json: scaffold-trial\n')
      expect(quiet).toContain(`${id}/${foreign.path}: ${id}\n`)

      pass(copy, 'tsc', '-p', 'tsconfig.json')
      pass(copy, 'tsc', '-p', 'tsconfig.node.json')
      pass(copy, 'biome', 'check', '--error-on-warnings', 'src', 'test', 'scripts')
      pass(copy, 'tsx', 'scripts/gen.ts', '--check')
      const tests = subjects.map(subject => `test/rules/${subject}/found-in-${subject}.test.ts`)
      const ofAll = ['house', 'docs', 'fixtures', 'rules/examples', 'clients/profiles', 'kinds/detect', 'engine/lint']
      pass(copy, 'vitest', 'run', ...tests, ...ofAll.map(name => `test/${name}.test.ts`))
    },
    10 * MINUTES,
  )
})

describe('refused, with a sentence and nothing written, is', () => {
  const nowhere = join(tmpdir(), 'mcp-lint-nothing-is-written-here')

  it.each([
    ['servers', 'A_B', /^"servers" is no subject with a skeleton\..*\n {2}document .*\n {2}config /s],
    ['constructor', 'A_B', /is no subject/],
    ['server', 'COMMAND_HAS_ARGS', 'MCP_COMMAND_HAS_ARGS is taken: the subject of that rule is server.'],
    ['config', 'MCP_COMMAND_HAS_ARGS', /is taken/],
    ['server', 'command-has-args', /is no name for a rule; write capitals/],
    ['server', 'A__B', /is no name/],
    ['server', 'MCP_', /is no name/],
    ['server', '../A', /is no name/],
    ['server', 'USE_UVX', /says what to do; name the defect/],
    ['server', 'SHARED_ARGS', /is for something else/],
    ['server', 'A'.repeat(41), /more than 40/],
  ])('the rule %s %s', (subject, name, says) => {
    expect(() => newRule(subject, name, nowhere)).toThrow(says)
    expect(() => newRule(subject, name, nowhere)).toThrow(Refused)
    expect(existsSync(nowhere)).toBe(false)
  })

  it.each([
    ['Zed', {}, '"Zed" is no id for a client; write small letters and hyphens, as in gemini-cli.'],
    ['../zed', {}, /is no id/],
    ['cursor', {}, '"cursor" is taken: it stands for Cursor.'],
    ['windsurf', {}, '"windsurf" is taken: it stands for Devin.'],
    ['profile', {}, /is for something else/],
    ['shared-a', {}, /is for something else/],
    ['a', { name: 'cursor' }, /has a profile/],
    ['a', { name: "it's" }, /is no name/],
    ['a', { file: '.cursor/mcp.json' }, '".cursor/mcp.json" is a file of Cursor.'],
    ['a', { file: '/etc/mcp.json' }, /is no end of a path/],
    ['a', { file: '../mcp.json' }, /is no end of a path/],
    ['a', { file: 'a/**/mcp.json' }, /is no end of a path/],
    ['a', { file: '.a/config.toml' }, /is no JSON, and the skeleton is/],
  ])('the client %s %j', (id, more, says) => {
    expect(() => newClient({ id, ...more }, nowhere)).toThrow(says)
    expect(() => newClient({ id, ...more }, nowhere)).toThrow(Refused)
    expect(existsSync(nowhere)).toBe(false)
  })

  it.each([
    ['new-rule', [], /^npm run new-rule -- SUBJECT NAME.*\n {2}file /s],
    ['new-rule', ['server'], /^npm run new-rule/],
    ['new-client', [], /^npm run new-client -- ID/],
    ['new-client', ['a', '--nam', 'A'], /'--nam'.*\n\nnpm run new-client/s],
  ])('%s %j', (script, args, says) => {
    const { status, out } = run(root, 'tsx', `scripts/${script}.ts`, ...args)
    expect(out).toMatch(says)
    expect(out).not.toMatch(/\n\s+at /)
    expect(status).toBe(1)
  })
})

it('nothing is overwritten', () => {
  const [rule] = newRule('server', 'FIRST_TRY', copy)
  const before = readFileSync(join(copy, rule), 'utf8')
  expect(() => newRule('server', 'FIRST_TRY', copy)).toThrow(`${rule} is there already; nothing was written.`)
  expect(readFileSync(join(copy, rule), 'utf8')).toBe(before)
})
