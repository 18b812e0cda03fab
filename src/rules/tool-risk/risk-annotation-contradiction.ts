import { member } from '../../document/tree.js'
import { nameWords, READ, WRITE } from '../../risk/names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { hint, hintNode } from './shared-hints.js'

export const page: RulePage = {
  why: 'A client that believes readOnlyHint or destructiveHint runs the tool without asking. Annotations are hints of the server, and nobody checks them.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25: annotations are untrusted unless the server is trusted',
    'measured on 25,197 declarations of real servers (2026-11): 15 findings; words of descriptions alone say nothing',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "delete_item",\n      "description": "Deletes one item.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      },\n      "annotations": {\n        "readOnlyHint": true\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "export_report",\n      "description": "Writes nothing; returns the report as CSV.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      },\n      "annotations": {\n        "readOnlyHint": true\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

/** What nobody can take back; a label that is removed can be added again. */
const ENDS = new Set(
  'delete drop truncate purge destroy wipe erase kill terminate shutdown reboot uninstall revoke'.split(' '),
)
const WEB =
  /\b(?:https?:\/\/|web search|search the web|internet|browse (?:the )?web|(?:fetch|fetches) (?:an? |any |the )?(?:urls?|web ?pages?|websites?)\b|(?:from|on) the web\b)/i

export default defineRule({
  code: 'MCP_RISK_ANNOTATION_CONTRADICTION',
  on: 'tool',
  title: 'Annotations that contradict the name or the description',
  severity: 'info',
  basis: 'advice',
  yieldsTo: ['MCP_TOOL_HINT_CONFLICT'],
  tags: owasp('03'),
  since: '0.1.0',
  messages: {
    'read-only': ({ name }: { name: string }) => ({
      what: `"readOnlyHint" is true, but the name ${name} says that the tool changes something.`,
      todo: 'Clients may skip the question. Correct the one that is wrong; annotations are only hints, so check what the tool does.',
    }),
    'not-destructive': ({ name }: { name: string }) => ({
      what: `"destructiveHint" is false, but the name ${name} says that something is destroyed.`,
      todo: 'Clients may skip the question. Correct the one that is wrong; annotations are only hints, so check what the tool does.',
    }),
    'closed-world': () => ({
      what: '"openWorldHint" is false, but the description speaks of addresses or the web.',
      todo: 'A tool that reads pages brings in text of strangers. Correct the one that is wrong.',
    }),
  },
  check({ tool: { name, node, foreign } }, report) {
    if (foreign || !name) return
    const words = nameWords(name.value)
    const reads = words.some(word => READ.has(word))
    const data = { name: quote(name.value) }
    const readOnly = hintNode(node, 'readOnlyHint')
    const gentle = hintNode(node, 'destructiveHint')
    const open = hintNode(node, 'openWorldHint')
    const isReadOnly = hint(node, 'readOnlyHint') === true
    const writes = [words[0], words[1], words[words.length - 1]].some(word => WRITE.has(word ?? ''))
    if (readOnly && isReadOnly && writes && !reads) report('read-only', readOnly, data, riskExtras('medium'))
    else if (
      gentle &&
      hint(node, 'destructiveHint') === false &&
      !isReadOnly &&
      !reads &&
      words.some(word => ENDS.has(word))
    )
      report('not-destructive', gentle, data, riskExtras('medium'))
    const description = member(node, 'description')?.value
    if (open && hint(node, 'openWorldHint') === false && description?.type === 'string' && WEB.test(description.value))
      report('closed-world', open, {}, riskExtras('low'))
  },
})
