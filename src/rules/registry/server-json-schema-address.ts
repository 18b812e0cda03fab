import type { StringNode } from '../../document/document.js'
import { field, objectItems } from '../../kinds/server-json/fields.js'
import type { RegistryServer } from '../../kinds/server-json/subjects.js'
import { objects } from '../../registry/objects.js'
import { currentSchema, schemaAddress, schemaIdIn, schemaVersion } from '../../registry/schema-versions.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const title = 'Write the address of the current schema'
const replaceBy = (node: StringNode, safety: 'safe' | 'suggested'): FixDraft[] => [
  { title, safety, edits: edit => edit.replace(node, schemaAddress()) },
]
/** The text of `$schema` where it has one, and the version in it. */
function declared({ node }: RegistryServer): { node: StringNode; id: string | undefined } | undefined {
  const value = field(node, 'Server', '$schema')?.value
  return value?.type === 'string' && value.value !== '' ? { node: value, id: schemaIdIn(value.value) } : undefined
}

const missing = defineRule({
  code: 'MCP_SERVER_JSON_SCHEMA_MISSING',
  on: 'registry',
  title: 'The server.json declares no schema',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['http'], reference: 'schema-field-required' },
  messages: {
    missing: () => ({
      what: 'The file has no "$schema".',
      todo: `Add it: the registry refuses a file that does not say which schema it follows; ${currentSchema} is the current one.`,
    }),
    empty: () => ({
      what: '"$schema" is empty.',
      todo: `Write the address of a schema into it: the registry refuses a file without one; ${currentSchema} is current.`,
    }),
  },
  check({ server: { node } }, report) {
    const found = field(node, 'Server', '$schema')
    const insert: FixDraft = {
      title: 'Declare the current schema',
      safety: 'safe',
      edits: edit => edit.insert(node, '$schema', schemaAddress()),
    }
    if (!found) report('missing', node, {}, { fixes: [insert] })
    else if (found.value.type === 'string' && found.value.value === '')
      report('empty', found.value, {}, { fixes: replaceBy(found.value, 'safe') })
  },
})

const unrecognized = defineRule({
  code: 'MCP_SERVER_JSON_SCHEMA_UNRECOGNIZED',
  on: 'registry',
  title: 'The declared schema is not one of server.json',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'schema-version-extraction-error' },
  messages: {
    other: ({ address }: { address: string }) => ({
      what: `${quote(address)} is not the address of a schema of server.json.`,
      todo: `Write ${schemaAddress()}: the registry looks for /schemas/, a date and /server.schema.json, and refuses anything else.`,
    }),
  },
  check({ server }, report) {
    const found = declared(server)
    if (found && found.id === undefined)
      report('other', found.node, { address: found.node.value }, { fixes: replaceBy(found.node, 'suggested') })
  },
})

const versionUnknown = defineRule({
  code: 'MCP_SERVER_JSON_SCHEMA_VERSION_UNKNOWN',
  on: 'registry',
  title: 'A version of the schema that the registry does not know',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'schema-version-not-available' },
  messages: {
    unknown: ({ id }: { id: string }) => ({
      what: `The registry knows no version ${quote(id)} of the schema.`,
      todo: `Declare ${currentSchema}, the current one: the registry refuses versions that it does not have.`,
    }),
    draft: () => ({
      what: 'The draft of the schema is declared.',
      todo: `Declare ${currentSchema}, the current version: the registry does not have the draft and refuses the file.`,
    }),
  },
  check({ server }, report) {
    const found = declared(server)
    if (!found || found.id === undefined || schemaVersion(found.id)) return
    const fixes = replaceBy(found.node, 'suggested')
    if (found.id === 'draft') report('draft', found.node, {}, { fixes })
    else report('unknown', found.node, { id: found.id }, { fixes })
  },
})

