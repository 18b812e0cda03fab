import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withIcon } from './shared-icons.js'

export const page: RulePage = {
  why: 'An icon is nothing but its address. Without one strict clients refuse the whole list that the icon stands in, so a missing picture takes all tools away.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Icon.src is required'],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "mimeType": "image/png" }') }],
    good: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png" }') }],
  },
}

export default defineRule({
  code: 'MCP_ICON_SRC_MISSING',
  on: 'icon',
  title: 'An icon has no src',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    absent: ({ owner }: { owner: string }) => ({
      what: `An icon${owner} has no src.`,
      todo: 'Give its address, https: or data:, or take the icon out: strict clients refuse the whole list without it.',
    }),
    type: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The src of an icon${owner} is ${is}, not a string.`,
      todo: 'Write the address as a string: strict clients refuse the whole list over any other type.',
    }),
  },
  check({ node, revision }, report) {
    if (!revision.objects.Icon) return
    const src = member(node, 'src')?.value
    if (!src) report('absent', node, { owner: ofOwner(node) })
    else if (src.type !== 'string') report('type', src, { owner: ofOwner(node), is: typeInWords(src) })
  },
})
