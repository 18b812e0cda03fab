import { describe, expect, it } from 'vitest'
import { type LintInput, type LintOptions, lintText } from '../../src/engine/lint.js'
import { fixText } from '../../src/index.js'
import { fake } from '../support/fakes.js'

const good = '{"mcpServers":{"a":{"command":"uvx","args":["srv@1.2.3"]}}}'

const lint = (uri: string, text: string, more: Partial<LintInput> = {}, options: LintOptions = {}) =>
  lintText({ uri, text, named: true, ...more }, options)
const codes = async (...args: Parameters<typeof lint>) => (await lint(...args))?.findings.map(({ code }) => code)

describe('a file', () => {
  it('is placed by its path', async () => {
    expect(await lint('app/.cursor/mcp.json', good)).toEqual({
      uri: 'app/.cursor/mcp.json',
      text: good,
      kind: 'client-config',
      clients: ['cursor'],
      reading: 'one-of',
      revision: null,
      because: 'the path ends in .cursor/mcp.json',
      findings: [],
      masks: [],
    })
  })

  it('is placed by its whole path where the name is shorter', async () => {
    const result = await lint('mcp.json', '{}', { location: '/home/dev/app/.vscode/mcp.json' })
    expect(result).toMatchObject({ uri: 'mcp.json', clients: ['vscode'] })
    expect((await lint('mcp.json', '{}'))?.kind).toBeNull()
  })

  it('is placed with backslashes in its path too', async () => {
    expect(await lint('C:\\app\\.cursor\\mcp.json', good)).toMatchObject({ clients: ['cursor'] })
  })

  it('is judged for the client that was told, whatever its path says', async () => {
    const told = await lint('.cursor/mcp.json', '{"mcpServers":{}}', {}, { client: 'vscode' })
    expect(told).toMatchObject({ clients: ['vscode'], because: 'the client was told' })
    expect(told?.findings.map(({ code }) => code)).toEqual(['MCP_WRONG_TOP_LEVEL_KEY'])
    expect(await lint('x', good, {}, { client: 'windsurf' })).toMatchObject({ clients: ['devin'] })
    expect(await lint('x', 'mcp_servers.a.command = "uvx"', {}, { client: 'codex' })).toMatchObject({ findings: [] })
    // The kind of file is that of the path where the client has it.
    const settings = await lint('.claude/settings.json', '{}', {}, { client: 'claude-code' })
    expect(settings).toMatchObject({ findings: [], because: 'the client was told' })
  })

  it('is not judged for a client or as a kind that nobody knows', async () => {
    const unknownClient =
      /^Unknown client "nobody"\. The known ones are claude-desktop, [\w, -]*\bwindsurf\b.* and [\w-]+\.$/
    await expect(lint('.cursor/mcp.json', good, {}, { client: 'nobody' })).rejects.toThrow(unknownClient)
    await expect(fixText({ uri: '.cursor/mcp.json', text: good }, { client: 'nobody' })).rejects.toThrow(unknownClient)
    await expect(lint('.cursor/mcp.json', good, {}, { client: '' })).rejects.toThrow('Unknown client "".')
    const unknownKind = new RangeError('Unknown kind "server". The known ones are client-config, dump and server-json.')
    await expect(lint('.cursor/mcp.json', good, {}, { kind: 'server' })).rejects.toThrow(unknownKind)
  })

  it('is judged whatever it is, unless it is said that nobody named it', async () => {
    expect((await lintText({ uri: 'x.json', text: '{}' })).findings).toHaveLength(1)
    expect(await lintText({ uri: 'x.json', text: '{}', named: false })).toBeUndefined()
  })

  it('of any name may be called a config of some client', async () => {
    const kind = { kind: 'client-config' }
    const because = 'the kind was told'
    expect(await lint('x.json', '{"title":"x"}', {}, kind)).toMatchObject({ kind: 'client-config', because })
    expect(await lint('x.json', '', {}, kind)).toMatchObject({ kind: 'client-config', because })
    expect(await lint('x.json', '[1]', {}, kind)).toMatchObject({
      findings: [expect.objectContaining({ code: 'MCP_CONFIG_ROOT_NOT_OBJECT' })],
    })
    expect(await lint('x.json', '{', {}, kind)).toMatchObject({
      findings: [expect.objectContaining({ code: 'MCP_CONFIG_SYNTAX_ERROR' })],
    })
    expect(await lint('x.toml', 'title = "x"', {}, kind)).toMatchObject({ clients: ['codex'], because })
    // What is in the file tells more.
    expect(await lint('x.json', '{"servers":{"a":{"type":"stdio","command":"uvx"}}}', {}, kind)).toMatchObject({
      clients: ['vscode'],
    })
    expect(await lint('.cursor/mcp.json', '{}', {}, kind)).toMatchObject({ clients: ['cursor'] })
  })

  it('that nobody can place is said to be so where it was named', async () => {
    const result = await lint('manifest.json', '{"short_name":"demo"}')
    expect(result).toMatchObject({
      kind: null,
      clients: [],
      because: 'nothing in it or in its name belongs to a kind of file that mcp-lint knows',
      findings: [{ code: 'MCP_FILE_UNRECOGNIZED', severity: 'warning', pointer: '' }],
    })
    expect(await lint('manifest.json', '{"short_name":"demo"}', { named: false })).toBeUndefined()
    expect(await lint('locales/de/mcp.json', '{"title":"Server","done":"Fertig"}', { named: false })).toBeUndefined()
  })

  it('of settings is passed over where it has nothing to do with servers, unless it was named', async () => {
    const settings = '{"editor.tabSize":2}'
    expect(await lint('.vscode/settings.json', settings, { named: false })).toBeUndefined()
    expect(await lint('.vscode/settings.json', settings)).toMatchObject({ clients: ['vscode'], findings: [] })
    expect(await lint('.vscode/settings.json', '{"mcp":{"servers":{}}}', { named: false })).toMatchObject({
      kind: 'client-config',
    })
    expect(await lint('.claude/settings.json', '{"mcpServers":{}}', { named: false })).toMatchObject({
      kind: 'client-config',
    })
    expect(await lint('.claude/settings.json', '{"enableAllProjectMcpServers":1}', { named: false })).toMatchObject({
      kind: 'client-config',
    })
    expect(await lint('.codex/config.toml', 'model = "x"', { named: false })).toBeUndefined()
    expect(
      await lint('.codex/config.toml', '[profiles.x.mcp_servers.a]\ncommand = "x"', { named: false }),
    ).toMatchObject({ kind: 'client-config' })
    // A file that is made for servers alone is never passed over.
    expect(await lint('.mcp.json', '{}', { named: false })).toMatchObject({ kind: 'client-config' })
  })

  it('beside a manifest is that of a plugin', async () => {
    const siblings = { read: (name: string) => (name === '.claude-plugin/plugin.json' ? '{}' : undefined) }
    const flat = '{"a":{"command":"${CLAUDE_PLUGIN_ROOT}/srv"}}'
    expect(await codes('.mcp.json', flat, { siblings })).toEqual([])
    expect(await codes('.mcp.json', flat)).toEqual(['MCP_SERVERS_AT_TOP_LEVEL', 'MCP_PLACEHOLDER_NOT_EXPANDED'])
  })

  it.each(['example', 'sample', 'template', 'tmpl', 'dist'])(
    'that ends in .%s is there to be filled in',
    async ending => {
      const text = '{"mcpServers":{"a":{"command":"","args":["$HOME"]}}}'
      expect(await codes('.mcp.json', text)).toEqual(['MCP_COMMAND_EMPTY', 'MCP_PLACEHOLDER_NOT_EXPANDED'])
      expect(await codes(`.mcp.json.${ending}`, text)).toEqual([])
      expect(await codes(`servers.json.${ending}`, text)).toEqual([])
      expect(await codes(`servers.json.${ending}`, text, {}, { client: 'claude-code' })).toEqual([])
      // Other mistakes are copied along.
      expect(await codes(`.mcp.json.${ending}`, '{"servers":{"a":{"command":"uvx"}}}')).toEqual([
        'MCP_WRONG_TOP_LEVEL_KEY',
      ])
    },
  )
})

