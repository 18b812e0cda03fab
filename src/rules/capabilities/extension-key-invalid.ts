import { effectiveMembers, member } from '../../document/tree.js'
import { metaKeyFault, metaKeyOf } from '../../text/meta-key.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Extensions are told apart by names that only their owners can have: a domain turned round, a slash and a name. A name without the prefix belongs to nobody, and no client looks for it.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2026-07-28/schema.ts, ServerCapabilities.extensions: keys follow the rule for _meta, the prefix is mandatory',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index, _meta: the grammar of keys',
  ],
  examples: {
    bad: [
      {
        file: 'capabilities.json',
        revision: '2026-07-28',
        text: '{\n  "capabilities": { "extensions": { "tasks": {} } }\n}\n',
      },
    ],
    good: [
      {
        file: 'capabilities.json',
        revision: '2026-07-28',
        text: '{\n  "capabilities": { "extensions": { "com.example/search": {} } }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_EXTENSION_KEY_INVALID',
  on: 'capabilities',
  title: 'An extension whose name is none',
  severity: 'error',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    bare: ({ key }: { key: string }) => ({
      what: `The extension ${quote(key)} has no prefix.`,
      todo: 'Put the domain of its owner in front, as in "com.example/search": since 2026-07-28 an extension is named prefix/name, and clients look for no other.',
    }),
    prefix: ({ key }: { key: string }) => ({
      what: `${quote(key)} has a prefix that is none.`,
      todo: 'Use words with dots between them, as in "com.example/search"; each begins with a letter and ends with a letter or digit, as MCP has it for such names.',
    }),
    name: ({ key }: { key: string }) => ({
      what: `${quote(key)} has no name behind its prefix that MCP allows.`,
      todo: 'Use letters and digits, with "-", "_" and "." only between them, as in "com.example/search".',
    }),
  },
  check({ node, revision }, report) {
    const held = revision.capabilities.includes('extensions') ? member(node, 'extensions')?.value : undefined
    if (held?.type !== 'object') return
    for (const one of effectiveMembers(held)) {
      const key = one.key.name
      const parts = metaKeyOf(key)
      const at = { member: one, at: 'key' } as const
      const fault = metaKeyFault(parts)
      if (parts.prefix === undefined) report('bare', at, { key })
      else if (fault) report(fault, at, { key })
    }
  },
})
