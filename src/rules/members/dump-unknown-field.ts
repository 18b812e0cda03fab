import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { objectWords, unknownMembers } from './shared-members.js'

export const page: RulePage = {
  why: 'Members that MCP does not define are allowed and ignored. What is meant for clients belongs to a member that they know, and what is meant for one program into _meta, under a prefix of its own.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json and schema/2026-07-28/schema.json: further members are not forbidden',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2026-07-28/basic/index, _meta',
  ],
  examples: {
    bad: [
      {
        file: 'prompts.json',
        revision: '2025-11-25',
        text: '{\n  "prompts": [\n    { "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "a", "type": "string" }] }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'prompts.json',
        revision: '2025-11-25',
        text: '{\n  "prompts": [\n    { "name": "review", "description": "Reviews a change.", "arguments": [{ "name": "a" }], "x-team": "a" }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DUMP_UNKNOWN_FIELD',
  on: 'members',
  title: 'A member that MCP does not define',
  severity: 'info',
  basis: 'advice',
  yieldsTo: ['MCP_INPUT_SCHEMA_MISNAMED'],
  tags: ['members'],
  since: '0.1.0',
  messages: {
    unknown: ({ name, of }: { name: string; of: string }) => ({
      what: `MCP knows no ${quote(name)} in ${of}.`,
      todo: 'Take it out, or move it into _meta under a prefix of your own: clients ignore it here.',
    }),
  },
  check(subject, report) {
    const of = objectWords[subject.object.name]
    for (const { member, meant } of unknownMembers(subject))
      if (meant === undefined) report('unknown', { member, at: 'key' }, { name: member.key.name, of })
  },
})
