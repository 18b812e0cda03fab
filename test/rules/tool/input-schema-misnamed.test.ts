import rule from '../../../src/rules/tool/input-schema-misnamed.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"parameters":{"type":"object"}}]}' },
    { file, text: '{"tools":[{"name":"a","parameters":[]}]}' },
    { file, text: '{"tools":[{"type":"function","name":"a","parameters":{"type":"object"}}]}' },
  ],
  loud: [
    {
      file,
      says: 'misnamed',
      severity: 'error',
      pointer: '/tools/0/input_schema',
      text: '{"tools":[{"name":"a","description":"Does a piece of work.","input_schema" : {"type":"object"}}]}'.replace(
        '"input_schema"',
        '«"input_schema"»',
      ),
      fixed: '{"tools":[{"name":"a","description":"Does a piece of work.","inputSchema" : {"type":"object"}}]}',
    },
    {
      file,
      says: 'misnamed',
      text: '{"tools":[{"name":"a",«"parameters"»:{"type":"object"}},{"name":"b",«"args_schema"»:{"type":"object"}}]}',
    },
  ],
})
