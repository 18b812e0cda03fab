import { asksForCredential } from '../../risk/names.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { declaredName, placeIn } from './shared-declared.js'

export const page: RulePage = {
  why: 'What the model passes as an argument stands in the conversation, in its logs and in every summary of it. A key does not belong there.',
  sources: [
    'modelcontextprotocol.io, security best practices (2026-07-28)',
    'owasp.org, MCP Top 10 (2025), MCP01 secret exposure',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "api_key": {\n            "type": "string"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "max_tokens": {\n            "type": "integer"\n          },\n          "secret_name": {\n            "type": "string"\n          },\n          "next_page_token": {\n            "type": "string"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_CREDENTIAL_INPUT',
  on: 'declaration',
  title: 'A parameter that asks for a secret',
  severity: 'info',
  basis: 'advice',
  tags: owasp('01'),
  since: '0.1.0',
  messages: {
    found: ({ name }: { name: string }) => ({
      what: `${name} asks the model for a secret, so it passes through the conversation and its logs.`,
      todo: 'Let the server read it from its environment, or use OAuth.',
    }),
  },
  check({ declared }, report) {
    const { role, text, item } = declared
    if (role !== 'parameter' || item?.of !== 'tools' || !asksForCredential(text)) return
    report(
      'found',
      placeIn(declared, { from: 0, to: text.length }),
      { name: declaredName(declared) },
      riskExtras('low'),
    )
  },
})
