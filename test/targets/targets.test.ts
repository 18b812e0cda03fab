import { describe, expect, it } from 'vitest'
import { rules } from '../../src/rules/index.js'
import { pages } from '../../src/rules/pages.js'
import { chooseTargets } from '../../src/targets/choose.js'
import { targets } from '../../src/targets/index.js'
import { targetSets, targetWords } from '../../src/targets/names.js'
import { outcomes } from '../../src/targets/outcomes.js'
import type { Limit, Target } from '../../src/targets/target.js'

const limitsOf = ({ id, limits, raises = [] }: Target) => [
  ...Object.entries(limits).flatMap(([topic, limit]: [string, Limit | readonly Limit[]]) =>
    [limit].flat().map(one => ({ where: `${id}.${topic}`, topic, limit: one as Limit })),
  ),
  ...raises.map(limit => ({ where: `${id} ${limit.code}`, topic: '', limit: limit as Limit })),
]
const all = targets.flatMap(limitsOf)

describe('targets', () => {
  it('are known by the words that the command takes', () => {
    const words = targets.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    expect([...targetWords].sort()).toEqual([...words, ...targetSets].sort())
    expect(new Set(words).size).toBe(words.length)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(targets))).toEqual(targets)
  })

  it.each(all)(
    '$where says what, when and from where',
    ({ limit: { takes, seen, sources, severity, sure, recommended } }) => {
      expect(takes).toMatch(/^[a-z].{8,}[^.\s]$/)
      expect(seen).toMatch(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(source).toMatch(/^\S.{3,}[^.\s]$/)
      // A guess is never an error, and nobody is bothered with one who did not ask.
      if (sure === 'guess') expect([severity, recommended]).not.toContain('error')
      if (sure === 'guess') expect(recommended).toBeUndefined()
      if (recommended) expect(recommended).not.toBe('error')
    },
  )

  it('raise only rules that are there', () => {
    const codes = new Set(rules.map(({ code }) => code))
    expect(targets.flatMap(({ raises = [] }) => raises.filter(({ code }) => !codes.has(code)))).toEqual([])
  })

  it('have a rule for every topic, and every rule a topic', () => {
    const topics = new Set(all.flatMap(({ topic }) => (topic ? [topic] : [])))
    const about = rules.flatMap(({ code, basis }) => (basis === 'target' ? [pages.get(code)?.limit] : []))
    expect([...topics].sort()).toEqual([...about].sort())
  })

  it('use every outcome, in words that fit one and several', () => {
    const used = new Set(all.map(({ limit }) => limit.outcome))
    expect(Object.keys(outcomes).filter(name => !used.has(name as never))).toEqual([])
    for (const { one, many } of Object.values(outcomes))
      for (const text of [one, many]) expect(text).toMatch(/^[a-z].*[^.\s]$/)
  })
})

describe('chooseTargets', () => {
  const ids = (...words: string[]) => chooseTargets(words).map(({ id }) => id)

  it('takes ids, other names and sets, each target once and in order', () => {
    expect(ids('vscode', 'openai', 'vscode')).toEqual(['openai', 'vscode'])
    expect(ids('devin')).toEqual(['windsurf'])
    expect(ids('none')).toEqual([])
    expect(ids('all')).toEqual(targets.filter(({ inAll }) => inAll).map(({ id }) => id))
    for (const id of ['openai-strict', 'gemini', 'llamacpp']) expect(ids('all', 'recommended')).not.toContain(id)
    expect(ids('all', 'gemini')).toContain('gemini')
  })

  it('leaves of the recommended ones what concerns many, as a warning at most', () => {
    const [openai] = chooseTargets(['recommended']).filter(({ id }) => id === 'openai')
    expect(openai?.limits.nameDot?.severity).toBe('warning')
    expect(openai?.limits.rootProperties?.severity).toBe('info')
    expect(openai?.limits.toolCount).toBeUndefined()
    expect(openai?.raises).toEqual([])
    const [full] = chooseTargets(['recommended', 'openai']).filter(({ id }) => id === 'openai')
    expect(full?.limits.nameDot?.severity).toBe('error')
  })
})
