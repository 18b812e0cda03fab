import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Wants } from '../../src/schema/wants.js'
import { formatted, type GeneratedFile, projectRoot, type StaleFile, staleFiles } from './files.js'

/** A part of a meta-schema, with the document that its local references mean. */
interface Part {
  readonly schema: Readonly<Record<string, unknown>>
  readonly document: Document
}
interface Document {
  readonly $id: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

const refs = join(dirname(createRequire(import.meta.url).resolve('ajv/package.json')), 'dist/refs')

/** Where ajv keeps the official meta-schemas, the newest first. */
const DIALECTS: Readonly<Record<string, string>> = {
  '2020-12': 'json-schema-2020-12',
  '2019-09': 'json-schema-2019-09',
  'draft-07': 'json-schema-draft-07.json',
  'draft-06': 'json-schema-draft-06.json',
}
/**
 * Where ajv's copy is older than the official meta-schema. The specification of draft-07 says that a list of values SHOULD
 * have elements and that they SHOULD be different (validation, 6.1.2); json-schema-org/json-schema-spec#717 therefore took
 * both demands out of the meta-schema. That of draft-06 still has them.
 */
const MENDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'json-schema-draft-07.json': { enum: { type: 'array', items: true } },
}
/** What says nothing about the value. */
const SILENT = new Set(['$comment', 'default', 'deprecated', 'format'])

/**
 * The parts of the official meta-schemas that speak of one keyword, by the words of src/schema/wants.ts. Anything in a
 * meta-schema that these words cannot say makes the generation fail.
 */
function keywordsOf(source: string): Record<string, Wants> {
  const documents = documentsOf(source)
  const found: Record<string, Wants> = {}
  for (const document of documents.values())
    for (const [keyword, schema] of Object.entries({ ...document.properties, ...MENDED[source] })) {
      const wants = wantsOf({ schema: asObject(schema), document }, keyword, documents)
      if (Object.hasOwn(found, keyword)) throw new Error(`${source} speaks twice of ${keyword}.`)
      if (wants !== undefined) found[keyword] = wants
    }
  return found
}

function documentsOf(source: string): Map<string, Document> {
  const path = join(refs, source)
  const files = source.endsWith('.json')
    ? [path]
    : [
        join(path, 'schema.json'),
        ...readdirSync(join(path, 'meta'))
          .sort()
          .map(name => join(path, 'meta', name)),
      ]
  const documents = files.map(file => JSON.parse(readFileSync(file, 'utf8')) as Document)
  return new Map(documents.map(document => [document.$id, document]))
}

/** `true` is the schema that says nothing. */
function asObject(schema: unknown): Record<string, unknown> {
  return schema === true ? {} : (schema as Record<string, unknown>)
}

/** What a keyword's value must be; undefined where it may be anything. */
function wantsOf(part: Part, keyword: string, documents: Map<string, Document>): Wants | undefined {
  const plain = resolved(part, documents)
  const known = SHAPES.find(([shape]) => isDeepStrictEqual(shape, plain))
  if (known) return keyword === 'pattern' ? 'pattern' : keyword === 'patternProperties' ? 'pattern-schemas' : known[1]
  const { type, pattern, ...rest } = plain as Record<string, unknown>
  if (type === 'string' && typeof pattern === 'string' && Object.keys(rest).length === 0) return { pattern }
  throw new Error(`What ${part.document.$id} says of ${keyword} is new: ${JSON.stringify(plain)}`)
}

const SCHEMA = { schema: true }
const STRINGS = { type: 'array', items: { type: 'string' }, uniqueItems: true }
const TYPE = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] }
const SCHEMAS = { type: 'array', minItems: 1, items: SCHEMA }

