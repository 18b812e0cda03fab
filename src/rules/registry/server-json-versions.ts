import type { StringNode } from '../../document/document.js'
import type { RegistryServer } from '../../kinds/server-json/subjects.js'
import { readImage } from '../../registry/image.js'
import { packageType } from '../../registry/package-types.js'
import { isSemver, readVersion, toSemver } from '../../registry/version.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { withPackage, withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

/** The versions of a server and of its packages. */
function versionsOf({ version, packages }: RegistryServer): StringNode[] {
  return [version, ...packages.map(one => one.version)].filter(one => one !== undefined)
}

const latest = defineRule({
  code: 'MCP_SERVER_JSON_VERSION_LATEST',
  on: 'registry',
  title: 'A version called latest',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'reserved-version-string' },
  messages: {
    latest: () => ({
      what: 'The version is "latest".',
      todo: 'Write the version that was released: the registry refuses this word, because it would mean something else tomorrow.',
    }),
    'other-case': ({ version }: { version: string }) => ({
      what: `The version is ${quote(version)}.`,
      todo: 'Write the version that was released: the registry takes this spelling, and no package has such a version.',
    }),
  },
  check({ server }, report) {
    for (const one of versionsOf(server)) {
      if (one.value === 'latest') report('latest', one, {})
      else if (one.value.trim().toLowerCase() === 'latest')
        report('other-case', one, { version: one.value }, { severity: 'warning', official: { gates: [] } })
    }
  },
})

const range = defineRule({
  code: 'MCP_SERVER_JSON_VERSION_RANGE',
  on: 'registry',
  title: 'A range where one version belongs',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'version-looks-like-range' },
  messages: {
    range: ({ version }: { version: string }) => ({
      what: `${quote(version)} is a range of versions.`,
      todo: 'Write one version: an entry of the registry stands for one release, and ranges are refused.',
    }),
    letter: ({ version }: { version: string }) => ({
      what: `The registry takes ${quote(version)} for a range.`,
      todo: 'Rename the suffix (rc in place of next): the registry takes any x in such a version for a wildcard and refuses it.',
    }),
    missed: ({ version }: { version: string }) => ({
      what: `${quote(version)} is a range of versions.`,
      todo: 'Write one version: the registry does not recognise this form of a range, and no package has such a version.',
    }),
  },
  check({ server }, report) {
    for (const one of versionsOf(server)) {
      const reading = readVersion(one.value)
      const data = { version: one.value }
      if (reading === 'missed') report('missed', one, data, { severity: 'warning', official: { gates: [] } })
      else if (reading !== 'plain') report(reading, one, data)
    }
  },
})

const length = defineRule({
  code: 'MCP_SERVER_JSON_VERSION_LENGTH',
  on: 'registry',
  title: 'A version is empty or too long',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    long: ({ length }: { length: number }) => ({
      what: `The version has ${length} characters.`,
      todo: 'Shorten it to 255: the schema allows no more.',
    }),
    empty: () => ({
      what: 'The version of the package is empty.',
      todo: 'Write the released version or take the member out: the schema wants one character or more.',
    }),
  },
  check({ server: { version, packages }, schema }, report) {
    const length = version ? [...version.value].length : 0
    if (version && length > 255) report('long', version, { length }, { official: { gates: ['schema'] } })
    for (const { type, version } of packages) {
      if (version?.value !== '') continue
      const needed = packageType(type?.value)?.version === 'required'
      const gates = [...(needed ? (['publish'] as const) : []), ...(schema.packageVersion ? (['schema'] as const) : [])]
      report('empty', version, {}, { official: { gates: ['raw', ...gates] } })
    }
  },
})

