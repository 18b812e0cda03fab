import { expect, test } from 'vitest'
import { readDocument } from '../../src/document/read.js'

test('reads each syntax with its own reader and without the byte order mark', async () => {
  const json = await readDocument('\ufeff{"a":1}', 'json', 'mcp.json')
  expect(json).toMatchObject({ uri: 'mcp.json', syntax: 'json', text: '{"a":1}', problems: [] })
  expect(json.editor).toBeDefined()
  const toml = await readDocument('\ufeffa = 1', 'toml', 'config.toml')
  expect(toml).toMatchObject({ uri: 'config.toml', syntax: 'toml', text: 'a = 1', problems: [] })
  expect(toml.editor).toBeUndefined()
})

test('takes only one byte order mark away', async () => {
  expect((await readDocument('\ufeff\ufeff{}', 'json', '')).problems).toHaveLength(1)
})
