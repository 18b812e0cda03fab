import rule from '../../../src/rules/result/list-item-not-object.js'
import { cases } from '../../support/cases.js'

const tool = '{"name":"a","inputSchema":{"type":"object"}}'

cases(rule, {
  quiet: [
    { file: 'tools.json', text: `{"tools":[${tool}]}` },
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","arguments":[{"name":"b"}]}]}' },
    // A schema is no list of arguments; another rule says so.
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","arguments":{"type":"object"}}]}' },
    // Icons came later.
    { file: 'tools.json', revision: '2025-06-18', text: `{"tools":[${tool.replace('}}', '},"icons":["a.png"]}')}]}` },
  ],
  loud: [
    { file: 'tools.json', says: 'other', severity: 'error', pointer: '/tools/0', text: `{"tools":[«null»,${tool}]}` },
    { file: 'tools.json', says: 'other', text: `{"tools":[«"a"»,${tool}]}` },
    { file: 'tools.json', says: 'other', pointer: '/1', text: `[${tool},«[]»]` },
    {
      file: 'prompts.json',
      says: 'other',
      pointer: '/prompts/0/arguments/1',
      text: '{"prompts":[{"name":"a","arguments":[{"name":"b"},«"code"»]}]}',
    },
    {
      file: 'tools.json',
      says: 'other',
      pointer: '/tools/0/icons/0',
      text: `{"tools":[${tool.replace('}}', '},"icons":[«"https://x.example/a.png"»]}')}]}`,
    },
  ],
})
