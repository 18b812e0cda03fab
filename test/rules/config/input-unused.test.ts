import rule from '../../../src/rules/config/input-unused.js'
import { cases } from '../../support/cases.js'

const input = '{"id":"old","type":"promptString","description":"Old"}'

cases(rule, {
  quiet: [
    { client: 'vscode', text: `{"inputs":[${input}],"servers":{"a":{"command":"uvx","args":["\${input:old}"]}}}` },
    {
      client: 'vscode',
      text: `{"inputs":[${input}],"servers":{"a":{"command":"uvx","args":["--a=\${input:old}/b"]}}}`,
    },
    { client: 'vscode', text: '{"inputs":[],"servers":{}}' },
    { client: 'vscode', text: '{"inputs":[{"type":"promptString"},7],"servers":{}}' },
    { client: 'claude-code', text: `{"inputs":[${input}],"mcpServers":{}}` },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'unused',
      severity: 'info',
      pointer: '/inputs/0',
      text: `{"inputs":[«${input}»],"servers":{"a":{"command":"uvx"}}}`,
    },
    {
      client: 'vscode',
      file: '.vscode/settings.json',
      says: 'unused',
      pointer: '/mcp/inputs/0',
      text: `{"mcp":{"inputs":[«${input}»],"servers":{"a":{"command":"uvx"}}}}`,
    },
  ],
})
