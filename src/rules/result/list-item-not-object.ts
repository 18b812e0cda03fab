import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'
import { entryWords, numberOf } from './shared-wire.js'

export const page: RulePage = {
  why: 'Tools, resources, prompts, their arguments and icons are objects. One entry that is something else makes strict clients refuse the whole list, not only the entry.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts and schema/2026-07-28/schema.ts: Tool, Resource, ResourceTemplate, Prompt, PromptArgument, Icon',
  ],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        revision: '2025-11-25',
        text: '{\n  "prompts": [\n    { "name": "review", "description": "Reviews a change.", "arguments": ["code"] }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        revision: '2025-11-25',
        text: '{\n  "prompts": [\n    { "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "code" }] }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_LIST_ITEM_NOT_OBJECT',
  on: 'dump',
  title: 'An entry of a list that is no object',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    other: ({ number, is, wants }: { number: string; is: string; wants: string }) => ({
      what: `Entry ${number} of this list is ${is}.`,
      todo: `Send an object, as ${wants} is one, or leave the entry out: strict clients refuse the whole list over it.`,
    }),
  },
  check({ dump, revision }, report) {
    const say = (node: Node, wants: string): void => {
      if (node.type !== 'object') report('other', node, { number: numberOf(node), is: words[node.type], wants })
    }
    for (const { of, others, items } of dump.lists) {
      for (const one of others) say(one, entryWords[of])
      for (const { node } of items) {
        if (revision.objects.Icon) for (const one of listIn(node, 'icons')) say(one, 'an icon')
        if (of === 'prompts') for (const one of listIn(node, 'arguments')) say(one, "a prompt's argument")
      }
    }
  },
})

const words = {
  null: 'null',
  boolean: 'true or false',
  number: 'a number',
  string: 'a string',
  array: 'a list',
  date: 'a date',
} as const

function listIn(node: Node, name: string): readonly Node[] {
  const list = member(node, name)?.value
  return list?.type === 'array' ? list.items : []
}
