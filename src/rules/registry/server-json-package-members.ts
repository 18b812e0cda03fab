import type { Node, StringNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { field } from '../../kinds/server-json/fields.js'
import { readImage } from '../../registry/image.js'
import { packageType } from '../../registry/package-types.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withBundle, withImage, withPackage } from './shared-examples.js'
import { gatesWithout } from './shared-gates.js'
import { source } from './shared-sources.js'

const HASH = /^[a-f0-9]{64}$/

const versionRequired = defineRule({
  code: 'MCP_SERVER_JSON_PACKAGE_VERSION_REQUIRED',
  on: 'registry-package',
  title: 'A package without its version',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    missing: ({ type }: { type: string }) => ({
      what: 'The package has no "version".',
      todo: `Add the released version: publishing refuses a package of the type ${type} without one.`,
    }),
  },
  check({ pack: { node, type }, schema }, report) {
    const kind = packageType(type?.value)
    const found = field(node, 'Package', 'version')?.value
    if (kind?.version !== 'required' || found) return
    const gates = gatesWithout(node, 'version', schema.packageVersion ? ['publish', 'schema'] : ['publish'])
    report('missing', node, { type: kind.type }, { official: { gates } })
  },
})

const versionForbidden = defineRule({
  code: 'MCP_SERVER_JSON_PACKAGE_VERSION_FORBIDDEN',
  on: 'registry-package',
  title: 'An image with a version beside its name',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    same: () => ({
      what: 'The version of an image is its tag.',
      todo: 'Take the version out: it stands in the identifier already, and publishing refuses it here since 2025-10-11.',
    }),
    move: ({ version }: { version: string }) => ({
      what: 'The version of an image is its tag.',
      todo: `Put ${quote(`:${version}`)} behind the identifier and take the version out: publishing refuses it here since 2025-10-11.`,
    }),
    differs: ({ version, tag }: { version: string; tag: string }) => ({
      what: `The version is ${quote(version)}, and the identifier says ${quote(tag)}.`,
      todo: 'Take the version out: publishing refuses it here, and only the identifier says which image is run.',
    }),
  },
  check({ pack: { node, type, identifier } }, report) {
    const found = field(node, 'Package', 'version')
    if (type?.value !== 'oci' || found?.value.type !== 'string' || found.value.value === '') return
    const version = found.value.value
    const image = identifier && readImage(identifier.value)
    const told = image?.tag ?? image?.digest
    if (!identifier || !image) return report('move', found.value, { version })
    if (told === undefined) {
      const usable = !image.fault && /^\w[\w.-]{0,127}$/.test(version)
      const end = identifier.value.length
      const move: FixDraft = {
        title: `Write the version as tag`,
        safety: 'safe',
        edits: edit => [...edit.replaceInside(identifier, end, end, `:${version}`), ...edit.remove(found)],
      }
      return report('move', found.value, { version }, { fixes: usable ? [move] : [] })
    }
    const same = image.tag?.replace(/^v/, '') === version.replace(/^v/, '')
    const take: FixDraft = { title: 'Take out the version', safety: 'safe', edits: edit => edit.remove(found) }
    if (same) report('same', found.value, {}, { fixes: [take] })
    else report('differs', found.value, { version, tag: told })
  },
})

const hashRequired = defineRule({
  code: 'MCP_SERVER_JSON_FILE_SHA256_REQUIRED',
  on: 'registry-package',
  title: 'An MCPB file without its hash',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    missing: () => ({
      what: 'The package has no "fileSha256".',
      todo: 'Add what openssl dgst -sha256 prints for the file: publishing refuses an MCPB file without it, and clients compare it.',
    }),
  },
  check({ pack: { node, type } }, report) {
    const found = field(node, 'Package', 'fileSha256')?.value
    if (packageType(type?.value)?.sha256 !== 'required' || found) return
    report('missing', node, {}, { official: { gates: gatesWithout(node, 'fileSha256', ['publish']) } })
  },
})

