import { schemeOf } from '../../text/uri.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { sourceOf, withIcon } from './shared-icons.js'

export const page: RulePage = {
  why: 'A picture that comes over http can be exchanged on its way. Clients are told to load icons over https or from a data: URI only, so many leave this one out.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index: icons, consumers must ensure https or data',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "src": "http://cdn.example.com/draw.png" }') }],
    good: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png" }') }],
  },
}

export default defineRule({
  code: 'MCP_ICON_SCHEME_INSECURE',
  on: 'icon',
  title: 'An icon is loaded over http',
  severity: 'warning',
  basis: 'spec',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    http: ({ owner }: { owner: string }) => ({
      what: `The src of an icon${owner} is an http: address.`,
      todo: 'Use https: or a data: URI: clients should not load icons over a connection that others can change.',
    }),
  },
  check({ node, revision }, report) {
    const src = sourceOf(node, revision)
    if (!src || schemeOf(src.value) !== 'http') return
    const fixes: FixDraft[] = [
      { title: 'Load it over https', safety: 'suggested', edits: edit => edit.replaceInside(src, 0, 4, 'https') },
    ]
    report('http', { inside: src, from: 0, to: 5 }, { owner: ofOwner(node) }, { fixes })
  },
})