/** Each part as it reads without references and silent words, and its name. */
const SHAPES: readonly (readonly [unknown, Wants | undefined])[] = [
  [{}, undefined],
  [{ type: 'string' }, 'string'],
  [{ type: 'boolean' }, 'boolean'],
  [{ type: 'number' }, 'number'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'positive'],
  [{ type: 'integer', minimum: 0 }, 'count'],
  [{ type: 'array', items: {} }, 'list'],
  [{ type: 'array' }, 'list'],
  [{ type: 'array', items: {}, minItems: 1, uniqueItems: true }, 'values'],
  [{ type: 'array', minItems: 1, uniqueItems: true }, 'values'],
  [STRINGS, 'strings'],
  [{ anyOf: [TYPE, { type: 'array', items: TYPE, minItems: 1, uniqueItems: true }] }, 'types'],
  [SCHEMA, 'schema'],
  [SCHEMAS, 'schemas'],
  [{ anyOf: [SCHEMA, SCHEMAS] }, 'schema-or-schemas'],
  [{ type: 'object', additionalProperties: SCHEMA }, 'named-schemas'],
  [{ type: 'object', additionalProperties: SCHEMA, propertyNames: {} }, 'named-schemas'],
  [{ type: 'object', additionalProperties: STRINGS }, 'named-strings'],
  [{ type: 'object', additionalProperties: { anyOf: [SCHEMA, STRINGS] } }, 'named-schemas-or-strings'],
  [{ type: 'object', additionalProperties: { type: 'boolean' }, propertyNames: {} }, 'named-booleans'],
  [{ type: 'object', additionalProperties: { type: 'boolean' }, propertyNames: { type: 'string' } }, 'named-booleans'],
]

/** The part without references: what points at the meta-schema itself becomes `{ schema: true }`. */
function resolved({ schema, document }: Part, documents: Map<string, Document>): unknown {
  const out: Record<string, unknown> = {}
  for (const [word, value] of Object.entries(schema)) {
    if (SILENT.has(word)) continue
    if (word === '$dynamicRef' || word === '$recursiveRef' || (word === '$ref' && value === '#')) return SCHEMA
    if (word === '$ref') Object.assign(out, resolved(targetOf(String(value), document, documents), documents))
    else if (word === 'allOf')
      for (const one of value as object[]) Object.assign(out, resolved({ schema: asObject(one), document }, documents))
    else if (word === 'anyOf')
      out.anyOf = (value as object[]).map(one => resolved({ schema: asObject(one), document }, documents))
    else if (['items', 'additionalProperties', 'propertyNames'].includes(word))
      out[word] = resolved({ schema: asObject(value), document }, documents)
    else out[word] = value
  }
  return out
}

function targetOf(ref: string, document: Document, documents: Map<string, Document>): Part {
  const [file = '', pointer = ''] = ref.split('#')
  const base = file === '' ? document : documents.get(new URL(file, document.$id).href)
  if (!base) throw new Error(`${document.$id} refers to ${ref}, which is nowhere.`)
  const steps = pointer.split('/').slice(1)
  return { schema: steps.reduce((at, step) => asObject(at[step]), base as Record<string, unknown>), document: base }
}

/** The table of keywords as it should be, when it is not. */
export function staleKeywords(): StaleFile[] {
  return staleFiles(formatted([keywordTable()]), projectRoot)
}

function keywordTable(): GeneratedFile {
  const tables = Object.entries(DIALECTS).map(([dialect, source]) => {
    const groups = new Map<string, string[]>()
    for (const [keyword, wants] of Object.entries(keywordsOf(source))) {
      const words = JSON.stringify(wants)
      groups.set(words, [...(groups.get(words) ?? []), keyword])
    }
    const rows = [...groups].map(([wants, names]) => `[${wants}, ${JSON.stringify(names)}]`)
    return `${JSON.stringify(dialect)}: [${rows.join(',')}]`
  })
  const text = `// Generated by \`npm run gen\` from the official meta-schemas of JSON Schema; do not edit.
import type { Dialect, Wants } from '../wants.js'

/** The keywords whose values must be something, by what they must be. Every other keyword may have any value. */
export const keywords: Readonly<Record<Dialect, readonly (readonly [Wants, readonly string[]])[]>> = { ${tables.join(',')} }
`
  return { path: 'src/schema/compiled/keywords.ts', text }
}
