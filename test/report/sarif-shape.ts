/**
 * What SARIF 2.1.0 (section 3 of the standard, and its schema) allows of the parts that we write, and what GitHub wants on
 * top of it. Closed: a property that is not named here is a problem.
 */
type Check = (value: unknown, at: string) => string[]

const when =
  (test: (value: unknown) => boolean, wanted: string): Check =>
  (value, at) =>
    test(value) ? [] : [`${at} is ${JSON.stringify(value)}, not ${wanted}`]

const text = when(value => typeof value === 'string' && value.trim() !== '', 'a text')
const anyText = when(value => typeof value === 'string', 'a string')
const truth = when(value => typeof value === 'boolean', 'true or false')
const matches = (pattern: RegExp) => when(value => typeof value === 'string' && pattern.test(value), String(pattern))
const from = (least: number) => when(value => Number.isInteger(value) && (value as number) >= least, `from ${least} on`)
const oneOf = (...values: unknown[]) => when(value => values.includes(value), `one of ${values.join(', ')}`)
const anything: Check = () => []

/** `key?` may be missing; `*?` stands for keys of any name. */
const object =
  (shape: Readonly<Record<string, Check>>, more: Check = anything): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
    const found = Object.entries(value)
    const missing = Object.keys(shape).filter(key => !key.endsWith('?') && !(key in value))
    return [
      ...missing.map(key => `${at} has no ${key}`),
      ...found.flatMap(([key, one]) => {
        const check = shape[key] ?? shape[`${key}?`] ?? shape['*?']
        return check ? check(one, `${at}.${key}`) : [`${at} may not have ${key}`]
      }),
      ...(missing.length > 0 ? [] : more(value, at)),
    ]
  }

const list =
  (item: Check, { least = 0, most = Number.POSITIVE_INFINITY, unique = false } = {}): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at} is no list`]
    const sized = value.length >= least && value.length <= most ? [] : [`${at} has ${value.length} items`]
    const same = unique && new Set(value.map(one => JSON.stringify(one))).size < value.length ? [`${at} repeats`] : []
    return [...sized, ...same, ...value.flatMap((one, i) => item(one, `${at}[${i}]`))]
  }

const message = object({ text })
const bag = object({ 'tags?': list(text, { most: 20, unique: true }), '*?': anything })
const level = oneOf('error', 'warning', 'note')

const uriReference = matches(/^(?:file:\/\/\/[A-Z]:\/)?(?:[\w.!~*'()/-]|%[0-9A-F]{2})+$/)
const artifactLocation = object(
  { uri: uriReference, 'uriBaseId?': oneOf('%SRCROOT%') },
  when(one => {
    const { uri, uriBaseId } = one as { uri: string; uriBaseId?: string }
    return uri.startsWith('file:') === (uriBaseId === undefined) && !uri.startsWith('/')
  }, 'relative to the root, or whole'),
)

export interface Region {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
  readonly charOffset: number
  readonly charLength: number
}
const region = object(
  {
    ...{ startLine: from(1), startColumn: from(1), endLine: from(1), endColumn: from(1) },
    ...{ charOffset: from(0), charLength: from(0) },
  },
  when(one => {
    const { startLine, startColumn, endLine, endColumn, charLength } = one as Region
    const apart = endLine - startLine || endColumn - startColumn
    return charLength === 0 ? apart === 0 : apart > 0
  }, 'in order'),
)
const physicalLocation = object({ artifactLocation, region })

const result = object({
  ruleId: text,
  ruleIndex: from(0),
  level,
  message,
  locations: list(
    object({
      physicalLocation,
      'logicalLocations?': list(object({ fullyQualifiedName: text, kind: oneOf('property', 'value') }), { most: 1 }),
    }),
    { least: 1, most: 1 },
  ),
  'relatedLocations?': list(object({ id: from(1), physicalLocation, message }), { least: 1, most: 999, unique: true }),
  'fixes?': list(
    object({
      description: message,
      artifactChanges: list(
        object({
          artifactLocation,
          replacements: list(object({ deletedRegion: region, insertedContent: object({ text: anyText }) }), {
            least: 1,
          }),
        }),
        { least: 1, unique: true },
      ),
      properties: bag,
    }),
    { least: 1, unique: true },
  ),
  partialFingerprints: object({
    'primaryLocationLineHash?': matches(/^[1-9a-f][0-9a-f]{0,15}:[1-9]\d*$/),
    'mcpLint/v1': matches(/^[0-9a-f]{16}$/),
  }),
  properties: bag,
})

const description = object({ text: when(one => typeof one === 'string' && one.length <= 1024, 'short enough') })
const rule = object({
  'helpUri?': text,
  id: text,
  name: matches(/^(?:[A-Z][a-z0-9]*)+$/),
  'deprecatedIds?': list(text, { least: 1, unique: true }),
  shortDescription: description,
  fullDescription: description,
  help: object({ text, markdown: text }),
  defaultConfiguration: object({ 'enabled?': truth, level }),
  properties: object({
    tags: list(text, { least: 1, most: 20, unique: true }),
    precision: oneOf('very-high', 'high', 'medium', 'low'),
    'problem.severity': oneOf('error', 'warning', 'recommendation'),
    'security-severity?': matches(/^\d\.\d$/),
  }),
})

const notification = object({
  level,
  message,
  'locations?': list(object({ physicalLocation: object({ artifactLocation }) }), { least: 1, most: 1 }),
})

const log = object({
  $schema: matches(/^https:\/\/docs\.oasis-open\.org\/.*sarif-schema-2\.1\.0\.json$/),
  version: oneOf('2.1.0'),
  runs: list(
    object({
      tool: object({
        driver: object({
          'informationUri?': text,
          name: oneOf('mcp-lint'),
          version: text,
          semanticVersion: matches(/^\d+\.\d+\.\d+/),
          rules: list(rule, { most: 25_000, unique: true }),
        }),
      }),
      invocations: list(object({ executionSuccessful: truth, toolExecutionNotifications: list(notification) }), {
        least: 1,
      }),
      originalUriBaseIds: object({ '%SRCROOT%': object({ description: message }) }),
      newlineSequences: list(anyText, { least: 1, unique: true }),
      columnKind: oneOf('utf16CodeUnits'),
      results: list(result, { most: 25_000 }),
      properties: bag,
    }),
    { least: 1, most: 1 },
  ),
})

/** What is wrong with a SARIF report, in a line each; the first of it. */
export function problemsOf(report: unknown): string[] {
  return log(report, 'log').slice(0, 20)
}
