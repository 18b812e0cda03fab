import rule from '../../../src/rules/result/next-cursor-invalid.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: '{"tools":[]}' },
    { file, text: '{"tools":[],"nextCursor":""}' },
    { file, text: '{"tools":[],"nextCursor":"2"}' },
    // A member of that name in an answer of another method.
    { file, text: '{"jsonrpc":"2.0","id":1,"result":{"nextCursor":null}}\n{"tools":[]}\n' },
  ],
  loud: [
    {
      file,
      says: 'empty',
      severity: 'error',
      pointer: '/nextCursor',
      text: '{"tools":[],"nextCursor":«null»}',
      fixed: '{"tools":[]}',
    },
    { file, revision: '2024-11-05', says: 'type', text: '{"nextCursor":«2»,"tools":[]}' },
    { file, says: 'type', pointer: '/result/nextCursor', text: '{"result":{"tools":[],"nextCursor":«{}»}}' },
  ],
})
