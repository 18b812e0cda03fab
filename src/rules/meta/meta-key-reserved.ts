import { effectiveMembers } from '../../document/tree.js'
import { knownMetaKeys } from '../../spec/meta-keys.js'
import { isReservedPrefix, metaKeyFault, metaKeyOf } from '../../text/meta-key.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withMeta } from './shared-meta.js'

/** The protocol's own prefix, under which extensions add keys. */
const OWN = 'io.modelcontextprotocol'

export const page: RulePage = {
  why: 'Prefixes with mcp or modelcontextprotocol at the place where the name of an owner stands are kept for the protocol. A later revision may give such a key another meaning.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-06-18/basic/index: _meta, the label before the last',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index: _meta, the second label',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: withMeta('"com.mcp.tools/cost": 1') }],
    good: [{ file: 'tools.json', text: withMeta('"com.example.mcp/cost": 1') }],
  },
}

export default defineRule({
  code: 'MCP_META_KEY_RESERVED',
  on: 'meta',
  title: 'A key of _meta has a prefix that is kept for the protocol',
  severity: 'warning',
  basis: 'spec',
  tags: ['meta'],
  since: '0.1.0',
  messages: {
    reserved: ({ prefix, owner }: { prefix: string; owner: string }) => ({
      what: `The prefix ${prefix} in _meta${owner} is kept for the protocol.`,
      todo: 'Use a domain of your own, turned round, as in com.example/: a later revision may give this key another meaning.',
    }),
    unknown: ({ key, owner }: { key: string; owner: string }) => ({
      what: `The key ${key} in _meta${owner} is none that mcp-lint knows of the protocol.`,
      todo: 'Check its spelling against the extension that defines it: this prefix belongs to the protocol and its extensions.',
    }),
  },
  check({ node, revision: { metaKeys } }, report) {
    if (!metaKeys) return
    for (const member of effectiveMembers(node)) {
      const key = metaKeyOf(member.key.name)
      if (key.prefix === undefined || metaKeyFault(key) || !isReservedPrefix(key.prefix, metaKeys)) continue
      const place = { member, at: 'key' } as const
      const owner = ofOwner(node)
      if (key.prefix !== OWN && !key.prefix.startsWith(`${OWN}.`))
        report('reserved', place, { prefix: quote(`${key.prefix}/`), owner })
      else if (key.prefix !== OWN || !knownMetaKeys.includes(key.name))
        report('unknown', place, { key: quote(member.key.name), owner }, { severity: 'info' })
    }
  },
})
