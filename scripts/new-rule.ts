/**
 * Writes the skeleton of a rule and of its test, both whole and passing.
 * `npm run new-rule -- server ARGS_REPEATED`; without arguments it says what the subjects are.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SubjectName } from '../src/kinds/subjects.js'
import { rules } from '../src/rules/index.js'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** What was asked for cannot be done: a sentence or a few lines for whoever asked. */
export class Refused extends Error {}

interface Skeleton {
  /** When a rule of this subject is called, and with what. */
  readonly calledWith: string
  /** The made-up fault, which stands in for the rule's own; `marker` is a name that nobody has. */
  readonly title: (marker: string) => string
  readonly what: string
  readonly tag: string
  readonly imports: string
  readonly check: string
  /** Texts with the marker at `@@`, or without it: bad has a file name in front. */
  readonly bad: readonly [file: string, text: string]
  readonly good: readonly [file: string, text: string]
  readonly quiet: readonly string[]
  readonly loud: readonly string[]
}

const time = '"time": { "command": "uvx", "args": ["mcp-server-time"]'
const mapOf = (entry: string, first = '', key = 'mcpServers') => `{\n${first}  "${key}": {\n    ${entry}\n  }\n}\n`
const toolOf = (more: string) =>
  `{\n  "tools": [\n    { "name": "get_time", "description": "Tells the time in a city.", "inputSchema": { "type": "object" }${more} }\n  ]\n}\n`
const good = ['.mcp.json', mapOf(`${time} }`)] as const
const tree = "import { member } from '../../document/tree.js'\n"

/** A member of an entry, in JSON and in TOML. */
const inEntry = [
  `{
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      pointer: '/mcpServers/a/@@',
      text: '{"mcpServers":{"a":{"command":"uvx",«"@@"»:true}}}',
    }`,
  `{ client: 'codex', says: 'found', text: '[mcp_servers.a]\\ncommand = "uvx"\\n«@@» = true\\n' }`,
]

