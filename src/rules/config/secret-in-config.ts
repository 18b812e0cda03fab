import { concepts } from '../../clients/members.js'
import type { ClientProfile, Concept } from '../../clients/profile.js'
import type { Member, Node, StringNode } from '../../document/document.js'
import { member, walk } from '../../document/tree.js'
import { readInputs } from '../../kinds/inputs.js'
import type { Layout } from '../../kinds/layout.js'
import { wordsOf } from '../../kinds/server.js'
import type { ConfigSubject, Reader } from '../../kinds/subjects.js'
import { type SecretContext, type SecretHit, scanArgs, scanValue } from '../../secrets/scan.js'
import { defineRule, type RulePage } from '../rule.js'
import { placeName } from '../values/shared-place-name.js'

interface Told {
  readonly place: string
  /** Its first characters and its length, never the secret. */
  readonly shown: string
  readonly advice: string
}
interface Found {
  readonly node: StringNode
  readonly hit: SecretHit
}

export const page: RulePage = {
  why: 'Configs are committed, copied into chats and backed up. Whoever can read the file can use a key that stands in it, and a key that was public once stays so in the history of the repository.',
  sources: [
    'key formats of the rules of gitleaks (2026-07) and trufflehog (2026-08), and of vendors that document theirs',
    'names and filler words were tuned on 2,001 server entries from public files (2026-11): 7 findings, all of them real',
  ],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "Tr0ub4dor&3" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "${DB_PASSWORD}" } }\n  }\n}\n',
      },
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "db": { "command": "db-mcp", "env": { "API_KEY": "your-api-key", "MAX_TOKENS": "4096" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SECRET_IN_CONFIG',
  on: 'config',
  title: 'A value looks like a key, token or password',
  severity: 'warning',
  basis: 'advice',
  yieldsTo: ['MCP_ENV_VAR_NAME_EXPECTED', 'MCP_BEARER_TOKEN_INLINE'],
  tags: ['secrets'],
  since: '0.1.0',
  messages: {
    format: ({ place, label, shown, advice }: Told & { label: string }) => ({
      what: `${place} holds what looks like a secret: ${label}, ${shown}.`,
      todo: `Anyone who can read this file can use it. ${advice} If the file was shared, revoke the secret.`,
    }),
    query: ({ place, shown, advice }: Told) => ({
      what: `${place} carries a key in the query string of an address: ${shown}.`,
      todo: `It ends up in logs and proxies, and anyone who can read this file can use it. ${advice} If the file was shared, revoke the key.`,
    }),
    name: ({ place, shown, advice }: Told) => ({
      what: `${place} stands under a name that means a secret, and looks like one: ${shown}.`,
      todo: `Anyone who can read this file can use it. ${advice} If the file was shared, revoke the secret.`,
    }),
  },
  check(subject, report) {
    const { reader } = subject
    const advice = adviceOf(reader)
    for (const { node, hit } of [...inServers(subject), ...inInputs(subject)]) {
      const at = { inside: node, from: hit.start, to: hit.end }
      const shown = hit.shown.replace(/\((\d+)\)$/, '($1 characters)')
      const told = { place: placeName(node), shown, advice }
      const extras = { risk: hit.risk, ...(hit.risk === 'medium' ? ({ severity: 'info' } as const) : {}) }
      if (hit.kind === 'query-key') report('query', at, told, extras)
      else if (hit.kind === 'name') report('name', at, told, extras)
      else report('format', at, { ...told, label: hit.label }, extras)
    }
  },
})

/** Where several clients may read the file, the way of one of them would mislead. */
function adviceOf({ client, name }: Reader): string {
  return client.name === name
    ? client.secretAdvice
    : 'Keep it out of the file in the way that your client offers, such as a variable of the environment.'
}

/** In every string of a server, whether the client reads it or not: the key gives access all the same. */
function* inServers({ layout, reader }: ConfigSubject): Generator<Found> {
  for (const root of homes(layout)) {
    for (const node of walk(root)) {
      if (node.type === 'array') {
        for (const { index, hit } of scanArgs(wordsOf(node))) {
          const item = node.items[index]
          if (item?.type === 'string') yield { node: item, hit }
        }
      } else if (node.type === 'string' && node.holder?.in === 'member') {
        const hit = scanValue(node.value, contextOf(node.holder.member, root, reader.client))
        if (hit) yield { node, hit }
      }
    }
  }
}

/** The entries, and what holds entries in a place that the client does not read. */
function homes({ root, entries, misplaced, extra, bare }: Layout): Node[] {
  const unread = [...misplaced.filter(one => one.why !== 'other-key').map(one => one.member), ...extra]
  return [...[...entries, ...unread].map(one => one.value), ...(bare === 'entry' && root ? [root] : [])]
}

function contextOf({ key: { name }, owner }: Member, entry: Node, client: ClientProfile): SecretContext {
  const concept = conceptOf(name, client)
  if (concept === 'address') return { place: 'url' }
  if (concept === 'program') return { place: 'argument' }
  // In some catalogues `key` is the id of an entry.
  return name === 'key' && owner === entry ? { place: 'member' } : { name, place: 'member' }
}

function conceptOf(name: string, { words }: ClientProfile): Concept | undefined {
  if (words.address?.includes(name)) return 'address'
  if (words.program?.includes(name)) return 'program'
  return Object.hasOwn(concepts, name) ? concepts[name]?.concept : undefined
}

/** In what an input is filled with before anybody answers. */
function inInputs({ layout, reader }: ConfigSubject): Found[] {
  return (readInputs(layout.root, reader.file)?.defined ?? []).flatMap(({ node: input, id }) => {
    const node = member(input, 'default')?.value
    if (node?.type !== 'string') return []
    const hit = scanValue(node.value, { ...(id ? { name: id.value } : {}), place: 'input-default' })
    return hit ? [{ node, hit }] : []
  })
}
