import { describe, expect, it } from 'vitest'
import { clientById } from '../../../src/clients/index.js'
import type { ClientProfile } from '../../../src/clients/profile.js'
import { readJson } from '../../../src/document/json.js'
import { readServer } from '../../../src/kinds/server.js'
import family from '../../../src/rules/server-risk/risk-auto-approve.js'

const known = clientById('claude-code')
if (!known) throw new Error('Claude Code is a client.')
const list = { type: 'list', of: { type: 'string' } } as const
/** A client that reads such members. */
const reads: ClientProfile = {
  ...known,
  fields: { ...known.fields, alwaysAllow: list, trust: { type: 'boolean' } as const },
}

function said(entry: string, client = reads): string[] {
  const document = readJson(`{"demo":${entry}}`, '.mcp.json')
  const root = document.roots[0]?.node
  const member = root?.type === 'object' ? root.members[0] : undefined
  const server = member && readServer(member, client)
  if (!server) throw new Error('It is an entry.')
  const file = client.files[0]
  const found: string[] = []
  for (const rule of family) {
    rule.check(
      {
        document,
        server,
        siblings: { read: () => undefined },
        reader: { client, file, name: client.name, template: false },
      },
      (id: string, _at: unknown, data: unknown, extras?: { risk?: string }) => {
        const words = (rule.messages as Record<string, (data: never) => { what: string }>)[id]?.(data as never)
        found.push(`${id} ${extras?.risk} ${words?.what ?? ''}`)
      },
    )
  }
  return found
}

describe('approval in advance', () => {
  it("of everything is 'all'", () => {
    expect(said('{"command":"a","alwaysAllow":["*"]}')).toEqual([
      expect.stringMatching(/^all high alwaysAllow approves/),
    ])
    expect(said('{"command":"a","trust":true}')).toEqual([expect.stringMatching(/^all medium trust approves/)])
  })

  it("of a tool that changes something is 'change'", () => {
    expect(said('{"command":"a","alwaysAllow":["get_item","pushFiles"]}')).toEqual([
      expect.stringMatching(/^change low "pushFiles" changes/),
    ])
  })

  it('of tools that read is silent, and so is a member that the client does not read', () => {
    expect(said('{"command":"a","alwaysAllow":["get_item"],"trust":false}')).toEqual([])
    expect(said('{"command":"a","alwaysAllow":["*"]}', known)).toEqual([])
  })
})
