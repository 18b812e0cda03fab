import { describe, expect, it } from 'vitest'
import { readDocument } from '../../src/document/read.js'
import { masksOf } from '../../src/engine/masks.js'
import { fake } from '../support/fakes.js'

async function masked(text: string, syntax: 'json' | 'toml' = 'json') {
  const document = await readDocument(text, syntax, 'x')
  return masksOf(document).map(({ start, end }) => document.text.slice(start, end))
}
const key = fake('github_pat')

describe('masks', () => {
  it('cover values that look like keys, wherever they stand', async () => {
    expect(await masked(`{"a":{"b":["${key}"]},"TOKEN":"${fake('stripe')}"}`)).toEqual([key, fake('stripe')])
    expect(await masked(`[mcp_servers.a]\ncommand = '${key}' # x\n`, 'toml')).toEqual([key])
  })

  it('cover all of a value, and the part behind the sign of an argument', async () => {
    expect(await masked(`{"env":{"A":"Bearer ${key} and ${key}"}}`)).toEqual([`Bearer ${key} and ${key}`])
    expect(await masked(`{"args":["--api-key","${fake('sk_generic')}"]}`)).toEqual([fake('sk_generic')])
  })

  it('cover a value as it is written, through escapes', async () => {
    const escaped = key.replace('_', '\\u005f')
    expect(await masked(`{"env":{"TOKEN":"${escaped}"}}`)).toEqual([escaped])
  })

  it('come in order, and of harmless files there are none', async () => {
    expect(
      await masked('{"mcpServers":{"a":{"command":"uvx","env":{"API_KEY":"${API_KEY}","X":"your-token"}}}}'),
    ).toEqual([])
    expect(await masked('')).toEqual([])
    expect(await masked('[1, null, true]')).toEqual([])
  })

  it('are there for a text that is broken elsewhere', async () => {
    expect(await masked(`{"a": "${key}", `)).toEqual([key])
  })
})