const hashForbidden = defineRule({
  code: 'MCP_SERVER_JSON_FILE_SHA256_FORBIDDEN',
  on: 'registry-package',
  title: 'A hash where publishing takes none',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    forbidden: ({ type }: { type: string }) => ({
      what: `A package of the type ${type} has no "fileSha256".`,
      todo: 'Take it out: the schema allows it for every type, and publishing refuses it for all but MCPB files.',
    }),
  },
  check({ pack: { node, type } }, report) {
    const kind = packageType(type?.value)
    const found = member(node, 'fileSha256') ?? field(node, 'Package', 'fileSha256')
    if (kind?.sha256 !== 'forbidden' || found?.value.type !== 'string') return
    const { value } = found.value
    const gates =
      value === '' ? (['raw'] as const) : HASH.test(value) ? (['publish'] as const) : (['http', 'publish'] as const)
    const take: FixDraft = { title: 'Take out the hash', safety: 'safe', edits: edit => edit.remove(found) }
    report('forbidden', found.value, { type: kind.type }, { official: { gates }, fixes: [take] })
  },
})

const hashInvalid = defineRule({
  code: 'MCP_SERVER_JSON_FILE_SHA256_INVALID',
  on: 'registry-package',
  title: 'A hash that is not 64 small hexadecimal digits',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    form: ({ length }: { length: number }) => ({
      what: `This is no SHA-256 hash (${length} characters).`,
      todo: 'Write the 64 hexadecimal digits in small letters that openssl dgst -sha256 prints, and nothing else: the registry refuses other texts.',
    }),
  },
  check({ pack: { node, type } }, report) {
    const kind = packageType(type?.value)
    const found = field(node, 'Package', 'fileSha256')?.value
    if (kind?.sha256 === 'forbidden' || found?.type !== 'string' || HASH.test(found.value)) return
    const better = found.value
      .trim()
      .toLowerCase()
      .replace(/^sha256:/, '')
    const fixes: FixDraft[] = HASH.test(better)
      ? [
          {
            title: 'Write the hash in small letters without a prefix',
            safety: 'safe',
            edits: edit => edit.replace(found, better),
          },
        ]
      : []
    const gates =
      found.value === '' ? (['raw', ...(kind ? (['publish'] as const) : [])] as const) : (['http', 'schema'] as const)
    report('form', found, { length: [...found.value].length }, { official: { gates }, fixes })
  },
})

const spaces = defineRule({
  code: 'MCP_SERVER_JSON_IDENTIFIER_HAS_SPACES',
  on: 'registry-package',
  title: 'Spaces in the identifier of a package',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'package-name-has-spaces' },
  messages: {
    space: ({ identifier }: { identifier: string }) => ({
      what: `The identifier ${quote(identifier)} has a space in it.`,
      todo: 'Write the name of the package as its registry has it, without version or arguments: names with spaces are refused.',
    }),
  },
  check({ pack: { identifier } }, report) {
    if (identifier?.value.includes(' ')) report('space', identifier, { identifier: identifier.value })
  },
})

/** How a version is written behind a name, by type. */
const SEPARATORS: Readonly<Record<string, RegExp>> = {
  npm: /^((?:@[^/@\s]+\/)?[^/@\s]+)@([^@\s/]+)$/,
  pypi: /^([A-Za-z0-9._-]+(?:\[[^\]\s]*\])?)==([^\s=]+)$/,
  nuget: /^([A-Za-z0-9._-]+)@([^@\s/]+)$/,
  cargo: /^([A-Za-z0-9_-]+)@([^@\s/]+)$/,
}

