import { effectiveMembers } from '../../document/tree.js'
import { metaKeyFault, metaKeyOf } from '../../text/meta-key.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withMeta } from './shared-meta.js'

export const page: RulePage = {
  why: 'Keys of _meta belong to whoever owns their prefix, and the grammar keeps them apart. No client is known to drop anything over a key that breaks it, but no reader has to understand it.',
  sources: ['modelcontextprotocol/modelcontextprotocol, docs/specification/2025-06-18/basic/index: _meta'],
  examples: {
    bad: [{ file: 'tools.json', text: withMeta('"my key": 1') }],
    good: [{ file: 'tools.json', text: withMeta('"com.example/my-key": 1, "ui": {}') }],
  },
}

export default defineRule({
  code: 'MCP_META_KEY_INVALID',
  on: 'meta',
  title: 'A key of _meta breaks the grammar',
  // The specification says MUST, but nobody refuses such a key, and a widespread framework writes one of its own.
  severity: 'warning',
  basis: 'spec',
  tags: ['meta'],
  since: '0.1.0',
  messages: {
    name: ({ key, owner }: { key: string; owner: string }) => ({
      what: `The name of the key ${key} in _meta${owner} breaks the grammar.`,
      todo: 'Begin and end it with a letter or digit, with only letters, digits, "-", "_" and "." between them: readers need not understand other keys.',
    }),
    prefix: ({ key, owner }: { key: string; owner: string }) => ({
      what: `The prefix of the key ${key} in _meta${owner} breaks the grammar.`,
      todo: 'Write labels with dots between them before the slash, each beginning with a letter and made of letters, digits and "-": readers need not understand other keys.',
    }),
  },
  check({ node, revision }, report) {
    if (!revision.metaKeys) return
    for (const member of effectiveMembers(node)) {
      const fault = metaKeyFault(metaKeyOf(member.key.name))
      if (fault) report(fault, { member, at: 'key' }, { key: quote(member.key.name), owner: ofOwner(node) })
    }
  },
})
