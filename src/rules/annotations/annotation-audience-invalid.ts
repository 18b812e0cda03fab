import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { ofOwner } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withAnnotations } from './shared-annotations.js'

const ROLES = ['user', 'assistant']

export const page: RulePage = {
  why: 'An audience says for whom a resource is meant. Only two roles are defined, and strict clients refuse the whole list over another word or a value that is no list.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Annotations.audience, Role'],
  examples: {
    bad: [{ file: 'resources.json', text: withAnnotations('{ "audience": ["user", "system"] }') }],
    good: [{ file: 'resources.json', text: withAnnotations('{ "audience": ["user", "assistant"] }') }],
  },
}

export default defineRule({
  code: 'MCP_ANNOTATION_AUDIENCE_INVALID',
  on: 'annotations',
  title: 'An audience is no list of roles',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['annotations'],
  since: '0.1.0',
  messages: {
    type: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The audience${owner} is ${is}, not a list.`,
      todo: 'Write a list of "user" and "assistant": strict clients refuse the whole list of resources over anything else.',
    }),
    role: ({ owner, is }: { owner: string; is: string }) => ({
      what: `The audience${owner} holds ${is}.`,
      todo: 'Only "user" and "assistant" are defined: strict clients refuse the whole list of resources over anything else.',
    }),
  },
  check({ node }, report) {
    const audience = member(node, 'audience')?.value
    if (!audience || audience.type === 'null') return
    const owner = ofOwner(node)
    if (audience.type !== 'array')
      return report('type', audience, { owner, is: inWords(audience) }, { fixes: listFix(audience) })
    for (const one of audience.items)
      if (one.type !== 'string' || !ROLES.includes(one.value)) report('role', one, { owner, is: inWords(one) })
  },
})

function inWords(node: Node): string {
  return node.type === 'string' ? quote(node.value) : typeInWords(node)
}

function listFix(node: Node): FixDraft[] {
  if (node.type !== 'string' || !ROLES.includes(node.value)) return []
  return [{ title: 'Put the role in a list', safety: 'safe', edits: edit => edit.replace(node, [node.value]) }]
}