const hasVersion = defineRule({
  code: 'MCP_SERVER_JSON_IDENTIFIER_HAS_VERSION',
  on: 'registry-package',
  title: 'A version in the identifier of a package',
  severity: 'error',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  // Publishing asks the registry for a package of this very name, and there is none.
  messages: {
    version: ({ name, version }: { name: string; version: string }) => ({
      what: `The identifier has the version ${quote(version)} in it.`,
      todo: `Write ${quote(name)} and the version in "version": no package is found under the longer name.`,
    }),
  },
  check({ pack: { node, type, identifier } }, report) {
    const pattern = Object.hasOwn(SEPARATORS, type?.value ?? '') ? SEPARATORS[type?.value ?? ''] : undefined
    const match = identifier && identifier.value.length < 400 ? pattern?.exec(identifier.value) : undefined
    if (!identifier || !match) return
    const [, name = '', version = ''] = match
    const own = field(node, 'Package', 'version')?.value
    report('version', identifier, { name, version }, { fixes: splitFix(identifier, name, version, own) })
  },
})

function splitFix(identifier: StringNode, name: string, version: string, own: Node | undefined): FixDraft[] {
  if (own && !(own.type === 'string' && own.value === version)) return []
  const { holder } = identifier
  if (holder?.in !== 'member') return []
  const { member: one } = holder
  return [
    {
      title: own ? 'Take the version out of the identifier' : 'Write the version as version',
      safety: 'safe',
      edits: edit => [
        ...edit.replace(identifier, name),
        ...(own ? [] : edit.insert(one.owner, 'version', version, one)),
      ],
    },
  ]
}

export default [versionRequired, versionForbidden, hashRequired, hashForbidden, hashInvalid, spaces, hasVersion]

const good = [withPackage({})]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_PACKAGE_VERSION_REQUIRED: {
    why: 'The schema lets every package go without a version since 2025-10-11, because images have none. For packages of a registry publishing still asks for it.',
    sources: [source.packages],
    examples: { bad: [withPackage({ version: undefined })], good },
  },
  MCP_SERVER_JSON_PACKAGE_VERSION_FORBIDDEN: {
    why: 'Before 2025-10-11 images had a version beside their name. Now the identifier holds the tag, and publishing refuses a version beside it.',
    sources: [source.packages, 'modelcontextprotocol/registry, docs/reference/server-json/CHANGELOG.md: 2025-10-11'],
    examples: {
      bad: [withImage({ identifier: 'example/demo', version: '1.0.0' }), withImage({ version: '1.0.0' })],
      good: [withImage({})],
    },
  },
  MCP_SERVER_JSON_FILE_SHA256_REQUIRED: {
    why: 'An MCPB file is downloaded from a page of releases. The hash is what tells clients that it is still the file that was published.',
    sources: [source.packages],
    examples: { bad: [withBundle({ fileSha256: undefined })], good: [withBundle({})] },
  },
  MCP_SERVER_JSON_FILE_SHA256_FORBIDDEN: {
    why: 'The schema calls the hash optional for all packages. Publishing refuses it for every type but MCPB files, which validating does not tell.',
    sources: [source.packages],
    examples: { bad: [withPackage({ fileSha256: '0f'.repeat(32) })], good },
  },
  MCP_SERVER_JSON_FILE_SHA256_INVALID: {
    why: 'The hash is compared as text, so the registry takes one form only: 64 hexadecimal digits in small letters without a prefix.',
    sources: [source.schema, source.types],
    examples: { bad: [withBundle({ fileSha256: `sha256:${'0F'.repeat(32)}` })], good: [withBundle({})] },
  },
  MCP_SERVER_JSON_IDENTIFIER_HAS_SPACES: {
    why: 'No registry has packages with spaces in their names. Mostly a command line was pasted in place of the name.',
    sources: [source.validators],
    examples: { bad: [withPackage({ identifier: 'demo server' })], good },
  },
  MCP_SERVER_JSON_IDENTIFIER_HAS_VERSION: {
    why: 'On a command line name and version are often written in one word. Here they are two members, and publishing looks for a package that has the whole text as its name and finds none.',
    sources: [source.packages],
    examples: { bad: [withPackage({ identifier: '@example-org/demo@1.0.0' })], good },
  },
}
