import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, nearest } from '../../src/text/near.js'

const FIELDS = [
  'type',
  'command',
  'args',
  'env',
  'envFile',
  'cwd',
  'url',
  'serverUrl',
  'headers',
  'disabled',
  'timeout',
]

test.each([
  ['arg', 'args'],
  ['argz', 'args'],
  ['arguments', 'args'],
  ['enviroment', 'env'],
  ['environment', 'env'],
  ['envfile', 'envFile'],
  ['env_file', 'envFile'],
  ['serverURL', 'serverUrl'],
  ['server-url', 'serverUrl'],
  ['comand', 'command'],
  ['commadn', 'command'],
  ['Url', 'url'],
  ['uri', 'url'],
  ['baseUrl', 'url'],
  ['header', 'headers'],
  ['transport', 'type'],
  ['cmd', 'command'],
  ['tiemout', 'timeout'],
])('%s -> %s', (word, expected) => expect(nearest(word, FIELDS)).toBe(expected))

test.each(['', '_', 'note', 'description', 'x', 'alwaysAllow', 'metadata', 'a'.repeat(100)])('nothing near %s', word =>
  expect(nearest(word, FIELDS)).toBeUndefined(),
)

test('a name that is there beats a spelling of it', () => {
  expect(nearest('Headers', ['http_headers', 'headers'])).toBe('headers')
  expect(nearest('constructor', ['toString'])).toBeUndefined()
})

test('distance', () => {
  expect(distance('', 'abc')).toBe(3)
  expect(distance('abcd', 'abdc')).toBe(1)
  expect(distance('kitten', 'sitting')).toBe(3)
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a))
      expect(distance(a, a)).toBe(0)
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('takes any text and answers with a candidate', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string(), { maxLength: 8 }), (word, pool) => {
      const found = nearest(word, pool)
      if (found !== undefined) expect(pool).toContain(found)
    }),
    { seed: 7, numRuns: 1000 },
  )
})
