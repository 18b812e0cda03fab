import rule from '../../../src/rules/icon/icon-scheme-insecure.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: ['https://x.example/a.png', 'data:image/png;base64,AA==', 'ftp://x.example/a'].map(src => ({
    file: 'tools.json',
    text: icon(`"src":"${src}"`),
  })),
  loud: [
    {
      file: 'tools.json',
      says: 'http',
      severity: 'warning',
      pointer: '/tools/0/icons/0/src',
      text: icon('"src":"«http:»//x.example/a.png"'),
    },
    { file: 'tools.json', says: 'http', text: icon('"src":"«HTTP:»//x.example/a.png"') },
  ],
})
