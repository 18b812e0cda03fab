import rule from '../../../src/rules/tool/tool-name-missing.js'
import { cases } from '../../support/cases.js'

const tools = (...all: readonly string[]) => `{"tools":[${all.join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: tools('{"name":"a","inputSchema":{"type":"object"}}') },
    // Not in order, but MCP_TOOL_NAME_INVALID's.
    { file: 'tools.json', text: tools('{"name":" ","inputSchema":{"type":"object"}}') },
    { file: 'tools.json', text: '[{"type":"function","function":{"parameters":{"type":"object"}}}]' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'absent',
      severity: 'error',
      pointer: '/tools/0',
      text: tools('«{"inputSchema":{"type":"object"}}»'),
    },
    {
      file: 'tools.json',
      says: 'type',
      pointer: ['/tools/0/name', '/tools/1/name'],
      text: tools('{"name":«null»,"inputSchema":{"type":"object"}}', '{"name":«7»,"inputSchema":{"type":"object"}}'),
    },
    { file: 'tools.json', says: 'empty', text: tools('{"name":«""»,"inputSchema":{"type":"object"}}') },
    { file: 'tools.json', says: 'absent', pointer: '', text: '«{»"title":"A tool","inputSchema":{"type":"object"}}' },
  ],
})