describe('a byte order mark', () => {
  it('is no part of the text, and stays where a text is fixed', async () => {
    const text = `\ufeff${good.replace('"srv@1.2.3"', '1')}`
    const result = await lint('.mcp.json', text, {}, { fix: 'safe' })
    expect(result?.text).toBe(text.slice(1))
    expect(result?.findings[0]?.span).toEqual({ start: 44, end: 45 })
    expect(result?.text.slice(44, 45)).toBe('1')
    expect(result?.fixed?.text).toBe(good.replace('"srv@1.2.3"', '"1"'))
    expect(await fixText({ uri: '.mcp.json', text, named: true })).toBe(`\ufeff${good.replace('"srv@1.2.3"', '"1"')}`)
  })

  it('alone is an empty file', async () => {
    expect(await codes('.mcp.json', '\ufeff')).toEqual(['MCP_NO_SERVERS'])
    expect(await codes('.codex/config.toml', '\ufeff')).toEqual(await codes('.codex/config.toml', ''))
  })
})

describe('a file that is not UTF-8', () => {
  it('is judged as that alone, by whoever reads it', async () => {
    const result = await lint('.mcp.json', '{"mcpServers":[]}', { encoding: 'utf-16le' })
    expect(result).toMatchObject({
      kind: 'client-config',
      clients: ['claude-code'],
      text: '',
      masks: [],
      findings: [{ code: 'MCP_FILE_ENCODING', span: { start: 0, end: 0 } }],
    })
    expect(result?.findings).toHaveLength(1)
    expect(await lint('.mcp.json', '{"mcpServers":[]}', { encoding: 'utf-16be', named: false })).toMatchObject({
      clients: ['claude-code'],
    })
  })

  it('is passed over where nobody named or knows it', async () => {
    expect(await lint('x.json', good, { encoding: 'broken', named: false })).toBeUndefined()
    expect(await lint('x.json', good, { encoding: 'broken' })).toMatchObject({ kind: null, clients: [] })
  })

  it('is never fixed', async () => {
    expect(await lint('.mcp.json', '{"servers":{}}', { encoding: 'broken' }, { fix: 'safe' })).not.toHaveProperty(
      'fixed',
    )
  })

  it('may have its finding switched off', async () => {
    const severities = [{ code: 'MCP_FILE_ENCODING', level: 'off' } as const]
    expect(await codes('.mcp.json', '{}', { encoding: 'broken' }, { severities })).toEqual([])
  })
})

