import { field } from '../../kinds/server-json/fields.js'
import { readImage } from '../../registry/image.js'
import { baseAddress, isSameBase, packageType, packageTypes, packageTypeWords } from '../../registry/package-types.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withBundle, withImage, withPackage } from './shared-examples.js'
import { source } from './shared-sources.js'

const unsupported = defineRule({
  code: 'MCP_SERVER_JSON_REGISTRY_TYPE_UNSUPPORTED',
  on: 'registry-package',
  title: 'A type of package that the registry does not take',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    other: ({ type, known }: { type: string; known: string }) => ({
      what: `The registry takes no packages of the type ${quote(type)}.`,
      todo: `Write ${known}: mcp-publisher validate says nothing, and publishing is refused. Whoever runs a registry of their own can set this rule to warning.`,
    }),
  },
  check({ pack: { type } }, report) {
    if (!type || packageType(type.value)) return
    const lower = type.value.trim().toLowerCase()
    const word = Object.hasOwn(packageTypeWords, lower) ? packageTypeWords[lower] : undefined
    const better = packageType(lower)?.type ?? word
    const safety = better === lower ? 'safe' : 'suggested'
    const fixes: FixDraft[] = better
      ? [{ title: `Write ${better}`, safety, edits: edit => edit.replace(type, better) }]
      : []
    const known = list(
      packageTypes.map(one => one.type),
      'or',
    )
    const gates = type.value === '' ? (['http', 'publish'] as const) : (['publish'] as const)
    report('other', type, { type: type.value, known }, { official: { gates }, fixes })
  },
})

const invalid = defineRule({
  code: 'MCP_SERVER_JSON_REGISTRY_BASE_URL_INVALID',
  on: 'registry-package',
  title: 'A base address other than that of the public registry',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    spelling: () => ({
      what: 'This is the public registry, written in another way.',
      todo: 'Take the member out or write the address exactly, as the fix does: it is compared letter by letter, and publishing is refused otherwise.',
    }),
    other: ({ type }: { type: string }) => ({
      what: `Packages of the type ${type} can stand only in the public registry.`,
      todo: "Take the member out: publishing from a mirror or from a registry of one's own is refused.",
    }),
  },
  check({ pack: { node, type } }, report) {
    const kind = packageType(type?.value)
    const base = kind && baseAddress(kind)
    const found = field(node, 'Package', 'registryBaseUrl')?.value
    if (!kind || base === undefined || found?.type !== 'string' || found.value === base || found.value === '') return
    const fix: FixDraft = { title: 'Write the base address', safety: 'safe', edits: edit => edit.replace(found, base) }
    if (isSameBase(kind, found.value)) report('spelling', found, {}, { fixes: [fix] })
    else report('other', found, { type: kind.type })
  },
})

const forbidden = defineRule({
  code: 'MCP_SERVER_JSON_REGISTRY_BASE_URL_FORBIDDEN',
  on: 'registry-package',
  title: 'A base address where the identifier says it all',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    image: () => ({
      what: 'An image has no base address.',
      todo: 'Put the host in front of the identifier and take this out: publishing refuses it since 2025-10-11.',
    }),
    bundle: () => ({
      what: 'An MCPB file has no base address.',
      todo: 'Take it out: the identifier is the whole address of the file, and publishing refuses another one.',
    }),
  },
  check({ pack: { node, type, identifier } }, report) {
    if (type?.value !== 'oci' && type?.value !== 'mcpb') return
    const found = field(node, 'Package', 'registryBaseUrl')
    if (found?.value.type !== 'string' || found.value.value === '') return
    const take: FixDraft = { title: 'Take out the base address', safety: 'safe', edits: edit => edit.remove(found) }
    if (type.value === 'mcpb') return report('bundle', found.value, {}, { fixes: [take] })
    const image = identifier && readImage(identifier.value)
    const host = /^(?:https?:\/\/)?([^/?#\s]+)\/?$/i.exec(found.value.value)?.[1]?.toLowerCase()
    if (!identifier || !image || (image.fault !== undefined && image.fault !== 'upper-case')) {
      report('image', found.value, {})
    } else if (image.host) report('image', found.value, {}, { fixes: [take] })
    else if (host) {
      const title = `Put ${host} in front of the identifier`
      const move: FixDraft = {
        title,
        safety: 'safe',
        edits: edit => [...edit.remove(found), ...edit.replaceInside(identifier, 0, 0, `${host}/`)],
      }
      report('image', found.value, {}, { fixes: [move] })
    } else report('image', found.value, {})
  },
})

export default [unsupported, invalid, forbidden]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_REGISTRY_TYPE_UNSUPPORTED: {
    why: 'Validating never looks at the type of a package; publishing knows how to check six of them and refuses all others.',
    sources: [source.packages],
    examples: {
      bad: [withPackage({ registryType: 'NPM' }), withImage({ registryType: 'docker' })],
      good: [withPackage({}), withImage({}), withBundle({})],
    },
  },
  MCP_SERVER_JSON_REGISTRY_BASE_URL_INVALID: {
    why: 'Publishing proves that a package is yours by asking the public registry. The base address is therefore optional and, where it stands, must be that of the public registry to the letter: even a slash at the end is refused.',
    sources: [source.packages, 'modelcontextprotocol/registry, pkg/model/constants.go (7722031)'],
    examples: { bad: [withPackage({ registryBaseUrl: 'https://npm.example.com' })], good: [withPackage({})] },
  },
  MCP_SERVER_JSON_REGISTRY_BASE_URL_FORBIDDEN: {
    why: 'Since 2025-10-11 the identifier of an image holds the host, and that of an MCPB file is the whole address. A base address beside it would say the same twice, and publishing refuses it.',
    sources: [source.packages, 'modelcontextprotocol/registry, docs/reference/server-json/CHANGELOG.md: 2025-10-11'],
    examples: {
      bad: [
        withImage({ registryBaseUrl: 'https://images.azurecr.io' }),
        withBundle({ registryBaseUrl: 'https://github.com' }),
      ],
      good: [withImage({ identifier: 'images.azurecr.io/demo:1.0.0' }), withBundle({})],
    },
  },
}
