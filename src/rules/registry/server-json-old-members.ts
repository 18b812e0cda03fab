import type { Member, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import type { RegistryObjectSubject } from '../../kinds/server-json/subjects.js'
import type { Gate } from '../../registry/gates.js'
import { fieldSpec, managedMembers, type ObjectName, officialKey, presentName } from '../../registry/objects.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withEnvironment, withPackage, withRemote, withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

interface Renamed {
  readonly old: string
  readonly name: string
}

const snakeCase = defineRule({
  code: 'MCP_SERVER_JSON_SNAKE_CASE_FIELD',
  on: 'registry-object',
  title: 'A member under its name of before September 2025',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    renamed: ({ old, name }: Renamed) => ({
      what: `${quote(old)} is called ${quote(name)} since the schema of 2025-09-16.`,
      todo: 'Rename it: no registry reads the old name any more, so its value is lost.',
    }),
    both: ({ old, name }: Renamed) => ({
      what: `${quote(old)} stands beside ${quote(name)}, its name since the schema of 2025-09-16.`,
      todo: `Take it out: only ${quote(name)} counts, and the endpoint refuses the old name.`,
    }),
  },
  check(subject, report) {
    for (const { one, name } of formerMembers(subject, true)) {
      const both = member(subject.node, name) !== undefined
      report(
        both ? 'both' : 'renamed',
        { member: one, at: 'key' },
        { old: one.key.name, name },
        {
          official: { gates: gatesOf(subject, name, both) },
          fixes: both ? [] : renameFix(one, name),
        },
      )
    }
  },
})

const legacy = defineRule({
  code: 'MCP_SERVER_JSON_LEGACY_FIELD',
  on: 'registry-object',
  title: 'A member of an early form of server.json',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    early: ({ old, name }: Renamed) => ({
      what: `${quote(old)} is an early form of ${quote(name)}.`,
      todo: `Write ${quote(name)} in its place: the registry does not read the early form, so its value is lost.`,
    }),
    both: ({ old, name }: Renamed) => ({
      what: `${quote(old)} stands beside ${quote(name)}, which took its place.`,
      todo: `Take it out: only ${quote(name)} counts, and the endpoint refuses the early form.`,
    }),
  },
  check(subject, report) {
    for (const { one, name } of formerMembers(subject, false)) {
      const both = member(subject.node, name) !== undefined
      report(
        both ? 'both' : 'early',
        { member: one, at: 'key' },
        { old: one.key.name, name },
        {
          official: { gates: gatesOf(subject, name, both) },
          fixes: both ? [] : earlyFix(one, name),
        },
      )
    }
  },
})

function formerMembers({ object, node }: RegistryObjectSubject, snake: boolean): { one: Member; name: string }[] {
  return effectiveMembers(node).flatMap(one => {
    const present = presentName(object, one.key.name)
    return present?.snake === snake ? [{ one, name: present.name }] : []
  })
}

/** The endpoint refuses the old name; without the present one, the object also lacks something. */
function gatesOf({ object, node }: RegistryObjectSubject, name: string, both: boolean): readonly Gate[] {
  if (both) return ['raw']
  const lacks = name === 'valueHint' && !member(node, 'value') ? (['schema'] as const) : []
  return ['raw', ...lacks, ...(fieldSpec(object as ObjectName, name)?.required ?? [])]
}

function renameFix({ key }: Member, name: string): FixDraft[] {
  return [{ title: `Rename ${key.name} to ${name}`, safety: 'safe', edits: edit => edit.rename(key, name) }]
}

function earlyFix(one: Member, name: string): FixDraft[] {
  if (one.key.name !== 'version_detail') return renameFix(one, name)
  const inner = one.value.type === 'object' && one.value.members.length === 1 ? member(one.value, 'version') : undefined
  if (inner?.value.type !== 'string') return []
  const { value } = inner.value
  return [
    {
      title: 'Write the version as version',
      safety: 'safe',
      edits: edit => [...edit.rename(one.key, name), ...edit.replace(one.value, value)],
    },
  ]
}