/** A skeleton for each subject that new rules are often written for. */
export const skeletons: Readonly<Partial<Record<SubjectName, Skeleton>>> = {
  file: {
    calledWith: 'a file that nobody knows, or whose bytes cannot be read: document, encoding, recognized',
    title: marker => `A file that nobody knows has ${marker}`,
    what: 'At the root of this file stands ${quote(marker)}.',
    tag: 'file',
    imports: tree,
    check: `check({ document, recognized }, report) {
    if (recognized) return
    const found = member(document.roots[0]?.node, marker)
    if (found) report('found', { member: found, at: 'key' }, {})
  },`,
    bad: ['notes.json', '{\n  "@@": true\n}\n'],
    good,
    quiet: [
      `{ file: 'notes.json', text: '{"other":true}' }`,
      `{ client: 'claude-code', text: '{"@@":true,"mcpServers":{}}' }`,
    ],
    loud: [
      `{ file: 'notes.json', says: 'found', severity: 'warning', pointer: '/@@', text: '{«"@@"»:true}' }`,
      `{ file: 'notes.toml', says: 'found', text: '«@@» = true\\n' }`,
    ],
  },
  document: {
    calledWith: 'the text and its syntax, also where it cannot be parsed, once for each reader: document, reader',
    title: marker => `A comment says ${marker}`,
    what: 'A comment says ${quote(marker)}.',
    tag: 'syntax',
    imports: '',
    check: `check({ document }, report) {
    for (const { text, span } of document.comments) {
      if (text === marker) report('found', { pointer: '', span }, {})
    }
  },`,
    bad: ['.vscode/mcp.json', mapOf(`${time} }`, '  // @@\n', 'servers')],
    good: ['.vscode/mcp.json', mapOf(`${time} }`, '  // for the whole team\n', 'servers')],
    quiet: [
      `{ client: 'vscode', text: '{ /* ours */ "servers": {} }' }`,
      `{ client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","args":["// @@"]}}}' }`,
    ],
    loud: [
      `{ client: 'vscode', says: 'found', severity: 'warning', pointer: '', text: '{ «// @@»\\n "servers": {} }' }`,
      `{ client: 'codex', says: 'found', text: '«# @@»\\n[mcp_servers.a]\\ncommand = "uvx"\\n' }`,
    ],
  },
  config: {
    calledWith: 'a file that can be parsed, as a place for servers, once for each reader: document, reader, layout',
    title: marker => `The root holds ${marker}`,
    what: '${name} finds ${quote(marker)} at the root of this file.',
    tag: 'root',
    imports: tree,
    check: `check({ layout, reader: { name } }, report) {
    const found = member(layout.root, marker)
    if (found) report('found', { member: found, at: 'key' }, { name })
  },`,
    bad: ['.mcp.json', mapOf(`${time} }`, '  "@@": true,\n')],
    good,
    quiet: [
      `{ client: 'claude-code', text: '{"mcpServers":{}}' }`,
      `{ client: 'claude-code', text: '{"mcpServers":{"@@":{"command":"uvx"}}}' }`,
    ],
    loud: [
      `{
      client: 'claude-code',
      says: 'found',
      severity: 'warning',
      pointer: '/@@',
      text: '{«"@@"»:true,"mcpServers":{}}',
    }`,
      `{ client: 'codex', says: 'found', text: '«@@» = true\\n[mcp_servers.a]\\ncommand = "uvx"\\n' }`,
    ],
  },
  server: {
    calledWith: 'one entry, once for each reader: document, reader, server, siblings',
    title: marker => `A server has ${marker}`,
    what: 'The server ${quote(name)} has ${quote(marker)}.',
    tag: 'startup',
    imports: tree,
    check: `check({ server }, report) {
    const found = member(server.node, marker)
    if (found) report('found', { member: found, at: 'key' }, { name: server.name })
  },`,
    bad: ['.mcp.json', mapOf(`${time}, "@@": true }`)],
    good,
    quiet: [
      `{ client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx"}}}' }`,
      `{ client: 'claude-code', text: '{"mcpServers":{"@@":{"command":"uvx"}}}' }`,
    ],
    loud: inEntry,
  },
  values: {
    calledWith: 'what an entry, settings or inputs do not keep of their shapes: document, reader, server, problems',
    title: marker => `A value does not fit, and is called ${marker}`,
    what: '${name} knows no ${quote(marker)} here.',
    tag: 'spelling',
    imports: '',
    check: `check({ problems, reader: { name } }, report) {
    for (const problem of problems) {
      if (problem.kind !== 'unknown-member' || problem.member.key.name !== marker) continue
      report('found', { member: problem.member, at: 'key' }, { name })
    }
  },`,
    bad: ['.mcp.json', mapOf(`${time}, "@@": true }`)],
    good,
    quiet: [
      `{ client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx"}}}' }`,
      `{ client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","env":{"@@":"b"}}}}' }`,
    ],
    loud: inEntry,
  },
  tool: {
    calledWith: 'one tool of a dump, once for each revision that it may be of: document, revision, dump, tool',
    title: marker => `A tool has ${marker}`,
    what: 'The tool ${quote(name)} has ${quote(marker)}.',
    tag: 'identity',
    imports: tree,
    check: `check({ tool }, report) {
    // A tool in the form of another API is one finding, and not this one.
    if (tool.foreign) return
    const found = member(tool.node, marker)
    if (found) report('found', { member: found, at: 'key' }, { name: tool.name?.value ?? '' })
  },`,
    bad: ['tools.json', toolOf(', "@@": true')],
    good: ['tools.json', toolOf('')],
    quiet: [
      `{ file: 'tools.json', text: '{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}' }`,
      `{ file: 'tools.json', text: '{"tools":[{"name":"@@","inputSchema":{"type":"object"}}]}' }`,
      `{ file: 'tools.json', text: '[{"type":"function","function":{"name":"a"},"@@":true}]' }`,
    ],
    loud: [
      `{
      file: 'tools.json',
      says: 'found',
      severity: 'warning',
      pointer: '/tools/0/@@',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},«"@@"»:true}]}',
    }`,
      `{
      file: 'tools.json',
      revision: '2025-06-18',
      says: 'found',
      text: '[{"name":"a","inputSchema":{"type":"object"},«"@@"»:true}]',
    }`,
    ],
  },
}

