import { describe, expect, it } from 'vitest'
import { lintText } from '../../src/engine/lint.js'
import { json } from '../../src/report/json.js'
import { isValid, registry } from '../../src/report/registry.js'
import { text } from '../../src/report/text.js'
import { run as cli } from '../cli/run.js'
import { folderWith } from '../host/temporary.js'
import { fake } from '../support/fakes.js'
import { entry, pack, schema } from '../support/server-json.js'
import { options } from './make.js'

async function answer(text: string) {
  const file = await lintText({ uri: 'server.json', text }, { kind: 'server-json' })
  const run = { files: [file], errors: [] }
  const said = JSON.parse(registry(run, options))
  expect(said.valid).toBe(isValid(run))
  return said
}
const short = async (text: string) => {
  const { valid, issues } = await answer(text)
  return [
    valid,
    ...issues.map((one: Record<string, string>) => `${one.type} ${one.severity} ${one.path} ${one.reference}`),
  ]
}

describe('the answer of the endpoint', () => {
  it('has no issues for a clean file', async () => {
    expect(await answer(entry().text)).toEqual({ valid: true, issues: [] })
  })

  it('names path, type and reference', async () => {
    expect(await short(entry({ version: '"latest"' }).text)).toEqual([
      false,
      'semantic error version reserved-version-string',
    ])
    expect(await short(pack({ transport: '{"type":"stdio","url":"https://a.example"}' }).text)).toEqual([
      false,
      'semantic error packages[0].transport.url stdio-transport-url-not-empty',
    ])
    expect(await short(entry({ $schema: '""' }).text)).toEqual([false, 'schema error schema schema-field-required'])
    expect(await short('[]')).toEqual([false, 'json error  MCP_SERVER_JSON_NOT_OBJECT'])
  })

  it('has what a raw body is refused for', async () => {
    expect(await short(entry({ keywords: '[]' }).text)).toEqual([
      false,
      'schema error keywords MCP_SERVER_JSON_UNKNOWN_FIELD',
    ])
  })

  it('leaves out what only publishing refuses, and advice', async () => {
    expect(await short(pack({ registryType: '"maven"' }).text)).toEqual([true])
    expect(await short(entry({ name: '"example/demo"', packages: undefined }).text)).toEqual([true])
  })

  it('is valid with a warning', async () => {
    expect(await short(entry({ $schema: `"${schema.replace('https', 'http')}"` }).text)).toEqual([
      true,
      'semantic warning schema schema-version-deprecated',
    ])
  })

  it('counts paths from the server on', async () => {
    expect(await short(`{"server":${entry({ version: '"latest"' }).text}}`)).toEqual([
      false,
      'semantic error version reserved-version-string',
    ])
  })

  it('shows no secret', async () => {
    const secret = fake('github_pat')
    const file = await lintText({ uri: 'server.json', text: entry({ name: `"${secret}"` }).text })
    expect(registry({ files: [file], errors: [] }, options)).not.toContain(secret)
  })
})

describe('the verdicts', () => {
  it.each([
    [entry({ title: '""' }), 'mcp-publisher validate takes it; publishing, as far as can be told offline, takes it'],
    [pack({ registryType: '"maven"' }), 'takes it; publishing, as far as can be told offline, refuses it'],
    [entry({ version: '"latest"' }), 'refuses it; publishing, as far as can be told offline, refuses it'],
    [entry({ $schema: `"${schema.replace('https', 'http')}"` }), 'takes it with a warning; publishing'],
  ])('stand below the path of the text report, and in the JSON report', async ({ text: input }, words) => {
    const file = await lintText({ uri: 'server.json', text: input })
    const lines = text({ files: [file], errors: [] }, options).split('\n')
    expect(lines[1]).toContain(words)
    expect(JSON.parse(json({ files: [file], errors: [] }, options)).files[0].verdicts).toEqual(file.verdicts)
  })
})

describe('the command', () => {
  const files = {
    'server.json': entry().text,
    'bad.json': entry({ version: '"latest"' }).text,
    'utf16.json': Buffer.from(`\ufeff${entry().text}`, 'utf16le'),
  }
  const lint = async (...args: string[]) => cli(['--format', 'registry', ...args], { cwd: folderWith(files) })

  it('ends with 0 where the file is valid and with 1 where it is not, whatever the levels are', async () => {
    expect((await lint('server.json')).code).toBe(0)
    expect((await lint('server.json', '--fail-on', 'info')).code).toBe(0)
    const bad = await lint('bad.json', '--rule', 'MCP_SERVER_JSON_*=off', '--fail-on', 'never')
    expect(bad.code).toBe(1)
    expect(JSON.parse(bad.out).issues).toHaveLength(1)
  })

  it('refuses a file that is no text', async () => {
    const { code, out } = await lint('utf16.json')
    expect([code, JSON.parse(out).valid]).toEqual([1, false])
  })

  it.each([[[]], [['server.json', 'bad.json']], [['missing.json']], [['*.json']], [['server.json', '--type', 'dump']]])(
    'ends with 2 and a sentence for %j',
    async args => {
      const { code, out, err } = await lint(...args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^mcp-lint: .+\.\n$/)
    },
  )
})
