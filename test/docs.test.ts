import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { stalePages } from '../scripts/gen-readme.js'
import { lintText } from '../src/engine/lint.js'
import { formats } from '../src/report/index.js'
import { rules } from '../src/rules/index.js'
import { run } from './cli/run.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CHANGELOG.md', ...readdirSync(join(root, 'docs')).map(name => `docs/${name}`)].filter(
  path => path.endsWith('.md'),
)
const readme = read('README.md')
const help = (await run(['--help'], { cwd: root })).out
const packageJson = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } }

interface Block {
  readonly language: string
  readonly text: string
}
/** The code blocks of a page. */
function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }))
}
const blocks = blocksOf(readme)

/** The text below a heading, up to the next one of its level or above. */
function section(heading: string): string {
  const [, level = '', text = ''] = new RegExp(`^(#+) ${heading}\\n([\\s\\S]*)`, 'm').exec(readme) ?? []
  expect(level, `README.md has no heading "${heading}"`).not.toBe('')
  return text.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0] ?? ''
}

/** What stands in backquotes. */
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

describe('generated parts', () => {
  it('are up to date', async () => {
    const stale = (await stalePages()).map(({ path }) => `${path}: run npm run gen`)
    expect(stale).toEqual([])
  })

  it('are a picture without a flaw', () => {
    const svg = read('docs/report.svg')
    const tags = [...svg.matchAll(/<(\/?)([\w-]+)[^<>]*?(\/?)>/g)]
    const open: string[] = []
    for (const [tag, closes, name = '', single] of tags) {
      if (closes) expect(open.pop(), tag).toBe(name)
      else if (!single) open.push(name)
    }
    expect(open).toEqual([])
    expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>\u001b]|&(?!(?:amp|lt|gt|quot);)/)
    expect(svg).toContain('MCP_WRONG_TOP_LEVEL_KEY')
    expect(svg).toContain('class="bold red"')
  })
})

