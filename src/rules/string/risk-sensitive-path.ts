import { isProse, type Role } from '../../risk/hit.js'
import { findSensitivePath } from '../../risk/sensitive-paths.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { stretchIn, stringName } from './shared-string.js'

export const page: RulePage = {
  why: 'SSH keys, cloud credentials and password files are what poisoned tools reach for. A declaration that names one may be honest about it; it is worth a look which.',
  sources: [
    'invariantlabs.ai, tool poisoning attacks (2025-04): ~/.ssh/id_rsa and ~/.cursor/mcp.json',
    'measured on 25,197 declarations of real servers (2026-11): 8 of level medium, 16 of level low (.env)',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "file": {\n            "type": "string",\n            "default": "/etc/passwd"\n          }\n        },\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Writes .env.example. See docs.aws.amazon.com.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

function mayNamePath(role: Role, isSetting: boolean): boolean {
  return isSetting || (role !== 'parameter' && role !== 'pattern' && role !== 'name')
}

export default defineRule({
  code: 'MCP_RISK_SENSITIVE_PATH',
  on: 'string',
  title: 'A path to a file that holds keys',
  severity: 'info',
  basis: 'advice',
  yieldsTo: ['MCP_RISK_HIDDEN_INSTRUCTION', 'MCP_RISK_BROAD_FILESYSTEM', 'MCP_RISK_CONTAINER_HOST_MOUNT'],
  tags: owasp('10'),
  since: '0.1.0',
  messages: {
    found: ({ place, text }: { place: string; text: string }) => ({
      what: `${place} names ${text}, which holds keys or passwords.`,
      todo: 'See what the server wants with it.',
    }),
  },
  check(subject, report) {
    const { text, role, declared } = subject
    if (!mayNamePath(role, declared === undefined)) return
    // Most texts have none of these, so they need not be put into small letters.
    if (!/[./_]|login/i.test(text)) return
    const small = text.toLowerCase().replace('file://', '       ')
    const found = small.length === text.length ? findSensitivePath(small) : undefined
    if (!found || (found.env && !declared)) return
    const level = !declared || (found.env && isProse(role)) ? 'low' : 'medium'
    const data = { place: stringName(subject), text: quote(text.slice(found.from, found.to)) }
    report('found', stretchIn(subject, found), data, riskExtras(level))
  },
})
