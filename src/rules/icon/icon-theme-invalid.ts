import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withIcon } from './shared-icons.js'

export const page: RulePage = {
  why: 'The theme says for which background an icon is made. Only two words are defined, and strict clients refuse the whole list over a third one.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Icon.theme'],
  examples: {
    bad: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png", "theme": "auto" }') }],
    good: [{ file: 'tools.json', text: withIcon('{ "src": "https://cdn.example.com/draw.png", "theme": "dark" }') }],
  },
}

export default defineRule({
  code: 'MCP_ICON_THEME_INVALID',
  on: 'icon',
  title: 'An icon is for a theme that nobody knows',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['icons'],
  since: '0.1.0',
  messages: {
    value: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The theme of an icon${owner} is ${is}.`,
      todo: 'Write "light" or "dark", or leave it out for both: strict clients refuse the whole list over any other value.',
    }),
  },
  check({ node, revision }, report) {
    const theme = revision.objects.Icon ? member(node, 'theme')?.value : undefined
    if (!theme || theme.type === 'null') return
    if (theme.type === 'string' && ['light', 'dark'].includes(theme.value)) return
    const is = theme.type === 'string' ? quote(theme.value) : typeInWords(theme)
    report('value', theme, { owner: ofOwner(node), is })
  },
})