describe('fixes', () => {
  it('of one server do not pay for a new finding in another', async () => {
    const text = '{"mcpServers":{"a":{"command":"x","environment":{"T":null}},"b":{"command":"npx x"}}}'
    expect(await fixText({ uri: '.mcp.json', text, named: true })).toBe(
      text.replace('"npx x"', '"npx","args":["-y","x"]'),
    )
    // Nor in the same one: what Devin calls transport would contradict the command.
    const typed = '{"mcpServers":{"a":{"type":"streamableHttp","command":"npx foo"}}}'
    expect(await fixText({ uri: 'x.json', text: typed, named: true }, { client: 'devin' })).toBe(
      typed.replace('"npx foo"', '"npx","args":["-y","foo"]'),
    )
  })

  it('reach a large file too, all in one go', async () => {
    const filler = 'x'.repeat(2000)
    const nulls = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`T${i}`, null]))
    const servers = Array.from({ length: 2500 }, (_, i) => [
      `s${i}`,
      { command: i % 50 === 0 ? 'npx foo' : 'foo', env: { A: filler } },
    ])
    const text = JSON.stringify({
      mcpServers: { ...Object.fromEntries(servers), z: { command: 'x', environment: nulls } },
    })
    expect(text.length).toBeGreaterThan(5_000_000)
    const once = await fixText({ uri: '.mcp.json', text, named: true })
    expect(once).toBe(text.replaceAll('"npx foo"', '"npx","args":["-y","foo"]'))
    expect(await fixText({ uri: '.mcp.json', text: once, named: true })).toBe(once)
  }, 60_000)

  const broken = '{"servers":{"a":{"command":"uvx","env":{"A":1}}}}'

  it('are put in only where they were asked for', async () => {
    expect(await lint('.mcp.json', broken)).not.toHaveProperty('fixed')
    expect(await lint('.mcp.json', broken, {}, { fix: 'none' })).not.toHaveProperty('fixed')
    expect(await lint('.mcp.json', broken, {}, { fix: 'safe' })).toMatchObject({
      text: broken,
      fixed: { text: '{"mcpServers":{"a":{"command":"uvx","env":{"A":"1"}}}}', applied: 2 },
    })
  })

  it('leave the findings of the text as it was given', async () => {
    const fixed = await lint('.mcp.json', broken, {}, { fix: 'safe' })
    expect(fixed?.findings).toEqual((await lint('.mcp.json', broken))?.findings)
  })

  it('are not there where nothing changes', async () => {
    expect(await lint('.mcp.json', good, {}, { fix: 'suggested' })).not.toHaveProperty('fixed')
    expect(await fixText({ uri: 'x.md', text: '# x\n', named: false })).toBe('# x\n')
    expect(await fixText({ uri: '.mcp.json', text: good, named: true })).toBe(good)
  })

  it('of a rule that is off are left out', async () => {
    const severities = [{ code: 'MCP_WRONG_TOP_LEVEL_KEY', level: 'off' } as const]
    const result = await lint('.mcp.json', broken, {}, { fix: 'safe', severities })
    expect(result?.fixed?.text).toBe(broken.replace('1', '"1"'))
  })

  it('come to an end for infos too', async () => {
    const text = '{"mcpServers":{"a":{"command":"npx","args":["tsx","x.ts"]}}}'
    const siblings = {
      read: (name: string) => (name === 'package.json' ? '{"devDependencies":{"tsx":"*"}}' : undefined),
    }
    expect(await fixText({ uri: '.mcp.json', text, named: true, siblings })).toBe(text.replace('["tsx"', '["-y","tsx"'))
  })
})

