import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client finds the request that an answer belongs to by its id, and knows the protocol by "jsonrpc": "2.0". An answer without them is dropped, and the request runs into its time limit.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index and docs/specification/2026-07-28/basic/index, Responses',
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.json, RequestId: a string or an integer',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "jsonrpc": "2.0", "id": null, "result": { "tools": [] } }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "jsonrpc": "2.0", "id": "list-1", "result": { "tools": [] } }\n',
      },
      { file: 'tools.json', revision: '2025-11-25', text: '{ "result": { "tools": [] } }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_JSONRPC_ENVELOPE_INVALID',
  on: 'result',
  title: 'A response that is not JSON-RPC 2.0',
  severity: 'error',
  basis: 'spec',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    version: () => ({
      what: 'This response is not of JSON-RPC 2.0.',
      todo: 'Send "jsonrpc": "2.0", a string of just these characters: clients drop messages of any other version.',
    }),
    missing: () => ({
      what: 'This response has no id.',
      todo: 'Send the id of the request that it answers: a client cannot tell otherwise what it belongs to.',
    }),
    id: ({ is }: { is: string }) => ({
      what: `The id of this response is ${is}.`,
      todo: 'Send the id of the request as it came, a string or a whole number: MCP allows nothing else, and no client finds its request by this one.',
    }),
  },
  check({ result: { envelope } }, report) {
    const version = member(envelope, 'jsonrpc')?.value
    if (!envelope || !version) return
    if (version.type !== 'string' || version.value !== '2.0') report('version', version, {})
    const id = member(envelope, 'id')?.value
    if (!id) report('missing', envelope, {})
    else if (id.type === 'number') {
      if (!Number.isInteger(id.value)) report('id', id, { is: 'a fraction' })
    } else if (id.type !== 'string') report('id', id, { is: words[id.type] })
  },
})

const words = { null: 'null', boolean: 'true or false', object: 'an object', array: 'a list', date: 'a date' } as const
