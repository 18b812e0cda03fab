import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/prompt/prompt-arguments-not-array.js'
import { cases } from '../../support/cases.js'

const prompt = (value: string) => `{"prompts":[{"name":"a","description":"Asks.","arguments":${value}}]}`

cases(rule, {
  quiet: [
    { file: 'prompts.json', text: prompt('[]') },
    { file: 'prompts.json', text: prompt('[{"name":"a"}]') },
    { file: 'prompts.json', text: prompt('null') },
  ],
  loud: [
    {
      file: 'prompts.json',
      says: 'schema',
      severity: 'error',
      pointer: '/prompts/0/arguments',
      text: prompt('«{"type":"object","properties":{"a":{"type":"string"}}}»'),
    },
    { file: 'prompts.json', says: 'type', text: prompt('«"code"»') },
    { file: 'prompts.json', says: 'type', text: prompt('«{"code":"The code."}»') },
  ],
})

it('suggests the list that the schema stands for', async () => {
  const schema = '{"properties":{"a":{"description":"The code."},"b":true},"required":["b"]}'
  const { findings } = await lintText({ uri: 'prompts.json', text: prompt(schema) })
  const fixes = findings.filter(({ code }) => code === rule.code).flatMap(one => one.fixes)
  expect(fixes.map(({ safety, edits }) => [safety, edits[0]?.text])).toEqual([
    ['suggested', '[{"name":"a","description":"The code."},{"name":"b","required":true}]'],
  ])
})
