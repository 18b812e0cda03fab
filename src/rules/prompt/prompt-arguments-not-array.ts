import type { Node, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { called, textOf } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Tools have a JSON Schema for their arguments, prompts a plain list. Strict clients refuse the whole list of prompts over a schema there, others show a prompt without arguments.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Prompt.arguments, PromptArgument'],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": { "type": "object", "properties": { "code": { "type": "string" } } } }] }\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        text: '{ "prompts": [{ "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "code", "required": true }] }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROMPT_ARGUMENTS_NOT_ARRAY',
  on: 'prompt',
  title: 'The arguments of a prompt are no list',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    schema: ({ who }: { who: string }) => ({
      what: `The arguments of ${who} are a JSON Schema.`,
      todo: 'Write a list of objects with name, description and required: only tools have a schema, and strict clients refuse the whole list.',
    }),
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The arguments of ${who} are no list, but ${is}.`,
      todo: 'Write a list of objects with name, description and required: strict clients refuse the whole list over anything else.',
    }),
  },
  check({ item }, report) {
    const value = member(item.node, 'arguments')?.value
    if (!value || value.type === 'array' || value.type === 'null') return
    const who = called(item)
    const properties = member(value, 'properties')?.value
    if (properties?.type === 'object')
      report('schema', value, { who }, { fixes: listFix(value, properties, member(value, 'required')?.value) })
    else report('type', value, { who, is: typeInWords(value) })
  },
})

function listFix(value: Node, properties: ObjectNode, required: Node | undefined): FixDraft[] {
  const names = new Set(required?.type === 'array' ? required.items.map(one => one.type === 'string' && one.value) : [])
  const list = effectiveMembers(properties).map(({ key, value: property }) => {
    const description = property.type === 'object' ? textOf(property, 'description')?.value : undefined
    return {
      name: key.name,
      ...(description === undefined ? {} : { description }),
      ...(names.has(key.name) ? { required: true } : {}),
    }
  })
  return [
    {
      title: 'Write the properties as a list of arguments',
      safety: 'suggested',
      edits: edit => edit.replace(value, list),
    },
  ]
}