describe('where several clients may read a file', () => {
  it('only what all of them object to is said, by no name', async () => {
    const text = '{"mcpServers":{"a":{"command":"uvx","env":{"A":1},"cwd":"/srv"}}}'
    const result = await lint('servers.json', text)
    expect(result?.clients).toEqual(['claude-desktop', 'claude-code', 'cursor', 'devin'])
    expect(result?.findings.map(({ code }) => code)).toEqual(['MCP_WRONG_VALUE_TYPE'])
    expect(result?.findings[0]?.what).toBe(
      '"A" in env is a number without quotes, but the client wants a string there.',
    )
  })

  it('masks are those of the text', async () => {
    const text = `{"mcpServers":{"a":{"command":"uvx","env":{"K":"${fake('github_pat')}"}}}}`
    const result = await lint('servers.json', text)
    expect(result?.masks.map(({ start, end }) => text.slice(start, end))).toEqual([fake('github_pat')])
  })
})

describe('broken texts', () => {
  it('draw no finding from the tree that a tolerant reader makes of them', async () => {
    const text = '{"mcpServers":{"a":{"command":"npx x","env":{"A":1}}'
    expect(await codes('.mcp.json', text)).toEqual(['MCP_CONFIG_SYNTAX_ERROR'])
    expect(await codes('.codex/config.toml', '[mcp_servers.a]\ncommand = npx x\n')).toEqual(['MCP_CONFIG_SYNTAX_ERROR'])
  })

  it('of a great depth end in a finding', async () => {
    for (const open of ['[', '{"a":']) {
      const text = `{"mcpServers":${open.repeat(20_000)}`
      expect((await codes('.mcp.json', text))?.length).toBeGreaterThan(0)
    }
    const nested = `{"mcpServers":{"a":{"command":"uvx","x":${'['.repeat(5000)}${']'.repeat(5000)}}}}`
    expect(await codes('.mcp.json', nested)).toContain('MCP_FILE_TOO_DEEP')
  })

  it('that could be anything are read in no time', async () => {
    const started = performance.now()
    for (const text of [
      '#'.repeat(1999),
      `${'#'.repeat(60)}\n!`,
      '# '.repeat(900),
      '['.repeat(1999),
      'a.'.repeat(999),
      '\n'.repeat(1999),
    ])
      await lint('banner', `${text}\n! no toml`)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
