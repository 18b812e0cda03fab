import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/tool/tool-name-invalid.js'
import { cases } from '../../support/cases.js'

const named = (name: string) => `{"tools":[{"name":"${name}","inputSchema":{"type":"object"}}]}`

cases(rule, {
  quiet: [
    ...['getUser', 'DATA_EXPORT_v2', 'admin.tools.list', '.', 'a'.repeat(128), '', '7'].map(name => ({
      file: 'tools.json',
      text: named(name),
    })),
    { file: 'tools.json', text: '[{"type":"function","name":"a b","parameters":{"type":"object"}}]' },
    // Letters that look like others, or are not seen, have rules of their own.
    { file: 'tools.json', text: named(String.raw`get_we\u0430ther`) },
    { file: 'tools.json', text: named(String.raw`do\u200bwork`) },
    { file: 'tools.json', revision: '2025-03-26', text: named(String.raw`do\u200bwork`) },
    // Names of prompts have no rule.
    { file: 'prompts.json', text: '{"prompts":[{"name":"Review my code!","description":"Reviews."}]}' },
  ],
  loud: [
    { file: 'tools.json', says: 'characters', severity: 'warning', text: named('get« »weather') },
    { file: 'tools.json', says: 'characters', pointer: '/tools/0/name', text: named('user«/»update:x') },
    { file: 'tools.json', says: 'characters', text: named('m«é»téo') },
    { file: 'tools.json', says: 'characters', text: named('«天気»') },
    // A lax end of a pattern lets this one pass.
    { file: 'tools.json', says: 'characters', text: named(String.raw`do_work«\n»`) },
    { file: 'tools.json', says: 'length', text: named(`${'a'.repeat(128)}«a»`) },
    { file: 'tools.json', revision: '2025-11-25', says: 'characters', severity: 'warning', text: named('a«,»b') },
    { file: 'tools.json', revision: '2025-03-26', says: 'characters', severity: 'info', text: named('a«,»b') },
  ],
})

describe('the suggested name', () => {
  it.each([
    ['get weather', '"get_weather"'],
    ['  user/update ', '"user_update"'],
    ['météo', '"meteo"'],
    ['a'.repeat(130), `"${'a'.repeat(128)}"`],
    ['天気', undefined],
    ['погода now', undefined],
    ['!!!', undefined],
  ])('of %s is %s', async (name, slug) => {
    const { findings } = await lintText({ uri: 'tools.json', text: named(name) })
    const fixes = findings.filter(({ code }) => code === rule.code).flatMap(one => one.fixes)
    expect(fixes.map(({ safety, edits }) => [safety, edits[0]?.text])).toEqual(slug ? [['suggested', slug]] : [])
  })

  it('is none that another tool has', async () => {
    const text = `{"tools":[${['a b', 'a_b'].map(name => `{"name":"${name}","inputSchema":{"type":"object"}}`)}]}`
    const { findings } = await lintText({ uri: 'tools.json', text })
    expect(findings.filter(({ code }) => code === rule.code).flatMap(one => one.fixes)).toEqual([])
  })
})

it('speaks where the rule that is more specific is switched off', async () => {
  const severities = [{ code: 'MCP_RISK_INVISIBLE_CHARACTER', level: 'off' } as const]
  const text = named(String.raw`do\u200bwork`)
  const { findings } = await lintText({ uri: 'tools.json', text }, { severities })
  expect(findings.map(({ code }) => code)).toContain(rule.code)
})

it('speaks alone where it is an error', async () => {
  const severities = [{ code: rule.code, level: 'error' } as const]
  const text = named(String.raw`do\u200bwork`)
  const { findings } = await lintText({ uri: 'tools.json', text }, { severities })
  const codes = findings.map(({ code }) => code)
  expect(codes).toContain(rule.code)
  expect(codes).not.toContain('MCP_RISK_INVISIBLE_CHARACTER')
})
