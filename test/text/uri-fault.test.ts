import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUri } from '../../src/schema/formats.js'
import { percentEncoded, schemeOf, uriFault } from '../../src/text/uri.js'

/** Mostly what URIs are made of, with what they cannot hold among it. */
const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abZ09-._~:/?#[]@!$&()*+,;=%') },
  { weight: 2, arbitrary: fc.constantFrom('%20', '//', 'a:', 'file://', '::1', ':80', '[::1]') },
  { weight: 1, arbitrary: fc.constantFrom(' ', 'ü', '"', '<', '\\', '^', '`', '{', '|', '\n', '\ud83d') },
)
const text = fc.array(part, { maxLength: 12 }).map(parts => parts.join(''))

describe('uriFault', () => {
  it('never objects to what the JSON Schema format takes', () => {
    fc.assert(
      fc.property(text, one => {
        const fault = isUri(one) ? uriFault(one) : undefined
        // The format takes parts of an IPv6 address without brackets around them.
        if (fault?.kind !== 'authority') expect(fault).toBeUndefined()
      }),
      { numRuns: 3000 },
    )
  })

  it('takes only what the format takes, and what has no path', () => {
    fc.assert(
      fc.property(
        text.map(one => `x:${one}`),
        one => {
          // The format wants a path, which RFC 3986 does not; addresses in brackets are looked at only roughly here.
          if (uriFault(one) || /^x:(?:[?#]|$)/.test(one) || /^x:\/\/[^/?#]*\[/.test(one)) return
          expect(isUri(one)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('marks a stretch of the text', () => {
    fc.assert(
      fc.property(text, one => {
        const fault = uriFault(one)
        if (!fault) return
        expect(fault.from).toBeLessThanOrEqual(fault.to)
        expect(fault.to).toBeLessThanOrEqual(one.length)
      }),
    )
  })

  it('takes its time in proportion', () => {
    for (const one of ['%', 'a', ':', '[', '#', '@', ' ']) {
      const start = performance.now()
      uriFault(`x://${one.repeat(300_000)}`)
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})

describe('percentEncoded', () => {
  it('gives a URI or nothing', () => {
    fc.assert(
      fc.property(text, one => {
        const encoded = percentEncoded(one)
        if (encoded !== undefined) expect(uriFault(encoded)).toBeUndefined()
      }),
    )
  })
})

it.each([
  ['HTTPS://a', 'https'],
  ['x+y.z-1:abc', 'x+y.z-1'],
  ['//a', undefined],
  ['a/b:c', undefined],
  ['1a:b', undefined],
])('the scheme of %s is %s', (one, scheme) => {
  expect(schemeOf(one)).toBe(scheme)
})
