import formats from 'ajv-formats/dist/formats.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { templateFault } from '../../src/text/uri-template.js'

const format = formats.fullFormats['uri-template'] as RegExp
const part = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...'ab09_./:?&=~-') },
  {
    weight: 5,
    arbitrary: fc.constantFrom('{a}', '{+a}', '{?a,b*}', '{a:3}', '{a.b}', '%20', '{/a}', '{;a}', '{#%41}'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{', '}', '{}', '{=a}', '{a:0}', '{a-b}', ' ', '%', '|', '{,a}', 'ü', '<', '\n'),
  },
)
const text = fc.array(part, { maxLength: 8 }).map(parts => parts.join(''))

it('agrees with the JSON Schema format but for dotted names, apostrophes and reserved operators', () => {
  fc.assert(
    fc.property(text, one => {
      // The format knows no dot in a name.
      const bare = one.replaceAll('{a.b}', '{ab}')
      const fault = templateFault(one)
      expect(fault === undefined || fault.kind === 'reserved').toBe(format.test(bare))
    }),
    { numRuns: 5000 },
  )
})

it('marks a stretch of the text', () => {
  fc.assert(
    fc.property(text, one => {
      const fault = templateFault(one)
      if (!fault) return
      expect(fault.from).toBeLessThan(fault.to)
      expect(fault.to).toBeLessThanOrEqual(one.length)
    }),
  )
})

it.each(['{a}', '{', '}', 'a', '{a,', '%41', '{a.'])('takes its time in proportion: %s', one => {
  const start = performance.now()
  templateFault(one.repeat(100_000))
  templateFault(`{${one.repeat(100_000)}}`)
  expect(performance.now() - start).toBeLessThan(1000)
})
