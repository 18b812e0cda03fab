import rule from '../../../src/rules/icon/icon-scheme-unsafe.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    ...['https://x.example/a.png', 'http://x.example/a.png', 'DATA:image/png;base64,AA==', '/a.png'].map(src => ({
      file: 'tools.json',
      text: icon(`"src":"${src}"`),
    })),
    { file: 'tools.json', revision: '2025-06-18', text: icon('"src":"file:///a.png"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'scheme',
      severity: 'error',
      pointer: '/tools/0/icons/0/src',
      text: icon('"src":"«file:»///a.png"'),
    },
    { file: 'tools.json', says: 'scheme', text: icon('"src":"«JavaScript:»0"') },
    { file: 'tools.json', says: 'scheme', text: icon(String.raw`"src":"«C:»\\icons\\a.png"`) },
  ],
})
