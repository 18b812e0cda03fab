/**
 * Writes the skeleton of a client, whole and passing: a profile that is a guess, a config with a finding and a clean one.
 * `npm run new-client -- zed`; `--name "Zed"` and `--file .zed/settings.json` where they cannot be told.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foreignFiles } from '../src/clients/foreign-files.js'
import { clients } from '../src/clients/index.js'
import { concepts, knownMembers, rootKeys } from '../src/clients/members.js'
import type { Concept } from '../src/clients/profile.js'
import { finish, projectRoot, Refused, runScaffold, start, writeNew } from './new-rule.js'

const USAGE =
  'npm run new-client -- ID, as in: npm run new-client -- zed --name "Zed" --file .zed/settings.json\n\nThe ID is in small letters with hyphens. Name and file may be left out where src/clients/foreign-files.ts has the client.'
const FOREIGN = 'src/clients/foreign-files.ts'

interface Asked {
  readonly id: string
  readonly name?: string | undefined
  readonly file?: string | undefined
}
/** What the project knows of a client before it has a profile. */
interface Known {
  readonly id: string
  readonly name: string
  /** Ends of paths, the ordinary one first. */
  readonly paths: readonly string[]
  /** Its places in the list of files without a profile. */
  readonly foreign: readonly string[]
  readonly key: string
  readonly members: readonly string[]
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const title = (id: string) => id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, first => first.toUpperCase())

/** The one client without a profile that an id or a path stands for. */
function foreignName(id: string, file: string | undefined): string | undefined {
  const names = [...new Set(foreignFiles.map(({ client }) => client))]
  const exact = names.find(name => slug(name) === id) ?? foreignFiles.find(({ path }) => path === file)?.client
  const near = names.filter(name => `-${slug(name)}-`.includes(`-${id}-`))
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

function lookUp({ id, ...asked }: Asked): Known {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new Refused(`"${id}" is no id for a client; write small letters and hyphens, as in gemini-cli.`)
  const other = clients.find(one => one.id === id || one.aliases?.includes(id))
  if (other) throw new Refused(`"${id}" is taken: it stands for ${other.name}.`)
  // Files of these names mean something else in here.
  if (
    existsSync(join(projectRoot, `src/clients/${id}.ts`)) ||
    /^(?:clients|shared-.*|utils?|helpers?|misc|common)$/.test(id)
  )
    throw new Refused(`"${id}" cannot be the id of a client: src/clients/${id}.ts is for something else.`)
  const name = asked.name ?? foreignName(id, asked.file) ?? title(id)
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .()+-]*$/u.test(name)) throw new Refused(`"${name}" is no name that messages can use.`)
  if (clients.some(one => one.name.toLowerCase() === name.toLowerCase())) throw new Refused(`${name} has a profile.`)
  const isOurs = (one: (typeof foreignFiles)[number]) => one.client === name || one.path === asked.file
  const foreign = foreignFiles.filter(isOurs).map(({ path }) => path)
  const paths = [...new Set([...(asked.file === undefined ? [] : [asked.file]), ...foreign])]
  if (paths.length === 0) paths.push(`.${id}/mcp.json`)
  for (const path of paths) refusePath(path)
  const members = Object.keys(knownMembers.entry).filter(one => knownMembers.entry[one]?.includes(name))
  const key = Object.keys(rootKeys).find(one => rootKeys[one]?.includes(name)) ?? 'mcpServers'
  return { id, name, paths, foreign, key, members: membersOf(members) }
}

