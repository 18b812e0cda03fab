import rule from '../../../src/rules/portability/portable-tool-count.js'
import { cases } from '../../support/cases.js'

const tools = (count: number): string =>
  `[${Array.from({ length: count }, (_, i) => `{"name":"t${i}","inputSchema":{"type":"object","properties":{}}}`).join()}]`

cases(rule, {
  quiet: [
    { file: 'tools.json', targets: ['all'], text: `{"tools":${tools(80)}}` },
    { file: 'tools.json', targets: ['anthropic'], text: `{"tools":${tools(200)}}` },
    { file: 'tools.json', text: `{"tools":${tools(200)}}` },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'many',
      severity: 'error',
      targets: ['openai', 'cursor'],
      text: `{"tools":«${tools(129)}»}`,
    },
    { file: 'tools.json', says: 'many', severity: 'warning', targets: ['windsurf'], text: `{"tools":«${tools(101)}»}` },
    {
      file: 'tools.json',
      says: 'many',
      severity: 'warning',
      targets: ['cursor'],
      text: `[{"tools":${tools(60)}},{"tools":«${tools(21)}»}]`,
    },
  ],
})
