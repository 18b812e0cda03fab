import { objectItems, textField } from '../../kinds/server-json/fields.js'
import { argumentsOf, variablesOf } from '../../kinds/server-json/read.js'
import type { RegistryPackage, RegistryTransportSubject } from '../../kinds/server-json/subjects.js'
import { isRefusedLocal, isUnreachable } from '../../registry/hosts.js'
import { addressFault, filledIn, hostOf, variablesIn } from '../../registry/templated-url.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withPackage, withRemote } from './shared-examples.js'
import { source } from './shared-sources.js'

/** The address of a transport that speaks HTTP. */
function addressOf({ transport: { known, type, url } }: RegistryTransportSubject) {
  return known && type?.value !== 'stdio' && url && url.value !== '' ? url : undefined
}

/** The address of a remote that the registry can read. */
function remoteOf(subject: RegistryTransportSubject) {
  const url = subject.transport.of === 'remote' ? addressOf(subject) : undefined
  const host = url && !addressFault(url.value) ? hostOf(filledIn(url.value)) : undefined
  return url && host ? { url, host, at: placeOfHost(url.value), secure: url.value.startsWith('https:') } : undefined
}

/** Where the host of an address stands. */
function placeOfHost(url: string): { from: number; to: number } {
  const match = /^([a-z]+:\/\/)([^/?#]*)/.exec(url)
  const from = (match?.[1] ?? '').length
  return { from, to: from + (match?.[2] ?? '').length }
}

const invalid = defineRule({
  code: 'MCP_SERVER_JSON_TRANSPORT_URL_INVALID',
  on: 'registry-transport',
  title: 'The address of a transport cannot be read',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  messages: {
    'variable-first': ({ variable }: { variable: string }) => ({
      what: `The address begins with the variable ${quote(variable)}.`,
      todo: 'Begin it with http:// or https://, and use variables behind that: only the draft of the schema allows anything else.',
    }),
    scheme: ({ url }: { url: string }) => ({
      what: `${quote(url)} does not begin with http:// or https://.`,
      todo: 'Write the whole address: the registry refuses any other.',
    }),
    blank: () => ({
      what: 'The address has a blank in it.',
      todo: 'Take it out or write %20: the schema allows none, and validating refuses it.',
    }),
    host: ({ url }: { url: string }) => ({
      what: `${quote(url)} names no host.`,
      todo: 'Write the whole address: the registry refuses one without a host, or with a port that is no number.',
    }),
  },
  check(subject, report) {
    const url = addressOf(subject)
    const fault = url && addressFault(url.value)
    if (!url || !fault) return
    const isRemote = subject.transport.of === 'remote'
    // The semantic check fills the variables in and reads the scheme in any letter case; the schema has a stricter pattern.
    const filled = filledIn(url.value)
    const read =
      (isRemote ? /^https:\/\//i : /^https?:\/\//i).test(filled) && hostOf(filled) && !/^\S*:\/\/[^/]*\s/.test(filled)
    const official = {
      gates: read ? (['schema'] as const) : (['semantic', 'schema'] as const),
      reference: isRemote ? 'invalid-remote-url' : 'invalid-templated-url',
    }
    const [first] = variablesIn(url.value)
    report(fault, url, { url: url.value, variable: first ? `{${first.name}}` : '' }, { official })
  },
})

const remoteRefusal = { gates: ['semantic'], reference: 'invalid-remote-url' } as const

const notHttps = defineRule({
  code: 'MCP_SERVER_JSON_REMOTE_URL_NOT_HTTPS',
  on: 'registry-transport',
  title: 'A remote without encryption',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  official: remoteRefusal,
  messages: {
    http: () => ({
      what: 'The address of the remote begins with http.',
      todo: 'Write https: the registry takes no remote without encryption.',
    }),
  },
  check(subject, report) {
    const found = remoteOf(subject)
    if (!found || found.secure || isRefusedLocal(found.host)) return
    const { url } = found
    const fix: FixDraft = {
      title: 'Write https',
      safety: 'suggested',
      edits: edit => edit.replaceInside(url, 0, 4, 'https'),
    }
    report('http', { inside: url, from: 0, to: 4 }, {}, { fixes: [fix] })
  },
})

const local = defineRule({
  code: 'MCP_SERVER_JSON_REMOTE_URL_LOCAL',
  on: 'registry-transport',
  title: 'A remote on the machine of the publisher',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  official: remoteRefusal,
  messages: {
    local: ({ host }: { host: string }) => ({
      what: `The remote is at ${quote(host)}, which is each reader's own machine.`,
      todo: 'Write the public address; a server that people start themselves belongs into packages. The registry refuses a local remote.',
    }),
  },
  check(subject, report) {
    const found = remoteOf(subject)
    if (found && isRefusedLocal(found.host)) report('local', { inside: found.url, ...found.at }, { host: found.host })
  },
})

const isPrivate = defineRule({
  code: 'MCP_SERVER_JSON_REMOTE_URL_PRIVATE',
  on: 'registry-transport',
  title: 'A remote that only its owner can reach',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  messages: {
    private: ({ host }: { host: string }) => ({
      what: `Nobody outside can reach ${quote(host)}.`,
      todo: 'Write the public address: the registry lets this one pass today, and a change that would refuse it is under way.',
    }),
  },
  check(subject, report) {
    const found = remoteOf(subject)
    if (!found?.secure || isRefusedLocal(found.host) || !isUnreachable(found.host)) return
    report('private', { inside: found.url, ...found.at }, { host: found.host })
  },
})

const undefinedVariable = defineRule({
  code: 'MCP_SERVER_JSON_URL_VARIABLE_UNDEFINED',
  on: 'registry-transport',
  title: 'A variable in an address that is defined nowhere',
  severity: 'error',
  basis: 'registry',
  tags: ['registry', 'transport'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'invalid-templated-url' },
  messages: {
    near: ({ variable, near }: { variable: string; near: string }) => ({
      what: `${quote(`{${variable}}`)} stands for nothing here; there is ${quote(near)}.`,
      todo: `Write ${quote(`{${near}}`)}: the registry compares the text in braces with the whole name.`,
    }),
    package: ({ variable }: { variable: string }) => ({
      what: `${quote(`{${variable}}`)} stands for nothing here.`,
      todo: 'Add an argument or an environment variable of this name to the package: the registry refuses a variable that nothing fills in.',
    }),
    remote: ({ variable }: { variable: string }) => ({
      what: `${quote(`{${variable}}`)} stands for nothing here.`,
      todo: 'Define it in "variables" of this remote: the registry refuses a variable that nothing fills in.',
    }),
  },
  check(subject, report) {
    const url = addressOf(subject)
    if (!url || addressFault(url.value) === 'variable-first') return
    const { of, node } = subject.transport
    const known =
      of === 'package' ? namesOf(subject.pack) : new Set(variablesOf(node, 'RemoteTransport').map(one => one.key.name))
    const told = new Set<string>()
    for (const { name, from, to } of variablesIn(url.value)) {
      if (known.has(name) || told.has(name)) continue
      told.add(name)
      const near = nearName(name, known)
      const at = { inside: url, from, to }
      if (near === undefined) report(of, at, { variable: name })
      else report('near', at, { variable: name, near })
    }
  },
})

/** What fills in the variables of a package's address: its environment, the names of its arguments and their hints. */
function namesOf(pack: RegistryPackage | undefined): Set<string> {
  if (!pack) return new Set()
  const { node } = pack
  const names = objectItems(node, 'Package', 'environmentVariables').map(one => textField(one, 'KeyValue', 'name'))
  const hints = argumentsOf(node).flatMap(one => [
    textField(one, 'Argument', 'name'),
    textField(one, 'Argument', 'valueHint'),
  ])
  return new Set([...names, ...hints].flatMap(one => (one && one.value !== '' ? [one.value] : [])))
}

function nearName(name: string, known: ReadonlySet<string>): string | undefined {
  const bare = (text: string): string => text.replace(/^-+/, '').toLowerCase()
  return [...known].find(one => bare(one) === bare(name)) ?? nearest(name, known)
}

export default [invalid, notHttps, local, isPrivate, undefinedVariable]

const http = (url: string, more: object = {}) => withPackage({ transport: { type: 'streamable-http', url }, ...more })
const good = [withRemote({}), http('http://localhost:3000/mcp')]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_TRANSPORT_URL_INVALID: {
    why: 'Clients connect to this address. The registry wants a whole one with http or https, a host and no blanks; variables in braces may stand behind the scheme.',
    sources: [source.validators, source.schema],
    examples: { bad: [http('localhost:3000/mcp'), withRemote({ url: 'https://mcp.example.com/my mcp' })], good },
  },
  MCP_SERVER_JSON_REMOTE_URL_NOT_HTTPS: {
    why: 'Remotes carry tokens and data over the open network, so the registry takes https only. Packages may listen at http on the machine of their user.',
    sources: [source.validators],
    examples: { bad: [withRemote({ url: 'http://mcp.example.com/mcp' })], good },
  },
  MCP_SERVER_JSON_REMOTE_URL_LOCAL: {
    why: 'A remote is a server that somebody runs for everybody. An address such as localhost means another machine for each reader.',
    sources: [source.utils],
    examples: { bad: [withRemote({ url: 'https://localhost:8443/mcp' })], good },
  },
  MCP_SERVER_JSON_REMOTE_URL_PRIVATE: {
    why: 'Addresses of private networks lead nowhere, or to somebody else, on the machines of others. The registry compares only three texts today.',
    sources: [source.utils, 'modelcontextprotocol/registry#1470: would refuse them'],
    examples: { bad: [withRemote({ url: 'https://192.168.1.20/mcp' })], good },
  },
  MCP_SERVER_JSON_URL_VARIABLE_UNDEFINED: {
    why: 'What stands in braces is filled in before a client connects. The registry looks whether everything is defined: for packages by the whole name of an argument, its valueHint or an environment variable, for remotes in variables.',
    sources: [source.validators],
    examples: {
      bad: [
        http('http://localhost:{port}/mcp'),
        http('http://localhost:{port}/mcp', { packageArguments: [{ type: 'named', name: '--port', default: '3000' }] }),
      ],
      good: [
        http('http://localhost:{--port}/mcp', {
          packageArguments: [{ type: 'named', name: '--port', default: '3000' }],
        }),
      ],
    },
  },
}
