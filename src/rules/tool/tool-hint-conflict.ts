import { member } from '../../document/tree.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A tool that changes nothing cannot destroy anything. Clients that skip the question for read-only tools disregard the other hint, so a destructive tool would run unasked.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: ToolAnnotations, destructiveHint has a meaning only where readOnlyHint is false',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "prune", "description": "Removes notes that are older than a year.", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": true, "destructiveHint": true } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "count", "description": "Counts the notes of a year.", "inputSchema": { "type": "object" }, "annotations": { "readOnlyHint": true, "destructiveHint": false } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_HINT_CONFLICT',
  on: 'tool',
  title: 'A tool is called read-only and destructive',
  severity: 'warning',
  basis: 'spec',
  tags: ['hints'],
  since: '0.1.0',
  messages: {
    both: ({ who }: { who: string }) => ({
      what: `${who} is called read-only and destructive at once.`,
      todo: 'Correct one of the two hints: destructiveHint has a meaning only where readOnlyHint is false, and clients may run a read-only tool without asking.',
    }),
  },
  check({ tool, revision }, report) {
    if (tool.foreign || !revision.objects.ToolAnnotations) return
    const annotations = member(tool.node, 'annotations')?.value
    const readOnly = member(annotations, 'readOnlyHint')?.value
    const destructive = member(annotations, 'destructiveHint')?.value
    const isTrue = (node: typeof readOnly) => node?.type === 'boolean' && node.value
    if (isTrue(readOnly) && destructive && isTrue(destructive)) report('both', destructive, { who: called(tool) })
  },
})
