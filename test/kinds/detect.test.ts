import { describe, expect, it } from 'vitest'
import { clients } from '../../src/clients/index.js'
import { readDocument } from '../../src/document/read.js'
import { claimByContent, claimByName } from '../../src/kinds/detect.js'

const alone = { read: () => undefined }
const shared = ['claude-desktop', 'claude-code', 'cursor', 'devin']

/** Who reads a file whose name says nothing. */
async function claim(text: string, uri = 'config.json', told: { kind?: string } = {}) {
  const { syntax } = claimByName(uri, text, told, clients, alone)
  const found = claimByContent(await readDocument(text, syntax, uri), told, clients)
  return (
    found && {
      clients: found.readers.map(one => one.client.id),
      because: found.because,
      names: found.readers.map(one => one.name),
    }
  )
}
const entry = (value: object) => JSON.stringify({ mcpServers: { a: value } })
const url = 'https://mcp.example.com/mcp'

describe('the content of a file gives away', () => {
  // The rows of the table of what gives a client away.
  it.each([
    ['codex', 'TOML with mcp_servers', '[mcp_servers.a]\ncommand = "uvx"\n', 'x.toml'],
    ['codex', 'TOML with mcp_servers, of no telling name', '# ours\n[mcp_servers.a]\ncommand = "uvx"\n', 'stdin'],
    ['vscode', 'servers at the root', '{"servers":{"a":{"type":"stdio","command":"uvx"}}}'],
    ['vscode', 'servers beside inputs', '{"inputs":[],"servers":{"a":{"type":"http","url":"https://x.example"}}}'],
    ['claude-code', 'headersHelper', entry({ type: 'http', url, headersHelper: 'x' })],
    ['claude-code', 'alwaysLoad', entry({ command: 'uvx', alwaysLoad: true })],
    ['claude-code', '${NAME}', entry({ command: 'uvx', env: { K: '${API_KEY}' } })],
    ['claude-code', '${NAME:-default}', entry({ command: 'uvx', args: ['${ROOT:-/srv}'] })],
    ['claude-code', '${CLAUDE_PLUGIN_ROOT}', entry({ command: '${CLAUDE_PLUGIN_ROOT}/srv' })],
    ['claude-code', 'numStartups', '{"numStartups":3,"mcpServers":{}}'],
    ['claude-code', 'projects', '{"projects":{},"mcpServers":{}}'],
    ['cursor', 'envFile', entry({ command: 'uvx', envFile: '.env' })],
    ['cursor', 'auth.CLIENT_ID', entry({ url, auth: { CLIENT_ID: 'x' } })],
    ['cursor', '${workspaceFolder}', entry({ command: 'node', args: ['${workspaceFolder}/s.js'] })],
    ['cursor', '${userHome}', entry({ command: '${userHome}/bin/s' })],
    ['devin', 'serverUrl', entry({ serverUrl: url })],
    ['devin', '${file:…}', entry({ command: 'uvx', env: { K: '${file:/run/key}' } })],
    ['devin', 'transport http', entry({ url, transport: 'http' })],
    ['devin', 'transport sse', entry({ url, transport: 'sse' })],
    ['claude-desktop', 'preferences', '{"preferences":{},"mcpServers":{}}'],
    ['claude-desktop', 'globalShortcut', '{"globalShortcut":"Ctrl+Space","mcpServers":{}}'],
  ])('%s: %s', async (id, _, text, uri = 'config.json') => {
    const found = await claim(text, uri)
    expect(found?.clients).toEqual([id])
  })

  it('what it says in words', async () => {
    expect((await claim(entry({ command: 'uvx', envFile: '.env' })))?.because).toBe(
      'it has envFile, which only Cursor documents',
    )
    expect((await claim('[mcp_servers.a]\ncommand = "x"', 'x.toml'))?.because).toBe('it is TOML with mcp_servers')
    expect((await claim('{"servers":{"a":{"command":"uvx"}}}'))?.because).toBe('its servers stand under servers')
    expect((await claim(entry({ command: 'uvx' })))?.because).toBe('nothing in it belongs to one client alone')
  })

  it('two clients where both document it', async () => {
    expect(await claim(entry({ command: 'uvx', env: { K: '${env:KEY}' } }))).toEqual({
      clients: ['cursor', 'devin'],
      because: 'it has ${env:NAME}, which only Cursor and Devin document',
      names: ['the client', 'the client'],
    })
  })

  it('nobody by what many use', async () => {
    for (const weak of [
      { command: 'uvx', disabled: true },
      { command: 'uvx', disabledTools: [] },
      { command: 'uvx', transport: 'stdio' },
    ])
      expect((await claim(entry(weak)))?.clients).toEqual(shared)
  })

  it('all whose signs are there, where they contradict each other', async () => {
    expect(await claim(entry({ serverUrl: url, headersHelper: 'x' }))).toMatchObject({
      clients: ['claude-code', 'devin'],
      because: 'it has serverUrl and headersHelper, signs of different clients',
    })
    // One that narrows further is no contradiction.
    expect((await claim(entry({ command: 'uvx', envFile: '.env', env: { K: '${env:KEY}' } })))?.clients).toEqual([
      'cursor',
    ])
  })

  it('nothing by a placeholder that belongs to a shell or a bridge', async () => {
    expect((await claim(entry({ command: 'bash', args: ['-c', 'exec ${SRV}'] })))?.clients).toEqual(shared)
    const bridge = { command: 'npx', args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${AUTH}'] }
    expect((await claim(entry(bridge)))?.clients).toEqual(shared)
  })
})

describe('a file of no telling name', () => {
  it.each([
    ['{"mcpServers":{"a":{"command":"uvx"}}}'],
    ['{"mcpServers":{}}'],
    // Entries that name neither program nor address count under a key that means nothing else.
    ['{"mcpServers":{"a":{"args":[]},"b":"dist/index.js","c":null}}'],
    ['{"mcpServers":{"a":{"command":["npx","x"]},"b":{"url":7}}}'],
    ['{"mcp_servers":{"a":{"command":"uvx"}}}'],
    ['{"mcpservers":{"a":{"command":"uvx"}}}'],
    ['{"context_servers":{"a":{"command":{"path":"npx"}}}}'],
    ['{"mcp":{"servers":{"a":{"command":"uvx"}}}}'],
    ['{"servers":[{"name":"a","command":"uvx"}]}'],
    ['{"extensions":{"a":{"command":"uvx"}}}'],
    ['{"a":{"command":"uvx"},"b":{"type":"http","url":"https://x.example"}}'],
    ['{"mcpServers":[{"name":"a","command":"uvx"}]}'],
  ])('holds servers: %s', async text => {
    expect((await claim(text))?.clients).toEqual(shared)
  })

  it.each([
    ['{}'],
    ['[]'],
    ['"mcpServers"'],
    ['null'],
    [''],
    // Web servers, interface texts, schemas, packages.
    ['{"servers":{"web":{"url":"https://a.example"}}}'],
    ['{"servers":[{"url":"https://api.example.com"}],"openapi":"3.1.0"}'],
    ['{"title":"Server","done":"Fertig","emptyState":{"title":"x"}}'],
    ['{"$schema":"x","properties":{"mcpServers":{"type":"object"}}}'],
    ['{"name":"weather","mcp":{"name":"weather","tools":[{"name":"x"}]}}'],
    ['{"mcpServers":7}'],
    ['{"extensions":{"a":{"url":"https://a.example"}}}'],
    ['{"scripts":{"start":{"run":"x"}}}'],
    ['{"text":"{\\"mcpServers\\":{}}"}'],
  ])('holds none: %s', async text => {
    expect(await claim(text)).toBeUndefined()
  })

  it('counts more where the name speaks of MCP', async () => {
    const servers = '{"servers":{"a":{"url":"https://x.example/mcp"}}}'
    expect(await claim(servers)).toBeUndefined()
    expect((await claim(servers, 'team/mcp.json'))?.clients).toEqual(['vscode'])
    expect((await claim(servers, '-'))?.clients).toEqual(['vscode'])
    const one = '{"command":"uvx","args":["srv"]}'
    expect(await claim(one)).toBeUndefined()
    expect((await claim(one, 'mcp-server.json'))?.clients).toEqual(shared)
  })

  it('is TOML for Codex, and TOML about other things for nobody', async () => {
    expect((await claim('[mcpServers.a]\ncommand = "x"\n', 'x.toml'))?.clients).toEqual(['codex'])
    expect((await claim('[mcp.servers.a]\nurl = "https://x.example"\n', 'x.toml'))?.clients).toEqual(['codex'])
    expect(await claim('[mcp]\nenabled = true\nmerge_strategy = "merge"\n', 'ruler.toml')).toBeUndefined()
    expect(await claim('[tool.ruff]\nexclude = ["mcp_servers"]\n', 'pyproject.toml')).toBeUndefined()
  })

  it('may be told to be a config', async () => {
    const told = { kind: 'client-config' }
    expect(await claim('{"x":1}', 'x.json', told)).toMatchObject({ clients: shared, because: 'the kind was told' })
    expect(await claim('', 'x.json', told)).toMatchObject({ clients: shared })
    expect(await claim('x = 1', 'x.toml', told)).toMatchObject({ clients: ['codex'] })
    expect(await claim('{"x":1}', 'x.json', { kind: 'dump' })).toBeUndefined()
  })
})

describe('the syntax of a file without a telling ending', () => {
  const syntax = (text: string, uri = 'stdin') => claimByName(uri, text, {}, clients, alone).syntax

  it.each([
    ['toml', '[mcp_servers.a]\n'],
    ['toml', '# x\n\n  [a] # b\r\nc = 1\r\n'],
    ['toml', '[[a]]\nb = 1'],
    ['toml', 'a.b = 1'],
    ['toml', '"a.b" = 1'],
    ['json', '{"a": "b = c"}'],
    ['json', '{\n  "mcpServers": {}\n}'],
    ['json', '[\n  "a"\n]'],
    ['json', '{ // x = y\n}'],
    ['json', ''],
    ['json', 'some words'],
  ])('is %s: %j', (wanted, text) => {
    expect(syntax(text)).toBe(wanted)
  })

  it('is that of the ending where there is one, and that of the client', () => {
    expect(syntax('{}', 'x.toml')).toBe('toml')
    expect(syntax('a = 1', 'x.jsonc')).toBe('json')
    expect(syntax('{}', 'a/.codex/config.toml')).toBe('toml')
    expect(syntax('a = 1', '.mcp.json')).toBe('json')
  })
})
