import type { StringNode } from '../../document/document.js'
import { field, textField } from '../../kinds/server-json/fields.js'
import type { RegistryPackageSubject } from '../../kinds/server-json/subjects.js'
import { type BundleFault, bundleFault } from '../../registry/bundle-url.js'
import { type Image, readImage } from '../../registry/image.js'
import { isImageHost } from '../../registry/package-types.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withBundle, withImage } from './shared-examples.js'
import { source } from './shared-sources.js'

/** The image that a package names, and where. */
function imageOf({
  pack: { type, identifier },
}: RegistryPackageSubject): { node: StringNode; image: Image } | undefined {
  if (type?.value !== 'oci' || !identifier || identifier.value === '') return undefined
  return { node: identifier, image: readImage(identifier.value) }
}

const invalid = defineRule({
  code: 'MCP_SERVER_JSON_OCI_REFERENCE_INVALID',
  on: 'registry-package',
  title: 'The name of an image cannot be read',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  yieldsTo: ['MCP_SERVER_JSON_IDENTIFIER_HAS_SPACES'],
  messages: {
    scheme: () => ({
      what: 'The name of the image begins with a scheme.',
      todo: 'Write it as docker pull takes it, without https://: publishing refuses it otherwise.',
    }),
    'upper-case': () => ({
      what: 'The name of the image has capitals in it.',
      todo: 'Write it in small letters: image registries know no others, and publishing refuses it.',
    }),
    repository: ({ name }: { name: string }) => ({
      what: `${quote(name)} is not the name of an image.`,
      todo: 'Write host, repository and tag as docker pull takes them: publishing refuses what it cannot read.',
    }),
    tag: ({ name }: { name: string }) => ({
      what: `${quote(name)} is not a tag.`,
      todo: 'Use up to 128 letters, digits, and _ . -, where the first is none of the last two: publishing refuses other tags.',
    }),
    digest: () => ({
      what: 'The digest of the image cannot be read.',
      todo: 'Write @sha256: and 64 hexadecimal digits in small letters: publishing refuses any other.',
    }),
  },
  check(subject, report) {
    const found = imageOf(subject)
    const fault = found?.image.fault
    if (!found || !fault) return
    const { node, image } = found
    const name = fault === 'tag' ? (image.tag ?? '') : node.value
    report(fault, node, { name }, { fixes: imageFix(node, fault) })
  },
})

function imageFix(node: StringNode, fault: Image['fault']): FixDraft[] {
  const bare = node.value.replace(/^https?:\/\//i, '')
  const { host, repository } = readImage(bare)
  const at = host === undefined ? 0 : host.length + 1
  const better = bare.slice(0, at) + repository.toLowerCase() + bare.slice(at + repository.length)
  if ((fault !== 'scheme' && fault !== 'upper-case') || readImage(better).fault) return []
  const title = fault === 'scheme' ? 'Take out the scheme' : 'Write the name in small letters'
  return [{ title, safety: 'safe', edits: edit => edit.replace(node, better) }]
}

const host = defineRule({
  code: 'MCP_SERVER_JSON_OCI_REGISTRY_UNSUPPORTED',
  on: 'registry-package',
  title: 'Images of a host that publishing does not take',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    other: ({ host }: { host: string }) => ({
      what: `Publishing takes no images of ${quote(host)}.`,
      todo: 'Put the image on Docker Hub, the registries of GitHub, Quay, Microsoft, Google (pkg.dev) or Azure (azurecr.io): only there can the registry look whose it is.',
    }),
  },
  check(subject, report) {
    const found = imageOf(subject)
    const { host } = found?.image ?? {}
    if (!found || found.image.fault || host === undefined || isImageHost(host)) return
    report('other', { inside: found.node, from: 0, to: host.length }, { host })
  },
})

