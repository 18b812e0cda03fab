import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staleDocuments } from '../scripts/gen/documents.js'
import { ruleFiles } from '../scripts/gen.js'
import { clients } from '../src/clients/index.js'
import { documentedRules } from '../src/rules/documented.js'

const MINUTES = 60_000
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = documentedRules()
const codes = rules.map(({ code }) => code)
const pageOf = (code: string) => `docs/rules/${code}.md`
const pages = ['docs/rules.md', 'docs/clients.md', ...codes.map(pageOf)]
/** As people read it: without the marks of Markdown. */
const plain = (text: string) => text.replace(/\\(?=[^A-Za-z0-9\s])/g, '').replaceAll('`', '')

it('all pages and schemas are up to date', async () => {
  expect((await staleDocuments()).map(({ path }) => `${path}: run npm run gen`)).toEqual([])
})

describe('the pages of rules', () => {
  it('are there for every rule, and for nothing else', () => {
    const names = readdirSync(join(root, 'docs/rules')).sort()
    expect(names).toEqual(codes.map(code => `${code}.md`).sort())
  })

  it.each(rules)('hold what is known of $code', rule => {
    const page = read(pageOf(rule.code))
    const says = plain(page)
    expect(page).toContain(`# ${rule.code}\n\n`)
    for (const part of [`${rule.title}.`, rule.why, `Since: ${rule.since}`, ...rule.sources])
      expect(says.replaceAll('**', '')).toContain(plain(part))
    const [way, level] = rule.off ? ['on', rule.severity] : ['off', 'off']
    for (const heading of ['Why', 'What it says', 'Wrong', 'Right', 'Sources', `How to switch it ${way}`])
      expect(page).toMatch(new RegExp(`^## ${heading}\\n\\n\\S`, 'm'))
    expect(page).toContain(`npx mcp-lint --rule ${rule.code}=${level}`)
    expect(page.split('## Sources')[0]).not.toMatch(/undefined|\[object/)
  })

  it.each(rules)('show the examples of $code as they are', ({ code, examples }) => {
    const page = read(pageOf(code))
    for (const { file, text } of [...examples.bad, ...examples.good]) {
      expect(page).toContain(`\`${file}\``)
      if (!/(\S)\1{79}/.test(text)) expect(page).toContain(`\n${text.replace(/\n$/, '')}\n\`\`\``)
    }
    const positions = page.match(/^- (?:Error|Warning|Info) at line \d+, column \d+ \(/gm) ?? []
    expect(positions.length).toBeGreaterThanOrEqual(examples.bad.length)
  })
})

describe('the list of rules', () => {
  const rows = new Map(
    [
      ...read('docs/rules.md').matchAll(
        /^\| \[`(\w+)`\]\(rules\/(\w+)\.md\) +\| (\w+(?:, off)?) +\| (\w+) +\| (.*?) +\|$/gm,
      ),
    ].map(([, code = '', page, severity, fixable, title]) => [code, { page, severity, fixable, title }]),
  )

  it('names every rule once', () => {
    expect([...rows.keys()].sort()).toEqual([...codes].sort())
    expect(read('docs/rules.md').match(/\bMCP_\w+`/g)).toHaveLength(codes.length)
  })

  it.each(ruleFiles())('tells the truth about %s', file => {
    const code = `MCP_${file.split('/')[1]?.replaceAll('-', '_').toUpperCase()}`
    const rule = rules.find(one => one.code === code)
    if (!rule) return // a family
    const fixes = /\bfixed:/.test(read(`test/rules/${file}.test.ts`))
    const severity = rule.off ? `${rule.severity}, off` : rule.severity
    expect(rows.get(code)).toMatchObject({ page: code, severity, fixable: fixes ? 'yes' : 'no' })
    expect(plain(rows.get(code)?.title ?? '')).toBe(rule.title)
  })
})

describe('the page of clients', () => {
  const page = read('docs/clients.md')
  const [, ...parts] = page.split(/^## /m)

  it('has a part for every client', () => {
    expect(parts.map(part => part.split('\n')[0])).toEqual(clients.map(({ name }) => name))
  })

  it.each(clients)('says all that is known of $name', client => {
    const part = parts.find(one => one.startsWith(`${client.name}\n`)) ?? ''
    const entries = [client, ...client.files.flatMap(({ entry }) => (entry ? [entry] : []))]
    for (const id of [client.id, ...(client.aliases ?? [])]) expect(part).toContain(`\`${id}\``)
    for (const { path, servers, home = {} } of client.files) {
      expect(part).toContain(`#### \`${path}\``)
      for (const place of Object.values(home).flat()) expect(part).toContain(`\`${place}\``)
      for (const names of servers) expect(part.replaceAll('"', '')).toContain(`\`${names.join('.')}\``)
    }
    for (const { fields, transport } of entries) {
      for (const name of Object.keys(fields ?? {})) expect(part).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'))
      for (const word of Object.keys(transport?.words ?? {})) expect(part).toContain(`\`${word}\` (`)
    }
    for (const { from, source, checked } of [...client.evidence, ...client.files.flatMap(({ evidence }) => evidence)])
      expect(plain(part).replace(/ +\| /g, ' | ')).toContain(`| ${from} | ${plain(source)} | ${checked} |`)
    expect(plain(part)).toContain(plain(client.secretAdvice))
    expect(part).not.toMatch(/undefined|\[object/)
  })
})

describe('links', () => {
  it.each(pages)('in %s lead somewhere', page => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !existsSync(join(root, posix.join(dirname(page), link))))).toEqual([])
  })
})

describe('in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'mcp-lint-copy-'))
  const gen = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/gen.ts', ...args], { cwd: copy, encoding: 'utf8' })

  beforeAll(() => {
    for (const folder of [
      'src',
      'scripts',
      'docs',
      'schemas',
      'fixtures/sample',
      'fixtures/quiet/dumps',
      'fixtures/inspect',
      'fixtures/compat',
    ])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    mkdirSync(join(copy, 'test'))
    for (const file of ['.pre-commit-hooks.yaml', 'README.md', 'package.json', 'biome.json', 'tsconfig.json'])
      copyFileSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }))

  it(
    'what is stale, missing or too much is found and mended',
    () => {
      const stale = ['docs/rules/MCP_COMMAND_HAS_ARGS.md', 'docs/rules.md', 'schemas/config.schema.json', 'README.md']
      const missing = ['docs/rules/MCP_NO_SERVERS.md', 'docs/clients.md', 'schemas/report.schema.json']
      for (const path of stale.slice(0, 3)) appendFileSync(join(copy, path), '\n')
      writeFileSync(join(copy, 'README.md'), read('README.md').replace('`--client <id>`', '`--reader <id>`'))
      for (const path of missing) rmSync(join(copy, path))
      writeFileSync(join(copy, 'docs/rules/MCP_GONE.md'), '# MCP_GONE\n')

      const check = gen('--check')
      const lines = [
        ...[...stale, ...missing].map(path => `${path} is not up to date; run npm run gen.`),
        'docs/rules/MCP_GONE.md belongs to nothing any more; run npm run gen.',
      ]
      expect(check.stderr.trimEnd().split('\n').sort()).toEqual(lines.sort())
      expect(check.status).toBe(1)
      expect(existsSync(join(copy, 'docs/rules/MCP_GONE.md'))).toBe(true)

      expect(gen()).toMatchObject({ status: 0, stderr: '' })
      expect(existsSync(join(copy, 'docs/rules/MCP_GONE.md'))).toBe(false)
      for (const path of [...stale, ...missing]) expect(readFileSync(join(copy, path), 'utf8'), path).toBe(read(path))
      expect(gen('--check')).toMatchObject({ status: 0, stdout: '', stderr: '' })
    },
    4 * MINUTES,
  )

  it(
    'a stale index is found before anything is made from it',
    () => {
      rmSync(join(copy, 'src/rules/document/no-servers.ts'))
      const { status, stderr } = gen('--check')
      const stale = ['src/rules/index.ts', 'src/rules/config-index.ts', 'src/rules/pages.ts']
      expect(stderr.trimEnd().split('\n')).toEqual(stale.map(path => `${path} is not up to date; run npm run gen.`))
      expect(status).toBe(1)
    },
    MINUTES,
  )
})
