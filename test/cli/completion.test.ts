import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandNames } from '../../src/cli/command-names.js'
import { formatNames } from '../../src/report/names.js'
import { folderWith } from '../host/temporary.js'
import { run } from './run.js'

const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0
const script = async (shell: string) => (await run(['completion', shell], { cwd: '.' })).out

/** What bash offers where the last of these words is being written. */
type Offer = (words: readonly string[], cwd: string) => string[]

async function inBash(): Promise<Offer> {
  const file = join(folderWith(), 'completion.bash')
  writeFileSync(file, await script('bash'))
  // As readline hands it over: "=" is a word of its own.
  return (words, cwd) => {
    const split = words.flatMap(word => word.split(/(=)/).filter((part, i) => part !== '' || i === 0))
    if (/=$/.test(words.at(-1) ?? '')) split.push('')
    const code = `source ${file}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _mcp_lint; printf '%s\\n' "\${COMPREPLY[@]}"`
    return shown(spawnSync('bash', ['--norc', '-c', code, 'bash', ...split], { cwd, encoding: 'utf8' }))
  }
}
async function inZsh(): Promise<Offer> {
  const file = join(folderWith(), 'completion.zsh')
  writeFileSync(file, await script('zsh'))
  // What the completion system of zsh would show is printed instead.
  const stubs = `compdef() { :; }
    compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -l -- "\${(M)@:#$prefix*}"; }
    _describe() { local name=$@[-1]; print -l -- "\${(M)\${(P@)name}%%:*:#}" >/dev/null
      local one; for one in "\${(P@)name}"; do one=\${one%%:*}; [[ $one == $prefix* ]] && print -r -- $one; done; }
    compset() { prefix=\${words[CURRENT]#*=}; }
    _files() { print -l -- $prefix*(N); }`
  return (words, cwd) => {
    const code = `${stubs}; source ${file}; words=("$@"); CURRENT=$#; prefix=$words[CURRENT]; _mcp_lint`
    return shown(spawnSync('zsh', ['-f', '-c', code, 'zsh', ...words], { cwd, encoding: 'utf8' }))
  }
}
async function inFish(): Promise<Offer> {
  const home = folderWith({ 'completion.fish': await script('fish') })
  return (words, cwd) => {
    const code = `source ${join(home, 'completion.fish')}; complete -C ${JSON.stringify(words.join(' '))}`
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home }
    const lines = shown(spawnSync('fish', ['--no-config', '-c', code], { cwd, encoding: 'utf8', env }))
    // fish says what each is, and gives "--format=json" whole
    return lines.map(line => (line.split('\t')[0] ?? '').replace(/^--[\w-]+=/, ''))
  }
}
function shown({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string[] {
  expect(stderr).toBe('')
  return stdout.split('\n').filter(line => line !== '')
}

const offers = { bash: inBash, zsh: inZsh, fish: inFish }

describe.each(Object.keys(offers) as (keyof typeof offers)[])('%s', shell => {
  const complete = async (...words: string[]) => {
    const offer = await offers[shell]()
    const cwd = folderWith({ 'tools.json': '{}', 'a/b.json': '{}', 'inner.txt': '' })
    return offer(['mcp-lint', ...words], cwd)
  }
  // A shell that is not there cannot be asked; bash is everywhere.
  const it = test.skipIf(shell !== 'bash' && !has(shell))

  it('knows the commands', async () => {
    const found = await complete('')
    expect(found).toEqual(expect.arrayContaining([...commandNames, 'help']))
    expect(await complete('ins')).toEqual(['inspect'])
  })

  it('knows the options, each command its own', async () => {
    expect(await complete('--fail')).toEqual(['--fail-on'])
    expect((await complete('--fix')).sort()).toEqual(['--fix', '--fix-dry-run', '--fix-suggested'])
    expect(await complete('inspect', '--fix')).toEqual([])
    expect(await complete('headers', '--rec')).toEqual(['--received'])
    expect(await complete('--no-col')).toEqual([])
  })

  it('knows the values of options, as a word and behind "="', async () => {
    expect((await complete('--format', '')).sort()).toEqual([...formatNames].sort())
    expect(await complete('--format', 'mark')).toEqual(['markdown'])
    expect(await complete('--format=mark')).toEqual(['markdown'])
    expect((await complete('inspect', '--format', '')).sort()).toEqual(['json', 'text'])
    expect(await complete('--revision', '2026')).toEqual(['2026-07-28'])
    expect(await complete('--client', 'windsu')).toEqual(['windsurf'])
    expect(await complete('--target', 'openai-')).toEqual(['openai-strict'])
    expect(await complete('--rule', 'MCP_COMMAND_HAS')).toEqual(['MCP_COMMAND_HAS_ARGS='])
  })

  it('knows the words of commands', async () => {
    expect(await complete('explain', 'MCP_COMMAND_HAS')).toEqual(['MCP_COMMAND_HAS_ARGS'])
    expect((await complete('completion', '')).sort()).toEqual(['bash', 'fish', 'zsh'])
    expect(await complete('help', 'comp')).toEqual(expect.arrayContaining(['compat', 'completion']))
  })

  it('finds files elsewhere', async () => {
    expect(await complete('inspect', 'too')).toEqual(['tools.json'])
    expect(await complete('too')).toEqual(['tools.json'])
  })
})

test('what the scripts say of commands is true', async () => {
  const { out } = await run(['--help'], { cwd: '.' })
  const named = [...(out.split('\nCommands:')[1] ?? '').matchAll(/^ {2}([a-z]\w+) /gm)].map(([, name]) => name)
  expect(named.filter(name => name !== 'help')).toEqual([...commandNames])
})

test('a shell that is none gets a sentence', async () => {
  expect(await run(['completion', 'bsh'], { cwd: '.' })).toMatchObject({
    code: 2,
    err: 'mcp-lint: Unknown shell "bsh"; did you mean bash?\n',
  })
})
