import type { Concept, Evidence, PlaceholderForm, Placeholders, Transport } from '../../src/clients/profile.js'
import { code, codes, prose, table } from './markdown.js'
import { membersOf, type NamedShape, nothingLeft, shapeWords } from './shape-words.js'

export const transportNames: Readonly<Record<Transport, string>> = {
  stdio: 'local',
  http: 'HTTP',
  sse: 'SSE',
  ws: 'WebSocket',
}

export const conceptNames: Readonly<Record<Concept, string>> = {
  program: 'the program',
  arguments: 'its arguments',
  variables: 'environment variables',
  address: 'the address',
  headers: 'HTTP headers',
  transport: 'the transport',
  off: 'switches the server off',
  folder: 'the folder in which it starts',
  'blocked-tools': 'tools that are switched off',
  'variables-file': 'a file of environment variables',
}

const forms: Readonly<Record<PlaceholderForm, string>> = {
  braced: '${NAME}',
  'braced-default': '${NAME:-default}',
  bare: '$NAME',
  percent: '%NAME%',
  env: '${env:NAME}',
  'curly-env': '{env:NAME}',
}

/** Forms, schemes and names as they are written. A sign may be any of them. */
export function written(placeholder: string): string {
  if (placeholder in forms) return forms[placeholder as PlaceholderForm]
  return ['input', 'config', 'command', 'file'].includes(placeholder) ? `\${${placeholder}:…}` : `\${${placeholder}}`
}

/** Which placeholders are replaced and where, a sentence each. */
export function placeholderSentences({
  forms,
  schemes = [],
  names = [],
  notHere = [],
  in: where,
  ...rest
}: Placeholders) {
  nothingLeft(rest)
  const replaced = [
    ...forms.map(written),
    ...schemes.map(scheme => `\${${scheme}:…}`),
    ...names.map(name => `\${${name}}`),
  ]
  if (replaced.length === 0) return ['None are replaced: `${NAME}` and its like reach the server as they are written.']
  return [
    `Replaced: ${codes(replaced, 'and')}.`,
    where ? `Only in ${codes(where, 'and')}.` : 'In all strings of an entry.',
    ...(notHere.length > 0
      ? [
          `Not filled in here: ${codes(
            notHere.map(name => `\${${name}}`),
            'and',
          )}.`,
        ]
      : []),
  ]
}

/** `projects.*.mcpServers`; the dot in a name is told from the dot between names by quotes. */
export function memberPath(path: readonly string[]): string {
  return code(path.map(name => (name.includes('.') ? `"${name}"` : name)).join('.'))
}

export function evidenceTable(evidence: readonly Evidence[]): string {
  return table(
    ['From', 'Source', 'Checked'],
    evidence.map(({ from, source, checked, ...rest }) => {
      nothingLeft(rest)
      return [from, prose(source), checked]
    }),
  )
}

const losses = {
  refused: 'required: without it the server or file is refused',
  lost: 'required: without it the object has no effect',
} as const

/** What a missing member costs. */
export function requiredWords({ required }: NamedShape['shape']): string[] {
  return required ? [losses[required]] : []
}

/** `name`: its shape; one line a member. */
export function memberLines(members: Parameters<typeof membersOf>[0]): string[] {
  return membersOf(members).map(
    ({ path, shape }) => `${code(path)}: ${[shapeWords(shape), ...requiredWords(shape)].join('; ')}`,
  )
}
