import rule from '../../../src/rules/tool/input-schema-missing.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: '{"tools":[{"name":"a","inputSchema":{"type":"object"}},{"name":"b","inputSchema":null}]}' },
    { file, text: '{"tools":[{"name":"a","input_schema":{"type":"object"}}]}' },
    { file, text: '{"tools":[{"type":"function","function":{"name":"a","parameters":{}}}]}' },
  ],
  loud: [
    {
      file,
      says: 'missing',
      severity: 'error',
      pointer: '/tools/0',
      text: '{"tools":[«{"name":"a","description":"Does it."}»]}',
    },
    { file, says: 'missing', text: '{"tools":[«{"name":"a","parameters":[]}»]}' },
    { file, says: 'missing', text: '{"tools":[«{}»]}' },
  ],
})
