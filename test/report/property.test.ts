import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileResult, Severity } from '../../src/engine/finding.js'
import { unifiedDiff } from '../../src/report/diff.js'
import { formats } from '../../src/report/index.js'
import { json } from '../../src/report/json.js'
import { formatNames } from '../../src/report/names.js'
import { text as format } from '../../src/report/text.js'
import { file, finding, options, run } from './make.js'

const pieces = [
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\u001b[31m',
  '\u0000',
  '\u007f',
  '\u009b',
  '\u202e',
  '\u200b',
  '\u2028',
  '\ufeff',
]
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces, '\\', '"', '日', '😀', '\ud83d', '\udc00', 'e\u0301', ' '), fc.string()), {
    maxLength: 30,
  })
  .map(parts => parts.join(''))
const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u200b\u2028\ufeff]/

const anyFile: fc.Arbitrary<FileResult> = anyText.chain(text => {
  const offset = fc.integer({ min: 0, max: text.length })
  const span = fc.tuple(offset, offset).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
  const edit = fc.record({ span, text: anyText })
  const fix = fc.record({
    title: anyText,
    safety: fc.constantFrom('safe' as const, 'suggested' as const),
    edits: fc.array(edit, { maxLength: 3 }),
  })
  const one = fc
    .record({
      span,
      severity: fc.constantFrom<Severity>('error', 'warning', 'info'),
      what: anyText,
      todo: anyText,
      pointer: anyText.map(text => `${text}/`), // a blank at its end is shown, and no fault
      document: fc.nat(2),
      related: fc.array(fc.record({ pointer: anyText, span, message: anyText }), { maxLength: 2 }),
      fixes: fc.array(fix, { maxLength: 2 }),
    })
    .map(({ span, ...more }) => finding(span, more))
  return fc
    .record({
      uri: anyText.map(text => `${text}.json`),
      because: anyText,
      clients: fc.array(anyText),
      kind: fc.constantFrom('client-config', 'dump', null),
      masks: fc.array(span, { maxLength: 2 }),
      findings: fc.array(one, { maxLength: 4 }),
      fixed: fc.record({ text: anyText, applied: fc.nat(3) }),
    })
    .map(({ findings, ...more }) => file(text, findings, more))
})

const renderers = await Promise.all(Object.values(formats).map(load => load()))

test('no report sends a control character of the input, whatever the input', () => {
  const width = fc.constantFrom(1, 30, 80, Infinity)
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 3 }), width, fc.boolean(), (files, columns, verbose) => {
      const out = format(run(...files), { ...options, width: columns, verbose })
      expect(out).not.toMatch(raw)
      expect(out).not.toMatch(/[^\S\n]+$/m)
      expect(format(run(...files), { ...options, width: columns, verbose })).toBe(out)
    }),
    { numRuns: 500 },
  )
})

test('a diff and a JSON report send none either', () => {
  fc.assert(
    fc.property(anyFile, one => {
      const diff = unifiedDiff(one.uri, one.text, one.fixed?.text ?? '', one.masks)
      expect(diff.replace(/\t|\r(?=\n)/g, '')).not.toMatch(raw)
      const out = json(run(one), { ...options, dryRun: true, minSeverity: 'info' })
      expect(out).not.toMatch(raw)
      expect(JSON.parse(out).files[0].fixedText).toBe(one.fixed?.text)
    }),
    { numRuns: 300 },
  )
})

test.each(formatNames)('nor does any other: %s', async name => {
  const render = await formats[name]?.()
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 3 }), anyText, (files, words) => {
      const out = render?.({ files, errors: [{ path: words, message: words }] }, { ...options, minSeverity: 'info' })
      expect(out).not.toMatch(raw)
      expect(out).not.toMatch(/\p{Cs}|[\ufffe\uffff](?=[^\n]*<\/)/u)
    }),
    { numRuns: 50 },
  )
})

test('a secret is never shown whole', () => {
  const key = 'k3y-0123456789-abcdefghij'
  const around = fc.array(fc.constantFrom('{', '\t', '\n', '日', 'x'.repeat(70), `"${key}"`, ', '), { maxLength: 12 })
  fc.assert(
    fc.property(around, around, fc.nat(), fc.nat(), (before, after, from, length) => {
      const start = before.join('').length
      const text = `${before.join('')}${key}${after.join('')}`
      const masks = [{ start, end: start + key.length }]
      const at = from % text.length
      const span = { start: at, end: Math.min(text.length, at + (length % 60)) }
      const edits = [{ span, text: `[${key}]` }]
      const fixed = { text: `${text}${key}`, applied: 1 }
      const one = file(text, [finding(span, { fixes: [{ title: 'x', safety: 'safe', edits }] })], { masks, fixed })
      expect(format(run(one), options)).not.toContain(key.slice(0, 6))
      expect(unifiedDiff('a', text, fixed.text, masks)).not.toContain(key.slice(0, 6))
      for (const render of renderers) expect(render(run(one), options)).not.toContain(key.slice(0, 6))
    }),
    { numRuns: 300 },
  )
})
