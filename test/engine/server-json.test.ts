import { describe, expect, it } from 'vitest'
import { type LintOptions, lintText } from '../../src/engine/lint.js'
import { bundle, entry, environment, image, pack, remote, repository, schema, served } from '../support/server-json.js'

const lint = async (text: string, options: LintOptions = {}, more: { uri?: string; named?: boolean } = {}) =>
  lintText({ uri: 'server.json', text, ...more }, options)
const codesIn = async (text: string, options: LintOptions = {}) =>
  ((await lint(text, options))?.findings ?? []).map(({ code }) => code.replace('MCP_SERVER_JSON_', ''))
const old = (date: string) => `"${schema.replace('2025-12-11', date)}"`

describe('the verdicts of a server.json', () => {
  it.each([
    ['valid', 'pass', entry()],
    ['valid', 'pass', remote()],
    ['valid', 'pass', bundle()],
    // Refused in a raw body only: mcp-publisher drops it or fills it in.
    ['valid', 'pass', entry({ keywords: '[]', title: '""', version: undefined })],
    ['valid', 'pass', environment({ name: undefined })],
    ['valid', 'pass', entry({ title: 'null', Description: '"x"' })],
    ['valid', 'pass', entry({ description: undefined, Description: '"x"' })],
    ['warning', 'pass', entry({ $schema: old('2025-10-17') })],
    ['warning', 'pass', entry({ $schema: `"${schema.replace('https', 'http')}"` })],
    // Only the schema refuses it, and publishing does not ask it.
    ['invalid', 'pass', entry({ repository: '{}' })],
    ['invalid', 'pass', pack({ packageArguments: '[{"type":"positional"}]' })],
    ['invalid', 'pass', remote({ url: '"https://mcp.example.com/my mcp"' })],
    ['invalid', 'pass', entry({ version: `"1.0.0-${'a'.repeat(250)}"` })],
    ['invalid', 'pass', image({}), '2025-09-29'],
    ['invalid', 'pass', entry(), '2025-07-09'],
    // Only publishing refuses it.
    ['valid', 'reject', pack({ registryType: '"maven"' })],
    ['valid', 'reject', pack({ version: undefined })],
    ['valid', 'reject', image({ version: '"1.0.0"' })],
    ['valid', 'reject', bundle({ fileSha256: '""' })],
    ['invalid', 'reject', pack({ fileSha256: '"abc"' })],
    ['invalid', 'reject', entry({ name: '"com.example/x"' })],
    ['invalid', 'reject', entry({ version: '1' })],
    ['invalid', 'reject', entry({ name: 'null' })],
    ['invalid', 'reject', served('"http://localhost:{port}/mcp"')],
    // A more telling finding stands in the place of the refusal.
    ['invalid', 'reject', repository({ url: '"https://me:EXAMPLE@github.com/a/b"' })],
  ])('are %s and %s', async (validate, publish, { text }, date = '2025-12-11') => {
    const result = await lint(text.replace(schema, schema.replace('2025-12-11', date)))
    expect(result?.verdicts).toEqual({ validate, publish })
  })

  it('depend neither on levels nor on rules that are off', async () => {
    const { text } = entry({ version: '"latest"' })
    for (const level of ['off', 'info'] as const) {
      const result = await lint(text, { severities: [{ code: 'MCP_SERVER_JSON_*', level }] })
      expect(result?.verdicts).toEqual({ validate: 'invalid', publish: 'reject' })
    }
  })

  it('are those of a text that cannot be read, too', async () => {
    const broken = await lint(`${entry().text},`)
    expect(broken?.verdicts).toEqual({ validate: 'invalid', publish: 'reject' })
  })
})

describe('a server.json', () => {
  const kindOf = async (text: string, named = true, uri = 'server.json') => (await lint(text, {}, { named, uri }))?.kind
  const client = '{"mcpServers":{"a":{"command":"uvx","args":["b"]}}}'

  it('is told by what is in it', async () => {
    expect(await kindOf(entry().text, false)).toBe('server-json')
    expect(await kindOf(entry({ $schema: undefined }).text, false, 'any.json')).toBe('server-json')
    expect(await kindOf('{"packages":[{"registry_name":"npm"}]}')).toBe('server-json')
    expect(await kindOf('{"name":"com.example/a-b","description":"d","version":"1.0.0"}')).toBe('server-json')
    expect(await kindOf(client)).toBe('client-config')
  })

  it.each([
    '{"port":8080,"host":"0.0.0.0"}',
    '{"name":"@scope/package","version":"1.0.0","description":"d","main":"index.js"}',
    '{"servers":{"a":{"x":1}},"remotes":[{"url":"https://example.com"}]}',
    '{"servers":[{"url":"https://api.example.com"}],"openapi":"3.1.0"}',
    '{"$id":"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json","type":"object"}',
    '{"packages":["a","b"],"name":"@scope/root","version":"1.0.0","description":"d"}',
    '{',
    '[]',
  ])('of another sort is left alone: %s', async text => {
    expect(await kindOf(text, false)).toBeUndefined()
    expect(await kindOf(text)).toBeNull()
  })

  it('is judged whatever it holds where its kind is told', async () => {
    const told = { kind: 'server-json' }
    expect(await codesIn('[]', told)).toEqual(['NOT_OBJECT'])
    expect(await codesIn('', told)).toEqual(['SYNTAX_ERROR'])
    expect(await codesIn('name = "demo"', told)).toEqual(['SYNTAX_ERROR'])
    expect(await codesIn(client, told)).toContain('FIELD_REQUIRED')
  })

  it('is found inside answers of the registry, with pointers into the answer', async () => {
    const one = entry({ version: '"latest"' }).text
    const pointers = async (text: string) => (await lint(text))?.findings.map(finding => finding.pointer)
    expect(await pointers(`{"server":${one},"_meta":{}}`)).toEqual(['/server/version'])
    expect(await pointers(`{"servers":[{"server":${entry().text}},{"server":${one}}]}`)).toEqual([
      '/servers/1/server/version',
    ])
    expect(await pointers(`{"servers":[${one}],"metadata":{"count":1}}`)).toEqual(['/servers/0/version'])
  })

  it('keeps the older schema while it has an error that only its author can repair', async () => {
    const text = entry({ $schema: old('2025-10-17'), version: '"latest"', title: '""' }).text
    const fixed = (await lint(text, { fix: 'safe' }))?.fixed?.text
    expect(fixed).toBe(entry({ $schema: old('2025-10-17'), version: '"latest"' }).text)
    const whole = (await lint(entry({ $schema: old('2025-10-17'), title: '""' }).text, { fix: 'safe' }))?.fixed?.text
    expect(whole).toBe(entry().text)
  })

  it('is held against the rules for all kinds of texts', async () => {
    const { text } = entry()
    expect((await lint(text.replace('{', '{"version":"2.0.0",')))?.findings.map(({ code }) => code)).toContain(
      'MCP_DUPLICATE_KEY',
    )
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`
    expect((await lint(entry({ x: deep }).text))?.findings.map(({ code }) => code)).toContain('MCP_FILE_TOO_DEEP')
  })

  it('may use the names of what every object has', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const members = Object.fromEntries(names.map(name => [name, '{}']))
    const text = `{"__proto__":{},${pack({ ...members, registryType: '"constructor"' }, members).text.slice(1)}`
    const codes = await codesIn(text)
    expect(codes.filter(code => code === 'UNKNOWN_FIELD').length).toBeGreaterThanOrEqual(7)
    expect(codes).toContain('REGISTRY_TYPE_UNSUPPORTED')
  })
})
