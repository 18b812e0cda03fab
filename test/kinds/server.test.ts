import { describe, expect, it } from 'vitest'
import { remoteNeedle } from '../../src/kinds/remote.js'
import { appliesTo, fieldOf, meaningOf, ownTransportWord } from '../../src/kinds/server.js'
import { client, server } from './read.js'

const url = '"url":"https://mcp.example.com/mcp"'
const code = (entry: string) => server('claude-code', `{"mcpServers":{"a":${entry}}}`)
const of = (id: string, entry: string) => server(id, `{"${id === 'vscode' ? 'servers' : 'mcpServers'}":{"a":${entry}}}`)

describe('the transport', () => {
  it.each([
    ['claude-code', '{"command":"uvx"}', 'stdio', undefined],
    ['claude-code', '{"type":"stdio","command":"uvx"}', 'stdio', undefined],
    ['claude-code', `{"type":"http",${url}}`, 'http', undefined],
    ['claude-code', `{"type":"streamable-http",${url}}`, 'http', undefined],
    ['claude-code', `{"type":"sse",${url}}`, 'sse', undefined],
    ['claude-code', `{"type":"ws",${url}}`, 'ws', undefined],
    ['claude-code', '{"type":"http"}', 'http', undefined],
    ['claude-code', '{}', undefined, undefined],
    // Without a word the command wins, with one the word.
    ['claude-code', `{"command":"uvx",${url}}`, 'stdio', 'both'],
    ['claude-code', `{"type":"http","command":"uvx",${url}}`, 'http', 'both'],
    ['claude-code', `{"type":"stdio","command":"uvx",${url}}`, 'stdio', 'both'],
    ['claude-code', `{"type":"stdio",${url}}`, 'stdio', 'word-without-program'],
    ['claude-code', '{"type":"http","command":"uvx"}', 'http', 'word-without-address'],
    ['claude-code', `{"type":"HTTP",${url}}`, undefined, 'unknown-word'],
    ['claude-code', `{"type":null,${url}}`, undefined, 'unreadable-word'],
    ['claude-code', `{"type":"constructor",${url}}`, undefined, 'unknown-word'],
    // VS Code keeps stdio and http; every other word gives way to what is there.
    ['vscode', `{${url}}`, 'http', undefined],
    ['vscode', `{"type":"sse",${url}}`, 'sse', undefined],
    ['vscode', '{"type":"sse","command":"uvx"}', 'stdio', 'word-without-address'],
    ['vscode', '{"type":"http","command":"uvx"}', 'http', 'word-without-address'],
    ['vscode', '{"type":"streamable-http","command":"uvx"}', 'stdio', 'unknown-word'],
    ['vscode', `{"type":"streamable-http",${url}}`, 'http', 'unknown-word'],
    ['devin', `{"transport":"sse","serverUrl":"https://x.example/sse"}`, 'sse', undefined],
    ['devin', `{"type":"sse",${url}}`, 'http', undefined],
    ['cursor', `{"command":"uvx",${url}}`, 'stdio', 'both'],
  ])('for %s of %s is %s, with the trouble %s', async (id, entry, transport, trouble) => {
    const found = await of(id, entry)
    expect([found.transport, found.trouble]).toEqual([transport, trouble])
  })

  it('has no word in Codex', async () => {
    const found = await server('codex', '[mcp_servers.a]\ntype = "stdio"\nurl = "https://x.example"')
    expect(found).toMatchObject({ transport: 'http', trouble: undefined, word: undefined })
  })
})

describe('members', () => {
  it('are found under the client’s own words', async () => {
    const found = await code(`{"type":"http","command":"uvx","args":[],${url}}`)
    expect(found.name).toBe('a')
    expect([found.program, found.arguments, found.word, ...found.addresses].map(one => one?.key.name)).toEqual([
      'command',
      'args',
      'type',
      'url',
    ])
    expect((await of('devin', `{"serverUrl":"x",${url}}`)).addresses.map(one => one.key.name)).toEqual([
      'url',
      'serverUrl',
    ])
    expect((await of('claude-desktop', `{${url}}`)).addresses).toEqual([])
  })

  it('of equal names are the last', async () => {
    const found = await code('{"command":"a","command":"b"}')
    expect(found.program?.value).toMatchObject({ value: 'b' })
  })

  it('are no entry where the value is no object', async () => {
    await expect(code('"uvx"')).rejects.toThrow('no server')
  })

  it('are facts of the client, never something of Object', () => {
    expect(fieldOf(client('claude-code'), 'constructor')).toBeUndefined()
    expect(meaningOf(client('claude-code'), 'toString')).toBeUndefined()
    expect(fieldOf(client('claude-code'), 'command')).toMatchObject({ type: 'string' })
  })

  it('count for their transports, and for all where that is unknown', () => {
    const env = fieldOf(client('claude-code'), 'env')
    if (!env) throw new Error('It has one.')
    expect(appliesTo(env, 'stdio')).toBe(true)
    expect(appliesTo(env, 'http')).toBe(false)
    expect(appliesTo(env, undefined)).toBe(true)
  })
})

