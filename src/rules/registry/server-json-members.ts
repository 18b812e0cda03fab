import type { Member, Node } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { field } from '../../kinds/server-json/fields.js'
import type { RegistryObjectSubject } from '../../kinds/server-json/subjects.js'
import type { Gate } from '../../registry/gates.js'
import {
  type FieldSpec,
  fieldSpec,
  managedMembers,
  type ObjectName,
  objects,
  presentName,
} from '../../registry/objects.js'
import { readRepository } from '../../registry/repository.js'
import { schemaAddress } from '../../registry/schema-versions.js'
import { nearest } from '../../text/near.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withArgument, withPackage, withRoot } from './shared-examples.js'
import { gatesOfNull, gatesOfNullItem, gatesWithout } from './shared-gates.js'
import { source } from './shared-sources.js'
import { fixOfType, typeOf, typeWords } from './shared-types.js'

const required = defineRule({
  code: 'MCP_SERVER_JSON_FIELD_REQUIRED',
  on: 'registry-object',
  title: 'A required member is missing in a server.json',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    missing: ({ label, name }: Missing) => ({
      what: `${label} has no ${quote(name)}.`,
      todo: `Add ${quote(name)}: the registry refuses the file without it.`,
    }),
    unnoticed: ({ label, name }: Missing) => ({
      what: `${label} has no ${quote(name)}.`,
      todo: `Add ${quote(name)}: the schema requires it. mcp-publisher does not notice that it is missing and publishes an empty text.`,
    }),
    empty: ({ name }: Missing) => ({
      what: `${quote(name)} is empty.`,
      todo: 'Fill it in: the registry refuses an empty text here.',
    }),
    'by-version': ({ date }: { date: string }) => ({
      what: `The package has no "version", which the schema of ${date} requires.`,
      todo: 'Declare the current schema, under which a package may go without: validating goes by the version that the file declares.',
    }),
  },
  check(subject, report) {
    const { object, node, schema, server } = subject
    for (const [name, spec] of Object.entries(objects[object].fields)) {
      if (!spec.required) continue
      const found = field(node, object, name)
      const data = { label: labelOf(subject), name }
      const gates = gatesWithout(node, name, spec.required)
      if (!found && !isEmptyRepository(subject)) {
        const fixes = sourceFix(subject, name)
        report(gates.includes('raw') ? 'unnoticed' : 'missing', node, data, {
          official: { gates, ...referenceOf(object) },
          fixes,
        })
      } else if (name === 'identifier' && found?.value.type === 'string' && found.value.value === '') {
        report('empty', found.value, data, { official: { gates: ['http'] } })
      }
    }
    if (object !== 'Package' || !schema.packageVersion || field(node, object, 'version')) return
    const type = server.packages.find(one => one.node === node)?.type?.value ?? ''
    if (type !== 'oci' && type !== 'mcpb') return // for others a rule of its own speaks
    const address = field(server.node, 'Server', '$schema')?.value
    const fixes: FixDraft[] = address
      ? [{ title: 'Declare the current schema', safety: 'safe', edits: edit => edit.replace(address, schemaAddress()) }]
      : []
    report(
      'by-version',
      node,
      { date: schema.date },
      { official: { gates: gatesWithout(node, 'version', ['schema']) }, fixes },
    )
  },
})

interface Missing {
  readonly label: string
  readonly name: string
}

function isEmptyRepository({ object, node }: RegistryObjectSubject): boolean {
  const filled = (name: string): boolean => {
    const value = member(node, name)?.value
    return value !== undefined && !(value.type === 'string' && value.value === '')
  }
  return object === 'Repository' && !filled('url') && !filled('source')
}

function sourceFix({ object, node }: RegistryObjectSubject, name: string): FixDraft[] {
  if (object !== 'Repository' || name !== 'source') return []
  const url = member(node, 'url')
  const reading = url?.value.type === 'string' ? readRepository(url.value.value) : undefined
  if (!reading || reading.kind === 'other') return []
  const { source: host } = reading
  return [{ title: `Add source ${host}`, safety: 'safe', edits: edit => edit.insert(node, 'source', host, url) }]
}

