import { findAddress } from '../../risk/addresses.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { stretchIn, stringName } from './shared-string.js'

export const page: RulePage = {
  why: 'Some hosts record whatever is sent to them, hand out the keys of a cloud machine, or hide where a link leads. Ordinary servers name none of them.',
  sources: [
    'owasp.org, MCP Top 10 (2025), MCP10 context over-sharing',
    'hosts of request bins, tunnels, paste services and cloud metadata (own list, 2026-11)',
    'measured on 25,197 declarations and 2,001 server entries (2026-11): none and 1, a tunnel in a README',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Reports go to https://webhook.site/0000.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": { "type": "http", "url": "https://abc.trycloudflare.com/mcp" }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "See https://example.com/guide and http://localhost:3000.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

interface Told {
  readonly place: string
  readonly host: string
}

/** The others are secrets, or ordinary in the settings of one's own network. */
const inConfigs: ReadonlySet<string> = new Set(['metadata', 'capture', 'webhook', 'lookalike'])

export default defineRule({
  code: 'MCP_RISK_SUSPICIOUS_URL',
  on: 'string',
  title: 'An address that deserves a look',
  severity: 'warning',
  basis: 'advice',
  tags: owasp('10'),
  since: '0.1.0',
  messages: {
    metadata: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, which hands out the keys of the machine in a cloud that asks.`,
      todo: 'No tool and no server has business there.',
    }),
    capture: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, a host that records what is sent to it or tunnels to somebody's machine.`,
      todo: 'Whoever runs it is not known, and it can change at any time.',
    }),
    webhook: ({ place, host }: Told) => ({
      what: `${place} posts to a chat on ${host} for whoever knows the address.`,
      todo: 'What is sent there cannot be taken back.',
    }),
    script: ({ place }: Told) => ({
      what: `${place} holds a script in the place of an address.`,
      todo: 'A client that opens it runs it.',
    }),
    page: ({ place }: Told) => ({
      what: `${place} holds a page or script inside an address.`,
      todo: 'A client that opens it shows or runs what it holds.',
    }),
    lookalike: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, whose name may look like another one.`,
      todo: 'See where it really leads.',
    }),
    password: ({ place, host }: Told) => ({
      what: `${place} leads to ${host} with a name and password in the address.`,
      todo: 'What stands before the @ is no host, and keys do not belong in addresses.',
    }),
    number: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, a host written as a number.`,
      todo: 'Nobody can see where it leads; write its name.',
    }),
    shortener: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, which hides where the link goes.`,
      todo: 'Write the address that it stands for.',
    }),
    ip: ({ place, host }: Told) => ({
      what: `${place} leads to ${host}, a bare address of the public internet.`,
      todo: 'Nobody can see whose it is; write its name.',
    }),
  },
  check(subject, report) {
    const hit = findAddress(subject.text, subject.role)
    if (!hit || hit.kind === 'external') return
    const host = quote(hit.host)
    // A tunnel in one's own config is most often one's own.
    const own = !subject.declared && (hit.kind === 'capture' || hit.kind === 'webhook')
    if (!subject.declared && !inConfigs.has(hit.kind)) return
    report(
      hit.kind,
      stretchIn(subject, hit),
      { place: stringName(subject), host },
      riskExtras(own ? 'medium' : hit.level),
    )
  },
})
