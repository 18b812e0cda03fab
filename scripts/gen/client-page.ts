import type { ClientProfile, Confidence, ConfigFile, NameFacts, Signs } from '../../src/clients/profile.js'
import { facts } from '../../src/version.js'
import { entryBlocks } from './client-entry.js'
import { fileBlocks } from './client-files.js'
import { evidenceTable, memberLines, memberPath, written } from './client-words.js'
import type { GeneratedFile } from './files.js'
import { code, codes, list, page, prose } from './markdown.js'
import { nothingLeft } from './shape-words.js'

const confidences: Readonly<Record<Confidence, string>> = {
  observed: 'the released program was run',
  'source code': "the client's own source was read",
  docs: "the maker's documentation, or another page where it is named, says so",
  issue: 'people report it',
  guess: 'nobody confirms it: it may keep mcp-lint silent and never makes an error',
}

/** docs/clients.md: what is known of each client, and where it is known from. */
export function clientPage(clients: readonly ClientProfile[]): GeneratedFile {
  const text = page('the profiles in src/clients/', [
    '# Clients',
    `What mcp-lint knows of each client: the facts that its rules are held to. As a whole they were last checked on ${facts}.`,
    'Each fact has evidence, best first:',
    list(Object.entries(confidences).map(([confidence, says]) => `**${confidence}**: ${says}`)),
    ...clients.flatMap(clientBlocks),
  ])
  return { path: 'docs/clients.md', text }
}

function clientBlocks(client: ClientProfile): string[] {
  const {
    id,
    name,
    aliases = [],
    anyName,
    files,
    words,
    offValue,
    fields,
    transport,
    urlSchemes,
    placeholders,
    ...more
  } = client
  const { names, workingFolder, replacesTilde, dependencies, overrides, toolLists, ...others } = more
  const { inputKinds, secretAdvice, signs, evidence, ...rest } = others
  nothingLeft(rest)
  const off = offValue === undefined ? {} : { offValue }
  const own = { words, fields, transport, urlSchemes, placeholders, ...off }
  return [
    `## ${prose(name)}`,
    `As \`--client\`: ${codes([id, ...aliases], 'or')}.`,
    '### Files',
    ...files.flatMap(fileBlocks),
    ...entryBlocks(own, '###'),
    ...variantsOf(files).flatMap(([entry, paths]) => [
      `### Entries of ${codes(paths, 'and')}`,
      ...entryBlocks({ ...own, ...entry }, '####'),
    ]),
    '### Names and folders',
    list([...nameSentences(names), folders[workingFolder], ...tilde(replacesTilde)]),
    ...conditions({ dependencies, overrides, toolLists }),
    ...inputBlocks(inputKinds),
    '### Secrets',
    prose(secretAdvice),
    ...notRead(client),
    '### Recognised by content',
    anyName
      ? signWords(signs)
      : 'Never: a file is taken for this client by its path, or where the client is named with `--client`.',
    '### Evidence',
    evidenceTable(evidence),
  ]
}

/** Files whose entries have members of their own, those with the same ones together. */
function variantsOf(files: ClientProfile['files']): [entry: NonNullable<ConfigFile['entry']>, paths: string[]][] {
  const variants = new Map<NonNullable<ConfigFile['entry']>, string[]>()
  for (const { path, entry } of files) if (entry) variants.set(entry, [...(variants.get(entry) ?? []), path])
  return [...variants]
}

function nameSentences({ pattern, reserved = [], longest, ...rest }: NameFacts): string[] {
  nothingLeft(rest)
  const refusers = {
    client: 'the client refuses others',
    'command line': "the client's own command line refuses others",
  } as const
  const sentences = [
    ...(pattern ? [`Names of servers are made of ${prose(pattern.says)}; ${refusers[pattern.refusedBy]}.`] : []),
    ...(reserved.length > 0 ? [`Reserved names: ${codes(reserved, 'and')}.`] : []),
    ...(longest ? [`Names should have at most ${longest.length} characters: ${prose(longest.why)}.`] : []),
  ]
  return sentences.length > 0 ? sentences : ['No limit for the names of servers is known.']
}

