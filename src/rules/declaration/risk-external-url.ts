import { signsOf } from '../../risk/signs.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { placeIn, type Told, told } from './shared-declared.js'

export const page: RulePage = {
  why: 'A model or a user may follow the address, and what stands there can change after the server was approved. Most such links are documentation.',
  sources: [
    'owasp.org, MCP Top 10 (2025), MCP03 tool poisoning',
    'measured on 25,197 declarations of real servers (2026-11): 11 of 1,000',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Reads a page. See https://docs.acme-shop.dev/guide for the format.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Reads a page such as https://example.com/a.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_EXTERNAL_URL',
  on: 'declaration',
  title: 'A description that leads to a page outside',
  severity: 'info',
  basis: 'advice',
  tags: owasp('03'),
  since: '0.1.0',
  messages: {
    found: ({ place, text }: Told) => ({
      what: `${place} names an address outside (${text}).`,
      todo: 'What stands there is not part of the declaration and can change. See whether the model is to go there.',
    }),
  },
  check(subject, report) {
    const { declared } = subject
    const hit = signsOf(declared.text, declared.role)?.address
    if (hit?.kind !== 'external' || (declared.role !== 'description' && declared.role !== 'default')) return
    report('found', placeIn(declared, hit), told(subject, hit), riskExtras(hit.level))
  },
})
