import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/values/env-var-name-expected.js'
import { cases } from '../../support/cases.js'
import { fake } from '../../support/fakes.js'

const remote = '[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\n'

cases(rule, {
  quiet: [
    { client: 'codex', text: `${remote}bearer_token_env_var = "DOCS_TOKEN"\nenv_http_headers = { X-Key = "_key2" }\n` },
    {
      client: 'codex',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = ["HOME", { name = "KEY", source = "local" }]\n',
    },
    // Values, not names.
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nenv = { KEY = "${KEY}" }\n' },
    { client: 'codex', text: `${remote}http_headers = { X-Team = "a b" }\n` },
    // A wrong type is another code.
    { client: 'codex', text: `${remote}bearer_token_env_var = 7\n` },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","env_vars":["A=b"]}}}' },
  ],
  loud: [
    {
      client: 'codex',
      says: 'name',
      severity: 'error',
      pointer: '/mcp_servers/a/bearer_token_env_var',
      text: `${remote}bearer_token_env_var = «"\${DOCS_TOKEN}"»\n`,
    },
    { client: 'codex', says: 'name', text: `${remote}bearer_token_env_var = «"$DOCS_TOKEN"»\n` },
    { client: 'codex', says: 'name', text: `${remote}bearer_token_env_var = «""»\n` },
    { client: 'codex', says: 'name', text: `${remote}bearer_token_env_var = «'Bearer abc'»\n` },
    {
      client: 'codex',
      says: 'name',
      pointer: ['/mcp_servers/a/env_vars/1', '/mcp_servers/a/env_vars/2/name'],
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = [ "HOME", «"LOG_LEVEL=debug"», { name = «"%KEY%"» } ]\n',
    },
    {
      client: 'codex',
      says: 'name',
      pointer: '/mcp_servers/a/env_http_headers/X-Key',
      text: `${remote}\n[mcp_servers.a.env_http_headers]\nX-Team = "TEAM"\nX-Key = «"\${env:KEY}"»\n`,
    },
  ],
})

it.each([fake('github_pat'), fake('stripe'), '${DOCS_TOKEN}'])('speaks alone: %#', async value => {
  const text = `${remote}bearer_token_env_var = "${value}"\n`
  const result = await lintText({ uri: '.codex/config.toml', text, named: true })
  expect(result?.findings.map(({ code }) => code)).toEqual([rule.code])
  // A key in the wrong place is named by nobody.
  expect(JSON.stringify(result?.findings)).not.toContain(fake('github_pat'))
})
