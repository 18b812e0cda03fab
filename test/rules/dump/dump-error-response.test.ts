import rule from '../../../src/rules/dump/dump-error-response.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'
const failed = (error: string) => `{"jsonrpc":"2.0","id":1,"error":${error}}`

cases(rule, {
  quiet: [
    { file, text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    // Whoever asks a server for everything is told what it does not have.
    {
      file,
      text: `{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}\n${failed('{"code":-32601,"message":"Method not found"}')}\n`,
    },
  ],
  loud: [
    {
      file,
      says: 'failed',
      severity: 'warning',
      pointer: '/error',
      text: failed('«{"code":-32601,"message":"Method not found"}»'),
    },
    { file, says: 'failed', text: failed('«"no"»') },
    {
      file,
      says: 'failed',
      text: `{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}\n${failed('«{"code":-32603,"message":"Internal error"}»')}\n`,
    },
  ],
})
