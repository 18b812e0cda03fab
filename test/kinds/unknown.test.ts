import { describe, expect, it } from 'vitest'
import { clients } from '../../src/clients/index.js'
import { settingProblems } from '../../src/kinds/settings.js'
import { isRemoteMember, unknownMembers } from '../../src/kinds/unknown.js'
import { document, layout, reader, server } from './read.js'

async function unknown(id: string, text: string) {
  const one = reader(id)
  const found = await server(id, text)
  const subject = { document: await document(text, one.file), reader: one, server: found, problems: found.problems }
  return unknownMembers(subject).map(({ member, readBy, refused }) => [member.key.name, readBy.slice(0, 2), refused])
}

describe('members that the client does not know', () => {
  it('are told with those who read them', async () => {
    expect(
      await unknown('cursor', '{"mcpServers":{"a":{"command":"x","serverUrl":"y","trust":true,"baseUrl":"z"}}}'),
    ).toEqual([
      ['serverUrl', ['Devin', 'Antigravity'], false],
      ['trust', ['Gemini CLI', 'Qwen Code'], false],
      ['baseUrl', [], false],
    ])
  })

  it('are looked up in the block that they stand in', async () => {
    const text =
      '{"mcpServers":{"a":{"type":"http","url":"https://x.example","oauth":{"clientSecret":"x","autoApprove":[],"command":"y"}}}}'
    expect(await unknown('claude-code', text)).toEqual([
      ['clientSecret', ['opencode', 'Gemini CLI'], false],
      ['autoApprove', [], false],
      ['command', [], false],
    ])
    const auth = '{"mcpServers":{"a":{"url":"https://x.example","auth":{"CLIENT_ID":"x","redirectPort":1,"url":"y"}}}}'
    expect(await unknown('cursor', auth)).toEqual([
      ['redirectPort', ['GitHub Copilot CLI'], false],
      ['url', [], false],
    ])
  })

  it('are never looked up in Object', async () => {
    const text = '{"mcpServers":{"a":{"command":"x","constructor":1,"__proto__":{"x":1},"toString":2}}}'
    expect(await unknown('cursor', text)).toEqual([
      ['constructor', [], false],
      ['toString', [], false],
    ])
  })

  it('are no remarks, unless even those are refused', async () => {
    expect(
      await unknown('cursor', '{"mcpServers":{"a":{"command":"x","_a":1,"$b":1,"//":1,"x-c":1,"note":1}}}'),
    ).toEqual([])
    const text = '[mcp_servers.a]\ncommand = "x"\nenv_vars = [{ name = "A", note = "x", source2 = "y" }]'
    expect(await unknown('codex', text)).toEqual([
      ['note', [], true],
      ['source2', [], true],
    ])
  })
})

it('knows members that only remote servers have', () => {
  expect(isRemoteMember('headers', clients)).toBe(true)
  expect(isRemoteMember('http_headers', clients)).toBe(true)
  expect(isRemoteMember('command', clients)).toBe(false)
  expect(isRemoteMember('timeout', clients)).toBe(false)
  expect(isRemoteMember('constructor', clients)).toBe(false)
})

it('checks settings beside the servers, and no others', async () => {
  const { file } = reader('claude-code', '.claude/settings.json')
  const text =
    '{"enableAllProjectMcpServers":"yes","permissions":7,"constructor":1,"allowedMcpServers":[{"serverName":"a"},{}]}'
  const { root } = await layout('claude-code', text, '.claude/settings.json')
  expect(settingProblems(root, file).map(({ kind }) => kind)).toEqual(['wrong-type', 'no-member'])
  expect(settingProblems(undefined, file)).toEqual([])
})
