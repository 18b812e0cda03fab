import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A dump is what a server sent over the wire, and that is strict JSON. Comments, trailing commas and cut lines come in when a dump is edited or copied by hand, and every reader of it stops there.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index: messages are JSON-RPC 2.0',
    'RFC 8259: the grammar of JSON',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: '{\n  "tools": [\n    // none yet\n  ]\n}\n' }],
    good: [{ file: 'tools.json', text: '{\n  "tools": []\n}\n' }],
  },
}

export default defineRule({
  code: 'MCP_DUMP_SYNTAX_ERROR',
  on: 'text',
  title: 'The dump is not valid JSON',
  severity: 'error',
  basis: 'spec',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    broken: ({ problem }: { problem: string }) => ({
      what: `The dump is not valid JSON: ${problem}.`,
      todo: 'Correct this place or make the dump anew; what follows in this document was not checked.',
    }),
    comment: () => ({
      what: 'The dump holds a comment, which JSON does not have.',
      todo: 'Take it out: a dump is what the server sent, and whoever reads it stops here.',
    }),
    comma: () => ({
      what: 'A comma stands here with nothing behind it.',
      todo: 'Take it out: JSON ends a list or an object without one, and whoever reads the dump stops here.',
    }),
  },
  check({ document: { problems } }, report) {
    const seen = new Set<number>()
    // One a document: what comes behind the first is often its consequence.
    for (const { kind, pointer, span, message, document = 0 } of problems) {
      if ((kind !== 'syntax' && kind !== 'comment' && kind !== 'trailing-comma') || seen.has(document)) continue
      seen.add(document)
      const place = { pointer, span, document }
      if (kind === 'syntax') report('broken', place, { problem: message })
      else report(kind === 'comment' ? 'comment' : 'comma', place, {})
    }
  },
})