function referenceOf(object: string): { reference?: string } {
  if (object === 'Repository') return { reference: 'invalid-repository-url' }
  if (object === 'PackageTransport') return { reference: 'unsupported-transport-type' }
  return object === 'RemoteTransport' ? { reference: 'unsupported-remote-transport-type' } : {}
}

function labelOf({ object }: RegistryObjectSubject): string {
  return objects[object].label
}

const wrongType = defineRule({
  code: 'MCP_SERVER_JSON_FIELD_TYPE',
  on: 'registry-object',
  title: 'A value in a server.json has the wrong type',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    type: ({ name, wanted, found }: { name: string; wanted: string; found: string }) => ({
      what: `${quote(name)} must be ${wanted}, and it is ${found}.`,
      todo: `Write ${wanted}: mcp-publisher and the registry stop reading at the first value of another type.`,
    }),
    text: ({ name, found, example }: { name: string; found: string; example: string }) => ({
      what: `${quote(name)} must be text, and it is ${found}.`,
      todo: `Write ${example}: all values, numbers and switches too, are texts here, and the registry refuses the file otherwise.`,
    }),
    item: ({ wanted, found }: { wanted: string; found: string }) => ({
      what: `Each item here must be ${wanted}, and this one is ${found}.`,
      todo: `Write ${wanted}: mcp-publisher and the registry stop reading at the first value of another type.`,
    }),
    null: ({ name }: { name: string }) => ({
      what: `${quote(name)} is null.`,
      todo: 'Take the member out or fill it in: mcp-publisher drops it without a word, the schema and the endpoint refuse it.',
    }),
  },
  check(subject, report) {
    const { object, node } = subject
    for (const { key, value } of effectiveMembers(node)) {
      const { name } = key
      const spec = fieldSpec(object, presentOf(object, name))
      if (!spec || name === 'version_detail') continue
      if (value.type === 'null') {
        const gates = gatesOfNull(subject, presentOf(object, name))
        report('null', value, { name }, { official: { gates }, ...levelOfNull(gates) })
        continue
      }
      if (typeOf(value) !== wantedType(spec)) {
        const fixes = fixOfType(object, name, spec, value)
        const example = value.type === 'number' || value.type === 'boolean' ? quote(valueText(value)) : 'a text'
        const extras = { official: { gates: ['decode'] as const }, fixes }
        if (spec.type === 'text') report('text', value, { name, found: typeWords[value.type], example }, extras)
        else report('type', value, { name, wanted: wantedWords(spec), found: typeWords[value.type] }, extras)
        continue
      }
      for (const item of itemsOf(value)) {
        const wanted = spec.of === 'text' ? 'text' : 'object'
        if (spec.type === 'object' || typeOf(item) === wanted) continue
        const fixes = fixOfType(object, name, { type: wanted }, item)
        const data = { wanted: wanted === 'text' ? 'a text' : 'an object', found: typeWords[item.type] }
        const gates = item.type === 'null' ? gatesOfNullItem(subject, presentOf(object, name)) : (['decode'] as const)
        report('item', item, data, { official: { gates }, fixes })
      }
    }
  },
})

/** mcp-publisher leaves null out, so what it sends is right unless the member is needed. */
const levelOfNull = (gates: readonly Gate[]): { severity?: 'info' } =>
  gates.some(gate => gate !== 'raw') ? {} : { severity: 'info' }

const presentOf = (object: ObjectName, name: string): string => presentName(object, name)?.name ?? name

const wantedType = ({ type }: FieldSpec): string => (type === 'map' ? 'object' : type)

function wantedWords({ type, of }: FieldSpec): string {
  if (type === 'boolean') return 'true or false'
  if (type === 'list') return of === 'text' ? 'a list of texts' : 'a list of objects'
  return type === 'text' ? 'a text' : 'an object'
}

function itemsOf(value: Node): readonly Node[] {
  if (value.type === 'array') return value.items
  return value.type === 'object' ? effectiveMembers(value).map(one => one.value) : []
}

const valueText = (value: Node): string =>
  value.type === 'number' ? value.raw : value.type === 'boolean' ? String(value.value) : ''

