import { clients } from '../clients/index.js'
import type { Member, Node, ObjectNode } from '../document/document.js'
import { effectiveMembers } from '../document/tree.js'
import type { SeverityOverride } from '../engine/settings.js'
import { fileKinds } from '../kinds/names.js'
import { codes } from '../rules/codes.js'
import { revisionDates } from '../spec/revision.js'
import { targetWords } from '../targets/names.js'
import { nearest } from '../text/near.js'
import type { ConfigFault, Configuration, Judging, Override, Suppression } from './configuration.js'

/** What a configuration says, and what in it makes no sense. */
export interface ReadConfiguration {
  readonly configuration: Configuration
  readonly faults: readonly ConfigFault[]
}

const judgingKeys = ['rules', 'client', 'type', 'revision', 'targets', 'serverName']
const topKeys = ['$schema', 'include', 'ignore', ...judgingKeys, 'overrides', 'suppressions']
const overrideKeys = ['files', ...judgingKeys]
const suppressionKeys = ['code', 'file', 'address', 'pointer', 'reason']

/** Reads a configuration from a tree. Never fails: what makes no sense becomes a fault and is left out. */
export function readConfiguration(root: Node): ReadConfiguration {
  const faults: ConfigFault[] = []
  const reader = readerOf(faults)
  const top = reader.object(root, 'The configuration', topKeys)
  const configuration: Configuration = {
    ...judging(reader, top),
    ...maybe('include', reader.texts(top.get('include'))),
    ignore: reader.texts(top.get('ignore')) ?? [],
    overrides: reader.items(top.get('overrides')).flatMap(one => override(reader, one)),
    suppressions: reader.items(top.get('suppressions')).flatMap(one => suppression(reader, one)),
  }
  reader.text(top.get('$schema'))
  return { configuration, faults }
}

type Members = ReadonlyMap<string, Member>
type Reader = ReturnType<typeof readerOf>

const maybe = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value }

function judging(reader: Reader, members: Members): Judging {
  const clientWords = clients.flatMap(({ id, aliases = [] }) => [id, ...aliases])
  const targets = reader.items(members.get('targets'))
  const known = targets.flatMap(one => reader.word(one, 'target', targetWords) ?? [])
  return {
    ...maybe('client', reader.wordOf(members.get('client'), 'client', clientWords)),
    ...maybe('kind', reader.wordOf(members.get('type'), 'type', fileKinds)),
    ...maybe('revision', reader.wordOf(members.get('revision'), 'revision', revisionDates)),
    ...(known.length > 0 ? { targets: known } : {}),
    ...maybe('serverName', reader.text(members.get('serverName'))),
    rules: levels(reader, members.get('rules')),
  }
}

const levelWords = ['off', 'info', 'warning', 'error'] as const

function levels(reader: Reader, rules: Member | undefined): SeverityOverride[] {
  if (!rules) return []
  return [...reader.object(rules.value, '"rules"').values()].flatMap((member): SeverityOverride[] => {
    const { key, value } = member
    const level = levelWords.find(one => one === reader.word(value, 'level', levelWords))
    return reader.code({ member, at: 'key' }, key.name, true) && level ? [{ code: key.name, level }] : []
  })
}

function override(reader: Reader, node: Node): Override[] {
  const members = reader.object(node, 'This override', overrideKeys)
  const files = reader.texts(members.get('files'))
  const rest = judging(reader, members)
  if (node.type !== 'object') return []
  if (!members.has('files')) reader.missing(node, 'override', 'files')
  return files ? [{ files, ...rest }] : []
}

