import { isMimeType } from '../../text/mime-type.js'
import { quote } from '../../text/words.js'
import { ofOwner, textOf } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withIcon } from './shared-icons.js'

/** The first three every client has to show, the others it should. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp'])

export const page: RulePage = {
  why: 'Clients have to show PNG and JPEG, and should show SVG and WebP. An icon of another type is left out by most of them.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/index: icons, MIME types that clients support',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: withIcon('{ "src": "https://cdn.example.com/draw.ico", "mimeType": "image/x-icon" }'),
      },
    ],
    good: [
      { file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png", "mimeType": "image/png" }') },
    ],
  },
}

export default defineRule({
  code: 'MCP_ICON_MIME_TYPE_UNSUPPORTED',
  on: 'icon',
  title: 'An icon has a type that few clients show',
  severity: 'info',
  basis: 'advice',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    type: ({ owner, is }: { owner: string; is: string }) => ({
      what: `An icon${owner} has the type ${is}.`,
      todo: 'Offer it as image/png or image/jpeg too: clients need to show only these, and should show SVG and WebP.',
    }),
  },
  check({ node, revision }, report) {
    const type = revision.objects.Icon ? textOf(node, 'mimeType') : undefined
    if (!type || !isMimeType(type.value)) return
    const bare = type.value.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!SHOWN.has(bare)) report('type', type, { owner: ofOwner(node), is: quote(type.value) })
  },
})
