import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fnv1a64 } from '../../src/report/hash64.js'
import { lineHashes } from '../../src/report/line-hash.js'

const hashes = (text: string, count = Number.POSITIVE_INFINITY) => lineHashes(text, count).map(({ hash }) => hash)

/** The same in the words of the definition: a number of 100 digits to the base 37 for each line, modulo 2^64. */
function byDefinition(text: string): string[] {
  const counts = new Map<string, number>()
  return text.split(/\r\n|\r|\n/).map((_, line, all) => {
    const rest = `${all.slice(line).join('\n').replace(/[ \t]/g, '')}\uffff`.padEnd(100, '\0').slice(0, 100)
    const number = rest.split('').reduce((sum, unit) => sum * 37n + BigInt(unit.charCodeAt(0)), 0n)
    const hash = BigInt.asUintN(64, number).toString(16)
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
    return `${hash}:${counts.get(hash)}`
  })
}

describe('the hash of a line', () => {
  const greetings = [
    ...['e9496ae3ebfced30:1', 'fb7c023a8b9ccb3f:1', 'ce8ba1a563dcdaca:1', 'e20e36e16fcb0cc8:1'],
    ...['b3edc88f2938467e:1', 'c8e28b0b4002a3a0:1', 'c129715d7a2bc9a3:1'],
  ]

  // texts and hashes of github/codeql-action, src/fingerprints.test.ts
  test.each([
    ['', ['c129715d7a2bc9a3:1']],
    [' a\nb\n  \t\tc\n d', ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1']],
    [' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n', greetings],
    [' hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r', greetings],
    [' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n', greetings],
    [' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n', greetings],
    [
      'Lorem ipsum dolor sit amet.\n'.repeat(10),
      [
        ...[1, 2, 3, 4, 5, 6].map(n => `a7f2ff13bc495cf2:${n}`),
        ...['a7f2ff1481e87703:1', 'a9cf91f7bbf1862b:1', '55ec222b86bcae53:1', 'cc97dc7b1d7d8f7b:1'],
        'c129715d7a2bc9a3:1',
      ],
    ],
  ])('is that of GitHub: %j', (text, expected) => {
    expect(hashes(text)).toEqual(expected)
  })

  test('follows the definition, line ends of all kinds and long lines too', () => {
    const piece = fc.oneof(
      fc.constantFrom('\n', '\r', '\r\n', ' ', '\t', '  "a": 1,\n', 'x'.repeat(120), '😀', '\ufeff'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        const text = pieces.join('')
        expect(hashes(text)).toEqual(byDefinition(text))
      }),
    )
  })

  test('needs no more lines than it is asked for', () => {
    const text = '{\n  "a": 1\n}\n'.repeat(50)
    for (const count of [1, 2, 37, 149, 151, 500]) expect(hashes(text, count)).toEqual(hashes(text).slice(0, count))
  })

  test('says how far it looks', () => {
    const text = `ab\n ${'x'.repeat(200)}\ny`
    expect(lineHashes(text, 9).map(({ end }) => end)).toEqual([101, 104, text.length])
    expect(lineHashes('', 9).map(({ end }) => end)).toEqual([0])
  })
})

test('the hash of an address is FNV-1a of 64 bits', () => {
  const reference = (text: string) =>
    [...Buffer.from(text, 'utf16le')]
      .reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n)
      .toString(16)
      .padStart(16, '0')
  expect(fnv1a64('')).toBe('cbf29ce484222325')
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => fnv1a64(text) === reference(text)))
})
