import rule from '../../../src/rules/capabilities/capability-missing.js'
import { cases } from '../../support/cases.js'

const file = 'server.mcp-dump.json'
const tools = '"tools":[{"name":"a","inputSchema":{"type":"object"}}]'
const prompts = '"prompts":[{"name":"b"}]'

cases(rule, {
  quiet: [
    { file, text: `{"capabilities":{"tools":{},"prompts":{}},${tools},${prompts}}` },
    { file, text: '{"capabilities":{},"tools":[]}' },
    { file, text: `{${tools}}` },
    // Badly declared is declared.
    { file, text: `{"capabilities":{"tools":true},${tools}}` },
    // Templates are resources.
    { file, text: '{"capabilities":{"resources":{}},"resourceTemplates":[{"uriTemplate":"a:///{b}","name":"a"}]}' },
    // Two servers.
    { file, text: `[{"capabilities":{"tools":{}},${tools}},{"capabilities":{"prompts":{}},${prompts}}]` },
  ],
  loud: [
    {
      file,
      says: 'missing',
      severity: 'error',
      pointer: '/capabilities',
      text: `{"capabilities":«{"resources":{}}»,${tools}}`,
      fixed: `{"capabilities":{"resources":{},"tools":{}},${tools}}`,
    },
    {
      file,
      says: 'missing',
      text: `{"capabilities":«{}»,${tools},${prompts}}`,
      fixed: `{"capabilities":{"tools":{},"prompts":{}},${tools},${prompts}}`,
    },
    {
      file,
      says: 'missing',
      text: '{"capabilities":«{"tools":{}}»,"resourceTemplates":[{"uriTemplate":"a:///{b}","name":"a"}]}',
    },
    // A log: declared in one message, listed in another.
    {
      file,
      says: 'missing',
      pointer: '/result/capabilities',
      text: `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":«{"prompts":{}}»,"serverInfo":{"name":"a","version":"1"}}}\n{"jsonrpc":"2.0","id":2,"result":{${tools}}}\n`,
    },
  ],
})
