import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/document/document.js'
import { pointerTo } from '../../src/document/pointer.js'
import { readDocument } from '../../src/document/read.js'
import { sortFindings } from '../../src/engine/collect.js'
import type { FileResult, Finding } from '../../src/engine/finding.js'
import { type LintInput, type LintOptions, lintText } from '../../src/engine/lint.js'
import { fixText } from '../../src/index.js'
import { rules } from '../../src/rules/index.js'
import { looseTexts, mutated, nodesOf, strictTexts } from '../document/texts.js'
import { configs, fixed, readers, tomlConfigs } from './configs.js'

const codes = new Set<string>(rules.map(({ code }) => code))
const structural = new Set<string>(rules.filter(({ on }) => on === 'document').map(({ code }) => code))

/** What there is more of after a fix than before; a lesser finding may take the place of a worse one. */
function worse(before: readonly Finding[], after: readonly Finding[]): string[] {
  const more = (has: (one: Finding) => boolean) => after.filter(has).length - before.filter(has).length
  const errors = more(({ severity }) => severity === 'error')
  const warnings = more(({ severity }) => severity === 'warning')
  return [
    ...(errors > 0 ? ['errors'] : []),
    ...(errors === 0 && warnings > 0 ? ['warnings'] : []),
    ...[...structural].filter(code => more(one => one.code === code) > 0),
    // No error makes up for another one.
    ...[...codes].filter(code => more(one => one.code === code && one.severity === 'error') > 0),
  ]
}

/** What is wrong with the numbers and names of a result. */
async function faults(result: FileResult, syntax: 'json' | 'toml'): Promise<string[]> {
  const { text, findings, masks } = result
  const wrong: string[] = []
  const check = (what: string, { start, end }: { start: number; end: number }) => {
    if (!(Number.isInteger(start) && start >= 0 && start <= end && end <= text.length))
      wrong.push(`${what} ${start}..${end}`)
  }
  const pointers = new Set(nodesOf(await readDocument(text, syntax, result.uri)).map(pointerTo))
  const isThere = (pointer: string) =>
    pointer === '' || pointers.has(pointer) || pointers.has(pointer.slice(0, pointer.lastIndexOf('/')))
  for (const one of findings) {
    check(one.code, one.span)
    if (!codes.has(one.code)) wrong.push(`${one.code} is no code`)
    if (!isThere(one.pointer)) wrong.push(`${one.code} at ${one.pointer}`)
    if (!/^[^a-z\s].*\.\)?$/s.test(one.what) || !/^[^a-z\s].*\.$/s.test(one.todo)) wrong.push(`${one.what} ${one.todo}`)
    for (const { span, pointer } of one.related) {
      check(`related of ${one.code}`, span)
      if (!isThere(pointer)) wrong.push(`${one.code} related to ${pointer}`)
    }
    for (const { edits } of one.fixes) {
      if (edits.length === 0) wrong.push(`${one.code} fixes nothing`)
      edits.forEach(({ span }, i) => {
        check(`edit of ${one.code}`, span)
        const before = edits[i - 1]
        if (before && before.span.end >= span.start) wrong.push(`edits of ${one.code} touch`)
      })
    }
  }
  for (const mask of masks) check('mask', mask)
  if (JSON.stringify(sortFindings(findings)) !== JSON.stringify(findings)) wrong.push('not sorted')
  const places = findings.map(one => `${one.code} ${one.pointer} ${one.at} ${one.span.start} ${one.span.end}`)
  if (new Set(places).size < places.length) wrong.push('the same finding twice')
  return wrong
}

