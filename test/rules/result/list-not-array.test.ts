import { expect, it } from 'vitest'
import { fixText } from '../../../src/index.js'
import rule from '../../../src/rules/result/list-not-array.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'tools.json', text: '{"tools":[]}' },
    // What a server says about its lists is an object.
    { file: 'capabilities.json', text: '{"tools":{"listChanged":true},"resources":{"subscribe":true},"prompts":{}}' },
    // One entry without a list.
    { file: 'tools.json', text: '{"name":"a","inputSchema":{"type":"object"}}' },
  ],
  loud: [
    { file: 'tools.json', says: 'other', severity: 'error', pointer: '/tools', text: '{"tools":«null»}' },
    { file: 'resources.json', says: 'other', text: '{"resourceTemplates":«"none"»}' },
    { file: 'prompts.json', says: 'other', text: '{"prompts":«false»}' },
    {
      file: 'tools.json',
      says: 'keyed',
      text: '{"tools":«{"a":{"description":"Does it.","inputSchema":{"type":"object"}}}»}',
    },
  ],
})

it('makes a list of a map', async () => {
  const text = '{"tools":{"a":{"inputSchema":{"type":"object"}},"b":{"name":"c","inputSchema":{"type":"object"}}}}'
  const list = '{"tools":[{"name":"a","inputSchema":{"type":"object"}},{"name":"c","inputSchema":{"type":"object"}}]}'
  expect(JSON.parse(await fixText({ uri: 'tools.json', text }, { suggested: true, targets: ['none'] }))).toEqual(
    JSON.parse(list),
  )
  expect(await fixText({ uri: 'tools.json', text }, { targets: ['none'] })).toBe(text)
})
