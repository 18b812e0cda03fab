import { findConfusable } from '../../risk/confusable.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { stretchIn, stringName } from '../string/shared-string.js'

export const page: RulePage = {
  why: 'A Cyrillic letter in a Latin word, or letters from the mathematical alphabets, look like the real thing and are another name: of a tool, a server, a parameter. In prose they slip words past filters.',
  sources: [
    'Unicode Technical Standard 39, mixed-script detection',
    "measured on 25,197 declarations and 2,001 server entries (2026-11): none and 1, a README with a Cyrillic letter in a server's name",
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "pаth": {\n            "type": "string"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
      { file: '.mcp.json', text: '{\n  "mcpServers": {\n    "cоntext": { "command": "server" }\n  }\n}\n' },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns the α and β values; μm for length. Параметр limit.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

interface Told {
  readonly place: string
  readonly text: string
}

export default defineRule({
  code: 'MCP_RISK_CONFUSABLE_TEXT',
  on: 'string',
  title: 'Letters that are taken for others',
  severity: 'warning',
  basis: 'advice',
  yieldsTo: [
    'MCP_RISK_LOOKALIKE_PACKAGE',
    { to: 'MCP_INVALID_SERVER_NAME', theirs: 'error' },
    { to: 'MCP_TOOL_NAME_INVALID', theirs: 'error' },
  ],
  tags: owasp('03'),
  since: '0.1.0',
  messages: {
    mixed: ({ place, text }: Told) => ({
      what: `${place} mixes letters of several scripts in one word (${text}).`,
      todo: 'It looks like another word and is not the same. Write it with the letters of one script.',
    }),
    styled: ({ place, text }: Told) => ({
      what: `${place} is written with letters of a styled alphabet (${text}).`,
      todo: 'They look like plain letters and are others. Write plain ones.',
    }),
    stacked: ({ place, text }: Told) => ({
      what: `${place} piles marks on a letter (${text}).`,
      todo: 'They cover what stands around them. Take them out.',
    }),
  },
  check(subject, report) {
    const hit = findConfusable(subject.text, subject.role)
    if (!hit) return
    const text = quote(subject.text.slice(hit.from, hit.to))
    report(hit.kind, stretchIn(subject, hit), { place: stringName(subject), text }, riskExtras(hit.level))
  },
})
