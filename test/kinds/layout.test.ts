import { describe, expect, it } from 'vitest'
import { isRemark } from '../../src/kinds/layout.js'
import { layout, summary } from './read.js'

const a = '{"a":{"command":"uvx"}}'
const nothing = { maps: [], misplaced: [], extra: [], bare: undefined, missing: false, entries: [] }
const read = async (...args: Parameters<typeof layout>) => summary(await layout(...args))

describe('servers', () => {
  it('stand where the client reads them', async () => {
    expect(await read('cursor', `{"mcpServers":${a}}`)).toEqual({
      ...nothing,
      maps: ['/mcpServers'],
      entries: ['/mcpServers/a'],
    })
    expect(await read('codex', '[mcp_servers.a]\ncommand = "x"\n[mcp_servers.b]\nurl = "y"')).toEqual({
      ...nothing,
      maps: ['/mcp_servers'],
      entries: ['/mcp_servers/a', '/mcp_servers/b'],
    })
    expect((await layout('vscode', '{}', 'x'.replace('x', '.vscode/settings.json'))).key).toBe('mcp.servers')
  })

  it('stand in each project of a user’s file', async () => {
    const text = `{"mcpServers":${a},"projects":{"/srv/x":{"mcpServers":${a}},"/srv/y":{"history":[]},"/srv/z":7}}`
    expect(await read('claude-code', text, '.claude.json')).toEqual({
      ...nothing,
      maps: ['/mcpServers', '/projects/~1srv~1x/mcpServers'],
      entries: ['/mcpServers/a', '/projects/~1srv~1x/mcpServers/a'],
    })
  })

  it('stand under a key of another client, which a rename would put right', async () => {
    expect(await read('cursor', `{"servers":${a}}`)).toEqual({
      ...nothing,
      misplaced: ['other-key /servers !'],
      entries: ['/servers/a'],
    })
    expect((await read('vscode', `{"mcpServers":${a}}`)).misplaced).toEqual(['other-key /mcpServers !'])
    expect((await read('cursor', '{"mcp-servers":{}}')).misplaced).toEqual(['other-key /mcp-servers !'])
    // An empty object under a common word counts in a file made for servers alone.
    expect((await read('cursor', '{"servers":{}}')).misplaced).toEqual(['other-key /servers !'])
    expect((await read('claude-desktop', '{"servers":{}}')).misplaced).toEqual([])
  })

  it('are nobody’s rename where there are two of them, or a list', async () => {
    expect((await read('cursor', `{"servers":${a},"mcp_servers":${a}}`)).misplaced).toEqual([
      'other-key /servers',
      'other-key /mcp_servers',
    ])
    expect((await read('cursor', '{"servers":[{"command":"uvx"}]}')).misplaced).toEqual(['other-key /servers'])
  })

  it('stand one step too deep, or not deep enough', async () => {
    expect(await read('claude-code', `{"mcp":{"servers":${a}}}`)).toEqual({ ...nothing, misplaced: ['nested /mcp'] })
    expect((await read('vscode', `{"settings":{},"servers":${a}}`, '*.code-workspace')).misplaced).toEqual([
      'other-key /servers',
    ])
    expect((await read('vscode', `{"settings":{"mcp":{"mcpServers":${a}}}}`, '*.code-workspace')).misplaced).toEqual([
      'other-key /settings/mcp/mcpServers !',
    ])
  })

  it('stand where the client looks as if it read them, and does not', async () => {
    expect(await read('codex', '[profiles.work.mcp_servers.a]\ncommand = "x"')).toEqual({
      ...nothing,
      misplaced: ['dead-end /profiles/work/mcp_servers'],
    })
    expect(await read('claude-code', `{"mcpServers":${a},"servers":7}`, '.claude/settings.json')).toEqual({
      ...nothing,
      misplaced: ['no-servers-here /mcpServers'],
    })
  })

  it('stand under a second key that is not read', async () => {
    expect(await read('cursor', `{"servers":${a},"mcpServers":{}}`)).toEqual({
      ...nothing,
      maps: ['/mcpServers'],
      extra: ['/servers'],
    })
    expect((await read('cursor', `{"mcpServers":${a},"inputs":[],"mcp":{"allowed":["a"]}}`)).extra).toEqual([])
  })

  it('stand at the root', async () => {
    expect(await read('cursor', a)).toEqual({ ...nothing, bare: 'all', entries: ['/a'] })
    expect(await read('cursor', '{"a":{"command":"uvx"},"title":"x","other":1}')).toEqual({
      ...nothing,
      bare: 'some',
      entries: ['/a'],
    })
    expect(await read('cursor', '{"command":"uvx","args":[]}')).toEqual({ ...nothing, bare: 'entry' })
    expect((await read('claude-desktop', '{"a":{"command":"uvx"},"preferences":{}}')).bare).toBeUndefined()
    expect((await read('vscode', a, '.vscode/settings.json')).bare).toBeUndefined()
  })

  it('stand at the root of a plugin’s file by right', async () => {
    const { client } = await import('./read.js')
    const { readLayout } = await import('../../src/kinds/layout.js')
    const { readDocument } = await import('../../src/document/read.js')
    const file = client('claude-code').files.find(one => one.bareMap)
    if (!file) throw new Error('Plugins have one.')
    const of = async (text: string) => summary(readLayout((await readDocument(text, 'json', 'x')).roots[0]?.node, file))
    expect(await of('{"a":{"command":"uvx"},"b":{},"_note":"x"}')).toEqual({ ...nothing, entries: ['/a', '/b'] })
    expect(await of('{}')).toEqual(nothing)
    expect(await of('{"command":"uvx"}')).toMatchObject({ bare: 'entry' })
  })

  it('are missing only from a file that is made for them', async () => {
    expect(await read('cursor', '{}')).toEqual({ ...nothing, missing: true })
    expect(await read('cursor', '{"$schema":"x"}')).toEqual({ ...nothing, missing: true })
    expect(await read('claude-desktop', '{"globalShortcut":""}')).toEqual(nothing)
    expect(await read('codex', 'model = "x"')).toEqual(nothing)
  })

  it('are none where the root is no object', async () => {
    for (const text of ['[]', 'null', '7', '']) expect(await read('cursor', text)).toEqual(nothing)
  })

  it('are those that readers see: of equal names the last', async () => {
    const text = `{"mcpServers":{"x":{"command":"a"}},"mcpServers":{"y":{"command":"a"},"y":{"command":"b"}}}`
    expect((await read('cursor', text)).entries).toEqual(['/mcpServers/y'])
  })
})

it('knows remarks by their names', () => {
  for (const name of ['_note', '$schema', '//', 'x-team', 'description', 'title', 'comment', 'note'])
    expect(isRemark(name)).toBe(true)
  for (const name of ['notes', 'x', 'a_b', 'xteam', 'descriptions', '']) expect(isRemark(name)).toBe(false)
})
