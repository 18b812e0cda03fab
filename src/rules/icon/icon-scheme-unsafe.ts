import { schemeOf } from '../../text/uri.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { sourceOf, withIcon } from './shared-icons.js'

const SAFE = new Set(['https', 'http', 'data'])

export const page: RulePage = {
  why: 'An address in an icon makes the client load or run something on its own. So clients have to refuse schemes like javascript:, file: and ws:, and the tool stands there without its icon.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index: icons, security considerations',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "src": "file:///srv/draw.png" }') }],
    good: [{ file: 'tools.json', text: withIcon('{ "src": "data:image/png;base64,iVBORw0KGgo=" }') }],
  },
}

export default defineRule({
  code: 'MCP_ICON_SCHEME_UNSAFE',
  on: 'icon',
  title: "An icon's address has a scheme that clients must refuse",
  severity: 'error',
  basis: 'spec',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    scheme: ({ owner, scheme }: { owner: string; scheme: string }) => ({
      what: `The src of an icon${owner} begins with ${scheme}.`,
      todo: 'Use an https: address or a data: URI: clients must refuse icons of any other scheme.',
    }),
  },
  check({ node, revision }, report) {
    const src = sourceOf(node, revision)
    const scheme = src && schemeOf(src.value)
    if (!src || scheme === undefined || SAFE.has(scheme)) return
    const place = { inside: src, from: 0, to: scheme.length + 1 }
    report('scheme', place, { owner: ofOwner(node), scheme: quote(`${scheme}:`) })
  },
})
