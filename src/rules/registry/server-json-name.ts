import { textField } from '../../kinds/server-json/fields.js'
import { githubOwnerOf } from '../../registry/repository.js'
import { githubOwner, type NameFault, nameFault, namespaceFault, reversed } from '../../registry/server-name.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const form =
  'The registry wants one slash: a namespace in reverse-DNS form, such as io.github.OWNER, then the name of the server.'

const invalid = defineRule({
  code: 'MCP_SERVER_JSON_NAME_INVALID',
  on: 'registry',
  title: 'The registry refuses the name of the server',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'invalid-server-name' },
  messages: {
    length: ({ length }: { length: number }) => ({
      what: `The name has ${length} characters.`,
      todo: 'Give it 3 to 200: the registry refuses any other length.',
    }),
    scope: ({ name, scope }: { name: string; scope: string }) => ({
      what: `${quote(name)} is the name of a package, not of a server.`,
      todo: `Write something like ${quote(`io.github.${scope}`)}: ${lower(form)}`,
    }),
    'no-slash': ({ name }: { name: string }) => ({ what: `${quote(name)} has no namespace.`, todo: form }),
    slashes: ({ name }: { name: string }) => ({ what: `${quote(name)} has more than one slash.`, todo: form }),
    short: ({ part }: { part: string }) => ({
      what: `The ${part} is shorter than two characters.`,
      todo: 'Make it longer: the registry wants two characters or more on both sides of the slash.',
    }),
    edge: ({ part }: { part: string }) => ({
      what: `The ${part} begins or ends with a sign.`,
      todo: 'Let it begin and end with a letter or a digit: the registry refuses it otherwise.',
    }),
    character: ({ part, character }: { part: string; character: string }) => ({
      what: `The ${part} has ${quote(character)} in it.`,
      todo: 'Leave that out: the registry takes letters, digits, dots and hyphens, and underscores only behind the slash.',
    }),
  },
  check({ server: { name } }, report) {
    const fault = name && nameFault(name.value)
    if (!name || !fault) return
    // The first look at the body has a pattern of its own, which is less strict.
    const http = fault.kind !== 'short' && fault.kind !== 'edge'
    const official = {
      gates: http ? (['http', 'semantic'] as const) : (['semantic'] as const),
      reference: 'invalid-server-name',
    }
    const data = {
      name: name.value,
      length: [...name.value].length,
      scope: name.value.slice(1, 100),
      part: 'part' in fault && fault.part === 'namespace' ? 'namespace' : 'part behind the slash',
      character: 'character' in fault ? fault.character : '',
    }
    report(fault.kind satisfies NameFault['kind'], name, data as never, { official })
  },
})

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const notReversed = defineRule({
  code: 'MCP_SERVER_JSON_NAMESPACE_NOT_REVERSE_DNS',
  on: 'registry',
  title: 'A namespace that no login grants',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    forward: ({ namespace, turned }: { namespace: string; turned: string }) => ({
      what: `The namespace ${quote(namespace)} is written forwards.`,
      todo: `Write ${quote(turned)}: the registry lets the owner of a domain publish under the reversed domain only.`,
    }),
    'no-dot': ({ namespace }: { namespace: string }) => ({
      what: `The namespace ${quote(namespace)} is no domain.`,
      todo: 'Write io.github.OWNER or your domain reversed: no login grants any other namespace.',
    }),
    'no-owner': () => ({
      what: 'The namespace names no owner.',
      todo: 'Write io.github.OWNER, where OWNER is the account that logs in: nobody may publish under io.github itself.',
    }),
  },
  check({ server: { name } }, report) {
    const namespace = validNamespace(name?.value)
    const fault = namespace === undefined ? undefined : namespaceFault(namespace)
    if (!name || !fault || namespace === undefined) return
    const at = { inside: name, from: 0, to: namespace.length }
    const turned = reversed(namespace)
    const fixes: FixDraft[] =
      fault.kind === 'forward'
        ? [
            {
              title: `Write ${turned}`,
              safety: 'suggested',
              edits: edit => edit.replaceInside(name, 0, namespace.length, turned),
            },
          ]
        : []
    if (fault.kind === 'forward') report('forward', at, { namespace, turned }, { fixes })
    else if (fault.kind === 'no-dot') report('no-dot', at, { namespace })
    else report('no-owner', at, {})
  },
})

/** The namespace of a name that the registry takes. */
function validNamespace(name: string | undefined): string | undefined {
  return name === undefined || nameFault(name) ? undefined : name.split('/')[0]
}