function suppression(reader: Reader, node: Node): Suppression[] {
  const members = reader.object(node, 'This suppression', suppressionKeys)
  if (node.type !== 'object') return []
  const [code, file, reason] = ['code', 'file', 'reason'].map(key => {
    if (!members.has(key)) reader.missing(node, 'suppression', key)
    return reader.text(members.get(key))
  })
  const address = reader.text(members.get('address'), 'may be empty')
  const pointer = reader.text(members.get('pointer'), 'may be empty')
  const at = members.get('code')?.value
  if (code === undefined || !at || !reader.code(at, code, false) || file === undefined || reason === undefined)
    return []
  if (members.has('address') && address === undefined) return []
  if (members.has('pointer') && pointer === undefined) return []
  return [{ code, file, ...maybe('address', address), ...maybe('pointer', pointer), reason, node }]
}

const called: Readonly<Record<Node['type'], string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  date: 'a date',
}

/** Reads values of the wanted type, and notes a fault for each other one. */
function readerOf(faults: ConfigFault[]) {
  const wrong = (at: Node, what: string, wants: string): undefined => {
    faults.push({ says: 'wrongType', at, data: { what, wants, is: called[at.type] } })
  }
  const named = ({ key }: Member): string => JSON.stringify(key.name)
  const word = (node: Node, what: string, known: readonly string[]): string | undefined => {
    if (node.type !== 'string') return wrong(node, `A ${what}`, 'a string')
    if (known.includes(node.value)) return node.value
    const near = nearest(node.value, known)
    faults.push({ says: 'unknownWord', at: node, data: { what, word: node.value, near, known } })
    return undefined
  }
  const filled = (node: Node, what: string): string | undefined => {
    if (node.type !== 'string') return wrong(node, what, 'a string')
    if (node.value.trim() !== '') return node.value
    faults.push({ says: 'empty', at: node, data: { what } })
    return undefined
  }
  const items = (member: Member | undefined): readonly Node[] => {
    if (!member) return []
    return member.value.type === 'array' ? member.value.items : (wrong(member.value, named(member), 'a list') ?? [])
  }
  return {
    word,
    items,
    wordOf: (member: Member | undefined, what: string, known: readonly string[]) =>
      member && word(member.value, what, known),
    text(member: Member | undefined, empty?: 'may be empty'): string | undefined {
      if (member && empty && member.value.type === 'string') return member.value.value
      return member && filled(member.value, named(member))
    },
    /** The texts of a list; undefined where there is no list. */
    texts(member: Member | undefined): readonly string[] | undefined {
      const all = items(member)
      return member?.value.type === 'array'
        ? all.flatMap(one => filled(one, `An item of ${named(member)}`) ?? [])
        : undefined
    },
    /** The members of an object by name, of equal names the last. Without `keys` any name is right. */
    object(node: Node, what: string, keys?: readonly string[]): Members {
      if (node.type !== 'object') {
        wrong(node, what, 'an object')
        return new Map()
      }
      const kept = new Set(effectiveMembers(node))
      for (const member of node.members) if (!kept.has(member)) noteTwice(faults, member)
      if (keys) for (const member of kept) noteKey(faults, member, keys, what)
      return new Map([...kept].map(member => [member.key.name, member]))
    },
    missing(node: ObjectNode, part: string, key: string): void {
      faults.push({ says: 'missing', at: node, data: { part, key } })
    },
    code(at: ConfigFault['at'], code: string, families: boolean): boolean {
      const isFamily = families && code.endsWith('*')
      if (isFamily ? codes.some(one => one.startsWith(code.slice(0, -1))) : codes.includes(code)) return true
      faults.push({ says: 'unknownCode', at, data: { code, near: nearest(code, codes) } })
      return false
    },
  }
}

function noteTwice(faults: ConfigFault[], member: Member): void {
  faults.push({ says: 'twice', at: { member, at: 'key' }, data: { key: member.key.name } })
}

function noteKey(faults: ConfigFault[], member: Member, known: readonly string[], part: string): void {
  const key = member.key.name
  if (known.includes(key)) return
  const at = { member, at: 'key' } as const
  if (topKeys.includes(key))
    faults.push({ says: 'misplaced', at, data: { key, part: part.toLowerCase().replace('this', 'an') } })
  else faults.push({ says: 'unknownKey', at, data: { key, near: nearest(key, known), known } })
}
