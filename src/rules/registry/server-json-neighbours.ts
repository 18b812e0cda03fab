import type { StringNode } from '../../document/document.js'
import { textField } from '../../kinds/server-json/fields.js'
import type { RegistrySubject } from '../../kinds/server-json/subjects.js'
import { packageType } from '../../registry/package-types.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

/** A file beside the server.json, in the folder of the repository that it names, or above `.mcp`, where .NET projects keep it. */
function readBeside({ document, server, siblings }: RegistrySubject, name: string): string | undefined {
  const folder = server.repository && textField(server.repository, 'Repository', 'subfolder')?.value
  const usable = folder !== undefined && /^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) && !folder.includes('..')
  const up = /(?:^|\/)\.mcp\/[^/]+$/.test(document.uri) ? '../' : ''
  return siblings.read(up + name) ?? (usable ? siblings.read(`${up}${folder}/${name}`) : undefined)
}

/** package.json as it belongs to one of the npm packages, with that package. */
function ownManifest(subject: RegistrySubject) {
  const pack = subject.server.packages.find(one => one.type?.value === 'npm')
  const text = pack && readBeside(subject, 'package.json')
  if (text === undefined || text.length > 1_000_000) return undefined
  const manifest = parsed(text)
  const owner = subject.server.packages.find(
    ({ type, identifier }) => type?.value === 'npm' && identifier && identifier.value === manifest?.name,
  )
  return manifest && owner ? { manifest, pack: owner } : undefined
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}

const mcpName = defineRule({
  code: 'MCP_SERVER_JSON_PACKAGE_JSON_MCP_NAME',
  on: 'registry',
  title: 'The package.json does not name the server',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    missing: ({ name }: { name: string }) => ({
      what: 'The package.json of this package has no "mcpName".',
      todo: `Add "mcpName": ${quote(name)} to it and publish the package again: the registry reads it from the published version to see that the package is yours.`,
    }),
    differs: ({ name, own }: { name: string; own: string }) => ({
      what: `The name of the server is ${quote(name)}, and package.json says ${quote(own)} in "mcpName".`,
      todo: 'Make both the same, capitals too: the registry compares them in the published version of the package and refuses the server otherwise.',
    }),
  },
  check(subject, report) {
    const found = ownManifest(subject)
    const { name } = subject.server
    if (!found || !name) return
    const own = Object.hasOwn(found.manifest, 'mcpName') ? found.manifest.mcpName : undefined
    if (typeof own === 'string' && own !== '') {
      if (own !== name.value) report('differs', name, { name: name.value, own })
    } else if (found.pack.identifier) report('missing', found.pack.identifier, { name: name.value })
  },
})

const version = defineRule({
  code: 'MCP_SERVER_JSON_PACKAGE_JSON_VERSION',
  on: 'registry',
  title: 'The package.json has another version',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_VERSION_LATEST', 'MCP_SERVER_JSON_VERSION_RANGE', 'MCP_SERVER_JSON_VERSION_LENGTH'],
  messages: {
    differs: ({ listed, own }: { listed: string; own: string }) => ({
      what: `The package is listed with the version ${quote(listed)}, and its package.json has ${quote(own)}.`,
      todo: 'Bring both in step when you release: the registry would list the older one.',
    }),
  },
  check(subject, report) {
    const found = ownManifest(subject)
    const listed = found?.pack.version
    const own = found?.manifest.version
    if (!listed || typeof own !== 'string' || own === listed.value || own === '0.0.0-development') return
    const fix = { title: `Write ${own}`, safety: 'suggested' as const }
    report(
      'differs',
      listed,
      { listed: listed.value, own },
      { fixes: [{ ...fix, edits: edit => edit.replace(listed, own) }] },
    )
  },
})

const READMES = ['README.md', 'readme.md', 'README.rst', 'README.txt', 'README', 'Readme.md']

const readme = defineRule({
  code: 'MCP_SERVER_JSON_README_MCP_NAME',
  on: 'registry',
  title: 'The README does not name the server',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    missing: ({ name, type }: { name: string; type: string }) => ({
      what: 'The README of this package does not name the server.',
      todo: `Write ${quote(`mcp-name: ${name}`)} into it and publish the package again: for packages of the type ${type} the registry reads it there to see that the package is yours.`,
    }),
    hidden: ({ name }: { name: string }) => ({
      what: 'The README names the server only inside an HTML comment.',
      todo: `Write ${quote(`mcp-name: ${name}`)} into the text itself: the registry of crates shows the README without its comments.`,
    }),
  },
  check(subject, report) {
    const { name } = subject.server
    if (!name) return
    for (const { type, identifier } of subject.server.packages) {
      if (packageType(type?.value)?.proof !== 'readme' || !identifier || !type) continue
      if (!isOwn(subject, { type, identifier })) continue
      const text = READMES.map(one => readBeside(subject, one)).find(one => one !== undefined)
      if (text === undefined) continue
      if (!isNamed(text, name.value)) report('missing', identifier, { name: name.value, type: type.value })
      else if (type.value === 'cargo' && !isNamed(text.replace(/<!--[\s\S]*?-->/g, ''), name.value))
        report('hidden', identifier, { name: name.value })
    }
  },
})

/** Whether a file beside the server.json says that the package is made here. */
function isOwn(subject: RegistrySubject, { type, identifier }: { type: StringNode; identifier: StringNode }): boolean {
  if (type.value === 'nuget')
    return /^[\w.-]{1,200}$/.test(identifier.value) && readBeside(subject, `${identifier.value}.csproj`) !== undefined
  const manifest = readBeside(subject, type.value === 'cargo' ? 'Cargo.toml' : 'pyproject.toml')
  if (manifest === undefined) return false
  const own = /^[ \t]*name[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/m.exec(manifest)?.[1]
  const plain = (text: string): string => text.toLowerCase().replace(/[-_.]+/g, '-')
  return own !== undefined && plain(own) === plain(identifier.value)
}

/** The marker with the whole name: a longer name is another one. */
function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf('mcp-name:'); at >= 0; at = text.indexOf('mcp-name:', at + 1)) {
    const rest = text
      .slice(at + 'mcp-name:'.length)
      .slice(0, name.length + 64)
      .replace(/^[ \t]+/, '')
    if (rest.startsWith(name) && !/^[A-Za-z0-9._/-]*[A-Za-z0-9_/-]/.test(rest.slice(name.length))) return true
  }
  return false
}

export default [mcpName, version, readme]

const good = [withRoot({})]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_PACKAGE_JSON_MCP_NAME: {
    why: 'For packages of the type npm the registry proves ownership by mcpName in the published package.json. mcp-lint compares the one beside the server.json, which is what the next release will hold.',
    sources: ['modelcontextprotocol/registry, internal/validators/registries/npm.go (7722031)'],
    examples: { bad: [], good },
  },
  MCP_SERVER_JSON_PACKAGE_JSON_VERSION: {
    why: 'A release raises the version in package.json, and the server.json beside it is forgotten easily. The registry then lists the release before.',
    sources: [source.own],
    examples: { bad: [], good },
  },
  MCP_SERVER_JSON_README_MCP_NAME: {
    why: 'For packages of the types pypi, nuget and cargo the registry proves ownership by a marker in the README of the published package.',
    sources: [
      'modelcontextprotocol/registry, internal/validators/registries (7722031)',
      'modelcontextprotocol/registry#1207, #1423: crates',
    ],
    examples: { bad: [], good },
  },
}
