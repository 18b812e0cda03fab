import { describe, expect, it } from 'vitest'
import type { Editor } from '../../src/document/document.js'
import { collect, merge, sortFindings } from '../../src/engine/collect.js'
import type { Severity } from '../../src/engine/finding.js'
import type { SeverityOverride } from '../../src/engine/settings.js'
import { activeRules } from '../../src/engine/settings.js'
import type { AnyRule } from '../../src/rules/rule.js'
import { finding, rule, subjects } from './make.js'

const text = '{ "a": { "b": [1, 2] }, "ab": 3 }'

function collected(rules: readonly AnyRule[], overrides: readonly SeverityOverride[] = [], input = text) {
  const { document, all } = subjects(input)
  return collect(document, all, activeRules(rules, overrides), overrides)
}
const codesAt = (rules: readonly AnyRule[], overrides: readonly SeverityOverride[] = []) =>
  collected(rules, overrides).map(one => `${one.code} ${one.pointer}`)

/** Reports at each pointer. */
const at = (code: AnyRule['code'], pointers: readonly string[], more: Partial<AnyRule> = {}) =>
  rule(
    code,
    (node, report) => {
      for (const one of pointers) report('m', node(one), {})
    },
    more,
  )
type Check = Parameters<typeof rule>[1]

describe('findings', () => {
  it('say where they are, in sentences that begin with a capital', () => {
    const [first] = collected([rule('MCP_A', (node, report) => report('m', node('/a/b/1'), { word: 'this' }))])
    expect(first).toEqual({
      code: 'MCP_A',
      messageId: 'm',
      severity: 'warning',
      basis: 'advice',
      tags: ['fake'],
      what: 'This is wrong.',
      todo: 'Put it right.',
      document: 0,
      pointer: '/a/b/1',
      address: 'a.b[1]',
      at: 'value',
      span: { start: 18, end: 19 },
      related: [],
      fixes: [],
    })
  })

  it('about the whole document mark its first character', () => {
    const [first] = collected([at('MCP_A', [''])])
    expect(first).toMatchObject({ pointer: '', address: '', span: { start: 0, end: 1 } })
  })

  it('take severity, basis and risk from the report where it says so', () => {
    const extras = { severity: 'info', basis: 'spec', risk: 'low' } as const
    const [first] = collected([rule('MCP_A', (node, report) => report('m', node('/a'), {}, extras))])
    expect(first).toMatchObject(extras)
  })

  it('point at names and at stretches of strings, through escapes', () => {
    const input = String.raw`{"a\/b":"x\ty"}`
    const [key, part] = collected(
      [
        rule('MCP_A', (node, report) => {
          const value = node('/a~1b')
          if (value.type !== 'string' || value.holder?.in !== 'member') throw new Error('It is a string.')
          report('m', { member: value.holder.member, at: 'key' }, {})
          report('m', { inside: value, from: 1, to: 2 }, {}, { related: [{ place: value, message: 'here' }] })
        }),
      ],
      [],
      input,
    )
    expect(key).toMatchObject({ at: 'key', pointer: '/a~1b', address: '["a/b"]', span: { start: 1, end: 7 } })
    expect(part).toMatchObject({ at: 'value', span: { start: 10, end: 12 } })
    expect(part?.related).toEqual([{ pointer: '/a~1b', span: { start: 8, end: 14 }, message: 'here' }])
  })

  it('come in order of place, then of code, whatever the order of rules', () => {
    const rules = [at('MCP_B', ['/ab', '/a']), at('MCP_A', ['/ab']), at('MCP_C', [''])]
    const wanted = ['MCP_C ', 'MCP_B /a', 'MCP_A /ab', 'MCP_B /ab']
    expect(codesAt(rules)).toEqual(wanted)
    expect(codesAt([...rules].reverse())).toEqual(wanted)
    const mixed = [
      finding('B'),
      finding('A', { span: { start: 0, end: 2 } }),
      finding('A', { pointer: '/z' }),
      finding('A'),
    ]
    expect(sortFindings(mixed).map(one => [one.code, one.span.end, one.pointer])).toEqual([
      ['A', 1, ''],
      ['A', 1, '/z'],
      ['A', 2, ''],
      ['B', 1, ''],
    ])
  })

  it('stand once, but twice where the places differ', () => {
    expect(codesAt([at('MCP_A', ['/a', '/a', '/a/b'])])).toEqual(['MCP_A /a', 'MCP_A /a/b'])
    const both = rule('MCP_A', (node, report) => {
      const { holder } = node('/a')
      report('m', node('/a'), {})
      if (holder?.in === 'member') report('m', { member: holder.member, at: 'key' }, {})
    })
    expect(collected([both]).map(one => one.at)).toEqual(['key', 'value'])
  })

  it('of a subject that no rule asks for are none', () => {
    expect(codesAt([at('MCP_A', ['/a'], { on: 'config' })])).toEqual([])
  })
})

