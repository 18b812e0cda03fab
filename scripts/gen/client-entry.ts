import type { ClientProfile, Field, TransportFacts } from '../../src/clients/profile.js'
import { conceptNames, placeholderSentences, requiredWords, transportNames } from './client-words.js'
import { code, codes, list, prose, table } from './markdown.js'
import { insideOf, type NamedShape, nothingLeft, shapeWords } from './shape-words.js'

/** What a client says about one entry of a server map. */
export type EntryFacts = Pick<
  ClientProfile,
  'fields' | 'transport' | 'words' | 'offValue' | 'urlSchemes' | 'placeholders'
>

/** Members, transports and placeholders of an entry. `level` is that of the headings. */
export function entryBlocks({ fields, transport, urlSchemes, placeholders, ...facts }: EntryFacts, level: string) {
  const { words, offValue, ...rest } = facts
  nothingLeft(rest)
  return [
    `${level} Members of an entry`,
    table(
      ['Member', 'Value', 'On', 'Remarks'],
      Object.entries(fields).flatMap(([name, field]) => [
        row({ path: name, shape: field }, transportsOf(field), [...meaning(name, words, offValue), ...remarks(field)]),
        ...insideOf(name, field).map(inner => row(inner, '', [])),
      ]),
    ),
    `${level} Transports`,
    list([...transportSentences(transport), ...schemes(urlSchemes)]),
    `${level} Placeholders`,
    placeholderSentences(placeholders).join(' '),
  ]
}

function row({ path, shape }: NamedShape, on: string, notes: readonly string[]): string[] {
  return [code(path), shapeWords(shape), on, [...notes, ...requiredWords(shape)].join('; ')]
}

function transportsOf({ on, notReadOn = [] }: Field): string {
  const named = (all: NonNullable<Field['on']>) => all.map(one => transportNames[one]).join(', ')
  return `${on ? named(on) : 'all'}${notReadOn.length > 0 ? `; not read on ${named(notReadOn)}` : ''}`
}

function meaning(name: string, words: EntryFacts['words'], offValue: boolean | undefined): string[] {
  return Object.entries(words)
    .filter(([, own]) => own.includes(name))
    .map(([concept]) => {
      const says = conceptNames[concept as keyof typeof conceptNames]
      return concept === 'off' && offValue !== undefined ? `\`${offValue}\` ${says}` : says
    })
}

function remarks({ unused, shell, refused, belongs }: Field): string[] {
  return [
    ...(unused ? [`accepted and not used: ${prose(unused)}`] : []),
    ...(shell ? ['run in a shell'] : []),
    ...(refused ? [`refused wherever it stands ([${code(refused)}](rules/${refused}.md))`] : []),
    ...(belongs ? [`belongs ${prose(belongs)}`] : []),
  ]
}

function transportSentences(transport: TransportFacts): string[] {
  const { member, words, firm, otherWords, addressAlone, both, wrongMembers, remote, deprecated, ...rest } = transport
  nothingLeft(rest)
  return [
    ...(member ? wordSentences(member, words, firm, otherWords) : ['No member names the transport.']),
    `An address${member ? ' without such a word' : ''} is ${addressAlone === 'http' ? 'taken for HTTP' : 'refused'}.`,
    bothWords[both],
    wrongMembers === 'refused'
      ? 'Members of the other transport (such as variables beside an address) are refused.'
      : 'Members of the other transport (such as variables beside an address) have no effect.',
    remote === true
      ? 'Remote servers can stand in the file.'
      : `Remote servers cannot stand in the file. Instead, ${prose(remote.instead)}.`,
    ...(deprecated ? [`The maker advises against ${deprecated.map(one => transportNames[one]).join(' and ')}.`] : []),
  ]
}

const bothWords = {
  word: 'Of a program and an address in one entry, the word decides.',
  unknown: 'Which one wins of a program and an address in one entry is not known.',
  refused: 'A program and an address in one entry are refused.',
} as const

function wordSentences(
  member: string,
  words: TransportFacts['words'],
  firm: TransportFacts['firm'],
  otherWords: TransportFacts['otherWords'],
): string[] {
  const meanings = Object.entries(words).map(([word, transport]) => `${code(word)} (${transportNames[transport]})`)
  return [
    `${code(member)} names the transport: ${meanings.join(', ')}. Any other word is ${otherWords === 'refused' ? 'refused, and the server with it' : 'ignored'}.`,
    firm.length > 0
      ? `With ${codes(firm, 'or')} the client insists on the matching program or address.`
      : 'The word gives way to the program or the address that is there.',
  ]
}

function schemes(urlSchemes: EntryFacts['urlSchemes']): string[] {
  return Object.entries(urlSchemes).map(
    ([transport, all]) =>
      `Addresses for ${transportNames[transport as keyof typeof transportNames]} begin with ${codes(
        all.map(scheme => `${scheme}:`),
        'or',
      )}.`,
  )
}
