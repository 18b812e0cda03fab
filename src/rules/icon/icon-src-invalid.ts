import { schemeOf } from '../../text/uri.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { sourceOf, withIcon } from './shared-icons.js'

export const page: RulePage = {
  why: 'A client has no page that a relative address could belong to: it cannot load the icon, and clients that check the format of addresses refuse the whole list.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Icon.src has the format uri'],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "src": "/draw.png" }') }],
    good: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png" }') }],
  },
}

export default defineRule({
  code: 'MCP_ICON_SRC_INVALID',
  on: 'icon',
  title: "An icon's address has no scheme",
  severity: 'error',
  basis: 'spec',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    relative: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The src of an icon${owner} is ${is}, an address without a scheme.`,
      todo: 'Write it whole, beginning with https: or data: (a client has nothing that the rest could be added to).',
    }),
  },
  check({ node, revision }, report) {
    const src = sourceOf(node, revision)
    if (src && schemeOf(src.value) === undefined)
      report('relative', src, { owner: ofOwner(node), is: quote(src.value) })
  },
})
