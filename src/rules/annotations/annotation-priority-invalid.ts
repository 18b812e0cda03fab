import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { withAnnotations } from './shared-annotations.js'

export const page: RulePage = {
  why: 'A priority runs from 0, of no importance, to 1, required. Servers that count in percent or in ranks lose their whole list in strict clients.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Annotations.priority, 0 to 1'],
  examples: {
    bad: [{ file: 'resources.json', text: withAnnotations('{ "priority": 5 }') }],
    good: [{ file: 'resources.json', text: withAnnotations('{ "priority": 0.5 }') }],
  },
}

export default defineRule({
  code: 'MCP_ANNOTATION_PRIORITY_INVALID',
  on: 'annotations',
  title: 'A priority is no number from 0 to 1',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['annotations'],
  since: '0.1.0',
  messages: {
    range: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The priority${owner} is ${is}.`,
      todo: 'Write a number from 0 to 1, without quotes: strict clients refuse the whole list of resources over any other value.',
    }),
  },
  check({ node }, report) {
    const value = member(node, 'priority')?.value
    if (!value || value.type === 'null') return
    if (value.type === 'number' && value.value >= 0 && value.value <= 1) return
    const number = value.type === 'number' ? value.raw.slice(0, 30) : typeInWords(value)
    report('range', value, { owner: ofOwner(node), is: value.type === 'string' ? quote(value.value) : number })
  },
})