const unknown = defineRule({
  code: 'MCP_SERVER_JSON_UNKNOWN_FIELD',
  on: 'registry-object',
  title: 'A member that server.json does not have',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry', 'spelling'],
  since: '0.1.0',
  official: { gates: ['raw'] },
  messages: {
    near: ({ name, near, label }: { name: string; near: string; label: string }) => ({
      what: `${label} has no member ${quote(name)}.`,
      todo: `Did you mean ${quote(near)}? mcp-publisher drops a member that it does not know without a word, and the endpoint refuses it.`,
    }),
    unknown: ({ name, label }: { name: string; label: string }) => ({
      what: `${label} has no member ${quote(name)}.`,
      todo: 'Take it out, or move it below the metadata of the publisher in _meta: mcp-publisher drops it without a word, and the endpoint refuses it.',
    }),
    closed: ({ name, date }: { name: string; date: string }) => ({
      what: `A package has no member ${quote(name)} under the schema of ${date}.`,
      todo: 'Take it out or declare the current schema: that version refuses members that it does not know.',
    }),
  },
  check({ object, node, schema }, report) {
    if (objects[object].open) return
    const known = Object.keys(objects[object].fields)
    for (const one of effectiveMembers(node)) {
      const { name } = one.key
      if (known.includes(name) || isTold(object, name)) continue
      const at = { member: one, at: 'key' } as const
      const label = objects[object].label
      const near = nearest(name, known) ?? longer(name, known)
      const closed = object === 'Package' && schema.closedPackages
      if (near !== undefined && !member(node, near)) {
        const fixes = renameFix(one, near)
        report('near', at, { name, near, label }, { fixes, ...(closed ? { severity: 'error' } : {}) })
      } else if (closed) report('closed', at, { name, date: schema.date }, { severity: 'error' })
      else report('unknown', at, { name, label })
    }
  },
})

/** What clients' configs call it, or the name of which it is a part: `required` for isRequired. */
function longer(name: string, known: readonly string[]): string | undefined {
  const meant = { env: 'environmentVariables', args: 'packageArguments' }[name]
  if (meant && known.includes(meant)) return meant
  const part = name.toLowerCase()
  return part.length < 5 ? undefined : known.find(one => one.toLowerCase().includes(part))
}

/** What other rules speak about. */
function isTold(object: RegistryObjectSubject['object'], name: string): boolean {
  return presentName(object, name) !== undefined || (object === 'Server' && managedMembers.has(name))
}

function renameFix({ key }: Member, near: string): FixDraft[] {
  return [{ title: `Rename ${key.name} to ${near}`, safety: 'suggested', edits: edit => edit.rename(key, near) }]
}

export default [required, wrongType, unknown]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_FIELD_REQUIRED: {
    why: 'Some members must be there. The registry refuses a file without them, or, where mcp-publisher fills the gap with an empty text, publishes an entry that clients cannot use.',
    sources: [source.schema, source.types, source.cli],
    examples: {
      bad: [withRoot({ description: undefined }), withPackage({ environmentVariables: [{ description: 'Region' }] })],
      good: [withRoot({})],
    },
  },
  MCP_SERVER_JSON_FIELD_TYPE: {
    why: 'The registry and mcp-publisher read into values of fixed types and stop at the first one that is something else. Numbers and switches as defaults, and maps of variables as clients have them, are the usual cases.',
    sources: [source.cli, 'modelcontextprotocol/registry#694'],
    examples: {
      bad: [withArgument({ default: 8080 }), withPackage({ environmentVariables: { REGION: 'eu' } })],
      good: [withArgument({ default: '8080' })],
    },
  },
  MCP_SERVER_JSON_UNKNOWN_FIELD: {
    why: 'The tool mcp-publisher drops members that it does not know, so what they say never reaches the registry. The endpoint refuses them.',
    sources: [source.schema, source.cli],
    examples: {
      bad: [withPackage({ environment: [{ name: 'REGION' }] }), withRoot({ keywords: ['demo'] })],
      good: [withPackage({ environmentVariables: [{ name: 'REGION' }] })],
    },
  },
}
