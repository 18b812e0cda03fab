import { findEscape } from '../../risk/invisible.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { stretchIn, stringName } from '../string/shared-string.js'

export const page: RulePage = {
  why: 'A terminal that prints an escape sequence obeys it: it hides lines, moves the cursor or turns text into a link. What a person approves is then not what stands there.',
  sources: [
    'blog.trailofbits.com, terminal codes in tool descriptions (2025-04)',
    'measured on 25,197 declarations of real servers (2026-11): no finding',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "a", "description": "Sum.\\u001b[8mhidden", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Strips colour codes such as ESC[31m from a log.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_TERMINAL_ESCAPE',
  on: 'string',
  title: 'Characters that drive a terminal',
  severity: 'warning',
  basis: 'advice',
  tags: owasp('03'),
  since: '0.1.0',
  messages: {
    escape: ({ place }: { place: string }) => ({
      what: `${place} holds an escape sequence, which drives the terminal that prints it.`,
      todo: 'It can hide text from whoever reads it there. Take it out, and ask how it came there.',
    }),
    control: ({ place }: { place: string }) => ({
      what: `${place} holds a control character.`,
      todo: 'Terminals act on it instead of showing it. Take it out.',
    }),
    'written-escape': ({ place }: { place: string }) => ({
      what: `${place} holds an escape sequence that is written out.`,
      todo: 'Programs that undo such escapes before they print would act on it. See whether it is meant as text.',
    }),
  },
  check(subject, report) {
    const hit = findEscape(subject.text)
    if (hit) report(hit.kind, stretchIn(subject, hit), { place: stringName(subject) }, riskExtras(hit.level))
  },
})
