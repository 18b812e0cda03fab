import { listField, textField } from '../../kinds/server-json/fields.js'
import type { RegistryPackage, RegistryTransport } from '../../kinds/server-json/subjects.js'
import { packageType } from '../../registry/package-types.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withPackage, withRemote, withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const nothing = defineRule({
  code: 'MCP_SERVER_JSON_NOTHING_TO_RUN',
  on: 'registry',
  title: 'Neither packages nor remotes',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    nothing: () => ({
      what: 'The file has neither packages nor remotes.',
      todo: 'Add one: the registry takes the file, but nothing tells a client how to run or reach the server.',
    }),
  },
  check({ server: { node } }, report) {
    const isEmpty = (name: string): boolean => {
      const found = node.members.findLast(one => one.key.name === name)?.value
      return !found || found.type === 'null' || (found.type === 'array' && found.items.length === 0)
    }
    if (isEmpty('packages') && isEmpty('remotes')) report('nothing', node, {})
  },
})

/** The ones that are there before, with the one that comes first. */
function repeated<T>(all: readonly T[], keyOf: (one: T) => string | undefined): { first: T; later: T }[] {
  const firsts = new Map<string, T>()
  return all.flatMap(later => {
    const key = keyOf(later)
    const first = key === undefined ? undefined : firsts.get(key)
    if (key !== undefined && first === undefined) firsts.set(key, later)
    return first === undefined ? [] : [{ first, later }]
  })
}

const duplicatePackage = defineRule({
  code: 'MCP_SERVER_JSON_DUPLICATE_PACKAGE',
  on: 'registry',
  title: 'The same package twice',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    twice: ({ identifier }: { identifier: string }) => ({
      what: `The package ${quote(identifier)} is listed twice with the same version and transport.`,
      todo: 'Take one out, or correct what should differ: clients would offer the same choice twice.',
    }),
  },
  check({ server: { packages } }, report) {
    for (const { first, later } of repeated(packages, packageKey)) {
      const related = [{ place: first.node, message: 'It is listed here first.' }]
      report('twice', later.node, { identifier: later.identifier?.value ?? '' }, { related })
    }
  },
})

function packageKey({ type, identifier, version, transport }: RegistryPackage): string | undefined {
  if (!type || !identifier) return undefined
  const parts = [type, identifier, version, transport?.type, transport?.url]
  return JSON.stringify(parts.map(one => one?.value ?? null))
}

const duplicateRemote = defineRule({
  code: 'MCP_SERVER_JSON_DUPLICATE_REMOTE',
  on: 'registry',
  title: 'The same remote twice',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    twice: ({ url }: { url: string }) => ({
      what: `The remote ${quote(url)} is listed twice with the same type.`,
      todo: 'Take one out: clients would offer the same choice twice.',
    }),
  },
  check({ server: { remotes } }, report) {
    const keyOf = ({ type, url }: RegistryTransport) => type && url && `${type.value} ${url.value}`
    for (const { first, later } of repeated(remotes, keyOf)) {
      const related = [{ place: first.node, message: 'It is listed here first.' }]
      report('twice', later.node, { url: later.url?.value ?? '' }, { related })
    }
  },
})

const sseOnly = defineRule({
  code: 'MCP_SERVER_JSON_REMOTE_SSE_ONLY',
  on: 'registry',
  title: 'The server can be reached by SSE only',
  severity: 'info',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    old: () => ({
      what: 'The only remote transport is SSE.',
      todo: 'Offer streamable-http too: SSE is deprecated since the MCP revision of 2025-03-26, and newer clients drop it.',
    }),
  },
  check({ server: { remotes } }, report) {
    const [first] = remotes
    if (first && remotes.every(one => one.type?.value === 'sse')) report('old', first.type ?? first.node, {})
  },
})

const runtimeHint = defineRule({
  code: 'MCP_SERVER_JSON_RUNTIME_HINT_MISSING',
  on: 'registry-package',
  title: 'Arguments for a runtime that is not named',
  severity: 'info',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    missing: () => ({
      what: 'The package has arguments for its runtime and does not name one.',
      todo: 'Add "runtimeHint" with the program that takes them: the schema asks for it beside runtimeArguments.',
    }),
  },
  check({ pack: { node, type } }, report) {
    const list = listField(node, 'Package', 'runtimeArguments')
    if (!list || list.items.length === 0 || textField(node, 'Package', 'runtimeHint')) return
    const runtime = packageType(type?.value)?.runtime
    const after = node.members.find(one => one.key.name === 'version' || one.key.name === 'identifier')
    const fixes: FixDraft[] = runtime
      ? [
          {
            title: `Add runtimeHint ${runtime}`,
            safety: 'suggested',
            edits: edit => edit.insert(node, 'runtimeHint', runtime, after),
          },
        ]
      : []
    report('missing', node, {}, { fixes })
  },
})

export default [nothing, duplicatePackage, duplicateRemote, sseOnly, runtimeHint]

const remote = { type: 'streamable-http', url: 'https://mcp.example.com/mcp' }
const pack = { registryType: 'npm', identifier: '@example-org/demo', version: '1.0.0', transport: { type: 'stdio' } }
const runtimeArguments = [{ type: 'named', name: '--node-options', value: '--no-warnings' }]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_NOTHING_TO_RUN: {
    why: 'An entry without packages and remotes can be found and read about, and that is all. The registry does not mind.',
    sources: [source.own, source.schema],
    examples: { bad: [withRoot({ packages: undefined })], good: [withRoot({}), withRemote({})] },
  },
  MCP_SERVER_JSON_DUPLICATE_PACKAGE: {
    why: 'Clients let people choose among the packages of a server. Two that are the same are mostly a copy in which something was to be changed.',
    sources: [source.own],
    examples: { bad: [withRoot({ packages: [pack, pack] })], good: [withRoot({ packages: [pack] })] },
  },
  MCP_SERVER_JSON_DUPLICATE_REMOTE: {
    why: 'A remote is an address and a transport. The second one that is the same adds nothing.',
    sources: [source.own],
    examples: { bad: [withRoot({ remotes: [remote, remote] })], good: [withRemote({})] },
  },
  MCP_SERVER_JSON_REMOTE_SSE_ONLY: {
    why: 'The HTTP+SSE transport was replaced by Streamable HTTP in the MCP revision of 2025-03-26. The registry lists both, so that servers can offer both while clients move on.',
    sources: ['modelcontextprotocol/registry, docs/modelcontextprotocol-io/remote-servers.mdx'],
    examples: {
      bad: [withRemote({ type: 'sse' })],
      good: [withRoot({ remotes: [remote, { type: 'sse', url: 'https://mcp.example.com/sse' }] })],
    },
  },
  MCP_SERVER_JSON_RUNTIME_HINT_MISSING: {
    why: 'Arguments for the runtime are put in front of the package on the command line. Without the name of the runtime a client has to guess which program takes them.',
    sources: [source.schema],
    examples: {
      bad: [withPackage({ runtimeArguments })],
      good: [withPackage({ runtimeHint: 'npx', runtimeArguments })],
    },
  },
}
