import type { ConfigFile, FileSyntax } from '../../src/clients/profile.js'
import { evidenceTable, memberLines, memberPath, placeholderSentences } from './client-words.js'
import { code, codes, list, prose } from './markdown.js'
import { nothingLeft } from './shape-words.js'

const scopes: Readonly<Record<ConfigFile['scope'], string>> = {
  project: 'belongs to a project',
  user: 'belongs to a user',
  managed: 'is put there by an administrator',
  plugin: 'is part of a plugin',
  settings: "holds the client's settings",
  workspace: 'belongs to a workspace',
}

const platforms = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' } as const

const takes = {
  read: 'are read',
  refused: 'are refused',
  reported: 'are refused, say users; the maker does not say',
  undocumented: 'are not mentioned by the maker',
} as const

/** Some facts about a file, all of them asked for. */
type Facts<Name extends keyof ConfigFile> = { readonly [Fact in Name]: ConfigFile[Fact] | undefined }

/** One kind of file of a client. */
export function fileBlocks(file: ConfigFile): string[] {
  const { path, scope, beside, within, discovered, home, syntax, servers, onlyServers, bareMap, ...more } = file
  const { mayReference, settings, closedRoot, deadEnds = [], inputs, deprecated, serversBelongIn, ...others } = more
  const { entry, placeholders, evidence, ...rest } = others
  nothingLeft(rest)
  return [
    `#### ${code(path)}`,
    list([
      `Scope: ${scope} (it ${scopes[scope]}).`,
      `Recognised by the end of its path${neighbours({ beside, within })}. A run without paths ${discovered ? 'finds it' : 'does not look for it'}.`,
      ...(home ? [`\`--user\` looks at ${places(home)}.`] : []),
      syntaxWords(syntax),
      ...rootKey(servers, { onlyServers, bareMap, mayReference, serversBelongIn }),
      ...(settings ? [`Also read at the root: ${memberLines(settings).join('. ')}.`] : []),
      ...(closedRoot ? [`At the root only ${codes(closedRoot, 'and')} are allowed.`] : []),
      ...(inputs ? [`Inputs for \`\${input:id}\` stand under ${memberPath(inputs)}.`] : []),
      ...(deprecated
        ? [`Out of date: ${deprecated.at.map(memberPath).join(' and ')}. Use ${prose(deprecated.instead)}.`]
        : []),
      ...deadEnds.map(one => `Not read, although it looks as if: servers under ${memberPath(one)}.`),
      ...(entry ? ['Its entries are not those of the other files; see below.'] : []),
      ...(placeholders ? [`Placeholders: ${placeholderSentences(placeholders).join(' ')}`] : []),
    ]),
    evidenceTable(evidence),
  ]
}

function neighbours({ beside, within }: Facts<'beside' | 'within'>): string {
  if (!beside && within === undefined) return ''
  const conditions = [
    ...(beside ? [`${codes(beside, 'or')} stands beside it`] : []),
    ...(within === undefined ? [] : [`the name of a folder above it holds the word ${code(within)}`]),
  ]
  return `, where ${conditions.join(' or ')}`
}

function places(home: NonNullable<ConfigFile['home']>): string {
  const systems = new Map<string, string[]>()
  for (const [platform, name] of Object.entries(platforms)) {
    const paths = home[platform as keyof typeof platforms]
    if (paths) systems.set(codes(paths, 'and'), [...(systems.get(codes(paths, 'and')) ?? []), name])
  }
  return [...systems].map(([paths, names]) => `${paths} (${names.join(', ')})`).join(', ')
}

function syntaxWords({ base, comments, trailingCommas, datesAsText, ...rest }: FileSyntax): string {
  nothingLeft(rest)
  const dates = datesAsText ? '; a date where a string belongs is taken for its text' : ''
  return `Syntax: ${base.toUpperCase()}; comments ${takes[comments]}; trailing commas ${takes[trailingCommas]}${dates}.`
}

function rootKey(
  servers: ConfigFile['servers'],
  facts: Facts<'onlyServers' | 'bareMap' | 'mayReference' | 'serversBelongIn'>,
): string[] {
  const { onlyServers, bareMap, mayReference, serversBelongIn } = facts
  if (servers.length === 0)
    return [`No servers are read from it.${serversBelongIn ? ` They belong in ${prose(serversBelongIn)}.` : ''}`]
  const other = onlyServers ? '' : ', if there are any: the file may hold other things'
  return [
    `Servers stand under ${servers.map(memberPath).join(' or ')}${other}.`,
    ...(bareMap ? ['A bare map of servers without that key is read too.'] : []),
    ...(mayReference ? ['In its place may stand the path of a file, or a list of paths and maps.'] : []),
  ]
}
