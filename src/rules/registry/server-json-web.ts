import type { StringNode } from '../../document/document.js'
import { objectItems, textField } from '../../kinds/server-json/fields.js'
import type { RegistryServer } from '../../kinds/server-json/subjects.js'
import { hostOf, userInfoIn } from '../../registry/templated-url.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRemote, withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

/** What keeps a text from being an https address. */
function webFault(url: string): 'relative' | 'scheme' | 'broken' | 'odd' | undefined {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined || (/^[^/]*:\d/.test(url) && !url.includes('://'))) return 'relative'
  if (scheme !== 'https') return 'scheme'
  if (!/^https:\/\//i.test(url) || !hostOf(url) || /%(?![0-9A-Fa-f]{2})/.test(url)) return 'broken'
  if (/[\u0000-\u001f\u007f]/.test(url)) return 'broken'
  return /[\s<>"{}|\\^`]/.test(url) ? 'odd' : undefined
}

/** `https` in place of `http`, where nothing else is wrong. */
function httpsFix(node: StringNode): FixDraft[] {
  const better = node.value.replace(/^http:\/\//i, 'https://')
  const usable = better !== node.value && webFault(better) === undefined
  return usable ? [{ title: 'Write https', safety: 'suggested', edits: edit => edit.replace(node, better) }] : []
}

const website = defineRule({
  code: 'MCP_SERVER_JSON_WEBSITE_URL_INVALID',
  on: 'registry',
  title: 'The registry refuses the address of the website',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_URL_HAS_CREDENTIALS'],
  messages: {
    relative: ({ url }: { url: string }) => ({
      what: `${quote(url)} is no whole address.`,
      todo: 'Begin it with https://: the registry refuses any other.',
    }),
    scheme: ({ url }: { url: string }) => ({
      what: `${quote(url)} does not begin with https.`,
      todo: 'Write an https address: the registry refuses other schemes.',
    }),
    broken: ({ url }: { url: string }) => ({
      what: `${quote(url)} is no address.`,
      todo: 'Correct it: the registry refuses what it cannot read as an address.',
    }),
    odd: ({ url }: { url: string }) => ({
      what: `${quote(url)} has signs in it that an address cannot have.`,
      todo: 'Write them as percent and two digits (a blank is %20): the schema asks for an address.',
    }),
    empty: () => ({
      what: '"websiteUrl" is empty.',
      todo: 'Take it out or fill it in: mcp-publisher drops it, and the schema asks for an address.',
    }),
  },
  check({ server: { node } }, report) {
    const url = textField(node, 'Server', 'websiteUrl')
    if (!url) return
    if (url.value === '') return report('empty', url, {}, { official: { gates: ['raw'] } })
    const fault = webFault(url.value)
    if (!fault) return
    const reference = {
      relative: 'website-url-must-be-absolute',
      scheme: 'website-url-invalid-scheme',
      broken: 'invalid-website-url',
      odd: 'format',
    }[fault]
    // The registry's own reader of addresses forgives such signs; the schema does not.
    const gates = fault === 'odd' ? [] : (['semantic'] as const)
    report(fault, url, { url: url.value }, { official: { gates, reference }, fixes: httpsFix(url) })
  },
})

const icon = defineRule({
  code: 'MCP_SERVER_JSON_ICON_SRC_INVALID',
  on: 'registry',
  title: 'The registry refuses the address of an icon',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  yieldsTo: ['MCP_SERVER_JSON_URL_HAS_CREDENTIALS'],
  messages: {
    relative: ({ url }: { url: string }) => ({
      what: `${quote(url)} is no whole address.`,
      todo: 'Write where the icon stands on the web, beginning with https://: the registry does not take files of the repository.',
    }),
    scheme: ({ url }: { url: string }) => ({
      what: `${quote(url)} is no https address.`,
      todo: 'Put the icon on the web and name its https address: the registry takes neither http nor data: addresses.',
    }),
    broken: ({ url }: { url: string }) => ({
      what: `${quote(url)} is no address.`,
      todo: 'Correct it: the registry refuses what it cannot read as an address.',
    }),
    odd: ({ url }: { url: string }) => ({
      what: `${quote(url)} has signs in it that an address cannot have.`,
      todo: 'Write them as percent and two digits (a blank is %20): the schema asks for an address.',
    }),
    long: ({ length }: { length: number }) => ({
      what: `The address of the icon has ${length} characters.`,
      todo: 'Find a shorter one: the registry takes 255.',
    }),
  },
  check({ server: { node } }, report) {
    for (const one of objectItems(node, 'Server', 'icons')) {
      const src = textField(one, 'Icon', 'src')
      if (!src) continue
      const length = [...src.value].length
      const fault = webFault(src.value)
      const reference = {
        relative: 'icon-src-not-absolute',
        scheme: 'icon-src-invalid-scheme',
        broken: 'icon-src-invalid-url',
        odd: 'format',
      }
      if (fault) {
        const gates = fault === 'odd' ? [] : (['semantic'] as const)
        const official = { gates, reference: reference[fault] }
        report(fault, src, { url: src.value }, { official, fixes: httpsFix(src) })
      } else if (length > 255) report('long', src, { length }, { official: { gates: ['http', 'schema'] } })
    }
  },
})

const credentials = defineRule({
  code: 'MCP_SERVER_JSON_URL_HAS_CREDENTIALS',
  on: 'registry',
  title: 'An address with a user or a password in it',
  severity: 'error',
  basis: 'advice',
  tags: ['registry', 'secrets'],
  since: '0.1.0',
  messages: {
    user: () => ({
      what: 'The address names a user or a password in front of its host.',
      todo: 'Take them out and ask for them with a header that is marked as secret: a server.json is published for everyone to read. If they were published already, change them.',
    }),
  },
  check({ server }, report) {
    for (const url of addressesOf(server)) {
      const found = userInfoIn(url.value)
      if (found) report('user', { inside: url, ...found }, {})
    }
  },
})

function addressesOf({ node, repository, packages, remotes }: RegistryServer): StringNode[] {
  const transports = [...remotes, ...packages.flatMap(({ transport }) => transport ?? [])]
  return [
    textField(node, 'Server', 'websiteUrl'),
    repository && textField(repository, 'Repository', 'url'),
    ...objectItems(node, 'Server', 'icons').map(one => textField(one, 'Icon', 'src')),
    ...transports.map(one => one.url),
  ].filter(one => one !== undefined)
}

export default [website, icon, credentials]

const good = [withRoot({ websiteUrl: 'https://example.com/demo', icons: [{ src: 'https://example.com/icon.png' }] })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_WEBSITE_URL_INVALID: {
    why: 'The address of the website is shown as a link. The registry takes any host, and only whole https addresses.',
    sources: [source.validators, 'modelcontextprotocol/registry#769: the host is free'],
    examples: {
      bad: [withRoot({ websiteUrl: 'docs.example.com' }), withRoot({ websiteUrl: 'http://example.com' })],
      good,
    },
  },
  MCP_SERVER_JSON_ICON_SRC_INVALID: {
    why: 'Clients load icons from the web. The registry takes https addresses of up to 255 characters; data: addresses, which MCP itself allows for icons, are refused here.',
    sources: [source.validators, source.schema],
    examples: { bad: [withRoot({ icons: [{ src: './icon.png' }] })], good },
  },
  MCP_SERVER_JSON_URL_HAS_CREDENTIALS: {
    why: 'What stands in front of the host of an address is a user and a password. No gate of the registry looks for them, and the entry is public and stays so.',
    sources: [source.own],
    examples: { bad: [withRemote({ url: 'https://user:EXAMPLE-PASS@mcp.example.com/mcp' })], good },
  },
}