const notSemver = defineRule({
  code: 'MCP_SERVER_JSON_VERSION_NOT_SEMVER',
  on: 'registry',
  title: 'The version of the server does not follow SemVer',
  severity: 'info',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_VERSION_LATEST', 'MCP_SERVER_JSON_VERSION_RANGE', 'MCP_SERVER_JSON_VERSION_LENGTH'],
  messages: {
    other: ({ version }: { version: string }) => ({
      what: `${quote(version)} is not a version of the form 1.2.3.`,
      todo: 'Follow Semantic Versioning: the registry cannot sort other versions and marks each as the latest.',
    }),
  },
  check({ server: { version } }, report) {
    if (!version || isSemver(version.value)) return
    const better = toSemver(version.value)
    const fix = { title: `Write ${better}`, safety: 'suggested' as const }
    report(
      'other',
      version,
      { version: version.value },
      {
        fixes: better ? [{ ...fix, edits: edit => edit.replace(version, better) }] : [],
      },
    )
  },
})

const mismatch = defineRule({
  code: 'MCP_SERVER_JSON_VERSION_MISMATCH',
  on: 'registry',
  title: 'Server and package have different versions',
  severity: 'info',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_VERSION_LATEST', 'MCP_SERVER_JSON_VERSION_RANGE', 'MCP_SERVER_JSON_VERSION_LENGTH'],
  messages: {
    differs: ({ server, pack }: { server: string; pack: string }) => ({
      what: `The server has the version ${quote(server)}, and its package ${quote(pack)}.`,
      todo: 'Give both the same version, so that people know which release an entry stands for.',
    }),
  },
  check({ server: { version, packages } }, report) {
    if (!version || isRefused(version.value)) return
    const found = packages.flatMap(({ type, identifier, version: own }) => {
      if (type?.value !== 'oci' || own) return own && own.value !== '' ? [{ node: own, version: own.value }] : []
      const tag = identifier && readImage(identifier.value).tag?.replace(/^v/, '')
      return tag !== undefined && isSemver(tag) ? [{ node: identifier as StringNode, version: tag }] : []
    })
    const [only, ...more] = found
    if (!only || more.length > 0 || isRefused(only.version)) return
    const [server, pack] = [version.value, only.version]
    if (server === pack || server.startsWith(`${pack}-`)) return
    report('differs', only.node, { server, pack })
  },
})

function isRefused(version: string): boolean {
  return version.trim().toLowerCase() === 'latest' || version.length > 255 || readVersion(version) !== 'plain'
}

export default [latest, range, length, notSemver, mismatch]

const npm = { registryType: 'npm', identifier: '@example-org/demo', transport: { type: 'stdio' } }
const both = (version: string) => withRoot({ version, packages: [{ ...npm, version }] })
const good = [withRoot({})]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_VERSION_LATEST: {
    why: 'An entry of the registry stands for one release and never changes. The word latest would stand for another release every day, so the registry refuses it.',
    sources: [source.validators],
    examples: { bad: [withPackage({ version: 'latest' })], good },
  },
  MCP_SERVER_JSON_VERSION_RANGE: {
    why: 'The registry wants one version and refuses what looks like a range. Its test is rough: an x anywhere in the suffix, as in next or linux, is taken for a wildcard.',
    sources: [source.validators, source.utils],
    examples: { bad: [both('^1.2.3'), both('1.0.0-next.1'), withPackage({ version: '*' })], good },
  },
  MCP_SERVER_JSON_VERSION_LENGTH: {
    why: 'The schema allows 255 characters for the version of the server, and wants at least one for that of a package.',
    sources: [source.schema],
    examples: { bad: [withPackage({ version: '' })], good },
  },
  MCP_SERVER_JSON_VERSION_NOT_SEMVER: {
    why: 'The registry finds out which version is the newest by Semantic Versioning. Any other version is marked as the latest when it is published, whatever came before.',
    sources: ['modelcontextprotocol/registry, docs/modelcontextprotocol-io/versioning.mdx'],
    examples: { bad: [both('v1.0')], good },
  },
  MCP_SERVER_JSON_VERSION_MISMATCH: {
    why: 'The version of the server is meant to be that of its package, with a suffix where only the entry changed. Where they differ, often one was forgotten in a release.',
    sources: ['modelcontextprotocol/registry, docs/modelcontextprotocol-io/versioning.mdx'],
    examples: { bad: [withRoot({ version: '1.2.0' })], good: [withRoot({ version: '1.0.0-1' })] },
  },
}
