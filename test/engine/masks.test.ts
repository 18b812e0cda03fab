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

  const word = key.slice(4)
  const server = (entry: object) => JSON.stringify({ mcpServers: { a: entry } })

  it.each([
    ['a query', server({ url: `https://x.example/mcp?api_key=${word}` })],
    ['what follows # in an address', server({ serverUrl: `https://x.example/mcp#access_token=${word}` })],
    ['an option in a command line', server({ command: `npx foo --api-key ${word}` })],
    ['an option with a sign', server({ command: `npx foo --token=${word} --verbose` })],
    ['a header in a command line', server({ command: `npx foo --header "Authorization: Bearer ${word}"` })],
    ['a variable in a command line', server({ command: `cd x && API_TOKEN=${word} npx foo` })],
    ['one argument that is a line', server({ command: 'npx', args: [`npx foo --token ${word}`] })],
    ['arguments in one text', server({ command: 'npx', args: `foo --token ${word}` })],
    ['variables in one text', server({ env: `API_TOKEN=${word}` })],
    ['headers in one text', server({ headers: `Authorization: Bearer ${word}` })],
    ['a default of a reference', server({ env: { A: `\${TOKEN:-${word}}` } })],
    ['a list', server({ env: { TOKEN: [word] } })],
    ['a name and a value', server({ env: [{ name: 'TOKEN', value: word }] })],
    ['an object', server({ env: { TOKEN: { value: word } } })],
    ['an input', JSON.stringify({ inputs: [{ id: 'api-token', default: word }] })],
    ['a comment', `{} // API_KEY: ${word}\n`],
    ['a value without quotes', `{"env":{"TOKEN": ${word} }}`],
    ['a text without an end', `{"env":{"TOKEN":"${word}`],
    ['what follows the document', `{} TOKEN=${word}`],
    ['a file of variables', `A=1\nexport API_KEY='${word}'\n`],
  ])('cover a key without a format in %s', async (_, text) => {
    expect((await masked(text)).join(' ')).toContain(word)
    // the same places, filled in with what is no secret
    for (const other of [
      '${TOKEN}',
      '${env:DOCS_TOKEN_1}',
      '${DOCS_ACCESS_TOKEN}',
      '{{ACCESS_TOKEN_1}}',
      '<your-token>',
      'YOUR_API_KEY',
      'true',
      '4096',
      './key.pem',
    ])
      expect(await masked(text.replace(word, other)), other).toEqual([])
  })

  it.each([
    ['a name', `{"mcpServers":{"my ${key}":{}}}`],
    ['a comment', `{} /* old: ${key} */`],
    ['a reference', server({ args: [`\${input:${key}}`], env: { TOKEN: `\${TOKEN:-${key}}` } })],
    ['a broken text', `{"a" ${key} `],
  ])('cover a known format in %s', async (_, text) => {
    const shown = (await masked(text)).reduce((rest, mask) => rest.replaceAll(mask, ''), text)
    expect(text).toContain(key)
    expect(shown).not.toContain(key)
  })

  it('cover a name that is written with escapes', async () => {
    const name = `"${key.replace('_', '\\u005f')}"`
    expect(await masked(`{"mcpServers":{${name}:{}}}`)).toEqual([name])
  })

  it('leave ordinary text alone', async () => {
    const texts = [
      `{"a":{"password":true},"b":{"password":null}}`,
      JSON.stringify({ text: '{\n "Authorization": "Bearer $DOCS_TOKEN"\n}' }),
      server({ command: 'npx foo --token-file /run/secrets/x1Y2z3A4b5C6d7 --max-tokens 123456789012345' }),
      server({
        description: 'Needs --password option or a password: stored in Vault, see https://x.example/token?id=1',
      }),
      `{} // token: see docs/Token-Setup.md, key = value\n`,
      server({
        env: { A: '${secret:Team-Vault-Key12}', B: 'secret:Team-Vault-Key12', C: 'op://Team12/Item34/Field56' },
      }),
    ]
    for (const text of texts) expect(await masked(text)).toEqual([])
  })

  it('are found in time in long texts', async () => {
    const start = performance.now()
    for (const part of ['token=', '--token ', 'a-', 'token="', 'Bearer ', '-----BEGIN PRIVATE KEY-----'])
      await masked(`{"a": "${part.replace('"', '\\"').repeat(60_000 / part.length)}"}`)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
