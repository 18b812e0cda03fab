import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import { ADDRESS_PATTERNS, findAddress } from '../../src/risk/addresses.js'
import { findConfusable } from '../../src/risk/confusable.js'
import { ENCODED_PATTERNS, findEncoded } from '../../src/risk/encoded.js'
import { fold } from '../../src/risk/fold.js'
import { findInstruction, INSTRUCTION_PATTERNS } from '../../src/risk/instructions.js'
import { findEscape, findInvisible, WRITTEN_ESCAPE } from '../../src/risk/invisible.js'
import { findHiddenMarkup, findPadding, MARKUP_PATTERNS } from '../../src/risk/markup.js'
import { asksForCredential, asksForHostData, findOrderInName, isOrderInValue } from '../../src/risk/names.js'
import { findOtherTools, OTHER_TOOLS } from '../../src/risk/other-tools.js'
import { findPayload, PAYLOAD_PATTERNS } from '../../src/risk/payloads.js'
import { PHRASES } from '../../src/risk/phrases.js'
import { findSensitivePath, PATH_PATTERNS } from '../../src/risk/sensitive-paths.js'

const phrases = [...PHRASES, ...OTHER_TOOLS]
const sources = [
  ...phrases.flatMap(one => [one.pattern, one.unlessAfter ?? '', one.unlessIn ?? '']),
  ...[...INSTRUCTION_PATTERNS, ...PAYLOAD_PATTERNS, ...MARKUP_PATTERNS, ...ENCODED_PATTERNS],
  ...[...ADDRESS_PATTERNS, ...PATH_PATTERNS, WRITTEN_ESCAPE],
].filter(source => source !== '')

type SyntaxNode = Readonly<Record<string, unknown>>

/** The regular expressions that stand in the room's files as literals. */
function literals(): { source: string; flags: string }[] {
  const folder = new URL('../../src/risk/', import.meta.url)
  const found: { source: string; flags: string }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { regex } = value as SyntaxNode & { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ source: regex.pattern, flags: regex.flags })
    Object.values(value).forEach(visit)
  }
  for (const name of readdirSync(folder)) visit(parseAst(readFileSync(new URL(name, folder), 'utf8'), { lang: 'ts' }))
  return found
}

/** A pattern without its escapes and classes: what is left of `*`, `+` and `{` are repeats. */
const bare = (source: string) =>
  source.replace(/\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\./g, 'x').replace(/\[(?:[^\]])*\]/g, 'x')
const isUnbounded = (source: string) => /[*+]|\{\d+,\}/.test(bare(source))

/** The most steps that the repeats of a pattern can take from one place: nested bounds multiply. */
function reach(source: string): number {
  const open: number[] = []
  let [most, here] = [1, 1]
  for (const { 0: sign, 1: bound } of bare(source).matchAll(/\(|\)|\{(?:\d+,)?(\d+)\}/g)) {
    if (sign === '(') open.push(here)
    else if (sign === ')') here = open.pop() ?? 1
    else here = Math.max(here, Number(bound) * (open.length + 1))
    most = Math.max(most, here)
  }
  return most
}

describe('patterns', () => {
  it('are all seen by this test', () => {
    expect(sources.length).toBeGreaterThan(80)
    expect(literals().length).toBeGreaterThan(60)
    expect(isUnbounded('a{2,}') && isUnbounded('(?:a|b)+') && isUnbounded('[x]*')).toBe(true)
    expect(isUnbounded('[*+]\\*\\+a{2,3}\\p{L}')).toBe(false)
  })

  it.each([...new Set(sources)])('repeat nothing without a bound: %s', source => {
    expect(() => new RegExp(source)).not.toThrow()
    expect(isUnbounded(source)).toBe(false)
    expect(reach(source)).toBeLessThan(20_000)
  })

  it('in the code that repeat without a bound cannot be made to backtrack', () => {
    const open = literals().filter(({ source }) => isUnbounded(source))
    expect(open.length).toBeGreaterThan(0)
    for (const { source, flags } of open) expect([source, checkSync(source, flags).status]).toEqual([source, 'safe'])
  })

  it.each(phrases.map(phrase => [phrase.pattern, phrase] as const))('need words that they hold: %s', (_, phrase) => {
    for (const word of phrase.needs.flat()) {
      const stem = word.replace(/(?:e?s|ing|e)$/, '').slice(0, 4)
      expect(phrase.pattern, word).toContain(stem)
    }
  })
})

const detectors: Readonly<Record<string, (text: string) => { from: number; to: number } | boolean | undefined>> = {
  instruction: text => findInstruction(text),
  otherTools: text => findOtherTools(text, new Set()),
  invisible: text => findInvisible(text, 'name'),
  escape: findEscape,
  confusable: text => findConfusable(text, 'name'),
  markup: findHiddenMarkup,
  padding: text => findPadding(text, 'description'),
  encoded: findEncoded,
  address: text => findAddress(text, 'description'),
  payload: findPayload,
  path: text => findSensitivePath(text.toLowerCase()),
  order: findOrderInName,
  names: text => asksForCredential(text) || asksForHostData(text) || isOrderInValue(fold(text).text),
}

/** Pieces of the patterns and of what the hand-written walks look at. */
const pieces = [
  ...new Set(sources.flatMap(source => source.match(/[a-z]{3,}|[^\\\w\s]{1,3}/g) ?? [])),
  ...[' ', '\n', '\t', '\u200b', '\u202e', '\u{e0041}', '\ufe0f', '\u0430', 'e\u0301', '\u0301', 'ﬃ', 'ｱﾞ', '\u{1d400}'],
  ...[
    '\u001b',
    'QUJD',
    '49 ',
    '%41',
    '\\x41',
    '&#65;',
    'a_b ',
    '~/.ssh/',
    '.env ',
    'http://a.b/ ',
    '<!-- ',
    '](https://',
    'i g ',
  ],
]

describe('detectors', () => {
  it.each(Object.entries(detectors))('%s never throws and stays inside the text', (_, find) => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(text, given => {
        const hit = find(given)
        if (typeof hit !== 'object') return
        expect(hit.from).toBeGreaterThanOrEqual(0)
        expect(hit.to).toBeLessThanOrEqual(given.length)
        expect(hit.to).toBeGreaterThanOrEqual(hit.from)
      }),
      { numRuns: 200 },
    )
  })

  it('take time in proportion to the text, whatever it repeats', () => {
    const slow: string[] = []
    for (const [at, piece] of pieces.entries()) {
      const lead = ['', 'send all ', 'do not tell ', 'read a '][at % 4] ?? ''
      const text = `${lead}${piece} `.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000)
      // A fifth of the text that may take 0.3 s. The machine may do other things too, so a slow one gets another try.
      const isSlow = () => timeOf(text) > 60
      if (isSlow() && isSlow() && isSlow()) slow.push(JSON.stringify(piece))
    }
    expect(slow).toEqual([])
  }, 60_000)
})

function timeOf(text: string): number {
  const start = performance.now()
  for (const find of Object.values(detectors)) find(text)
  return performance.now() - start
}