interface Owners {
  readonly owner: string
  readonly repository: string
}

const wrongCase = defineRule({
  code: 'MCP_SERVER_JSON_NAMESPACE_CASE',
  on: 'registry',
  title: 'The owner in the name has other capitals than on GitHub',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    differs: ({ owner, repository }: Owners) => ({
      what: `The name says ${quote(owner)}, and the repository belongs to ${quote(repository)}.`,
      todo: 'Write the owner with the capitals of the account, here and in mcpName or the README: the registry compares them, and publishing fails with 403.',
    }),
  },
  check({ server }, report) {
    const owners = ownersOf(server)
    if (!owners || owners.owner === owners.repository || !sameOwner(owners)) return
    const { name, owner, repository } = owners
    const from = 'io.github.'.length
    const fix: FixDraft = {
      title: `Write ${repository}`,
      safety: 'suggested',
      edits: edit => edit.replaceInside(name, from, from + owner.length, repository),
    }
    report('differs', { inside: name, from, to: from + owner.length }, { owner, repository }, { fixes: [fix] })
  },
})

const mismatch = defineRule({
  code: 'MCP_SERVER_JSON_NAMESPACE_REPOSITORY_MISMATCH',
  on: 'registry',
  title: 'Name and repository belong to different owners',
  severity: 'info',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    differs: ({ owner, repository }: Owners) => ({
      what: `The name stands in the space of ${quote(owner)}, and the repository belongs to ${quote(repository)}.`,
      todo: `Make sure that you can log in as ${quote(owner)}: only that account may publish under this name.`,
    }),
  },
  check({ server }, report) {
    const owners = ownersOf(server)
    if (!owners || sameOwner(owners)) return
    report('differs', { inside: owners.name, from: 10, to: 10 + owners.owner.length }, owners)
  },
})

function ownersOf({ name, repository }: { name: Text | undefined; repository: Repository | undefined }) {
  const owner = githubOwner(validNamespace(name?.value) ?? '')
  const url = repository && textField(repository, 'Repository', 'url')
  const other = url && githubOwnerOf(url.value)
  return name && owner && other ? { name, owner, repository: other } : undefined
}
type Text = NonNullable<ReturnType<typeof textField>>
type Repository = Parameters<typeof textField>[0]

const sameOwner = ({ owner, repository }: Owners): boolean => owner.toLowerCase() === repository.toLowerCase()

export default [invalid, notReversed, wrongCase, mismatch]

const named = (name: string, url?: string) =>
  withRoot({ name, ...(url ? { repository: { url, source: 'github' } } : {}) })

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_NAME_INVALID: {
    why: 'The name is the identity of the server, and the registry refuses any that does not have its form. The name of the npm package, which begins with an at sign, is the usual mistake.',
    sources: [source.utils, source.schema],
    examples: {
      bad: [named('@example-org/demo'), named('com.example/x')],
      good: [named('com.example.api/demo_server.v2')],
    },
  },
  MCP_SERVER_JSON_NAMESPACE_NOT_REVERSE_DNS: {
    why: 'Whoever publishes has to log in, with GitHub or for a domain, and may then publish under io.github.OWNER or the reversed domain. For other namespaces there is no login, so publishing fails although the file is valid.',
    sources: ['modelcontextprotocol/registry, docs/modelcontextprotocol-io/authentication.mdx'],
    examples: { bad: [named('example.com/demo')], good: [named('com.example/demo')] },
  },
  MCP_SERVER_JSON_NAMESPACE_CASE: {
    why: 'GitHub does not tell capitals apart in the name of an account; the registry does. Validating says nothing, and publishing fails with 403.',
    sources: ['modelcontextprotocol/registry#689'],
    examples: {
      bad: [named('io.github.exampleorg/demo', 'https://github.com/ExampleOrg/demo')],
      good: [named('io.github.ExampleOrg/demo', 'https://github.com/ExampleOrg/demo')],
    },
  },
  MCP_SERVER_JSON_NAMESPACE_REPOSITORY_MISMATCH: {
    why: 'The registry does not compare name and repository, but the login must fit the name. A fork that keeps the name of its origin cannot be published by the owner of the fork.',
    sources: [source.own, 'modelcontextprotocol/registry, docs/modelcontextprotocol-io/authentication.mdx'],
    examples: {
      bad: [named('io.github.somebody/demo', 'https://github.com/example-org/demo')],
      good: [named('io.github.example-org/demo', 'https://github.com/example-org/demo')],
    },
  },
}