function refusePath(path: string): void {
  if (/^[./]?\/|^~|^[A-Za-z]:|\\|\*[^/]*\*|'|(?:^|\/)(?:\.\.?)?(?:\/|$)/.test(path))
    throw new Refused(
      `"${path}" is no end of a path; write it from the folder of the project, as in .zed/settings.json.`,
    )
  if (!/\.(?:json|jsonc|code-workspace)$/.test(path))
    throw new Refused(`"${path}" is no JSON, and the skeleton is. For TOML copy src/clients/codex.ts.`)
  const owner = clients.find(({ files }) => files.some(file => file.path === path))
  if (owner) throw new Refused(`"${path}" is a file of ${owner.name}.`)
}

/** The members that src/clients/members.ts gives to the client; where it has none, those of nearly everybody. */
function membersOf(known: readonly string[]): string[] {
  if (known.length === 0) return ['type', 'command', 'args', 'env', 'url', 'headers']
  return known.some(name => concepts[name]?.concept === 'address') ? [...known] : [...known, 'url']
}

/** The client's words for each concept; where two switch a server off, the first one counts. */
function wordsOf(members: readonly string[]): Map<Concept, string[]> {
  const words = new Map<Concept, string[]>()
  for (const name of members) {
    const concept = concepts[name]?.concept
    if (!concept || (concept === 'transport' && !['type', 'transport'].includes(name))) continue
    const others = words.get(concept) ?? []
    if (concept === 'address' || others.length === 0) words.set(concept, [...others, name])
  }
  return words
}

const LOCAL: readonly (Concept | undefined)[] = ['program', 'arguments', 'variables', 'variables-file', 'folder']
const REMOTE: readonly (Concept | undefined)[] = ['address', 'headers']

function profileText({ id, name, paths, key, members }: Known): string {
  const words = wordsOf(members)
  const off = words.get('off')?.[0]
  const word = words.get('transport')?.[0]
  const fields = members.map(member => {
    const concept = concepts[member]?.concept
    const on = LOCAL.includes(concept) ? "['stdio']" : REMOTE.includes(concept) ? "['http', 'sse']" : undefined
    return `'${member}': ${on ? `{ ...anything, on: ${on} }` : 'anything'},`
  })
  const files = paths.map((path, i) => {
    const scope = path.startsWith('.') || i === 0 ? 'project' : 'user'
    return `{ path: '${path}', scope: '${scope}', discovered: ${scope === 'project'}, ...file },`
  })
  return `import { anything, someJson } from './common-shapes.js'
import type { ClientProfile, ConfigFile, Evidence } from './profile.js'

/**
 * Nobody has looked yet. Each thing that you look up or try gets an evidence of its own (observed, source code, docs, issue);
 * when this one is gone, the profile is done.
 */
const guess = {
  from: 'guess',
  source: 'a skeleton of mcp-lint: nobody has looked yet',
  checked: '${new Date().toISOString().slice(0, 10)}',
} as const satisfies Evidence

/** What the files have in common. \`home\` says where a file lives for a user (--user). */
const file = {
  // Nothing is said of comments and trailing commas: strictJson and relaxedJson know more.
  syntax: someJson,
  servers: [[${literal(key)}]],
  // True where the file is made for servers alone: then a missing root key is an error.
  onlyServers: false,
  evidence: [guess],
} as const satisfies Omit<ConfigFile, 'path' | 'scope' | 'discovered'>

export default {
  id: '${id}',
  name: ${literal(name)},
  // The ordinary one first.
  files: [${files.join('\n')}],
  words: {
    ${[...words].map(([concept, names]) => `'${concept}': [${names.map(literal).join(', ')}],`).join('\n')}
  },
  ${off === undefined ? '' : `offValue: ${concepts[off]?.offValue},\n  `}// What is \`anything\` is never called wrong. What you know becomes text, textList, textMap, flag, or a shape of shape.ts.
  // A member that is missing here is called unknown.
  fields: {
    ${fields.join('\n')}
  },
  transport: {
    ${word === undefined ? '' : `member: '${word}',\n    `}words: ${word === undefined ? '{}' : "{ stdio: 'stdio', http: 'http', sse: 'sse', 'streamable-http': 'http' }"},
    firm: [],
    otherWords: 'ignored',
    addressAlone: 'http',
    both: 'unknown',
    wrongMembers: 'ignored',
    remote: true,
  },
  urlSchemes: { http: ['http', 'https'], sse: ['http', 'https'] },
  // All forms, so that none is called a mistake: take out what the client leaves as it stands.
  placeholders: {
    forms: ['braced', 'braced-default', 'bare', 'percent', 'env', 'curly-env'],
    schemes: ['input', 'file', 'config', 'command'],
    names: ['workspaceFolder', 'userHome'],
  },
  names: {},
  workingFolder: 'unknown',
  secretAdvice: 'Keep this file out of version control, or set the variable where ${name} is started.',
  // What only this client documents. Without signs, and on guesses alone, it owns the files of its paths and no others.
  signs: {},
  evidence: [guess],
} satisfies ClientProfile
`
}

const literal = (text: string) => `'${text.replaceAll("'", "\\'")}'`

function configText(
  { key, members }: Known,
  entries: (word: (concept: Concept) => string | undefined) => object,
): string {
  const words = wordsOf(members)
  const servers = Object.entries(entries(concept => words.get(concept)?.[0])).map(
    ([name, entry]) =>
      `    "${name}": ${JSON.stringify(entry, null, 1)
        .replaceAll(/\n\s*/g, ' ')
        .replaceAll(/\[ | \]/g, one => one.trim())}`,
  )
  return `{\n  "${key}": {\n${servers.join(',\n')}\n  }\n}\n`
}

function fixtures(known: Known): Record<string, string> {
  const [path = ''] = known.paths
  return {
    [`fixtures/configs/${known.id}/commands.json`]: configText(known, word => ({
      git: { [word('program') ?? 'command']: 'uvx mcp-server-git --repository /srv/app' },
    })),
    [`fixtures/quiet/${known.id}/${path.replaceAll('*', 'x')}`]: configText(known, word => {
      const args = word('arguments')
      return {
        time: { [word('program') ?? 'command']: 'uvx', ...(args === undefined ? {} : { [args]: ['mcp-server-time'] }) },
        docs: { [word('address') ?? 'url']: 'https://docs.example.com/mcp' },
      }
    }),
  }
}

/** Takes the client's paths out of the list of files without a profile. */
function leaveForeign(root: string, paths: readonly string[]): void {
  const file = join(root, FOREIGN)
  const lines = readFileSync(file, 'utf8').split('\n')
  const left = lines.filter(line => !paths.includes(/^ {2}\{ path: '([^']*)', client: /.exec(line)?.[1] ?? ''))
  if (lines.length - left.length !== paths.length)
    throw new Refused(`${FOREIGN} does not hold a path a line any more; nothing was written.`)
  if (paths.length > 0) writeFileSync(file, left.join('\n'))
}

/** Writes profile and configs, without outcomes and what is generated, and gives the paths of what is new. */
export function newClient(asked: Asked, root = projectRoot): Known & { readonly written: readonly string[] } {
  const known = lookUp(asked)
  const folder = `fixtures/configs/${known.id}`
  if (existsSync(join(root, folder))) throw new Refused(`${folder} is there already; nothing was written.`)
  const written = writeNew(root, { [`src/clients/${known.id}.ts`]: profileText(known), ...fixtures(known) })
  leaveForeign(root, known.foreign)
  return { ...known, written }
}

/** Tests and fixtures that speak of these paths. */
function mentions(paths: readonly string[]): string[] {
  return readdirSync(join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' })
    .map(path => `test/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.test.ts'))
    .flatMap(path =>
      readFileSync(join(projectRoot, path), 'utf8')
        .split('\n')
        .flatMap((line, i) => (paths.some(one => line.includes(`${one}'`)) ? [`${path}:${i + 1}`] : [])),
    )
}

function main(): void {
  const { id, name, file } = readArguments()
  const { written, foreign, ...known } = newClient({ id, name, file })
  for (const path of written) console.log(`wrote ${path}`)
  if (foreign.length > 0) console.log(`took ${foreign.join(', ')} out of ${FOREIGN}`)
  finish(written)
  // Outcomes of this client and of the quiet files only: other fixtures have no reason to change.
  start('npx vitest', ['run', 'test/fixtures.test.ts', '-t', `configs ${id}/|quiet `], { UPDATE_FIXTURES: '1' })
  console.log(`wrote fixtures/configs/${id}/commands.out, fixtures/quiet.out`)
  const places = mentions(foreign)
  const stale =
    places.length === 0
      ? ''
      : `\n     These tests still call ${known.name} a client without a profile: ${places.join(', ')}.`
  console.log(`
${known.name} is known now: its files are found, --client ${id} works, and so do all rules. But all of it is a guess, which
takes almost everything for right. To make it yours:

  1. src/clients/${id}.ts: put what you looked up or tried in the place of each guess, with its evidence.
     The types in src/clients/profile.ts say what each field means.
  2. src/clients/members.ts: name ${known.name} at its root key and at the members that it reads; add those that are new.
  3. test/clients/profiles.test.ts: put the profile into the list, and its facts are held to what facts must keep.
  4. fixtures/configs/${id}/: a config for each thing that is special, then
     UPDATE_FIXTURES=1 npx vitest run test/fixtures.test.ts, and read each new line.${stale}
  5. npm run gen && npm run format
  6. npm test, and a line in CHANGELOG.md.`)
}

function readArguments(): Asked {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, file: { type: 'string' } },
    })
    const [id, ...rest] = positionals
    if (id === undefined || rest.length > 0) throw new Refused(USAGE)
    return { id, ...values }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`${(error as Error).message}\n\n${USAGE}`)
  }
}

runScaffold(import.meta.url, main)
