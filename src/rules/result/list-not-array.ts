import type { ObjectNode } from '../../document/document.js'
import { effectiveMembers, member, toValue } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { listWords } from './shared-wire.js'

export const page: RulePage = {
  why: 'Every list of MCP is an array, an empty one where a server has nothing to offer. Clients that find null or an object keyed by name refuse the answer, and the server looks as if it had nothing.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2024-11-05/schema.ts to schema/2026-07-28/schema.ts, ListToolsResult, ListResourcesResult, ListResourceTemplatesResult, ListPromptsResult',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": {\n    "get_time": { "description": "Tells the time in a city.", "inputSchema": { "type": "object" } }\n  }\n}\n',
      },
    ],
    good: [
      { file: 'tools.json', revision: '2025-11-25', text: '{ "tools": [] }\n' },
      // What a server says about its tools is an object.
      { file: 'capabilities.json', revision: '2025-11-25', text: '{ "tools": { "listChanged": true } }\n' },
    ],
  },
}

export default defineRule({
  code: 'MCP_LIST_NOT_ARRAY',
  on: 'result',
  title: 'A list that is no array',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['answers'],
  since: '0.1.0',
  messages: {
    keyed: ({ name, of }: { name: string; of: string }) => ({
      what: `${quote(name)} is an object.`,
      todo: `Send a list of ${of} that each say their own name: clients refuse an answer whose ${name} is no array.`,
    }),
    other: ({ name, is }: { name: string; is: string }) => ({
      what: `${quote(name)} is ${is}.`,
      todo: `Send a list, [] for none: clients refuse an answer whose ${name} is no array.`,
    }),
  },
  check({ result }, report) {
    for (const { of, node } of result.lists) {
      if (node.type === 'array') continue
      if (node.type === 'object') report('keyed', node, { name: of, of: listWords[of] }, { fixes: asList(node) })
      else report('other', node, { name: of, is: words[node.type] })
    }
  },
})

const words = {
  null: 'null',
  boolean: 'true or false',
  number: 'a number',
  string: 'a string',
  date: 'a date',
} as const

/** A map from names to entries as a list of entries with their names. */
function asList(node: ObjectNode): FixDraft[] {
  const entries = effectiveMembers(node)
  if (entries.length === 0 || entries.some(({ value }) => value.type !== 'object')) return []
  return [
    {
      title: 'Make it a list of entries with their names',
      safety: 'suggested',
      edits: edit =>
        edit.replace(
          node,
          entries.map(({ key, value }) => ({
            ...(member(value, 'name') ? {} : { name: key.name }),
            ...(toValue(value) as object),
          })),
        ),
    },
  ]
}