describe('the first code block', () => {
  const commands = (blocks[0]?.text ?? '').trimEnd().split('\n')

  it('is two commands, each whole in itself', () => {
    expect(commands).toHaveLength(2)
    for (const command of commands) expect(command).toMatch(/^npm ci && /)
    expect(commands.join('\n')).not.toMatch(/^[$>#]|\bcd\b|git clone|\\$/m)
  })

  it('names scripts and files that are there', () => {
    for (const step of commands.flatMap(command => command.split(' && '))) {
      const script = /^npm (?:run )?(\w+)$/.exec(step)?.[1]
      if (script === 'ci') continue
      if (script) expect(Object.keys(packageJson.scripts)).toContain(script)
      else for (const path of step.split(' ').slice(1)) expect(existsSync(join(root, path)), path).toBe(true)
    }
    expect(commands[0]).toMatch(/ && node bin\/mcp-lint\.js fixtures\/sample$/)
  })

  it('ends as the README says', async () => {
    expect((await run(['fixtures/sample'], { cwd: root })).code).toBe(1)
    expect(readme).toContain(`Node ${packageJson.engines.node.replace('>=', '')} or newer`)
  })
})

describe('options', () => {
  const optionsIn = (text: string) => [...text.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, one]) => one)
  const inHelp = optionsIn(help.split('\nCommands:')[0] ?? '')

  it('are those of the help', () => {
    const inTable = [...section('Options').matchAll(/^\|[^|]*\| `(?:-\w, )?(--[\w-]+)/gm)].map(([, one]) => one)
    expect(inHelp.length).toBeGreaterThan(15)
    expect(inTable).toEqual(inHelp)
  })

  it('in commands and prose are real', async () => {
    const others = await Promise.all(
      ['init', 'inspect', 'headers', 'lock'].map(name => run([name, '--help'], { cwd: root })),
    )
    const real = new Set([...inHelp, ...others.flatMap(({ out }) => optionsIn(out)), '--check'])
    const commands = pages.flatMap(page => {
      const prose = codeIn(read(page).replace(/^```[\s\S]*?^```$/gm, ''))
      const lines = blocksOf(read(page)).filter(({ language }) => /^(sh|yaml|json)$/.test(language))
      const typed = lines
        .flatMap(({ text }) => text.split('\n'))
        .flatMap(line => /\bmcp-lint (.*)/.exec(line)?.[1] ?? [])
      return [...prose.filter(code => code.startsWith('--') || /^(?:npx )?mcp-lint /.test(code)), ...typed]
    })
    const used = commands.flatMap(command => command.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [])
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(option => !real.has(option))).toEqual([])
  })

  it('in exit codes are those of the program', () => {
    const codes = [...section('Exit codes').matchAll(/^\| (\d)/gm)].map(([, code]) => code)
    expect(codes).toEqual(['0', '1', '2'])
  })

  it.each(Object.keys(formats))('has a word on the report %s', name => {
    expect(section('Reports')).toMatch(name === 'text' ? /\*\*Text\*\*/ : new RegExp(`--format ${name}\\b`))
  })
})

describe('clients', async () => {
  const { clients } = JSON.parse((await run(['clients', '--format', 'json'], { cwd: root })).out) as {
    clients: {
      id: string
      name: string
      aliases: string[]
      files: { path: string; discovered: boolean }[]
    }[]
  }
  const rows = (section('Clients and files').match(/^\|.*\|$/gm) ?? [])
    .slice(2)
    .map(row => row.split('|').map(part => part.trim()))

  it('are all in the table, and nobody else', () => {
    expect(rows.map(([, name]) => name)).toEqual(clients.map(({ name }) => name))
  })

  it.each(clients)('$id has its files in the table', ({ name, id, aliases, files }) => {
    const [, , ids = '', found = '', known = ''] = rows.find(row => row[1] === name) ?? []
    const paths = (discovered: boolean) => [
      ...new Set(files.filter(file => file.discovered === discovered).map(({ path }) => path)),
    ]
    expect(codeIn(ids)).toEqual([id, ...aliases])
    expect(codeIn(found)).toEqual(paths(true))
    expect(codeIn(known)).toEqual(paths(false))
  })

  it.each([
    ['cursor', '{"mcpServers":{"a":{"command":"b","envFile":".env"}}}'],
    ['claude-code', '{"mcpServers":{"a":{"type":"http","url":"https://x.example","headersHelper":"b"}}}'],
    ['devin', '{"mcpServers":{"a":{"serverUrl":"https://x.example"}}}'],
    ['vscode', '{"servers":{"a":{"command":"b"}}}'],
    ['codex', '[mcp_servers.a]\ncommand = "b"\n'],
  ])('%s is told by the content, as the README says', async (client, text) => {
    expect((await lintText({ uri: 'my-mcp', text, named: true }))?.clients).toEqual([client])
  })

  it('that cannot be told apart are named, and only what they share is checked', async () => {
    const result = await lintText({ uri: 'mcp.json', text: '{"mcpServers":{"a":{"command":"b"}}}', named: true })
    expect(result?.clients.length).toBeGreaterThan(1)
    expect(result?.reading).toBe('one-of')
  })
})

describe('codes', () => {
  const codes = new Set<string>(rules.map(({ code }) => code))

  it.each(pages)('in %s are those of rules', page => {
    const named = read(page).match(/\bMCP_[A-Z_]+\b(?!\*)/g) ?? []
    expect(named.filter(code => !codes.has(code) && !code.endsWith('_'))).toEqual([])
  })

  it('are all counted in the README', () => {
    const counted = [...section('What it finds').matchAll(/^- .* \((\d+)\)$/gm)].map(([, count]) => Number(count))
    expect(counted.length).toBeGreaterThan(20)
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(codes.size)
  })

  it.each(['MCP_TIMEOUT_'])('%s is the beginning of some', start => {
    expect(rules.filter(({ code }) => code.startsWith(start)).length).toBeGreaterThan(1)
  })
})

describe('links', () => {
  const anchors = (page: string) =>
    [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )

  it.each(pages)('in %s lead somewhere', page => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter(link => {
      if (/^https:\/\//.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : posix.join(dirname(page), path)
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchors(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('to scripts and source files, in prose, are right', () => {
    const named = pages
      .flatMap(page => codeIn(read(page)))
      .filter(code => /^(?:src|test|scripts|fixtures|docs|bin)\/[\w./-]+$/.test(code))
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  it('to npm scripts are right', () => {
    const named = pages.flatMap(page => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script))
    expect(named.filter(script => !(script in packageJson.scripts))).toEqual([])
  })
})

describe('the task for VS Code', () => {
  const script = section('In an editor').match(/```js\n([\s\S]*?)```/)?.[1] ?? ''
  const tasks = JSON.parse(section('In an editor').match(/```json\n([\s\S]*?)```/)?.[1] ?? '') as {
    tasks: [{ command: string; problemMatcher: { pattern: { regexp: string } & Record<string, number> } }]
  }

  it('turns a report into lines that its pattern takes', async () => {
    const { out } = await run(['fixtures/sample', '--format', 'json'], { cwd: root })
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      input: out,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    const { regexp, file, line, column, severity, code } = tasks.tasks[0].problemMatcher.pattern as never as {
      regexp: string
    } & Record<string, number>
    const groups = stdout
      .trimEnd()
      .split('\n')
      .map(one => new RegExp(regexp).exec(one) ?? [])
    const part = (of: readonly string[], group: number | undefined) => of[group ?? -1]
    expect(
      groups.map(of =>
        [part(of, file), part(of, line), part(of, column), part(of, severity), part(of, code)].join(' '),
      ),
    ).toContain('fixtures/sample/desktop/wrong-key/claude_desktop_config.json 2 3 error MCP_WRONG_TOP_LEVEL_KEY')
    expect(groups.filter(of => of.length === 0)).toEqual([])
  })

  it('starts that script', () => {
    expect(tasks.tasks[0].command).toContain('tools/mcp-lint-lines.mjs')
    expect(section('In an editor')).toContain('as `tools/mcp-lint-lines.mjs`')
  })
})

describe('the examples of the API', () => {
  const examples = blocksOf(section('API'))
  const pairs = examples.flatMap(({ language, text }, i) =>
    language === 'js' ? [[text, examples[i + 1]?.text ?? ''] as const] : [],
  )

  it('are followed by what they print', () => {
    expect(pairs).toHaveLength(2)
  })

  // npm test builds first; without a build the package has no API.
  it.skipIf(!existsSync(join(root, 'dist/node.js'))).each(pairs)('prints what stands below it: %s', (code, output) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' })
    expect(printed).toBe(output)
  })
})

describe('what the README says of privacy', () => {
  const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )

  it.each(source)('holds for src/%s: no network, no other program', path => {
    // git, for --changed
    const code = path === join('host', 'git.ts') ? '' : read(`src/${path}`)
    expect(code).not.toMatch(/from '(?:node:)?(?:https?2?|net|tls|dns|dgram|child_process|worker_threads|cluster)\b/)
    expect(code).not.toMatch(/\b(?:fetch|WebSocket|XMLHttpRequest|EventSource)\s*\(/)
  })

  it('holds for --changed: git alone, without a shell', () => {
    const started = read('src/host/git.ts').match(/\b(?:exec|spawn|fork)\w*\([^,]*/g)
    expect(started).toEqual(["execFileSync('git'"])
  })
})

/** All files that belong to the repository, or will. */
function textFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (listed.status !== 0) return pages // a copy without git
  return listed.stdout
    .split('\0')
    .filter(path => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
}

describe('no file', () => {
  const files = textFiles()
  /** Joined here, so that this file does not hold them. */
  const registries = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['npm', 'pkg', 'github', 'com'],
    ['registry', 'npmmirror', 'com'],
    ['files', 'pythonhosted', 'org'],
  ].map(parts => parts.join('.'))

  it('names the host of a package registry', () => {
    const holds = files.filter(path => registries.some(host => read(path).includes(host)))
    expect(holds).toEqual([])
  })

  it('names a path of this machine', () => {
    const here = [root, `${homedir()}/`].filter(path => path.length > 2)
    const holds = files.filter(path => here.some(folder => read(path).includes(folder)))
    expect(holds).toEqual([])
  })

  it('of the documentation has something left to be done', () => {
    expect(pages.filter(page => /\b(?:TODO|FIXME|TBD)\b/.test(read(page)))).toEqual([])
  })
})
