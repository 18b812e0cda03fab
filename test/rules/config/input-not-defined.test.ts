import rule from '../../../src/rules/config/input-not-defined.js'
import { cases } from '../../support/cases.js'

const inputs = '"inputs":[{"id":"apiKey","type":"promptString","description":"Key"}]'

cases(rule, {
  quiet: [
    { client: 'vscode', text: `{${inputs},"servers":{"a":{"command":"uvx","args":["\${input:apiKey}"]}}}` },
    { client: 'vscode', text: '{"servers":{"a":{"command":"uvx","args":["${env:KEY}","${workspaceFolder}"]}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","args":["${input:key}"]}}}' },
    // Somebody else's placeholder, for a task.
    {
      client: 'vscode',
      file: 'team.code-workspace',
      text: '{"tasks":{"x":"${input:x}"},"settings":{"mcp":{"servers":{"a":{"command":"uvx"}}}}}',
    },
    // What is defined cannot be read, which is a finding of its own.
    { client: 'vscode', text: '{"inputs":{},"servers":{"a":{"command":"uvx","args":["${input:key}"]}}}' },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'missing',
      severity: 'error',
      pointer: '/servers/t/env/K',
      text: '{"servers":{"t":{"command":"uvx","env":{"K":"a «${input:api-key}»"}}}}',
    },
    {
      client: 'vscode',
      says: 'near',
      pointer: '/servers/t/headers/X-Key',
      text: `{${inputs},"servers":{"t":{"url":"https://mcp.example.com/mcp","headers":{"X-Key":"«\${input:apikey}»"}}}}`,
    },
    {
      client: 'vscode',
      says: 'missing',
      pointer: '/sandbox/filesystem/denyRead/0',
      text: '{"servers":{"t":{"command":"uvx"}},"sandbox":{"filesystem":{"denyRead":["«${input:home}»/.ssh"]}}}',
    },
    {
      client: 'vscode',
      says: 'missing',
      text: '{"servers":{"t":{"command":"uvx","args":["\\u002d\\u002d«${input:x}»=«${input:y}»"]}}}',
    },
  ],
})