const notPinned = defineRule({
  code: 'MCP_SERVER_JSON_OCI_NOT_PINNED',
  on: 'registry-package',
  title: 'An image without a fixed version',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    latest: () => ({
      what: 'The image has the tag "latest".',
      todo: 'Write the tag of the release or a digest: an entry stands for one release, and this tag moves on.',
    }),
    untagged: () => ({
      what: 'The image has neither a tag nor a digest.',
      todo: 'Write the tag of the release or a digest: without one, whatever is newest is run.',
    }),
  },
  check(subject, report) {
    const found = imageOf(subject)
    if (!found || found.image.fault || found.image.digest !== undefined) return
    const { tag } = found.image
    if (tag === 'latest') report('latest', found.node, {})
    else if (tag === undefined && !field(subject.pack.node, 'Package', 'version')) report('untagged', found.node, {})
  },
})

const bundle = defineRule({
  code: 'MCP_SERVER_JSON_MCPB_URL_INVALID',
  on: 'registry-package',
  title: 'Publishing refuses the address of an MCPB file',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  yieldsTo: ['MCP_SERVER_JSON_IDENTIFIER_HAS_SPACES'],
  messages: {
    'no-address': ({ identifier }: { identifier: string }) => ({
      what: `${quote(identifier)} is not the address of a file.`,
      todo: 'Write the https address of the file on a page of releases: clients download it from there.',
    }),
    scheme: () => ({
      what: 'The address of the MCPB file does not begin with https.',
      todo: 'Write https: publishing takes nothing else.',
    }),
    host: () => ({
      what: 'The MCPB file stands on another host than github.com or gitlab.com.',
      todo: 'Attach it to a release there: publishing takes files of no other host.',
    }),
    path: () => ({
      what: 'The address of the MCPB file is not that of a file of a release.',
      todo: 'Write OWNER/REPOSITORY/releases/download/TAG/FILE, or the same for GitLab: publishing takes no other path.',
    }),
    word: () => ({
      what: 'The address of the MCPB file does not have "mcp" in it.',
      todo: 'Name the file or the repository so, as in demo.mcpb: publishing refuses it otherwise.',
    }),
  },
  check({ pack: { node, type } }, report) {
    const identifier = textField(node, 'Package', 'identifier')
    if (type?.value !== 'mcpb' || !identifier || identifier.value === '') return
    const fault: BundleFault | undefined = bundleFault(identifier.value)
    if (fault === 'no-address') report(fault, identifier, { identifier: identifier.value })
    else if (fault) report(fault, identifier, {})
  },
})

export default [invalid, host, notPinned, bundle]

const good = [withImage({})]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_OCI_REFERENCE_INVALID: {
    why: 'The identifier of an image is what docker pull takes. Publishing reads it in the same way, and refuses it where docker would.',
    sources: ['modelcontextprotocol/registry, internal/validators/registries/oci.go (7722031)'],
    examples: {
      bad: [withImage({ identifier: 'Example/demo:1.0.0' }), withImage({ identifier: 'example/demo:1.0.0+build' })],
      good,
    },
  },
  MCP_SERVER_JSON_OCI_REGISTRY_UNSUPPORTED: {
    why: 'Publishing looks into the image for a label that names the server, and does so only at hosts on a list.',
    sources: [
      'modelcontextprotocol/registry, internal/validators/registries/oci.go (7722031)',
      'modelcontextprotocol/registry#1150',
    ],
    examples: { bad: [withImage({ identifier: 'images.example.com/demo:1.0.0' })], good },
  },
  MCP_SERVER_JSON_OCI_NOT_PINNED: {
    why: 'An entry of the registry never changes, and the image behind a moving tag does. Users then run something else than what was published.',
    sources: [source.own],
    examples: {
      bad: [withImage({ identifier: 'example/demo:latest' }), withImage({ identifier: 'example/demo' })],
      good,
    },
  },
  MCP_SERVER_JSON_MCPB_URL_INVALID: {
    why: 'MCPB files are downloaded from releases on GitHub or GitLab. Publishing checks the form of the address, and that the word mcp stands somewhere in it.',
    sources: ['modelcontextprotocol/registry, internal/validators/registries/mcpb.go (7722031)'],
    examples: {
      bad: [withBundle({ identifier: 'demo.mcpb' }), withBundle({ identifier: 'https://example.com/demo.mcpb' })],
      good: [withBundle({})],
    },
  },
}