const folders: Readonly<Record<ClientProfile['workingFolder'], string>> = {
  project: 'Servers start in the folder of the project.',
  home: 'Servers start in the home folder.',
  undefined: 'Servers start in no certain folder: relative paths lead nowhere certain.',
  unknown: 'In which folder servers start is not known.',
}

function tilde(members: readonly string[] = []): string[] {
  return members.length > 0 ? [`\`~/\` at the beginning stands for the home folder in ${codes(members, 'and')}.`] : []
}

type Conditions = { readonly [Fact in 'dependencies' | 'overrides' | 'toolLists']: ClientProfile[Fact] | undefined }

function conditions({ dependencies = [], overrides = [], toolLists }: Conditions): string[] {
  const sentences = [
    ...dependencies.map(({ member, wants }) => {
      const missing = wants.orMissing ? ', or no such member' : ''
      return `${memberPath(member)} wants ${code(wants.value)} in ${memberPath(wants.member)}${missing}.`
    }),
    ...overrides.map(({ wins, loses }) => `${code(wins)} wins over ${code(loses)}.`),
    ...(toolLists
      ? [`A tool that stands in both ${code(toolLists.on)} and ${code(toolLists.off)} is switched off.`]
      : []),
  ]
  return sentences.length > 0 ? ['### Between members', list(sentences)] : []
}

function inputBlocks(kinds: ClientProfile['inputKinds']): string[] {
  if (!kinds) return []
  return [
    '### Inputs',
    ...Object.entries(kinds).flatMap(([kind, shape]) => [
      `With ${code(kind)} in \`type\`:`,
      list(memberLines(shape.members)),
    ]),
  ]
}

/** What looks as if the client read it, and is not read. */
function notRead({ files, fields }: ClientProfile): string[] {
  const members = (test: (field: ClientProfile['fields'][string]) => unknown) =>
    Object.entries(fields)
      .filter(([, field]) => test(field))
      .map(([name]) => name)
  const unused = members(({ unused }) => unused)
  const refused = members(({ refused }) => refused)
  const misplaced = members(({ belongs }) => belongs)
  const elsewhere = files.filter(({ servers }) => servers.length === 0).map(({ path }) => path)
  const deadEnds = files.flatMap(({ path, deadEnds = [] }) => deadEnds.map(one => [path, memberPath(one)] as const))
  const sentences = [
    ...(unused.length > 0 ? [`${codes(unused, 'and')}: accepted and not used.`] : []),
    ...(refused.length > 0 ? [`${codes(refused, 'and')}: refused.`] : []),
    ...(misplaced.length > 0 ? [`${codes(misplaced, 'and')}: no place in an entry.`] : []),
    ...(elsewhere.length > 0 ? [`Servers in ${codes([...new Set(elsewhere)], 'and')}.`] : []),
    ...deadEnds.map(([path, place]) => `Servers under ${place} in ${code(path)}.`),
  ]
  return sentences.length > 0 ? ['### What is not read', list(sentences)] : []
}

function signWords({ fields = [], root = [], placeholders = [], transportWords = [], ...rest }: Signs): string {
  nothingLeft(rest)
  const signs = [
    ...(root.length > 0 ? [`${codes(root, 'or')} at the root`] : []),
    ...(fields.length > 0 ? [`${codes(fields, 'or')} in an entry`] : []),
    ...(placeholders.length > 0 ? [`the placeholders ${codes(placeholders.map(written), 'or')}`] : []),
    ...(transportWords.length > 0 ? [`${codes(transportWords, 'or')} in \`transport\``] : []),
  ]
  if (signs.length === 0) return 'Nothing gives a file away as its own when the name says nothing.'
  return `When the name of a file says nothing, it may be told by ${signs.join('; ')}.`
}
