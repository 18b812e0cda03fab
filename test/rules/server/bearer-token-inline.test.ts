import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/server/bearer-token-inline.js'
import { cases } from '../../support/cases.js'
import { fake } from '../../support/fakes.js'

cases(rule, {
  quiet: [
    {
      client: 'codex',
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nbearer_token_env_var = "DOCS_TOKEN"\n',
    },
    // A variable of a local server may have any name.
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nenv = { bearer_token = "x" }\n' },
    // Another client knows no such member, and refuses nothing.
    { client: 'cursor', text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","bearer_token":"x"}}}' },
  ],
  loud: [
    {
      client: 'codex',
      says: 'inline',
      severity: 'error',
      pointer: '/mcp_servers/a/bearer_token',
      text: '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n«bearer_token» = "EXAMPLE-not-a-token-0000"\n',
    },
    {
      client: 'codex',
      says: 'inline',
      text: 'mcp_servers.a = { url = "https://mcp.example.com/mcp", «bearer_token» = 7 }\n',
    },
  ],
})

it('speaks alone, also where the token looks like one', async () => {
  const text = `[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nbearer_token = "${fake('github_pat')}"\n`
  const result = await lintText({ uri: '.codex/config.toml', text, named: true })
  expect(result?.findings.map(({ code }) => code)).toEqual([rule.code])
})
