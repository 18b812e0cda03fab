import rule from '../../../src/rules/tool/tool-name-duplicate.js'
import { cases, casesAcross } from '../../support/cases.js'

const tool = (name: string) => `{"name":${name},"description":"Does some work.","inputSchema":{"type":"object"}}`
const answer = (id: number, one: string, more = '') => `{"jsonrpc":"2.0","id":${id},"result":{"tools":[${one}]${more}}}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: `{"tools":[${tool('"get"')},${tool('"Get"')}]}` },
    { file: 'tools.json', text: `{"tools":[${tool('""')},${tool('""')}]}` },
    { file: 'tools.json', text: `{"tools":[${tool('7')},${tool('7')}]}` },
    // A prompt may have the name of a tool.
    { file: 'tools.json', text: `{"tools":[${tool('"a"')}],"prompts":[{"name":"a","description":"Asks."}]}` },
    // A log in which the client asked twice: the second answer is no further page.
    { file: 'tools.json', text: `${answer(1, tool('"a"'))}\n${answer(2, tool('"a"'))}\n` },
    { file: 'tools.json', text: `{"tools":[${tool('"__proto__"')},${tool('"constructor"')}]}` },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'again',
      severity: 'warning',
      pointer: ['/tools/1/name', '/tools/2/name'],
      text: `{"tools":[${tool('"x1"')},${tool('«"x1"»')},${tool('«"x1"»')}]}`,
    },
    { file: 'tools.json', says: 'again', pointer: '/1/name', text: `[${tool('"x1"')},${tool('«"x1"»')}]` },
    // Over pages.
    {
      file: 'tools.json',
      says: 'again',
      pointer: '/result/tools/0/name',
      text: `${answer(1, tool('"a"'), ',"nextCursor":"2"')}\n${answer(2, tool('«"a"»'))}\n`,
    },
    {
      file: 'tools.json',
      says: 'again',
      pointer: '/1/tools/0/name',
      text: `[{"tools":[${tool('"a"')}]},{"tools":[${tool('«"a"»')}]}]`,
    },
    { file: 'tools.json', says: 'again', text: `[${tool('"__proto__"')},${tool('«"__proto__"»')}]` },
  ],
})

casesAcross(rule, 'elsewhere', [
  { 'a.tools.json': `[${tool('"a"')}]`, 'b.tools.json': `[${tool('"b"')},${tool('«"a"»')},${tool('"a"')}]` },
  { 'a.tools.json': `[${tool('"a"')}]`, 'b.tools.json': `[${tool('"A"')}]` },
])
