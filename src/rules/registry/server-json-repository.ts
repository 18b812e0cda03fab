import type { ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { textField } from '../../kinds/server-json/fields.js'
import { isSource, isSubfolder, readRepository } from '../../registry/repository.js'
import { userInfoIn } from '../../registry/templated-url.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const official = { gates: ['semantic'], reference: 'invalid-repository-url' } as const

/** The texts of a repository; empty ones count as missing, as they do for mcp-publisher. */
function textsOf(node: ObjectNode | undefined) {
  const text = (name: string) => (node ? textField(node, 'Repository', name) : undefined)
  const [url, from, subfolder] = [text('url'), text('source'), text('subfolder')]
  return {
    url: url?.value ? url : undefined,
    from: from?.value ? from : undefined,
    subfolder: subfolder?.value ? subfolder : undefined,
  }
}

const empty = defineRule({
  code: 'MCP_SERVER_JSON_REPOSITORY_EMPTY',
  on: 'registry',
  title: 'The repository is empty',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['schema'] },
  messages: {
    empty: () => ({
      what: 'The repository has neither url nor source.',
      todo: 'Take it out or fill it in: validating refuses an empty one, and none at all is fine.',
    }),
  },
  check({ server: { repository } }, report) {
    if (!repository || isFilled(repository, 'url') || isFilled(repository, 'source')) return
    const { holder } = repository
    const fix: FixDraft = {
      title: 'Take out the repository',
      safety: 'safe',
      edits: edit => (holder?.in === 'member' ? edit.remove(holder.member) : []),
    }
    const plain = ['id', 'subfolder'].every(name => !isFilled(repository, name))
    report('empty', repository, {}, { fixes: plain ? [fix] : [] })
  },
})

function isFilled(node: ObjectNode, name: string): boolean {
  const value = member(node, name)?.value
  return value !== undefined && !(value.type === 'string' && value.value === '')
}

const unsupported = defineRule({
  code: 'MCP_SERVER_JSON_REPOSITORY_SOURCE_UNSUPPORTED',
  on: 'registry',
  title: 'A source of repositories that the registry does not know',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official,
  messages: {
    other: ({ word }: { word: string }) => ({
      what: `The registry knows no source ${quote(word)}.`,
      todo: 'Write github or gitlab; for a repository elsewhere leave the repository out and name it in websiteUrl.',
    }),
  },
  check({ server: { repository } }, report) {
    const from = repository && textField(repository, 'Repository', 'source')
    // Where both texts are empty, the repository is.
    if (!from || isSource(from.value) || (from.value === '' && !textsOf(repository).url)) return
    const lower = from.value.trim().toLowerCase()
    const fixes: FixDraft[] = isSource(lower)
      ? [{ title: `Write ${lower}`, safety: 'safe', edits: edit => edit.replace(from, lower) }]
      : []
    report('other', from, { word: from.value }, { fixes })
  },
})

const invalid = defineRule({
  code: 'MCP_SERVER_JSON_REPOSITORY_URL_INVALID',
  on: 'registry',
  title: 'The registry refuses the address of the repository',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official,
  yieldsTo: ['MCP_SERVER_JSON_URL_HAS_CREDENTIALS'],
  messages: {
    git: ({ web }: { web: string }) => ({
      what: 'The address of the repository is one for git.',
      todo: `Write ${quote(web)}: the registry takes only the address of the page.`,
    }),
    folder: ({ web }: { web: string }) => ({
      what: 'The address of the repository leads to a folder in it.',
      todo: `Write ${quote(web)} and name the folder in "subfolder": the registry takes owner and repository, and no more.`,
    }),
    nested: () => ({
      what: 'The address of the repository has groups in groups.',
      todo: 'Leave the repository out and name it in websiteUrl: the registry takes only two names behind the host.',
    }),
    'other-host': ({ host, word }: { host: string; word: string }) => ({
      what: `The source is ${quote(word)}, and the address is one of ${host}.`,
      todo: 'Let both name the same place: the registry compares them.',
    }),
    form: ({ url }: { url: string }) => ({
      what: `${quote(url)} is not the address of a repository.`,
      todo: 'Write https://github.com/OWNER/REPOSITORY, or the same on gitlab.com: the registry takes no other form.',
    }),
  },
  check({ server: { repository } }, report) {
    const { from } = textsOf(repository)
    const url = repository && textField(repository, 'Repository', 'url')
    if (!url || (url.value === '' && !from) || (from && !isSource(from.value.trim().toLowerCase()))) return
    const reading = readRepository(url.value)
    const word = from?.value.trim().toLowerCase()
    if (reading.kind === 'other' || userInfoIn(url.value)) return report('form', url, { url: url.value })
    if (word !== undefined && word !== reading.source)
      return report('other-host', url, { host: `${reading.source}.com`, word })
    if (reading.kind === 'nested') return report('nested', url, {})
    if (reading.kind === 'git') {
      const fix: FixDraft = {
        title: `Write ${reading.web}`,
        safety: 'safe',
        edits: edit => edit.replace(url, reading.web),
      }
      report('git', url, { web: reading.web }, { fixes: [fix] })
    } else if (reading.kind === 'folder') {
      const { web, folder } = reading
      const fix: FixDraft = {
        title: 'Name the folder in subfolder',
        safety: 'suggested',
        edits: edit => [
          ...edit.replace(url, web),
          ...(folder === '' ? [] : edit.insert(repository, 'subfolder', folder, repository.members.at(-1))),
        ],
      }
      report('folder', url, { web }, { fixes: member(repository, 'subfolder') ? [] : [fix] })
    }
  },
})

