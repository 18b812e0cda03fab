import { effectiveMembers, member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits } from './shared-schemas.js'
import { toolWords } from './shared-words.js'

export const page: RulePage = {
  why: 'Names such as filter[name], $top or "Account Number" are copied from other interfaces by converters. Model APIs take letters, digits, "_", "." and "-" for the parameters of a tool; one other name makes the whole request fail, and Claude Code leaves the tool out.',
  sources: [
    'idp-on-aws#709',
    'decocms/studio#6874',
    'appstore-connect-mcp#1',
    'Claude Code 2.1.332, the released program',
  ],
  limit: 'propertyNames',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "filter[name]": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "filter_name": {\n            "type": "string"\n          }\n        }\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PORTABLE_PROPERTY_NAME',
  on: 'schema',
  title: 'A parameter whose name a consumer does not take',
  severity: 'warning',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    name: ({ name, tool, who }: { name: string; tool: string; who: string }) => ({
      what: `The parameter ${name} of ${tool} has a name that not every consumer takes. ${who}`,
      todo: 'Name it with 1 to 64 letters, digits and "_", beginning with a letter, and let the server write the name that it needs behind it.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'propertyNames')
    const properties = member(subject.schema.node, 'properties')?.value
    if (limits.length === 0 || properties?.type !== 'object') return
    const tests = limits.map(({ limit }) => new RegExp(`^(?:${limit.pattern})$`))
    for (const one of effectiveMembers(properties)) {
      const { name } = one.key
      const hit = limits.filter((_, i) => !tests[i]?.test(name))
      if (hit.length === 0) continue
      const data = { name: quote(name), tool: toolWords(subject), who: consequences(hit) }
      report('name', { member: one, at: 'key' }, data, judged(hit))
    }
  },
})
