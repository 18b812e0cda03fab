import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ObjectNode } from '../../src/document/document.js'
import { readJson } from '../../src/document/json.js'
import { pointerTo } from '../../src/document/pointer.js'
import { checkSchema } from '../../src/schema/check.js'
import { keywords } from '../../src/schema/compiled/keywords.js'
import type { Dialect } from '../../src/schema/wants.js'

const require = createRequire(import.meta.url)
const ajvDraft07 = require('ajv/dist/refs/json-schema-draft-07.json')
/** The official one asks no more of `enum`; ajv's copy is older and still wants different values, at least one. */
const draft07 = {
  ...ajvDraft07,
  $id: 'https://example.com/draft-07',
  properties: { ...ajvDraft07.properties, enum: { type: 'array', items: true } },
}

/** The official meta-schemas as ajv runs them: the judge that our own walk is held against. */
const options = { strict: false, validateFormats: false, allErrors: true, logger: false } as const
const older = new Ajv(options)
older.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'))
const judges = {
  '2020-12': new Ajv2020(options).getSchema('https://json-schema.org/draft/2020-12/schema'),
  '2019-09': new Ajv2019(options).getSchema('https://json-schema.org/draft/2019-09/schema'),
  'draft-07': older.compile(draft07),
  'draft-06': older.getSchema('http://json-schema.org/draft-06/schema#'),
}
const dialects = Object.keys(judges) as Dialect[]

const allKeywords = [...new Set(dialects.flatMap(dialect => keywords[dialect].flatMap(([, names]) => names)))]
  // Names another dialect for a part of the schema; ajv looks at the root's alone.
  .filter(name => name !== '$schema')
const names = fc.constantFrom(
  'a',
  'b',
  'type',
  'properties',
  '__proto__',
  'constructor',
  'a/b',
  'm~n',
  '',
  'é',
  'items',
)
/** ajv does not notice that `__proto__` stands twice in a list of strings. */
const words = names.filter(name => name !== '__proto__')
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null')

/** Values of all kinds, most of them what some keyword wants. */
const { schema } = fc.letrec<{ schema: unknown; value: unknown; schemas: unknown }>(tie => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 1, arbitrary: fc.constantFrom({}, true, false) },
    {
      weight: 6,
      arbitrary: fc
        .array(fc.tuple(fc.oneof(fc.constantFrom(...allKeywords), names), tie('value')), { maxLength: 4 })
        .map(entries => Object.fromEntries(entries)),
    },
  ),
  schemas: fc.array(tie('schema'), { maxLength: 3 }),
  value: fc.oneof(
    { weight: 4, arbitrary: tie('schema') },
    { weight: 2, arbitrary: tie('schemas') },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.tuple(names, fc.oneof(tie('schema'), fc.array(words, { maxLength: 3 }), fc.boolean())), {
          maxLength: 3,
        })
        .map(entries => own(entries)),
    },
    { weight: 2, arbitrary: types },
    { weight: 1, arbitrary: fc.constantFrom('strng', 'String', '#a', 'urn:x#', 'a b', '^a+$') },
    { weight: 2, arbitrary: fc.array(fc.oneof(types, words), { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        0,
        -0,
        1,
        -1,
        1.5,
        1e21,
        null,
        true,
        false,
        [],
        [0, -0],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  ),
}))

function own(entries: readonly (readonly [string, unknown])[]): object {
  const out = {}
  for (const [name, value] of entries)
    Object.defineProperty(out, name, { value, enumerable: true, configurable: true, writable: true })
  return out
}

/** Where the walk finds something; patterns are beyond the meta-schemas. */
function problemsOf(text: string, dialect: Dialect): string[] {
  const root = readJson(text, 'x.json').roots[0]?.node as ObjectNode
  return checkSchema(root, dialect).flatMap(problem => (problem.kind === 'pattern' ? [] : [pointerTo(problem.node)]))
}

describe.each(dialects)('the meta-schema of %s', dialect => {
  const judge = judges[dialect]

  it('finds the faults that ajv finds, at one of its places', () => {
    fc.assert(
      fc.property(
        schema.filter(one => typeof one === 'object'),
        one => {
          const text = JSON.stringify(one)
          const found = problemsOf(text, dialect)
          const right = judge?.(JSON.parse(text))
          expect(found.length === 0).toBe(right)
          const places = (judge?.errors ?? []).map(({ instancePath }) => instancePath)
          for (const place of found) expect(places).toContain(place)
          for (const place of places) expect(found.some(at => at === place || at.startsWith(`${place}/`))).toBe(true)
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 3000) },
    )
  })
})

it.each([
  ['draft-06', false],
  ['draft-07', true],
  ['2019-09', true],
  ['2020-12', true],
] as const)('%s may list no value at all, or one twice: %s', (dialect, may) => {
  expect(problemsOf('{"enum":[]}', dialect)).toEqual(may ? [] : ['/enum'])
  expect(problemsOf('{"enum":["a","a"]}', dialect)).toEqual(may ? [] : ['/enum'])
})
