import rule from '../../../src/rules/config/unknown-top-level-key.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'vscode', text: '{"servers":{},"inputs":[],"sandbox":{}}' },
    { client: 'vscode', text: '{"$schema":"x","//":"ours","description":"ours","servers":{}}' },
    { client: 'vscode', text: '{"servers":{},"mcpServers":{"a":{"command":"uvx"}}}' },
    { client: 'vscode', text: '{"mcpServers":{"a":{"command":"uvx"}}}' },
    { client: 'vscode', text: '{"a":{"command":"uvx"},"b":{"command":"uvx"}}' },
    { client: 'vscode', file: 'team.code-workspace', text: '{"folders":[],"settings":{"mcp":{"servers":{}}}}' },
    { client: 'claude-code', text: '{"mcpServers":{},"inputs":[]}' },
  ],
  loud: [
    {
      client: 'vscode',
      says: 'near',
      severity: 'warning',
      pointer: '/input',
      text: '{«"input"»:[],"servers":{}}',
    },
    { client: 'vscode', says: 'unknown', text: '{"servers":{},«"version"»:1}' },
    { client: 'vscode', says: 'server', text: '{"servers":{},«"git"»:{"command":"uvx"}}' },
    // Both are there, so the second one is no slip of the pen.
    { client: 'vscode', says: 'unknown', text: '{"servers":{},"inputs":[],«"input"»:[]}' },
  ],
})
