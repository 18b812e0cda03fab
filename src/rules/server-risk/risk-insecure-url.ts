import { member } from '../../document/tree.js'
import type { Server } from '../../kinds/server.js'
import { readUrl } from '../../text/url.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'

export const page: RulePage = {
  why: 'Over plain http, whoever shares the network can read the keys and change what the model gets as an answer.',
  sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": {"type": "http", "url": "http://mcp.acme-shop.dev/mcp"}\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": {"type": "http", "url": "https://mcp.acme-shop.dev/mcp"}\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": {"type": "http", "url": "http://gateway:8080/mcp"}\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_INSECURE_URL',
  on: 'server',
  title: 'An address without encryption',
  severity: 'warning',
  basis: 'advice',
  yieldsTo: ['MCP_INVALID_URL', 'MCP_REMOTE_NOT_SUPPORTED'],
  tags: owasp('07'),
  since: '0.1.0',
  messages: {
    public: ({ host }: { host: string }) => ({
      what: `Everything goes to ${host} without encryption.`,
      todo: 'Use https: anybody on the way can read and change requests, answers and keys.',
    }),
    private: ({ host }: { host: string }) => ({
      what: `What goes to ${host} in your own network is not encrypted.`,
      todo: 'Use https where others share that network, above all where keys are sent.',
    }),
  },
  check({ server }, report) {
    for (const { value } of server.addresses) {
      if (value.type !== 'string') continue
      const url = readUrl(value.value)
      if (url.kind !== 'absolute' || !/^(?:http|ws)$/.test(url.scheme) || url.loopback) continue
      const host =
        /^[a-z]{2,4}:\/\/(?:[^/?#@]{0,300}@)?(\[[^\]]{2,60}\]|[^/:?#]{1,253})/i.exec(value.value.trim())?.[1] ?? ''
      if (host === '' || LOCAL.test(host)) continue
      const data = { host: quote(host) }
      if (!PRIVATE.test(host)) report('public', value, data, riskExtras('high'))
      else report('private', value, data, riskExtras(hasKeys(server) ? 'medium' : 'low'))
    }
  },
})

/** This machine, names of containers, and hosts that stand for any. */
const LOCAL =
  /^(?:localhost|0\.0\.0\.0|\[::1?\]|host\.(?:docker|containers)\.internal|[a-z0-9_-]{1,63}|(?:.{1,250}\.)?(?:localhost|test|example|invalid|example\.(?:com|org|net)))$/i
const PRIVATE =
  /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}|.{1,250}\.(?:local|internal|lan|home|corp|intranet|svc))$/i

/** Whether a request carries a key. */
function hasKeys({ node }: Server): boolean {
  const headers = member(node, 'headers')?.value ?? member(node, 'http_headers')?.value
  const named =
    headers?.type === 'object' && headers.members.some(({ key }) => /auth|token|key|cookie|secret/i.test(key.name))
  return (
    named || ['bearer_token_env_var', 'env_http_headers', 'bearerToken'].some(name => member(node, name) !== undefined)
  )
}
