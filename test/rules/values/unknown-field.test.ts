import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/values/unknown-field.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    // Remarks, as people write them.
    {
      client: 'claude-code',
      text: '{"$schema":"x","_comment":"x","mcpServers":{"a":{"command":"uvx","_tier":1,"$id":"x","//":"x","x-team":"a"}}}',
    },
    {
      client: 'vscode',
      text: '{"servers":{"a":{"command":"uvx","description":"x","title":"x","comment":"x","note":"x"}}}',
    },
    // Another client's members have a code of their own.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","autoApprove":[],"envFile":".env"}}}' },
    // Free names.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","env":{"enviroment":"x"}}}}' },
    {
      client: 'codex',
      text: '[mcp_servers.a]\ncommand = "uvx"\n[mcp_servers.a.tools.anything]\napproval_mode = "auto"\n',
    },
    // The rest of a settings file is not ours.
    { client: 'codex', text: 'modell = "x"\n[mcp_servers.a]\ncommand = "uvx"\n' },
    // Objects that may hold more than is known.
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"type":"http","url":"https://x.example/mcp","tools":[{"name":"x","colour":"red"}]}}}',
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'near',
      severity: 'warning',
      pointer: '/mcpServers/a/enviroment',
      text: '{"mcpServers":{"a":{"command":"uvx",«"enviroment"»:{"A":"b"}}}}',
    },
    { client: 'claude-code', says: 'near', text: '{"mcpServers":{"a":{"command":"uvx",«"arg"»:["srv"],«"Env"»:{}}}}' },
    { client: 'cursor', says: 'near', text: '{"mcpServers":{"a":{"command":"uvx",«"envfile"»:".env"}}}' },
    { client: 'vscode', says: 'near', text: '{"servers":{"a":{"command":"uvx",«"argz"»:["srv"]}}}' },
    {
      client: 'codex',
      says: 'near',
      text: '[mcp_servers.a]\nurl = "https://x.example/mcp"\n«bearer_token_env» = "KEY"\n',
    },
    // One level down, beside the finding about what is missing there.
    {
      client: 'cursor',
      says: 'near',
      pointer: '/mcpServers/a/auth/clientId',
      text: '{"mcpServers":{"a":{"url":"https://x.example/mcp","auth":{«"clientId"»:"x"}}}}',
    },
    { client: 'claude-code', says: 'unknown', text: '{"mcpServers":{"a":{"command":"uvx",«"runtime"»:"node"}}}' },
    {
      client: 'claude-code',
      says: 'unknown',
      severity: 'warning',
      text: '{"mcpServers":{"a":{"command":"uvx",«"category"»:"x"}}}',
    },
    // Codex drops what it does not know …
    {
      client: 'codex',
      says: 'unknown',
      severity: 'warning',
      text: '[mcp_servers.a]\ncommand = "uvx"\n«experimental_environment» = "remote"\n',
    },
    {
      client: 'codex',
      says: 'unknown',
      pointer: '/mcp_servers/io/example',
      text: '[mcp_servers.io.«example»]\ncommand = "uvx"\n',
    },
    // … but for one table, and there a remark is refused as well.
    {
      client: 'codex',
      says: 'refused',
      severity: 'error',
      pointer: '/mcp_servers/a/env_vars/0/from',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = [{ name = "KEY", «from» = "local" }]\n',
    },
    {
      client: 'codex',
      says: 'refused',
      severity: 'error',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv_vars = [{ name = "KEY", «description» = "for tests" }]\n',
    },
  ],
})

it('names the member that was meant', async () => {
  const text = '{"mcpServers":{"a":{"command":"uvx","enviroment":{}}}}'
  const result = await lintText({ uri: '.mcp.json', text, named: true })
  expect(result?.findings.find(({ code }) => code === rule.code)?.todo).toContain('"env"')
})
