import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleFiles } from '../../scripts/gen.js'
import { exampleOptions } from '../../src/cli/commands/rule-words.js'
import { clientById } from '../../src/clients/index.js'
import { lintText } from '../../src/engine/lint.js'
import { documentedRules } from '../../src/rules/documented.js'
import type { AnyRule, DocumentedRule, Example } from '../../src/rules/rule.js'

const rules = documentedRules()

/** Rules that no text can show, and why. */
const WITHOUT: Readonly<Record<string, { readonly kind: 'bad' | 'good'; readonly why: string }>> = {
  MCP_SERVER_JSON_NOT_OBJECT: {
    kind: 'bad',
    why: 'A text that is no object is recognised only where its kind is told.',
  },
  MCP_SERVER_JSON_PACKAGE_JSON_MCP_NAME: { kind: 'bad', why: 'It takes a second file.' },
  MCP_SERVER_JSON_PACKAGE_JSON_VERSION: { kind: 'bad', why: 'It takes a second file.' },
  MCP_SERVER_JSON_README_MCP_NAME: { kind: 'bad', why: 'It takes two further files.' },
  MCP_LOCK_CHANGED: { kind: 'bad', why: 'It takes a lock file.' },
  MCP_LOCK_ADDED: { kind: 'bad', why: 'It takes a lock file.' },
  MCP_LOCK_REMOVED: { kind: 'bad', why: 'It takes a lock file.' },
  MCP_RISK_NAME_SHADOWED: { kind: 'bad', why: 'It takes a second file.' },
  MCP_LINT_SUPPRESSION_UNUSED: { kind: 'bad', why: 'It takes a run over the files that the suppression names.' },
  MCP_FILE_ENCODING: { kind: 'bad', why: 'Texts in examples are characters already: their bytes are gone.' },
  MCP_RISK_AUTO_APPROVE_ALL: { kind: 'bad', why: 'No client with a profile reads such a list yet.' },
  MCP_RISK_AUTO_APPROVE_WRITE: { kind: 'bad', why: 'No client with a profile reads such a list yet.' },
}

/** Those that are off are looked at too. */
const severities = rules.flatMap(({ code, off, severity }) => (off ? [{ code, level: severity }] : []))

const folder = new URL('./', import.meta.url)
/** The text of each rule's own test, by the name of its file. */
const tests = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.includes('/') && path.endsWith('.test.ts'))
    .map(path => [
      path.slice(path.lastIndexOf('/') + 1, -'.test.ts'.length),
      readFileSync(new URL(path, folder), 'utf8'),
    ]),
)
/** The file of each rule, which may hold a family, by its code. */
const files = new Map<string, string>()
for (const file of ruleFiles()) {
  const module: { default: AnyRule | AnyRule[] } = await import(/* @vite-ignore */ `../../src/rules/${file}.ts`)
  for (const { code } of [module.default].flat()) files.set(code, file.slice(file.indexOf('/') + 1))
}
const fileOf = ({ code }: AnyRule) => files.get(code) ?? ''

async function lint(rule: DocumentedRule, example: Example, fix: 'none' | 'safe' = 'none') {
  const { file, text } = example
  const result = await lintText({ uri: file, text, named: true }, { ...exampleOptions(rule, example), severities, fix })
  if (!result) throw new Error('A file that was named is judged in any case.')
  return result
}

describe.each(rules.map(rule => [rule.code, rule] as const))('%s', (code, rule) => {
  const { bad, good } = rule.examples

  it('has examples', () => {
    for (const [kind, examples] of Object.entries({ bad, good })) {
      expect(examples.length > 0, kind).toBe(WITHOUT[code]?.kind !== kind)
      for (const { client, file, text } of examples) {
        if (client !== undefined) expect(clientById(client)).toBeDefined()
        expect(file).toMatch(/^[^/\\].*[^/\\]$/)
        expect(text === '' || text.endsWith('\n'), 'ends in a line end').toBe(true)
      }
      expect(new Set(examples.map(({ file, text }) => `${file} ${text}`)).size).toBe(examples.length)
    }
  })

  it('is drawn by each bad one', async () => {
    for (const example of bad) {
      const { findings } = await lint(rule, example)
      const drawn = findings.filter(one => one.code === code)
      expect(drawn.length, example.text).toBeGreaterThan(0)
      for (const { what, todo, fixes } of drawn) {
        expect(what).toMatch(/^[^a-z\s].*\.\)?$/s)
        expect(todo).toMatch(/^[^a-z\s].*\.$/s)
        expect(`${what} ${todo}`).not.toMatch(/undefined|\[object|\.\.|\s{2}/)
        for (const { title, edits } of fixes) {
          expect(title).toMatch(/^[A-Z].*[^.]$/s)
          expect(edits.length).toBeGreaterThan(0)
        }
      }
    }
  })

  it('and every other one above info are silent about each good one', async () => {
    for (const example of good) {
      const { findings } = await lint(rule, example)
      const loud = findings.filter(one => one.code === code || one.severity !== 'info')
      expect(
        loud.map(one => `${one.code}: ${one.what}`),
        example.text,
      ).toEqual([])
    }
  })

  it('is not drawn any more by what the fixes leave', async () => {
    for (const example of bad) {
      const { fixed, findings } = await lint(rule, example, 'safe')
      if (!fixed) continue
      const after = (await lint(rule, { ...example, text: fixed.text })).findings
      // A command that can be read at last may deserve a look.
      const codes = (all: typeof findings) => all.map(one => one.code).filter(one => !one.startsWith('MCP_RISK_'))
      expect(codes(findings)).toEqual(expect.arrayContaining(codes(after)))
      expect(after.filter(one => one.code === code).length).toBeLessThan(
        findings.filter(one => one.code === code).length,
      )
    }
  })

  it('explains itself', () => {
    expect(rule.title).toMatch(/^(?:[A-Z]|npx ).{5,78}[^.\s]$/)
    expect(rule.why).toMatch(/^[A-Z].{60,}\.$/s)
    expect(rule.why).not.toMatch(/\n|\s{2}/)
    expect(rule.sources.length).toBeGreaterThan(0)
    for (const source of rule.sources) expect(source).toMatch(/^\S.{3,}[^.\s]$/)
    expect(rule.tags.length).toBeGreaterThan(0)
    for (const tag of rule.tags) expect(tag).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(rule.since).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('yields to rules that are there, and not in a circle', () => {
    const seen = new Set<string>()
    // Those that look at severities may name each other.
    const namesOf = (one: AnyRule) => (one.yieldsTo ?? []).filter(way => typeof way === 'string')
    for (const way of rule.yieldsTo ?? [])
      if (typeof way !== 'string')
        expect(
          rules.some(one => one.code === way.to),
          way.to,
        ).toBe(true)
    const next = [...namesOf(rule)]
    for (let other = next.pop(); other !== undefined; other = next.pop()) {
      expect(other).not.toBe(code)
      const found = rules.find(one => one.code === other)
      expect(found, other).toBeDefined()
      if (seen.has(other)) continue
      seen.add(other)
      if (found) next.push(...namesOf(found))
    }
  })

  it('has each of its messages drawn by its own test', () => {
    const test = tests.get(fileOf(rule)) ?? ''
    const ids = Object.keys(rule.messages)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter(id => !test.includes(`'${id}'`))).toEqual([])
  })
})

it('the exceptions are rules', () => {
  expect(Object.keys(WITHOUT).filter(code => !rules.some(rule => rule.code === code))).toEqual([])
})
