import type { Member } from '../../document/document.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { isOtherStyle, objectWords, unknownMembers } from './shared-members.js'

export const page: RulePage = {
  why: 'Clients ignore members that they do not know. A hint whose name is written in other letters therefore does nothing, and nobody is told.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts and schema/2026-07-28/schema.ts: the names of members, in camelCase',
    'modelcontextprotocol/python-sdk, src/mcp/types.py: model_dump() without by_alias writes the names of Python',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "description": "Tells the time in a city.",\n      "inputSchema": { "type": "object" },\n      "output_schema": { "type": "object" }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "tools": [\n    {\n      "name": "get_time",\n      "description": "Tells the time in a city.",\n      "inputSchema": { "type": "object" },\n      "outputSchema": { "type": "object" }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FIELD_MISSPELLED',
  on: 'members',
  title: 'A member whose name is written wrong',
  severity: 'warning',
  basis: 'advice',
  yieldsTo: ['MCP_INPUT_SCHEMA_MISNAMED'],
  tags: ['members', 'spelling'],
  since: '0.1.0',
  messages: {
    meant: ({ name, meant, of }: { name: string; meant: string; of: string }) => ({
      what: `MCP knows no ${quote(name)} in ${of}.`,
      todo: `Did you mean ${quote(meant)}? Clients ignore a member that they do not know.`,
    }),
  },
  check(subject, report) {
    const of = objectWords[subject.object.name]
    for (const { member, meant } of unknownMembers(subject)) {
      if (meant === undefined) continue
      report('meant', { member, at: 'key' }, { name: member.key.name, meant, of }, { fixes: [rename(member, meant)] })
    }
  },
})

function rename(member: Member, meant: string): FixDraft {
  const { name } = member.key
  const safety = isOtherStyle(name, meant) ? 'safe' : 'suggested'
  // Under its right name null would be refused.
  return member.value.type === 'null'
    ? { title: `Remove ${name}`, safety, edits: edit => edit.remove(member) }
    : { title: `Rename ${name} to ${meant}`, safety, edits: edit => edit.rename(member.key, meant) }
}