describe('strangers', () => {
  const strangers = async (...args: Parameters<typeof of>) =>
    (await of(...args)).strangers.map(one => `${one.member.key.name} ${one.concept}${one.vital ? ' !' : ''}`)

  it('are vital where they stand for the only program or address', async () => {
    expect(await strangers('claude-code', '{"serverUrl":"x"}')).toEqual(['serverUrl address !'])
    expect(await strangers('cursor', '{"cmd":"uvx"}')).toEqual(['cmd program !'])
    expect(await strangers('cursor', '{"serverUrl":"x","command":"uvx"}')).toEqual(['serverUrl address'])
    expect(await strangers('cursor', '{"serverUrl":7}')).toEqual(['serverUrl address'])
    expect(await strangers('devin', '{"serverUrl":"x"}')).toEqual([])
    // A client without remote servers has no word that it could stand for.
    expect(await strangers('claude-desktop', '{"serverUrl":"x"}')).toEqual(['serverUrl address'])
  })

  it('are vital where they stand for a type that the client insists on', async () => {
    expect(await strangers('claude-code', `{"transport":"http",${url}}`)).toEqual(['transport transport !'])
    expect(await strangers('claude-code', `{"transport":{},${url}}`)).toEqual(['transport transport'])
    expect(await strangers('claude-code', `{"type":"http","transport":"http",${url}}`)).toEqual(['transport transport'])
    expect(await strangers('cursor', `{"transport":"http",${url}}`)).toEqual(['transport transport'])
  })

  it('stand for other things too', async () => {
    expect(await strangers('cursor', '{"command":"x","environment":{},"disabled":true,"http_headers":{}}')).toEqual([
      'environment variables',
      'disabled off',
      'http_headers headers',
    ])
    // A slip of the pen stands for nothing.
    expect(await strangers('cursor', '{"command":"x","enviroment":{}}')).toEqual([])
  })
})

describe('the needle of a remote server', () => {
  const needle = async (id: string, entry: string) => remoteNeedle(await of(id, entry), client(id))?.key.name

  it('is what makes an entry remote where only local ones are taken', async () => {
    expect(await needle('claude-desktop', `{"type":"http",${url}}`)).toBe('url')
    expect(await needle('claude-desktop', '{"httpUrl":"x"}')).toBe('httpUrl')
    expect(await needle('claude-desktop', '{"transport":{"type":"sse"}}')).toBe('transport')
    expect(await needle('claude-desktop', '{"transport":"http"}')).toBe('transport')
    expect(await needle('claude-desktop', '{"transport":"stdio"}')).toBeUndefined()
    expect(await needle('claude-desktop', '{"transport":"http","command":"uvx"}')).toBeUndefined()
    expect(await needle('claude-desktop', '{"command":"uvx"}')).toBeUndefined()
  })

  it('is nothing for all others', async () => {
    expect(await needle('claude-code', `{"type":"http",${url}}`)).toBeUndefined()
  })
})

describe('the client’s own word', () => {
  it.each([
    ['claude-code', 'streamable-http', 'streamable-http'],
    ['claude-code', 'streamableHttp', 'http'],
    ['claude-code', 'Remote', 'http'],
    ['claude-code', 'local', 'stdio'],
    ['claude-code', 'websocket', 'ws'],
    ['vscode', 'streamable-http', 'http'],
    ['vscode', 'websocket', undefined],
    ['devin', 'stdio', undefined],
    ['devin', 'SSE', 'sse'],
    ['codex', 'http', undefined],
    ['cursor', 'nothing', undefined],
    ['cursor', '__proto__', undefined],
    ['claude-desktop', 'local', 'stdio'],
  ])('in %s for %s is %s', (id, word, own) => {
    expect(ownTransportWord(client(id), word)).toBe(own)
  })
})

describe('problems', () => {
  it('are those of members that the client reads for this transport', async () => {
    const found = await code('{"command":"uvx","env":{"A":1},"headers":7,"enviroment":{},"timeout":-1}')
    expect(found.problems.map(one => one.kind)).toEqual(['wrong-type', 'unknown-member', 'wrong-value'])
  })

  it('leave out members that are refused or belong elsewhere', async () => {
    expect((await of('vscode', '{"command":"uvx","sandbox":7}')).problems).toEqual([])
    expect((await server('codex', '[mcp_servers.a]\nurl = "https://x.example"\nbearer_token = 7')).problems).toEqual([])
  })

  it('take a date for a text only where the reader does', async () => {
    expect((await server('codex', '[mcp_servers.a]\ncommand = "x"\nargs = [2026-11-30]')).problems).toEqual([])
  })
})
