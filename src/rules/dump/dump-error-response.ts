import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Where the server answered with an error there is no list to check, and a report without findings would say more than anybody knows.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index, Responses: a result or an error',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "error": { "code": -32603, "message": "Internal error" }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [] } }\n',
      },
    ],
  },
}

/** JSON-RPC: the server does not know the method. */
const METHOD_NOT_FOUND = -32601

export default defineRule({
  code: 'MCP_DUMP_ERROR_RESPONSE',
  on: 'dump',
  title: 'An answer that is an error',
  severity: 'warning',
  basis: 'advice',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    failed: ({ error }: { error: string }) => ({
      what: `The server answered with an error${error}.`,
      todo: 'Find out what it did not like and make the dump anew: there is nothing here that could be checked.',
    }),
  },
  check({ dump }, report) {
    const listed = dump.results.length > 0
    for (const failure of dump.failures) {
      const error = member(failure, 'error')?.value
      // A server without prompts says so, and whoever asks it for everything gets this beside the rest.
      if (!error || (listed && codeOf(error) === METHOD_NOT_FOUND)) continue
      report('failed', error, { error: wordsOf(error) })
    }
  },
})

function codeOf(error: Node): number | undefined {
  const code = member(error, 'code')?.value
  return code?.type === 'number' ? code.value : undefined
}

function wordsOf(error: Node): string {
  const message = member(error, 'message')?.value
  const words = [String(codeOf(error) ?? ''), message?.type === 'string' ? quote(message.value) : '']
  const said = words.filter(Boolean).join(', ')
  return said && ` (${said})`
}
