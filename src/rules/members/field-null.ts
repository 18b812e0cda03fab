import { member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { objectWords } from './shared-members.js'

export const page: RulePage = {
  why: 'No member in MCP may be null: one that may be missing is left out. Serializers of several languages write null for what is not set, and clients that check what they get then drop the whole list, not only the entry.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json and schema/2026-07-28/schema.json: no optional member allows null',
    'anthropics/claude-code, issue 44364: a list with a null is dropped',
    'modelcontextprotocol/inspector, issue 1909 and core/mcp/listSalvage.ts',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "title": null,\n      "description": "Tells the time in a city.",\n      "inputSchema": { "type": "object" }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "description": "Tells the time in a city.",\n      "inputSchema": { "type": "object" }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FIELD_NULL',
  on: 'members',
  title: 'A null in place of a member that may be missing',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['members'],
  since: '0.1.0',
  messages: {
    empty: ({ name, of }: { name: string; of: string }) => ({
      what: `${quote(name)} is null.`,
      todo: `Leave it out of ${of}: MCP allows no null here, and strict clients drop the whole list over it.`,
    }),
  },
  check({ object: { name: of, node, spec } }, report) {
    for (const [name, { required }] of Object.entries(spec ?? {})) {
      const held = required ? undefined : member(node, name)
      if (held?.value.type !== 'null') continue
      const fix: FixDraft = { title: `Remove ${name}`, safety: 'safe', edits: edit => edit.remove(held) }
      report('empty', held.value, { name, of: objectWords[of] }, { fixes: [fix] })
    }
  },
})
