import rule from '../../../src/rules/tool/tool-description-missing.js'
import { cases } from '../../support/cases.js'

const tools = (...all: readonly string[]) => `{"tools":[${all.join(',')}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: tools('{"name":"a","description":"x","inputSchema":{"type":"object"}}') },
    // MCP_FIELD_NULL's and MCP_FIELD_TYPE_INVALID's.
    { file: 'tools.json', text: tools('{"name":"a","description":null,"inputSchema":{"type":"object"}}') },
    { file: 'tools.json', text: tools('{"name":"a","description":7,"inputSchema":{"type":"object"}}') },
    { file: 'tools.json', text: '[{"type":"function","function":{"name":"a"}}]' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'absent',
      severity: 'info',
      text: tools('«{"name":"a","inputSchema":{"type":"object"}}»'),
    },
    {
      file: 'tools.json',
      says: 'blank',
      pointer: '/tools/0/description',
      text: tools(String.raw`{"name":"a","description":«" \n"»,"inputSchema":{"type":"object"}}`),
    },
  ],
})
