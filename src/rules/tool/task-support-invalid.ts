import { valueAt } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'
import { taskSupport } from './shared-task-support.js'

export const page: RulePage = {
  why: 'In 2025-11-25 a tool says with one of three words whether it may run as a task. Another value fails the check of strict clients, which then refuse the whole list.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: ToolExecution'],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "tools": [{ "name": "render", "description": "Renders a film from its scenes.", "inputSchema": { "type": "object" }, "execution": { "taskSupport": "always" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{ "tools": [{ "name": "render", "description": "Renders a film from its scenes.", "inputSchema": { "type": "object" }, "execution": { "taskSupport": "required" } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TASK_SUPPORT_INVALID',
  on: 'tool',
  title: 'A taskSupport has a value that nobody knows',
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['hints'],
  since: '0.1.0',
  messages: {
    value: ({ who, is }: { who: string; is: string }) => ({
      what: `The taskSupport of ${who} is ${is}.`,
      todo: 'Write "forbidden", "optional" or "required": strict clients refuse the whole list over any other value.',
    }),
  },
  check({ tool, revision }, report) {
    if (tool.foreign || !revision.objects.ToolExecution) return
    const value = valueAt(tool.node, ['execution', 'taskSupport'])
    if (!value || value.type === 'null') return
    if (value.type === 'string' && taskSupport.includes(value.value)) return
    const is = value.type === 'string' ? quote(value.value) : typeInWords(value)
    report('value', value, { who: called(tool), is })
  },
})