const LONGEST_NAME = 40
/** A name that begins so says what to do, or what the rule does, and not what is wrong. */
const CURE =
  /^(?:ADD|AVOID|CHECK|DISALLOW|ENFORCE|ENSURE|FIND|FIX|FORBID|MUST|PREFER|REMOVE|REPLACE|REQUIRE|SET|SHOULD|USE|VALIDATE|WRITE)_/

/** The code of a new rule, or a refusal. */
function codeOf(name: string): `MCP_${string}` {
  const bare = name.replace(/^MCP_/, '')
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(bare))
    throw new Refused(`"${name}" is no name for a rule; write capitals with underscores, as in COMMAND_HAS_ARGS.`)
  if (bare.length > LONGEST_NAME) throw new Refused(`"${name}" has more than ${LONGEST_NAME} characters.`)
  if (CURE.test(bare))
    throw new Refused(`"${name}" says what to do; name the defect, as in COMMAND_HAS_ARGS or NPX_MISSING_YES.`)
  // Files of these names mean something else in here.
  if (/^(?:SHARED_.*|UTILS?|HELPERS?|MISC|COMMON)$/.test(bare))
    throw new Refused(`"${name}" would live in a file whose name is for something else; name the defect.`)
  const code = `MCP_${bare}` as const
  const taken = rules.find(rule => rule.code === code || rule.formerly?.includes(code))
  if (taken) throw new Refused(`${code} is taken: the subject of that rule is ${taken.on}.`)
  return code
}

/** Refuses to overwrite. */
export function writeNew(root: string, files: Readonly<Record<string, string>>): string[] {
  const paths = Object.keys(files)
  const there = paths.find(path => existsSync(join(root, path)))
  if (there) throw new Refused(`${there} is there already; nothing was written.`)
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), files[path] ?? '')
  }
  return paths
}

/** The programs of the project that scaffolds start, by what people type. */
const PROGRAMS = {
  'npm run gen': ['npm', 'run', '--silent', 'gen'],
  'npx biome': [process.execPath, 'node_modules/@biomejs/biome/bin/biome'],
  'npx vitest': [process.execPath, 'node_modules/vitest/vitest.mjs'],
} as const

/** Runs one of them in the folder of the project, and gives what it prints. */
export function start(
  program: keyof typeof PROGRAMS,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): string {
  const [command, ...first] = PROGRAMS[program]
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // npm is a script for the shell there.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status === 0) return stdout
  const said = error?.message ?? `${stdout}${stderr}`.trimEnd()
  throw new Refused(`The files are written, but this failed: ${[program, ...args].join(' ')}\n\n${said}`)
}

/** Brings generated files and the layout up to date. */
export function finish(paths: readonly string[]): void {
  start('npx biome', ['check', '--write', ...paths.filter(path => path.endsWith('.ts'))])
  process.stdout.write(start('npm run gen'))
}

