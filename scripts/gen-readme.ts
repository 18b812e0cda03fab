/**
 * Writes the parts of README.md and docs/ that are made from the program itself, between `<!-- begin name -->` and
 * `<!-- end name -->`, and the picture of a report.
 * `npm run gen` does it along with the rest; `npx tsx scripts/gen-readme.ts` does this alone, with `--check` as there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { main } from '../src/cli/main.js'
import { clients } from '../src/clients/index.js'
import { dumpFiles } from '../src/kinds/dump/names.js'
import { rules } from '../src/rules/index.js'
import type { AnyRule } from '../src/rules/rule.js'
import { targets } from '../src/targets/index.js'
import { capital } from '../src/text/words.js'
import { facts } from '../src/version.js'
import {
  complain,
  formatted,
  type GeneratedFile,
  projectRoot,
  refresh,
  type StaleFile,
  staleFiles,
} from './gen/files.js'
import { lockExample } from './gen/lock-example.js'
import { rooms } from './gen/rooms.js'
import { picture } from './picture.js'

const sample = join(projectRoot, 'fixtures/sample')
const COLUMNS = 96

/** Runs the program as in a terminal of this width, and gives what it prints. */
async function printed(
  args: readonly string[],
  cwd: string,
  color: 'always' | 'never' = 'never',
  remarks = false,
): Promise<string> {
  let out = ''
  const stream = (take: (text: string) => void) => ({
    columns: COLUMNS,
    on: () => {},
    write(data: string | Uint8Array, done: () => void) {
      take(Buffer.from(data as string).toString())
      done()
    },
  })
  const plain = args[0]?.startsWith('--') || ['clients', 'compat', 'headers', 'lock'].includes(args[0] ?? '')
  await main([...args, ...(plain ? [] : ['--color', color])], {
    stdout: stream(text => {
      out += text
    }),
    stderr: stream(text => {
      if (!remarks) throw new Error(text)
      out += text
    }),
    stdin: Readable.from([]),
    env: {},
    cwd,
    platform: 'linux',
  })
  return out
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
const inCode = (text: string) => `\`${text}\``
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** A file of the sample, a command, and what it prints. */
async function example(folder: string, file: string, language: string, ...options: string[]): Promise<string> {
  const cwd = join(sample, folder)
  const report = await printed([file, ...options], cwd)
  return [
    fenced(language, readFileSync(join(cwd, file), 'utf8')),
    fenced('sh', ['npx mcp-lint', file, ...options].join(' ')),
    fenced('text', report),
  ].join('\n\n')
}

/** In this order a rule with several tags finds its line. */
const TOPICS: readonly (readonly [tag: string, topic: string])[] = [
  ['headers', 'Parameters that clients repeat in HTTP headers (x-mcp-header)'],
  ['registry', 'A `server.json` that the MCP registry refuses, or what is lost of it on the way'],
  ['lock', 'What changed since it was approved (`--lock`)'],
  ['secrets', 'Keys, tokens and passwords in the file'],
  ['placeholders', 'Placeholders and inputs that the client does not fill in'],
  ['containers', 'Containers that a client cannot talk to'],
  ['packages', 'npx and the packages that it starts'],
  ['paths', 'Paths that lead nowhere certain'],
  ['timeouts', 'Time limits'],
  ['names', 'Names of servers'],
  ['tools', 'Tools that are switched on and off'],
  ['spelling', 'Members that the client does not know, or not at this place'],
  ['copied', "Another client's words for a transport"],
  ['root', 'Servers at a place that the client does not read'],
  ['portability', 'Legal tools that model APIs and clients refuse or damage'],
  ['syntax', 'Text that the client cannot parse'],
  ['schema', 'JSON Schemas of tools'],
  ['tool', 'Tools that clients drop'],
  ['identity', 'Tools, resources and prompts that cannot be called, read or told apart'],
  ['addresses', 'Addresses of resources'],
  ['hints', 'Hints and switches of tools and prompts'],
  ['annotations', 'Annotations, sizes and types of resources'],
  ['icons', 'Icons'],
  ['meta', 'Keys of _meta'],
  ['description', 'Texts that models and people choose by'],
  ['startup', 'Servers that cannot start'],
  ['answers', 'Answers of a server that clients refuse'],
  ['members', 'Members of tools, resources and prompts'],
  ['capabilities', 'What a server says it can do'],
  ['file', 'Files that nobody knows'],
  ['configuration', 'What is said to mcp-lint itself: its configuration, and comments'],
  ['security', 'Texts, commands and settings that deserve a look before anybody trusts them (risk flags)'],
]

/** Rules by what goes wrong, the commonest faults first. */
export function rulesByTopic<Rule extends AnyRule>(rules: readonly Rule[]): (readonly [topic: string, Rule[]])[] {
  const topicOf = (tags: readonly string[]) => TOPICS.find(([tag]) => tags.includes(tag))?.[1] ?? 'Other'
  const order = ['startup', 'root', 'syntax', 'copied', 'spelling', 'placeholders', 'secrets']
  const shown = [...order, ...TOPICS.map(([tag]) => tag).filter(tag => !order.includes(tag))]
  const topics = [...shown.map(tag => TOPICS.find(([one]) => one === tag)?.[1] ?? tag), 'Other']
  return topics
    .map(topic => [topic, rules.filter(({ tags }) => topicOf(tags) === topic)] as const)
    .filter(([, found]) => found.length > 0)
}

/** The topics, and how many rules each has: the codes would fill pages. */
function ruleList(): string {
  const topics = rulesByTopic(rules).map(([topic, found]) => `- ${topic} (${found.length})`)
  return [`${rules.length} rules look for:`, topics.join('\n')].join('\n\n')
}

/** The options of lint, read from its help. */
function optionTable(help: string): string {
  const rows: string[][] = []
  let group = ''
  for (const line of help.split('\nCommands:')[0]?.split('\n') ?? []) {
    if (/^\S.*:$/.test(line)) group = line.slice(0, -1)
    const [, option, says] = /^ {2}(-\S.*?) {2,}(\S.*)$/.exec(line) ?? []
    if (option && says) rows.push([inCode(option), cell(says), rows.some(row => row[2] === group) ? '' : group])
    else if (/^ {20,}\S/.test(line) && rows.length > 0) {
      const last = rows.at(-1) as string[]
      last[1] += ` ${cell(line.trim())}`
    }
  }
  return table(
    ['', 'Option', 'Meaning'],
    rows.map(([option = '', says = '', heading = '']) => [heading && `**${heading}**`, option, says]),
  )
}

/** The targets, for the README. */
function targetTable(): string {
  return table(
    ['`--target`', 'What it is', 'In `all`'],
    targets.map(({ id, aliases = [], about, inAll }) => [
      [id, ...aliases].map(inCode).join(', '),
      cell(capital(about)),
      inAll ? 'yes' : 'no',
    ]),
  )
}

function exitCodeTable(help: string): string {
  const codes = [...(help.split('\nExit codes:\n')[1] ?? '').matchAll(/^ {2}(\d) {2}(.*)$/gm)]
  return table(
    ['Code', 'Meaning'],
    codes.map(([, code = '', says = '']) => [code, cell(says)]),
  )
}

function clientTable(): string {
  const paths = (files: (typeof clients)[number]['files'], discovered: boolean) => {
    const found = files.filter(file => file.discovered === discovered)
    return [...new Set(found.map(({ path }) => path))]
      .map(path => {
        const everywhere = found.some(file => file.path === path && !file.beside)
        return everywhere ? inCode(path) : `${inCode(path)} (in a plugin)`
      })
      .join(', ')
  }
  const rows = clients.map(({ id, aliases = [], name, files }) => [
    name,
    [id, ...aliases].map(inCode).join(', '),
    paths(files, true),
    paths(files, false),
  ])
  return `${table(['Client', '`--client`', 'Found below a folder', 'Known by path'], rows)}\n\nThe facts about clients are those of ${facts}.`
}

/** JSON with what fits on one line on one line. */
function compact(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= COLUMNS) return flat
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map(item => inner + compact(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compact(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

async function jsonExample(): Promise<string> {
  const file = 'claude_desktop_config.json'
  const report = JSON.parse(await printed([file, '--format', 'json'], join(sample, 'desktop/packed-command')))
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return fenced('json', compact({ ...report, tool: { ...report.tool, version } }))
}

/** A call of a tool of the fixtures, with a header that does not agree. */
async function headersExample(): Promise<string> {
  const cwd = join(projectRoot, 'fixtures/quiet/dumps')
  const args = ['headers', 'orders.tools.json', '--tool', 'query_orders', '--args', '{"region":"S\u00fcd","limit":20}']
  const received = ['--received', 'Mcp-Param-Region: Nord']
  const command = [...args, ...received].map(word => (/^[\w./-]+$/.test(word) ? word : `'${word}'`)).join(' ')
  return [fenced('sh', `npx mcp-lint ${command}`), fenced('text', await printed([...args, ...received], cwd))].join(
    '\n\n',
  )
}

/** A table of a dump of the fixtures. */
async function compatExample(): Promise<string> {
  const args = ['compat', 'notes.tools.json', '--target', 'anthropic,openai,codex,vscode']
  const shown = await printed(args, join(projectRoot, 'fixtures/compat'))
  return [fenced('sh', `npx mcp-lint ${args.join(' ')}`), fenced('text', shown)].join('\n\n')
}

/** The tree of a dump of the fixtures. */
async function inspectExample(): Promise<string> {
  const args = ['inspect', 'tickets.mcp-dump.json']
  const tree = await printed(args, join(projectRoot, 'fixtures/inspect'))
  return [fenced('sh', `npx mcp-lint ${args.join(' ')}`), fenced('text', tree)].join('\n\n')
}

/** An entry of the registry, its report, and what the endpoint would answer. */
async function serverJsonExample(): Promise<string> {
  const answer = await printed(['server.json', '--format', 'registry'], join(sample, 'registry'))
  return [
    await example('registry', 'server.json', 'json'),
    'With `--format registry` mcp-lint answers as the endpoint `POST /v0.1/validate` does:',
    fenced('json', answer),
  ].join('\n\n')
}

/** A dump is recorded, and changes. */
async function lockText(): Promise<string> {
  const shown = await lockExample((args, cwd) => printed(args, cwd, 'never', true))
  return shown.flatMap(({ command, printed: out }) => [fenced('sh', command), fenced('text', out)]).join('\n\n')
}

function roomTable(): string {
  const rows = Object.entries(rooms).map(([room, { why, may }]) => [
    inCode(room.includes('.') ? room : `${room}/`),
    cell(why),
    may.map(inCode).join(', ') || 'nothing',
  ])
  return table(['Room', 'What it is', 'May import'], rows)
}

/** Every generated part by name. */
async function parts(): Promise<ReadonlyMap<string, string>> {
  const help = await printed(['--help'], projectRoot)
  return new Map([
    ['rules', ruleList()],
    ['wrong-key', await example('desktop/wrong-key', 'claude_desktop_config.json', 'json')],
    ['packed-command', await example('desktop/packed-command', 'claude_desktop_config.json', 'json')],
    ['project', await example('', '.mcp.json', 'json')],
    ['dump', await example('dumps', 'weather.tools.json', 'json')],
    ['server-json', await serverJsonExample()],
    ['dump-names', dumpFiles.map(inCode).join(', ')],
    ['dry-run', await example('', '.cursor/mcp.json', 'json', '--fix-dry-run', '--quiet')],
    ['options', optionTable(help)],
    ['exit-codes', exitCodeTable(help)],
    ['clients', clientTable()],
    ['json', await jsonExample()],
    ['inspect', await inspectExample()],
    ['targets', targetTable()],
    ['compat', await compatExample()],
    ['headers', await headersExample()],
    ['lock', await lockText()],
    ['rooms', roomTable()],
  ])
}

/** Puts the parts into a page. */
function filled(page: string, made: ReadonlyMap<string, string>): string {
  return page.replace(/(<!-- begin ([\w-]+) -->\n)[\s\S]*?(<!-- end \2 -->)/g, (_, begin, name: string, end) => {
    const part = made.get(name)
    if (part === undefined) throw new Error(`There is no generated part called ${name}.`)
    return `${begin}\n${part}\n\n${end}`
  })
}

/** Every page with generated parts, and the picture, as they should be. */
async function pages(): Promise<GeneratedFile[]> {
  const made = await parts()
  const texts = ['README.md', 'docs/DESIGN.md'].map(path => ({
    path,
    text: filled(readFileSync(join(projectRoot, path), 'utf8'), made),
  }))
  const report = await printed(['desktop', '.vscode/mcp.json'], sample, 'always')
  return [...formatted(texts), { path: 'docs/report.svg', text: picture(report, 'A report of mcp-lint in a terminal') }]
}

/** The pages that are not as they should be. */
export async function stalePages(): Promise<StaleFile[]> {
  return staleFiles(await pages(), projectRoot)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  (process.argv.includes('--check') ? complain : refresh)(await stalePages())