const managed = defineRule({
  code: 'MCP_SERVER_JSON_REGISTRY_MANAGED_FIELD',
  on: 'registry-object',
  title: 'A member that the registry fills in itself',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['raw'] },
  messages: {
    managed: ({ name }: { name: string }) => ({
      what: `The registry fills in ${quote(name)} by itself.`,
      todo: 'Take it out: mcp-publisher drops yours without a word, and the endpoint refuses it.',
    }),
    status: ({ value }: { value: string }) => ({
      what: `The status ${quote(value)} has no effect here.`,
      todo: 'Take it out and use mcp-publisher status: since the schema of 2025-09-29 the file has no status.',
    }),
    refused: ({ name, date }: { name: string; date: string }) => ({
      what: `The registry fills in ${quote(name)} by itself, and the schema of ${date} refuses this value.`,
      todo: 'Take it out: mcp-publisher drops it without a word.',
    }),
  },
  check({ object, node, schema }, report) {
    for (const one of effectiveMembers(node)) {
      const { name } = one.key
      const isOfficial = object === 'Meta' && name === officialKey
      if (!isOfficial && !(object === 'Server' && managedMembers.has(name))) continue
      const at = { member: one, at: 'key' } as const
      const { value } = one
      const status = name === 'status' && value.type === 'string' ? value.value : undefined
      const refused =
        schema.managed && (isOfficial ? value.type !== 'object' : name === 'status' && !STATUS.has(status ?? ''))
      const fixes = removeFix(one, node, isOfficial || status === 'active' ? 'safe' : 'suggested')
      if (refused) report('refused', at, { name, date: schema.date }, { severity: 'error', fixes })
      else if (status !== undefined && status !== 'active') report('status', at, { value: status }, { fixes })
      else report('managed', at, { name }, { fixes: name === 'status' || isOfficial ? fixes : [] })
    }
  },
})

const STATUS = new Set(['active', 'deprecated', 'deleted'])

function removeFix(one: Member, node: ObjectNode, safety: 'safe' | 'suggested'): FixDraft[] {
  const alone = node.members.length === 1 && node.holder?.in === 'member' ? node.holder.member : one
  return [{ title: `Take out ${alone.key.name}`, safety, edits: edit => edit.remove(alone) }]
}

export default [snakeCase, legacy, managed]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_SNAKE_CASE_FIELD: {
    why: 'The first schema wrote names such as registry_type; since 2025-09-16 they are registryType and so on. mcp-publisher drops the old names without a word, so a package loses its type and an input its mark as a secret.',
    sources: ['modelcontextprotocol/registry, docs/reference/server-json/CHANGELOG.md: 2025-09-16', source.cli],
    examples: {
      bad: [
        withPackage({ registryType: undefined, registry_type: 'npm' }),
        withRoot({ website_url: 'https://example.com' }),
      ],
      good: [withRoot({ websiteUrl: 'https://example.com' })],
    },
  },
  MCP_SERVER_JSON_LEGACY_FIELD: {
    why: 'Before the schema had its first version, server.json had other members; old guides and generators still write them. The registry does not read them, and what they say is lost.',
    sources: ['modelcontextprotocol/modelcontextprotocol#2046', source.types],
    examples: {
      bad: [
        withRemote({ type: undefined, transport_type: 'streamable-http' }),
        withRoot({ version: undefined, version_detail: { version: '1.0.0' } }),
        withEnvironment({ default_value: 'info' }),
      ],
      good: [withRemote({}), withEnvironment({ default: 'info' })],
    },
  },
  MCP_SERVER_JSON_REGISTRY_MANAGED_FIELD: {
    why: 'Status, dates and ids belong to the registry. They stand in its answers and not in the file that is published; whoever copies an answer brings them along, and they do nothing.',
    sources: ['modelcontextprotocol/registry, docs/reference/server-json/CHANGELOG.md: 2025-09-29', source.types],
    examples: {
      bad: [withRoot({ status: 'active' }), withRoot({ _meta: { [officialKey]: { isLatest: true } } })],
      good: [withRoot({})],
    },
  },
}
