import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import type { MemberType, ObjectName } from '../../spec/revision.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { objectWords } from './shared-members.js'

export const page: RulePage = {
  why: 'Clients check what a server lists before they use it. A member of the wrong JSON type fails that check, and with it goes the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2024-11-05/schema.json to schema/2026-07-28/schema.json: types of the members of Tool, Resource, ResourceTemplate, Prompt, PromptArgument, Annotations, Icon',
  ],
  examples: {
    bad: [
      {
        file: 'resources.json',
        revision: '2025-11-25',
        text: '{\n  "resources": [{ "uri": "file:///a.md", "name": "a", "mimeType": ["text/markdown"] }]\n}\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        revision: '2025-11-25',
        text: '{\n  "resources": [{ "uri": "file:///a.md", "name": "a", "mimeType": "text/markdown" }]\n}\n',
      },
    ],
  },
}

/** Members whose wrong types have rules of their own. */
const elsewhere: Readonly<Partial<Record<ObjectName, readonly string[]>>> = {
  Tool: ['name', 'inputSchema', 'outputSchema'],
  ToolAnnotations: ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'],
  ToolExecution: ['taskSupport'],
  Resource: ['uri', 'name', 'size'],
  ResourceTemplate: ['uriTemplate', 'name'],
  Annotations: ['audience', 'priority'],
  Prompt: ['name', 'arguments'],
  PromptArgument: ['name', 'required'],
  Icon: ['src', 'theme'],
  Implementation: ['name', 'version'],
  InitializeResult: ['protocolVersion'],
}

export default defineRule({
  code: 'MCP_FIELD_TYPE_INVALID',
  on: 'members',
  title: 'A member of the wrong JSON type',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['members'],
  since: '0.1.0',
  messages: {
    type: ({ name, of, wants, is }: { name: string; of: string; wants: string; is: string }) => ({
      what: `${quote(name)} is ${is}.`,
      todo: `Make it ${wants}, as MCP has it in ${of}, or leave it out: strict clients drop the whole list over a wrong type.`,
    }),
    entry: ({ name, is }: { name: string; is: string }) => ({
      what: `An entry of ${quote(name)} is ${is}.`,
      todo: 'Make it a string: MCP wants a list of strings here, and strict clients drop the whole list over a wrong type.',
    }),
  },
  check({ object: { name: of, node, spec } }, report) {
    for (const [name, { type }] of Object.entries(spec ?? {})) {
      const value = elsewhere[of]?.includes(name) ? undefined : member(node, name)?.value
      // null, and [] in place of {}, have rules of their own.
      if (!value || value.type === 'null' || (type === 'object' && isEmptyList(value))) continue
      if (!fits(value, type)) {
        const data = { name, of: objectWords[of], wants: wanted[type], is: words[value.type] }
        report('type', value, data, { fixes: asList(value, type) })
      } else if (type === 'strings' && value.type === 'array') {
        for (const one of value.items) if (one.type !== 'string') report('entry', one, { name, is: words[one.type] })
      }
    }
  },
})

const isEmptyList = (node: Node): boolean => node.type === 'array' && node.items.length === 0

function fits(value: Node, type: MemberType): boolean {
  switch (type) {
    case 'strings':
    case 'array':
      return value.type === 'array'
    case 'schema':
      return value.type === 'object'
    case 'integer':
      return value.type === 'number' && Number.isInteger(value.value)
    default:
      return value.type === type
  }
}

function asList(value: Node, type: MemberType): FixDraft[] {
  if (type !== 'strings' || value.type !== 'string') return []
  const { value: text } = value
  return [{ title: 'Make it a list of one string', safety: 'suggested', edits: edit => edit.replace(value, [text]) }]
}

const wanted: Readonly<Record<MemberType, string>> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  object: 'an object',
  array: 'a list',
  strings: 'a list of strings',
  schema: 'an object',
}

const words: Readonly<Record<Node['type'], string>> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  array: 'a list',
  null: 'null',
  date: 'a date',
}
