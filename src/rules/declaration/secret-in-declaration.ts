import { signsOf } from '../../risk/signs.js'
import { scanValue } from '../../secrets/scan.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { declaredName, placeIn } from './shared-declared.js'

export const page: RulePage = {
  why: 'What a server declares goes to every client and every model that it is used with. A key in a default or an example is public.',
  sources: [
    'key formats of the rules of gitleaks (2026-07) and trufflehog (2026-08), and of vendors that document theirs',
    'measured on 25,197 declarations of real servers (2026-11): 4 findings, 3 of them a published key',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "db": {\n            "type": "string",\n            "default": "postgresql://app:Tr0ub4dor3x@db.acme-shop.dev/app"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "db": {\n            "type": "string",\n            "default": "postgresql://user:password@localhost/app"\n          },\n          "api_key": {\n            "type": "string",\n            "default": "your-api-key"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SECRET_IN_DECLARATION',
  on: 'declaration',
  title: 'A declaration that looks as if it holds a secret',
  severity: 'warning',
  basis: 'advice',
  tags: [...owasp('01'), 'secrets'],
  since: '0.1.0',
  messages: {
    found: ({ place, label, shown }: { place: string; label: string; shown: string }) => ({
      what: `${place} holds what looks like a secret: ${label}, ${shown}.`,
      todo: 'Everybody who uses the server gets it. Take it out and revoke it; let the server read it from its environment.',
    }),
    name: ({ place, shown }: { place: string; shown: string }) => ({
      what: `${place} stands under a name that means a secret, and looks like one: ${shown}.`,
      todo: 'Everybody who uses the server gets it. Take it out and revoke it; let the server read it from its environment.',
    }),
  },
  check({ declared }, report) {
    const { role, text, parameter } = declared
    const isValue = role === 'default' || role === 'const' || role === 'example'
    const byName = isValue && parameter !== undefined ? scanValue(text, { name: parameter, place: 'url' }) : undefined
    const hit = signsOf(text, role)?.secret ?? byName
    if (!hit) return
    const place = declaredName(declared)
    const shown = hit.shown.replace(/\((\d+)\)$/, '($1 characters)')
    const at = placeIn(declared, { from: hit.start, to: hit.end })
    const extras = riskExtras(isValue ? hit.risk : 'medium')
    if (hit.kind === 'name') report('name', at, { place, shown }, extras)
    else report('found', at, { place, label: hit.label, shown }, extras)
  },
})
