import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/config/secret-in-config.js'
import { cases } from '../../support/cases.js'
import { fake } from '../../support/fakes.js'

const github = fake('github_pat')
const random = fake('random_b62_40')
const quiet = (value: object, client = 'claude-code') => ({
  client,
  text: JSON.stringify({ mcpServers: { a: value } }),
})

cases(rule, {
  quiet: [
    quiet({
      command: 'uvx',
      env: {
        GITHUB_TOKEN: 'ghp_your_token_here',
        OPENAI_API_KEY: 'sk-...',
        API_KEY: '${API_KEY}',
        OTHER_KEY: '${env:OTHER_KEY}',
        SECRET: '<token>',
        TOKEN_FILE: '/run/secrets/token',
        KEY_ID: 'primary',
        MAX_TOKENS: '4096',
        AUTH_TYPE: 'interactive',
        PROJECT_ID: fake('random_uuid'),
        EMPTY_TOKEN: '',
      },
    }),
    quiet({ command: 'uvx', args: ['postgresql://postgres:postgres@127.0.0.1:5432/db', '--token', '${TOKEN}'] }),
    quiet({ command: 'docker', args: ['run', '-i', '-e', 'GITHUB_TOKEN', 'images.example.com/example/github'] }),
    quiet({ command: 'uvx', key: 'Filesystem-Server-2a', env: { HEADERS: '{"Accept": "text/plain"}' } }),
    quiet({
      type: 'http',
      url: 'https://mcp.example.com/mcp?project_ref=abcdefghij12345',
      headers: { Authorization: 'Bearer' },
    }),
    {
      client: 'vscode',
      text: '{"inputs":[{"id":"api-key","type":"promptString","description":"Key","default":"your-api-key"}],"servers":{"a":{"type":"stdio","command":"uvx","env":{"K":"${input:api-key}"}}}}',
    },
    // Another rule speaks alone there.
    { client: 'codex', text: `[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nbearer_token = "${random}"\n` },
    {
      client: 'codex',
      text: `[mcp_servers.a]\nurl = "https://mcp.example.com/mcp"\nbearer_token_env_var = "${github}"\n`,
    },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'format',
      severity: 'warning',
      pointer: '/mcpServers/a/env/GITHUB_TOKEN',
      text: `{"mcpServers":{"a":{"command":"uvx","env":{"GITHUB_TOKEN":"«${github}»"}}}}`,
    },
    {
      client: 'claude-code',
      says: 'format',
      text: `{"mcpServers":{"a":{"command":"docker","args":["run","-i","-e","GITHUB_TOKEN=«${github}»","images.example.com/example/github"]}}}`,
    },
    {
      client: 'claude-code',
      says: 'name',
      text: `{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp","headers":{"Authorization":"Bearer «${random}»"}}}}`,
    },
    {
      client: 'claude-code',
      says: 'name',
      pointer: '/mcpServers/a/args/2',
      text: `{"mcpServers":{"a":{"command":"uvx","args":["srv","--api-key","«${random}»"]}}}`,
    },
    {
      client: 'claude-code',
      says: 'query',
      text: `{"mcpServers":{"a":{"type":"http","url":"https://mcp.example.com/mcp?apiKey=«${random}»"}}}`,
    },
    // Members that this client does not read count as well.
    {
      client: 'claude-code',
      says: 'query',
      text: `{"mcpServers":{"a":{"httpUrl":"https://mcp.example.com/mcp?token=«${random}»"}}}`,
    },
    {
      client: 'cursor',
      says: 'name',
      text: `{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","auth":{"CLIENT_ID":"a","CLIENT_SECRET":"«${random}»"}}}}`,
    },
    {
      client: 'cursor',
      says: 'name',
      text: `{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","apiKey":"«${random}»"}}}`,
    },
    {
      client: 'cursor',
      says: 'format',
      text: `{"mcpServers":{"a":{"command":["uvx","srv","--token","«${github}»"]}}}`,
    },
    {
      client: 'claude-desktop',
      says: 'name',
      severity: 'info',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"DB_PASSWORD":"«hunter2»"}}}}',
    },
    {
      client: 'vscode',
      says: 'format',
      pointer: '/inputs/0/default',
      text: `{"inputs":[{"id":"k","type":"promptString","description":"Key","default":"«${github}»"}],"servers":{"a":{"type":"stdio","command":"uvx","args":["\${input:k}"]}}}`,
    },
    {
      client: 'codex',
      says: 'name',
      text: `[mcp_servers.d]\nurl = "https://mcp.example.com/mcp"\n[mcp_servers.d.http_headers]\nAuthorization = "Bearer «${random}»"\n`,
    },
    // Servers in a place that the client does not read.
    {
      client: 'claude-code',
      file: '.claude/settings.json',
      says: 'query',
      text: `{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp?token=«${random}»"}}}`,
    },
    {
      client: 'cursor',
      says: 'format',
      text: `{"mcpServers":{},"servers":{"a":{"command":"uvx","env":{"A":"«${github}»"}}}}`,
    },
    { client: 'cursor', says: 'name', text: `{"command":"uvx","env":{"A_TOKEN":"«${random}»"}}` },
    // Nobody knows which client reads it.
    { file: 'mcp.json', says: 'format', text: `{"mcpServers":{"a":{"command":"uvx","env":{"A":"«${github}»"}}}}` },
  ],
})

it('never prints the secret', async () => {
  const text = `{"mcpServers":{"a":{"command":"uvx","env":{"A":"${github}","API_TOKEN":"${random}"}}}}`
  const result = await lintText({ uri: '.mcp.json', text, named: true })
  const found = result?.findings.filter(one => one.code === rule.code) ?? []
  expect(found.map(one => one.risk)).toEqual(['high', 'high'])
  for (const secret of [github, random]) expect(JSON.stringify(found)).not.toContain(secret.slice(0, 12))
  expect(found[0]?.what).toContain(`${github.slice(0, 4)}… (40 characters)`)
})
