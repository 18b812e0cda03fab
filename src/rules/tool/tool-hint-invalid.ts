import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { booleanInQuotes } from '../dump/shared-fixes.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Clients read these hints to decide whether to ask before a call. A hint of the wrong type fails the check of the whole list in strict clients, and in others it is taken for the opposite.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: ToolAnnotations',
    'r33drichards/mcp-js, issue 117: one bad hint cost the whole list',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get_weather", "description": "Says what the weather is like.", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": "true" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get_weather", "description": "Says what the weather is like.", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": true } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_HINT_INVALID',
  on: 'tool',
  title: 'A hint of a tool is no boolean',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['hints'],
  since: '0.1.0',
  messages: {
    type: ({ hint, who, is }: { hint: string; who: string; is: string }) => ({
      what: `The hint ${hint} of ${who} is ${is}.`,
      todo: 'Write true or false without quotes: strict clients refuse the whole list over any other value.',
    }),
  },
  check({ tool, revision }, report) {
    const annotations = member(tool.node, 'annotations')?.value
    for (const [hint, { type }] of Object.entries(revision.objects.ToolAnnotations ?? {})) {
      const value = member(annotations, hint)?.value
      if (type !== 'boolean' || tool.foreign || !value || value.type === 'boolean' || value.type === 'null') continue
      const is = value.type === 'string' ? quote(value.value) : typeInWords(value)
      report('type', value, { hint, who: called(tool), is }, { fixes: booleanInQuotes(value) })
    }
  },
})