const bits = ['{', '}', '"', ',', '//', '/*', '\n', '\\', '[', ']', ':', 'null', '\ufeff', '\u2028', '= ', '#', "'''"]
const someTexts = fc.oneof(
  { weight: 4, arbitrary: configs },
  { weight: 4, arbitrary: mutated(configs, bits) },
  { weight: 3, arbitrary: tomlConfigs },
  { weight: 2, arbitrary: mutated(tomlConfigs, bits) },
  { weight: 1, arbitrary: looseTexts },
  { weight: 1, arbitrary: strictTexts },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const asks: fc.Arbitrary<{ input: Omit<LintInput, 'text'>; options: LintOptions }> = fc
  .tuple(
    fc.constantFrom(
      ...readers,
      { client: '', uri: 'x.json' },
      { client: '', uri: 'stdin' },
      { client: '', uri: 'mcp.json.example' },
      { client: '', uri: 'x.toml' },
    ),
    fc.constantFrom('path', 'told', 'kind'),
    fc.boolean(),
  )
  .map(([{ client, uri }, how, named]) => ({
    input: { uri, named },
    options: { ...(how === 'told' && client ? { client } : {}), ...(how === 'kind' ? { kind: 'client-config' } : {}) },
  }))

describe('any text', () => {
  it('is judged without a fault, for any client', async () => {
    await fc.assert(
      fc.asyncProperty(someTexts, asks, async (text, { input, options }) => {
        const result = await lintText({ ...input, text }, { ...options, fix: 'suggested' })
        if (!result) {
          expect(input.named).toBe(false)
          return
        }
        expect(result.text).toBe(text.replace(/^\ufeff/, ''))
        const syntax = result.clients.includes('codex') || input.uri.endsWith('.toml') ? 'toml' : 'json'
        expect(await faults(result, input.uri === 'stdin' && result.clients[0] === 'codex' ? 'toml' : syntax)).toEqual(
          [],
        )
        // The same input, the same output.
        expect(await lintText({ ...input, text }, { ...options, fix: 'suggested' })).toEqual(result)
      }),
      fixed(600),
    )
  }, 120_000)
})

/** The words of all comments, in order of place. */
const comments = (document: Document) =>
  document.comments.map(({ span }) => document.text.slice(span.start, span.end).trim())

/** The lines of a text that no fix has a reason to touch: outside entries with a fixable finding, and outside fixes themselves. */
function untouched(result: FileResult, document: Document): string[] {
  const { text, findings } = result
  const fixable = findings.filter(one => one.fixes.length > 0)
  // Without a key around the entries the whole file is one place.
  if (findings.some(({ code }) => code === 'MCP_SERVERS_AT_TOP_LEVEL')) return []
  const homes = nodesOf(document).filter(node => {
    const home = `${pointerTo(node)}/`
    return home.split('/').length >= 4 && fixable.some(({ pointer }) => `${pointer}/`.startsWith(home))
  })
  const spans = [
    ...homes.map(node => node.span),
    ...fixable.flatMap(one => one.fixes.flatMap(fix => fix.edits.map(({ span }) => span))),
  ]
  let at = 0
  return text.split(/(?<=\n)/).filter(line => {
    const start = at
    at += line.length
    const end = at
    return !spans.some(span => span.start <= end && span.end >= start)
  })
}

function isSubsequence(parts: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const part of parts) {
    at = whole.indexOf(part, at) + 1
    if (at === 0) return false
  }
  return true
}

describe('a config that can be fixed', () => {
  const jsonReaders = readers.filter(({ syntax }) => syntax === 'json')

  it('is left in order, once and for all, with everything else as it was', async () => {
    let fixedOnes = 0
    await fc.assert(
      fc.asyncProperty(
        configs,
        fc.constantFrom(...jsonReaders),
        fc.constantFrom('safe', 'suggested'),
        async (text, { uri, client }, fix) => {
          const options = { client, fix } as const
          const before = await lintText({ uri, text, named: true }, options)
          if (!before?.fixed) return
          fixedOnes++
          const after = await lintText({ uri, text: before.fixed.text, named: true }, options)
          if (!after) throw new Error('It was named.')

          // Nothing is left to do, and nothing is worse.
          expect(after.fixed?.text).toBeUndefined()
          expect(await faults(after, 'json')).toEqual([])
          expect(worse(before.findings, after.findings)).toEqual([])

          // It parses, and every comment is still there.
          const [old, now] = [await readDocument(before.text, 'json', uri), await readDocument(after.text, 'json', uri)]
          expect(now.problems.filter(({ kind }) => kind === 'syntax')).toEqual([])
          expect(comments(now)).toEqual(comments(old))

          // Line ends, the byte order mark, the last line end and other lines stay.
          expect(after.text.replaceAll('\r\n', '').includes('\n')).toBe(
            before.text.replaceAll('\r\n', '').includes('\n'),
          )
          expect(after.text.includes('\r')).toBe(before.text.includes('\r'))
          expect(/\n$/.test(after.text)).toBe(/\n$/.test(before.text))
          expect(isSubsequence(untouched(before, old), after.text.split(/(?<=\n)/))).toBe(true)
          const whole = await fixText({ uri, text, named: true }, { client, suggested: fix === 'suggested' })
          expect(whole).toBe((text.startsWith('\ufeff') ? '\ufeff' : '') + before.fixed.text)
        },
      ),
      fixed(600),
    )
    expect(fixedOnes).toBeGreaterThan(200)
  }, 120_000)

  it('is never rewritten in TOML', async () => {
    await fc.assert(
      fc.asyncProperty(tomlConfigs, async text => {
        expect(await fixText({ uri: '.codex/config.toml', text, named: true }, { suggested: true })).toBe(text)
      }),
      fixed(200),
    )
  })
})
