import { valueAt } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

const tool =
  '"tools": [{ "name": "render", "description": "Renders a film from its scenes.", "inputSchema": { "type": "object" }, "execution": { "taskSupport": "optional" } }]'

export const page: RulePage = {
  why: "Clients look at a tool's taskSupport only where the server declares that it runs tool calls as tasks. Without that the tool is called in the ordinary way, and a long call ends in a time-out.",
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/utilities/tasks: Tool-Level Negotiation',
  ],
  examples: {
    bad: [{ file: 'tools.json', revision: '2025-11-25', text: `{ "capabilities": { "tools": {} }, ${tool} }\n` }],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: `{ "capabilities": { "tools": {}, "tasks": { "requests": { "tools": { "call": {} } } } }, ${tool} }\n`,
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TASK_SUPPORT_NOT_DECLARED',
  on: 'dump',
  title: 'A tool offers tasks that its server does not declare',
  severity: 'warning',
  basis: 'spec',
  tags: ['hints'],
  since: '0.1.0',
  messages: {
    ignored: ({ who, value }: { who: string; value: string }) => ({
      what: `${who} says taskSupport ${value}, but the capabilities do not hold tasks.requests.tools.call.`,
      todo: 'Declare that capability or take taskSupport away: clients disregard it otherwise.',
    }),
  },
  check({ dump, revision }, report) {
    if (!revision.objects.ToolExecution) return
    const declared = dump.results.flatMap(({ capabilities }) => capabilities ?? [])
    if (declared.length === 0 || declared.some(one => valueAt(one, ['tasks', 'requests', 'tools', 'call']))) return
    for (const one of dump.tools) {
      const value = valueAt(one.node, ['execution', 'taskSupport'])
      if (one.foreign || value?.type !== 'string' || !['optional', 'required'].includes(value.value)) continue
      report('ignored', value, { who: called(one), value: quote(value.value) })
    }
  },
})