/** Runs `main`; a refusal is printed and ends with exit code 1. */
export function runScaffold(url: string, main: () => void): void {
  if (!process.argv[1] || url !== pathToFileURL(process.argv[1]).href) return
  try {
    main()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Writes the two files of a rule, without what is generated from them, and gives their paths. */
export function newRule(subject: string, name: string, root = projectRoot): readonly [rule: string, test: string] {
  const skeleton = Object.hasOwn(skeletons, subject) ? skeletons[subject as SubjectName] : undefined
  if (!skeleton) throw new Refused(`"${subject}" is no subject with a skeleton.\n\n${usage()}`)
  const code = codeOf(name)
  const file = `${subject}/${code.slice('MCP_'.length).toLowerCase().replaceAll('_', '-')}`
  const paths = [`src/rules/${file}.ts`, `test/rules/${file}.test.ts`] as const
  writeNew(root, { [paths[0]]: ruleText(skeleton, subject, code), [paths[1]]: testText(skeleton, file, code) })
  return paths
}

const literal = (text: string) => `'${text.replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const markerOf = (code: string) => code.replace(/^MCP_/, 'x-').toLowerCase().replaceAll('_', '-')

function ruleText(skeleton: Skeleton, subject: string, code: string): string {
  const marker = markerOf(code)
  const example = ([file, text]: readonly [string, string]) =>
    `{ file: '${file}', text: ${literal(text.replaceAll('@@', marker))} }`
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
  const data = skeleton.what.includes('${name}') || skeleton.what.includes('quote(name)')
  return `${skeleton.imports}import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

/** Made up, so that no real file draws the skeleton; the defect itself takes its place in \`check\`. */
const marker = '${marker}'

// What \`mcp-lint explain\` shows. All four texts are still those of the skeleton.
export const page: RulePage = {
  // One paragraph: what happens to people who have the defect, and why they do not see it themselves.
  why: 'Nothing happens to anybody: this is the skeleton of a rule. It judges a made-up thing until its author says what the defect is.',
  // A page, a repository and path, or the released program that was run, with its version.
  sources: ['mcp-lint: its own skeleton'],
  examples: {
    bad: [${example(skeleton.bad)}],
    // As near to the bad one as it can be, and in order.
    good: [${example(skeleton.good)}],
  },
}

export default defineRule({
  code: '${code}',
  on: '${subject}',
  // The defect in a few words, without a full stop.
  title: '${skeleton.title(marker)}',
  // error: the file or the server is lost; warning: something is ignored in silence, or leaks; info: advice.
  severity: 'warning',
  // Who says that it is wrong: the client, a spec, or nobody but us (advice).
  basis: 'advice',
  // The first one that scripts/gen-readme.ts has a topic for decides where the README lists the rule.
  tags: ['${skeleton.tag}'],
  since: '${version}',
  messages: {
    // Two sentences: what is wrong, then what to do and why. Each message wants a case in the test.
    found: (${data ? '{ name }: { name: string }' : ''}) => ({
      what: \`${skeleton.what}\`,
      todo: 'Take it out: it stands for a defect that has not been described yet.',
    }),
  },
  ${skeleton.check}
})
`
}

function testText(skeleton: Skeleton, file: string, code: string): string {
  const marker = markerOf(code)
  const cases = (all: readonly string[]) => all.map(one => `    ${one.replaceAll('@@', marker)},\n`).join('')
  return `import rule from '../../../src/rules/${file}.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    // What is in order, and above all what looks like the fault and is none.
${cases(skeleton.quiet)}  ],
  loud: [
    // Marks surround each stretch that must be reported; \`says\` is the name of the message.
${cases(skeleton.loud)}  ],
})
`
}

function usage(): string {
  const subjects = Object.entries(skeletons).map(([name, { calledWith }]) => `  ${name.padEnd(9)} ${calledWith}`)
  return `npm run new-rule -- SUBJECT NAME, as in: npm run new-rule -- server ARGS_REPEATED\n\nThe subjects, and what a rule is called with:\n${subjects.join('\n')}`
}

function main(): void {
  const [subject, name, ...rest] = process.argv.slice(2)
  if (subject === undefined || name === undefined || rest.length > 0) throw new Refused(usage())
  const [rule, test] = newRule(subject, name)
  for (const path of [rule, test]) console.log(`wrote ${path}`)
  finish([rule, test])
  console.log(`
The rule is whole, and judges a made-up thing. To make it yours:

  1. ${test}: write the cases that it must report, and those that look alike.
     npx vitest run test/rules shows what is missing; it also tries the examples of the page.
  2. ${rule}: put your condition in the place of the marker,
     then title, severity, basis, messages and page. ${subject} has a neighbour for almost everything.
  3. npm run gen && npm run format
  4. npm test. Where a fixture now draws the rule: UPDATE_FIXTURES=1 npx vitest run test/fixtures.test.ts,
     and read each new line.
  5. A line in CHANGELOG.md.`)
}

runScaffold(import.meta.url, main)
