import type { ArrayNode, Member, Node, NumberNode, ObjectNode, StringNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { effectiveMembers, member } from '../document/tree.js'
import { keywords } from './compiled/keywords.js'
import { isResource, namedDialect } from './dialect.js'
import { judgePattern, type PatternVerdict } from './pattern.js'
import { hasEqualItems } from './same.js'
import type { Dialect, Wants } from './wants.js'

/** What is wrong with a schema. One problem a place, at the deepest place that is to blame. */
export type SchemaProblem =
  /** Of another JSON type than its keyword asks for. */
  | { readonly kind: 'wrong-type'; readonly node: Node; readonly keyword: string; readonly wants: Wants }
  | { readonly kind: 'no-schema'; readonly node: Node; readonly keyword: string }
  | { readonly kind: 'type-name'; readonly node: StringNode }
  | { readonly kind: 'range'; readonly node: NumberNode; readonly keyword: string; readonly wants: Wants }
  | { readonly kind: 'name'; readonly node: StringNode; readonly keyword: string }
  | { readonly kind: 'empty-list'; readonly node: ArrayNode; readonly keyword: string }
  | { readonly kind: 'repeated'; readonly node: ArrayNode; readonly keyword: string }
  /** `[]` where PHP meant an empty object. */
  | { readonly kind: 'empty-array'; readonly node: ArrayNode; readonly keyword: string }
  /** A regular expression that does not work everywhere: a value, or the name of a member. */
  | {
      readonly kind: 'pattern'
      readonly at: StringNode | Member
      readonly source: string
      readonly verdict: PatternVerdict
    }

type Table = ReadonlyMap<string, Wants>

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const PHP_OBJECTS = ['properties', 'patternProperties', '$defs', 'definitions']

const tables = new Map<Dialect, Table>()

/** The keywords of a dialect; made on first use. */
function tableOf(dialect: Dialect): Table {
  const made = tables.get(dialect) ?? new Map(keywords[dialect].flatMap(([wants, names]) => names.map(n => [n, wants])))
  tables.set(dialect, made)
  return made
}

/**
 * Compares a schema with the meta-schema of its dialect, as data: it is never compiled. `otherwise` is the dialect of schemas
 * that name none; null where nobody says, and then a schema that fits 2020-12 or draft-07 is right. Nothing is said about a
 * schema that names a dialect which is not known.
 */
export function checkSchema(schema: ObjectNode, otherwise: Dialect | null): readonly SchemaProblem[] {
  const named = namedDialect(schema)
  if (named.is === 'unknown') return []
  if (named.is === 'known') return checks[named.dialect](schema, named.dialect)
  const problems = checks[otherwise ?? '2020-12'](schema, otherwise ?? '2020-12')
  if (otherwise !== null || problems.every(isAboutPatterns)) return problems
  const older = checks['draft-07'](schema, 'draft-07')
  return older.every(isAboutPatterns) ? older : problems
}

const isAboutPatterns = ({ kind }: SchemaProblem): boolean => kind === 'pattern'

const inDialect = (schema: ObjectNode, dialect: Dialect): SchemaProblem[] => {
  const out: SchemaProblem[] = []
  checkKeywords(schema, { table: tableOf(dialect), out })
  return out
}
/** Each remembers its answers: several revisions ask the same question. */
const checks: Readonly<Record<Dialect, (schema: ObjectNode, dialect: Dialect) => readonly SchemaProblem[]>> = {
  '2020-12': perNode(inDialect),
  '2019-09': perNode(inDialect),
  'draft-07': perNode(inDialect),
  'draft-06': perNode(inDialect),
}

/** One way through a schema. */
interface Walk {
  readonly table: Table
  readonly out: SchemaProblem[]
}
type Check = (node: Node, keyword: string, wants: Wants, walk: Walk) => void

function checkKeywords(schema: ObjectNode, walk: Walk): void {
  for (const { key, value } of effectiveMembers(schema)) {
    const wants = walk.table.get(key.name)
    if (wants !== undefined) (typeof wants === 'object' ? checkName : CHECKS[wants])(value, key.name, wants, walk)
  }
}

const checkPlain: Check = (node, keyword, wants, { out }) => {
  const type = wants === 'list' ? 'array' : wants === 'positive' || wants === 'count' ? 'number' : wants
  if (node.type !== type) out.push({ kind: 'wrong-type', node, keyword, wants })
  else if (node.type === 'number' && !isInRange(node.value, wants)) out.push({ kind: 'range', node, keyword, wants })
}

function isInRange(value: number, wants: Wants): boolean {
  if (wants === 'count') return Number.isInteger(value) && value >= 0
  return Number.isFinite(value) && (wants !== 'positive' || value > 0)
}

const checkName: Check = (node, keyword, wants, { out }) => {
  if (node.type !== 'string') out.push({ kind: 'wrong-type', node, keyword, wants: 'string' })
  else if (typeof wants === 'object' && !new RegExp(wants.pattern, 'u').test(node.value))
    out.push({ kind: 'name', node, keyword })
}

/** A place for a schema. One with an identifier of its own may name another dialect. */
const checkPlace: Check = (node, keyword, _, walk) => {
  if (node.type === 'boolean') return
  if (node.type !== 'object') {
    walk.out.push({ kind: 'no-schema', node, keyword })
    return
  }
  const named = member(node, '$schema') && isResource(node) ? namedDialect(node) : undefined
  if (named?.is === 'unknown') return
  checkKeywords(node, named?.is === 'known' ? { ...walk, table: tableOf(named.dialect) } : walk)
}

const checkList: Check = (node, keyword, wants, walk) => {
  if (node.type !== 'array') walk.out.push({ kind: 'wrong-type', node, keyword, wants })
  else if (node.items.length === 0) walk.out.push({ kind: 'empty-list', node, keyword })
  else for (const item of node.items) checkPlace(item, keyword, wants, walk)
}

const checkEither: Check = (node, keyword, wants, walk) =>
  node.type === 'array' ? checkList(node, keyword, wants, walk) : checkPlace(node, keyword, wants, walk)

const checkMap: Check = (node, keyword, wants, walk) => {
  const { out } = walk
  if (node.type !== 'object') {
    if (node.type === 'array' && node.items.length === 0 && PHP_OBJECTS.includes(keyword))
      out.push({ kind: 'empty-array', node, keyword })
    else out.push({ kind: 'wrong-type', node, keyword, wants })
    return
  }
  for (const one of effectiveMembers(node)) {
    const { value } = one
    if (wants === 'pattern-schemas') judge(one, one.key.name, out)
    if (wants === 'named-booleans') checkPlain(value, keyword, 'boolean', walk)
    else if (wants === 'named-strings' || (wants === 'named-schemas-or-strings' && value.type === 'array'))
      checkDifferent(value, keyword, 'strings', walk)
    else checkPlace(value, keyword, wants, walk)
  }
}

const checkTypes: Check = (node, keyword, wants, walk) => {
  const { out } = walk
  if (node.type === 'string') {
    if (!TYPES.includes(node.value)) out.push({ kind: 'type-name', node })
  } else if (node.type !== 'array') out.push({ kind: 'wrong-type', node, keyword, wants })
  else if (node.items.length === 0) out.push({ kind: 'empty-list', node, keyword })
  else {
    const before = out.length
    for (const item of node.items)
      if (item.type === 'string') checkTypes(item, keyword, wants, walk)
      else out.push({ kind: 'wrong-type', node: item, keyword, wants: 'string' })
    if (out.length === before && hasEqualItems(node)) out.push({ kind: 'repeated', node, keyword })
  }
}

/** A list of values that differ: strings, or any at all, and then at least one. */
const checkDifferent: Check = (node, keyword, wants, { out }) => {
  if (node.type !== 'array') {
    out.push({ kind: 'wrong-type', node, keyword, wants })
    return
  }
  const strangers = wants === 'strings' ? node.items.filter(({ type }) => type !== 'string') : []
  for (const item of strangers) out.push({ kind: 'wrong-type', node: item, keyword, wants: 'string' })
  if (wants === 'values' && node.items.length === 0) out.push({ kind: 'empty-list', node, keyword })
  else if (strangers.length === 0 && hasEqualItems(node)) out.push({ kind: 'repeated', node, keyword })
}

const checkPattern: Check = (node, keyword, wants, { out }) => {
  if (node.type === 'string') judge(node, node.value, out)
  else out.push({ kind: 'wrong-type', node, keyword, wants })
}

function judge(at: StringNode | Member, source: string, out: SchemaProblem[]): void {
  const verdict = judgePattern(source)
  if (verdict.grade !== 'everywhere') out.push({ kind: 'pattern', at, source, verdict })
}

const CHECKS: Readonly<Record<Exclude<Wants, object>, Check>> = {
  string: checkPlain,
  boolean: checkPlain,
  number: checkPlain,
  positive: checkPlain,
  count: checkPlain,
  list: checkPlain,
  values: checkDifferent,
  strings: checkDifferent,
  types: checkTypes,
  pattern: checkPattern,
  schema: checkPlace,
  schemas: checkList,
  'schema-or-schemas': checkEither,
  'named-schemas': checkMap,
  'pattern-schemas': checkMap,
  'named-strings': checkMap,
  'named-schemas-or-strings': checkMap,
  'named-booleans': checkMap,
}