const outdated = defineRule({
  code: 'MCP_SERVER_JSON_SCHEMA_OUTDATED',
  on: 'registry',
  title: 'An older version of the schema is declared',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: [], reference: 'schema-version-deprecated', warns: true },
  messages: {
    older: ({ date }: { date: string }) => ({
      what: `The file declares the schema of ${date}; ${currentSchema} is the current one.`,
      todo: 'Declare the current one: the registry takes the older with a warning, and mcp-publisher of 2025 refused it.',
    }),
    unusable: ({ date }: { date: string }) => ({
      what: `The file declares the schema of ${date}, which has other names for the members of packages.`,
      todo: `Declare ${currentSchema}: validating goes by the version that the file declares, and no package fits that one any more.`,
    }),
  },
  check({ server }, report) {
    const found = declared(server)
    const version = schemaVersion(found?.id)
    if (!found || !version || version.date === currentSchema) return
    const { date } = version
    // The engine makes it a suggestion where the file has an error that no safe fix repairs.
    const fixes = replaceBy(found.node, 'safe')
    if (!version.snakeCase || server.packages.length === 0) return report('older', found.node, { date }, { fixes })
    const official = { gates: ['schema'] as const, reference: 'schema-version-deprecated', warns: true as const }
    if (hasPresentNames(server)) report('unusable', found.node, { date }, { severity: 'error', official, fixes })
    else report('older', found.node, { date }, { official, fixes })
  },
})

function hasPresentNames({ node }: RegistryServer): boolean {
  const { fields } = objects.Package
  return objectItems(node, 'Server', 'packages').some(one =>
    one.members.some(({ key }) => Object.hasOwn(fields, key.name) && fields[key.name]?.snake !== undefined),
  )
}

const notCanonical = defineRule({
  code: 'MCP_SERVER_JSON_SCHEMA_URL_NOT_CANONICAL',
  on: 'registry',
  title: 'The address of the current schema is written in another way',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: [], reference: 'schema-version-deprecated', warns: true },
  messages: {
    differs: ({ address }: { address: string }) => ({
      what: `${quote(address)} names the current schema under another address.`,
      todo: `Write ${schemaAddress()}: the registry compares the whole address and calls this one outdated, although its date is the current one.`,
    }),
    relative: ({ address }: { address: string }) => ({
      what: `${quote(address)} is no whole address.`,
      todo: `Write ${schemaAddress()}: the schema asks for an absolute address.`,
    }),
  },
  check({ server }, report) {
    const found = declared(server)
    if (found?.id !== currentSchema || found.node.value === schemaAddress()) return
    const fixes = replaceBy(found.node, 'safe')
    const data = { address: found.node.value }
    if (/^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(found.node.value)) return report('differs', found.node, data, { fixes })
    const official = { gates: ['schema'] as const, reference: 'schema-version-deprecated', warns: true as const }
    report('relative', found.node, data, { severity: 'error', official, fixes })
  },
})

export default [missing, unrecognized, versionUnknown, outdated, notCanonical]

const good = [withRoot({})]
const at = (address: string) => withRoot({ $schema: address })

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_SCHEMA_MISSING: {
    why: 'The registry reads from $schema by which version a file is to be judged, and refuses one without it, although the schema itself does not ask for it. Editors also use it to complete and check.',
    sources: [source.validators, source.types],
    examples: { bad: [withRoot({ $schema: undefined })], good },
  },
  MCP_SERVER_JSON_SCHEMA_UNRECOGNIZED: {
    why: 'An address of another form, often from an early draft or from the repository, tells the registry no version. It refuses the file.',
    sources: [source.validators, 'modelcontextprotocol/registry#694'],
    examples: { bad: [at('https://modelcontextprotocol.io/schema/2025-01-09/server.json')], good },
  },
  MCP_SERVER_JSON_SCHEMA_VERSION_UNKNOWN: {
    why: 'The registry has a copy of each published version and refuses all others, the draft included.',
    sources: ['modelcontextprotocol/registry, internal/validators/schema.go (7722031)'],
    examples: { bad: [at(schemaAddress('draft')), at(schemaAddress('2025-01-01'))], good },
  },
  MCP_SERVER_JSON_SCHEMA_OUTDATED: {
    why: 'Older versions are still taken, with a warning; releases of mcp-publisher from 2025 refused them. What a file says is checked against the version that it declares, so newer members go unchecked.',
    sources: [source.validators, 'modelcontextprotocol/registry, docs/reference/server-json/CHANGELOG.md'],
    examples: { bad: [at(schemaAddress('2025-10-17')), at(schemaAddress('2025-07-09'))], good },
  },
  MCP_SERVER_JSON_SCHEMA_URL_NOT_CANONICAL: {
    why: 'The registry finds the version in the path, then compares the whole address with that of the current version. Another host or http makes it warn that the current version is not the current version.',
    sources: [source.validators],
    examples: { bad: [at(schemaAddress().replace('https:', 'http:'))], good },
  },
}
