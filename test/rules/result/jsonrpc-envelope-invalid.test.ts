import rule from '../../../src/rules/result/jsonrpc-envelope-invalid.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    { file, text: '{"jsonrpc":"2.0","id":"a","result":{"tools":[]}}' },
    { file, text: '{"jsonrpc":"2.0","id":1.0,"result":{"tools":[]}}' },
    { file, text: '{"result":{"tools":[]}}' },
    // Requests and notifications of a log.
    {
      file,
      text: '{"jsonrpc":"2.0","method":"notifications/initialized"}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n',
    },
    // An error that belongs to no request has no id.
    {
      file,
      text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n',
    },
  ],
  loud: [
    {
      file,
      says: 'version',
      severity: 'error',
      pointer: '/jsonrpc',
      text: '{"jsonrpc":«"1.0"»,"id":1,"result":{"tools":[]}}',
    },
    { file, says: 'version', text: '{"jsonrpc":«2.0»,"id":1,"result":{"tools":[]}}' },
    { file, says: 'missing', pointer: '', text: '«{»"jsonrpc":"2.0","result":{"tools":[]}}' },
    { file, says: 'id', pointer: '/id', text: '{"jsonrpc":"2.0","id":«null»,"result":{"tools":[]}}' },
    { file, says: 'id', text: '{"jsonrpc":"2.0","id":«1.5»,"result":{"tools":[]}}' },
    { file, says: 'id', text: '{"jsonrpc":"2.0","id":«true»,"result":{"tools":[]}}' },
    {
      file,
      says: 'id',
      pointer: '/1/id',
      text: '[{"jsonrpc":"2.0","id":1,"result":{"tools":[]}},{"jsonrpc":"2.0","id":«{}»,"result":{"prompts":[]}}]',
    },
  ],
})
