import type { StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withIcon } from './shared-icons.js'

const SIZE = /^(?:\d+x\d+|any)$/
/** One or two numbers, as people write them: 48, 48px, 48X48, 48 × 48. */
const WRITTEN = /^(\d{1,5})(?:px)?(?: ?[xX×*] ?(\d{1,5})(?:px)?)?$/

export const page: RulePage = {
  why: 'Clients choose among icons by their sizes. An entry that they cannot read makes them load the wrong picture, or this one for every size; the PHP library refuses it.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Icon.sizes, "48x48" or "any"',
    'modelcontextprotocol/php-sdk: other sizes are refused',
  ],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png", "sizes": ["48"] }') }],
    good: [
      {
        file: 'tools.json',
        text: withIcon('{ "src": "https://cdn.example.com/draw.svg", "sizes": ["48x48", "any"] }'),
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_ICON_SIZE_FORMAT',
  on: 'icon',
  title: 'A size of an icon is not written as 48x48',
  severity: 'warning',
  basis: 'spec',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    format: ({ owner, is }: { owner: string; is: string }) => ({
      what: `${is} in the sizes of an icon${owner} is no size.`,
      todo: 'Write width and height as in 48x48, or any for a picture that can be scaled: clients choose among icons by it.',
    }),
  },
  check({ node, revision }, report) {
    const sizes = revision.objects.Icon ? member(node, 'sizes')?.value : undefined
    if (sizes?.type !== 'array') return
    for (const one of sizes.items) {
      if (one.type !== 'string' || SIZE.test(one.value)) continue
      report('format', one, { owner: ofOwner(node), is: quote(one.value) }, { fixes: sizeFix(one) })
    }
  },
})

function sizeFix(node: StringNode): FixDraft[] {
  const text = node.value.trim()
  const [, width, height = width] = WRITTEN.exec(text) ?? []
  const size = text.toLowerCase() === 'any' ? 'any' : width && `${width}x${height}`
  if (!size) return []
  return [{ title: `Write ${size}`, safety: 'suggested', edits: edit => edit.replace(node, size) }]
}