const http = defineRule({
  code: 'MCP_SERVER_JSON_REPOSITORY_URL_HTTP',
  on: 'registry',
  title: 'The address of the repository is written with http',
  severity: 'info',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    http: () => ({
      what: 'The address of the repository begins with http.',
      todo: 'Write https: the registry takes both, and the host sends everybody on to https.',
    }),
  },
  check({ server: { repository } }, report) {
    const { url } = textsOf(repository)
    const reading = url && readRepository(url.value)
    if (!url || reading?.kind !== 'fine' || reading.secure) return
    const fix: FixDraft = {
      title: 'Write https',
      safety: 'safe',
      edits: edit => edit.replaceInside(url, 0, 4, 'https'),
    }
    report('http', { inside: url, from: 0, to: 4 }, {}, { fixes: [fix] })
  },
})

const subfolder = defineRule({
  code: 'MCP_SERVER_JSON_REPOSITORY_SUBFOLDER_INVALID',
  on: 'registry',
  title: 'The registry refuses the subfolder of the repository',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'invalid-subfolder-path' },
  messages: {
    form: ({ path }: { path: string }) => ({
      what: `${quote(path)} is not a path below the repository.`,
      todo: 'Write it without a slash at its ends, with letters, digits and - _ . only, and without steps that climb: the registry refuses others.',
    }),
  },
  check({ server: { repository } }, report) {
    const { url, from, subfolder } = textsOf(repository)
    if (!subfolder || (!url && !from) || isSubfolder(subfolder.value)) return
    const better = subfolder.value.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
    const fixes: FixDraft[] = isSubfolder(better)
      ? [{ title: `Write ${better}`, safety: 'safe', edits: edit => edit.replace(subfolder, better) }]
      : []
    report('form', subfolder, { path: subfolder.value }, { fixes })
  },
})

export default [empty, unsupported, invalid, http, subfolder]

const at = (repository: object) => withRoot({ repository })
const url = 'https://github.com/example-org/demo'
const good = [at({ url, source: 'github', subfolder: 'servers/demo' })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_REPOSITORY_EMPTY: {
    why: 'Generators write an empty repository where none is known. The schema requires url and source, so validating refuses it; publishing lets it pass, and the entry shows a repository that leads nowhere.',
    sources: [source.schema, 'modelcontextprotocol/registry#1546'],
    examples: { bad: [at({}), at({ url: '', source: '' })], good },
  },
  MCP_SERVER_JSON_REPOSITORY_SOURCE_UNSUPPORTED: {
    why: 'The registry checks the address of a repository by its source, and knows how to do so for two of them, written in small letters.',
    sources: [source.validators, source.utils],
    examples: {
      bad: [at({ url, source: 'GitHub' }), at({ url: 'https://git.example.com/o/r', source: 'gitea' })],
      good,
    },
  },
  MCP_SERVER_JSON_REPOSITORY_URL_INVALID: {
    why: 'The registry takes the address of the page of a repository: host, owner, repository. What package.json has in its place, or what the browser shows inside a folder, is refused.',
    sources: [source.utils],
    examples: {
      bad: [
        at({ url: 'git+https://github.com/example-org/demo.git', source: 'github' }),
        at({ url: `${url}/tree/main/servers/demo`, source: 'github' }),
      ],
      good,
    },
  },
  MCP_SERVER_JSON_REPOSITORY_URL_HTTP: {
    why: 'Nobody is kept from anything, but a link that is published should not begin without encryption.',
    sources: [source.own],
    examples: { bad: [at({ url: url.replace('https', 'http'), source: 'github' })], good },
  },
  MCP_SERVER_JSON_REPOSITORY_SUBFOLDER_INVALID: {
    why: 'The subfolder is joined to the address of the repository. The registry refuses paths that begin at a root, climb or have other signs in them.',
    sources: [source.validators],
    examples: { bad: [at({ url, source: 'github', subfolder: './servers/demo' })], good },
  },
}
