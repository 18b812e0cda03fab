import { member } from '../../document/tree.js'
import { transportTypes } from '../../kinds/server-json/read.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withPackage, withRemote } from './shared-examples.js'
import { gatesWithout } from './shared-gates.js'
import { source } from './shared-sources.js'

const HTTP_WORDS = new Set([
  'http',
  'https',
  'streamablehttp',
  'streamable_http',
  'streamable',
  'http-stream',
  'httpstream',
  'streamable-http',
])

const typeUnsupported = defineRule({
  code: 'MCP_SERVER_JSON_TRANSPORT_TYPE_UNSUPPORTED',
  on: 'registry-transport',
  title: 'A transport that the registry does not take here',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  messages: {
    package: ({ type, known }: { type: string; known: string }) => ({
      what: `A package has no transport ${quote(type)}.`,
      todo: `Write ${known}: the registry refuses any other.`,
    }),
    remote: ({ type, known }: { type: string; known: string }) => ({
      what: `A remote has no transport ${quote(type)}.`,
      todo: `Write ${known}: the registry refuses any other. A server that is started by the client belongs into packages.`,
    }),
  },
  check({ transport: { of, type, known } }, report) {
    if (!type || known) return
    const reference = of === 'package' ? 'unsupported-transport-type' : 'unsupported-remote-transport-type'
    const better = HTTP_WORDS.has(type.value.trim().toLowerCase()) ? 'streamable-http' : type.value.trim().toLowerCase()
    const fixes: FixDraft[] = transportTypes(of).includes(better)
      ? [{ title: `Write ${better}`, safety: 'safe', edits: edit => edit.replace(type, better) }]
      : []
    const data = { type: type.value, known: list(transportTypes(of), 'or') }
    report(of, type, data, { official: { gates: ['semantic', 'schema'], reference }, fixes })
  },
})

const stdioHasUrl = defineRule({
  code: 'MCP_SERVER_JSON_STDIO_HAS_URL',
  on: 'registry-transport',
  title: 'A stdio transport with an address',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'stdio-transport-url-not-empty' },
  messages: {
    url: () => ({
      what: 'A stdio transport has no address.',
      todo: 'Take the url out, or write streamable-http where the package listens at it: the registry refuses both together.',
    }),
  },
  check({ transport: { of, type, url } }, report) {
    if (of === 'package' && type?.value === 'stdio' && url && url.value !== '') report('url', url, {})
  },
})

const ignored = defineRule({
  code: 'MCP_SERVER_JSON_TRANSPORT_FIELD_IGNORED',
  on: 'registry-transport',
  title: 'A member that this transport has no use for',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  messages: {
    headers: () => ({
      what: 'A stdio transport has no headers.',
      todo: 'Take them out: nothing is sent by HTTP. What the server should be told goes into environmentVariables.',
    }),
    variables: () => ({
      what: 'The transport of a package has no variables.',
      todo: 'Take them out: what stands in braces in its url is filled in from the arguments and environment variables of the package.',
    }),
  },
  check({ transport: { of, node, type, known } }, report) {
    if (of !== 'package' || !known) return
    const headers = member(node, 'headers')
    const variables = member(node, 'variables')
    if (headers && type?.value === 'stdio') report('headers', { member: headers, at: 'key' }, {})
    if (variables) report('variables', { member: variables, at: 'key' }, {})
  },
})

const urlRequired = defineRule({
  code: 'MCP_SERVER_JSON_TRANSPORT_URL_REQUIRED',
  on: 'registry-transport',
  title: 'A transport over HTTP without an address',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  messages: {
    missing: ({ type }: { type: string }) => ({
      what: `The ${type} transport has no "url".`,
      todo: 'Add the address that clients connect to: the registry refuses the transport without it.',
    }),
    empty: ({ type }: { type: string }) => ({
      what: `The "url" of the ${type} transport is empty.`,
      todo: 'Write the address that clients connect to: the registry refuses the transport without it.',
    }),
  },
  check({ transport: { of, node, type, url, known } }, report) {
    if (!type || !known || type.value === 'stdio') return
    const reference = of === 'package' ? 'streamable-transport-url-required' : 'remote-transport-url-required'
    const official = { gates: gatesWithout(node, 'url', ['semantic', 'schema']), reference }
    const found = member(node, 'url')?.value
    if (!found) report('missing', node, { type: type.value }, { official })
    else if (url?.value === '') report('empty', url, { type: type.value }, { official })
  },
})

export default [typeUnsupported, stdioHasUrl, ignored, urlRequired]

const http = { type: 'streamable-http', url: 'http://localhost:3000/mcp' }
const good = [withPackage({}), withPackage({ transport: http }), withRemote({})]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_TRANSPORT_TYPE_UNSUPPORTED: {
    why: 'The registry knows three transports for packages and two for remotes. The words that clients use in their configs, http above all, are not among them.',
    sources: [source.validators, source.schema],
    examples: { bad: [withRemote({ type: 'http' }), withRemote({ type: 'stdio' })], good },
  },
  MCP_SERVER_JSON_STDIO_HAS_URL: {
    why: 'A package with stdio is started by the client and talks over its input and output. An address beside that says two things at once, and the registry refuses it.',
    sources: [source.validators],
    examples: { bad: [withPackage({ transport: { type: 'stdio', url: 'https://api.example.com/mcp' } })], good },
  },
  MCP_SERVER_JSON_TRANSPORT_FIELD_IGNORED: {
    why: 'The registry lets the member pass, and no client makes use of it.',
    sources: [source.schema],
    examples: {
      bad: [
        withPackage({ transport: { type: 'stdio', headers: [{ name: 'X-Region' }] } }),
        withPackage({ transport: { ...http, variables: { port: {} } } }),
      ],
      good,
    },
  },
  MCP_SERVER_JSON_TRANSPORT_URL_REQUIRED: {
    why: 'Without an address a client does not know where to connect to, so the registry refuses the transport.',
    sources: [source.validators, source.schema],
    examples: { bad: [withRemote({ url: undefined })], good },
  },
}