describe('a rule that yields', () => {
  const general = (...pointers: string[]) => at('MCP_GENERAL', pointers, { yieldsTo: ['MCP_SPECIFIC'] })
  const specific = (...pointers: string[]) => at('MCP_SPECIFIC', pointers)

  it('is silent at the place of the more specific one and below it', () => {
    expect(codesAt([general('/a'), specific('/a')])).toEqual(['MCP_SPECIFIC /a'])
    expect(codesAt([general('/a/b/0'), specific('/a')])).toEqual(['MCP_SPECIFIC /a'])
  })

  it('speaks above it, beside it, and where only the names begin alike', () => {
    expect(codesAt([general('/a'), specific('/a/b')])).toEqual(['MCP_GENERAL /a', 'MCP_SPECIFIC /a/b'])
    expect(codesAt([general('/a/b/1'), specific('/a/b/0')])).toEqual(['MCP_SPECIFIC /a/b/0', 'MCP_GENERAL /a/b/1'])
    expect(codesAt([general('/ab'), specific('/a')])).toEqual(['MCP_SPECIFIC /a', 'MCP_GENERAL /ab'])
  })

  it('is not silenced everywhere by a finding about the whole document', () => {
    expect(codesAt([general('/a'), specific('')])).toEqual(['MCP_SPECIFIC ', 'MCP_GENERAL /a'])
    expect(codesAt([general(''), specific('')])).toEqual(['MCP_SPECIFIC '])
  })

  it('speaks again when the specific rule is switched off, and not when it is only milder', () => {
    const rules = [general('/a'), specific('/a')]
    expect(codesAt(rules, [{ code: 'MCP_SPECIFIC', level: 'off' }])).toEqual(['MCP_GENERAL /a'])
    expect(codesAt(rules, [{ code: 'MCP_SPECIFIC', level: 'info' }])).toEqual(['MCP_SPECIFIC /a'])
  })
})

describe('a rule that yields by severity', () => {
  const name = (severity: Severity) =>
    at('MCP_NAME', ['/a'], { severity, yieldsTo: [{ to: 'MCP_LETTERS', mine: 'warning' }] })
  const letters = (...pointers: string[]) =>
    at('MCP_LETTERS', pointers, { severity: 'warning', yieldsTo: [{ to: 'MCP_NAME', theirs: 'error' }] })

  it('gives way as a warning and stands alone as an error', () => {
    expect(codesAt([name('warning'), letters('/a')])).toEqual(['MCP_LETTERS /a'])
    expect(codesAt([name('error'), letters('/a')])).toEqual(['MCP_NAME /a'])
    expect(codesAt([name('info'), letters('/a')])).toEqual(['MCP_LETTERS /a', 'MCP_NAME /a'])
  })

  it('looks at the very same place only', () => {
    expect(codesAt([name('error'), letters('/a/b')])).toEqual(['MCP_NAME /a', 'MCP_LETTERS /a/b'])
  })

  it('goes by the severity that was asked for', () => {
    expect(codesAt([name('error'), letters('/a')], [{ code: 'MCP_NAME', level: 'warning' }])).toEqual([
      'MCP_LETTERS /a',
    ])
  })
})

describe('fixes', () => {
  const fixed = (input: string, edits: Check) => collected([rule('MCP_A', edits)], [], input)[0]?.fixes

  it('are lists of separate stretches', () => {
    const fixes = fixed('{"a":1}', (node, report) => {
      const root = node('')
      if (root.type !== 'object') throw new Error('It is an object.')
      const [a] = root.members
      report(
        'm',
        root,
        {},
        {
          fixes: [
            {
              title: 'Do',
              safety: 'safe',
              edits: edit => [...(a ? edit.rename(a.key, 'b') : []), ...edit.replace(node('/a'), 2)],
            },
          ],
        },
      )
    })
    expect(fixes).toEqual([
      {
        title: 'Do',
        safety: 'safe',
        edits: [
          { span: { start: 2, end: 3 }, text: 'b' },
          { span: { start: 5, end: 6 }, text: '2' },
        ],
      },
    ])
  })

  it('that change nothing or take a comment along are none', () => {
    const replacing =
      (value: unknown): Check =>
      (node, report) => {
        const one = { title: 'Do', safety: 'safe', edits: (edit: Editor) => edit.replace(node('/a'), value) } as const
        report('m', node('/a'), {}, { fixes: [one] })
      }
    expect(fixed('{"a":1}', replacing(1))).toEqual([])
    expect(fixed('{"a":[1 /* one */]}', replacing(2))).toEqual([])
    expect(fixed('{"a":[1] /* one */}', replacing(2))).toHaveLength(1)
  })

  it('join edits that touch, in the order of the calls where they stand at one place', () => {
    const edit = (start: number, end: number, added: string) => ({ span: { start, end }, text: added })
    expect(merge([edit(5, 6, 'c'), edit(3, 3, 'a'), edit(3, 5, 'b')])).toEqual([edit(3, 6, 'abc')])
    expect(merge([edit(3, 3, 'x'), edit(3, 3, 'y')])).toEqual([edit(3, 3, 'xy')])
    expect(merge([edit(7, 8, 'b'), edit(3, 5, 'a')])).toEqual([edit(3, 5, 'a'), edit(7, 8, 'b')])
  })
})
