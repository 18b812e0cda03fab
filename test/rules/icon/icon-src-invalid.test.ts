import rule from '../../../src/rules/icon/icon-src-invalid.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    ...['https://x.example/a b.png', 'data:image/svg+xml,<svg/>', 'HTTP://x.example/a.png', 'javascript:0'].map(
      src => ({
        file: 'tools.json',
        text: icon(`"src":"${src}"`),
      }),
    ),
    { file: 'tools.json', text: icon('"src":7') },
    { file: 'tools.json', revision: '2025-06-18', text: icon('"src":"/a.png"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'relative',
      severity: 'error',
      pointer: '/tools/0/icons/0/src',
      text: icon('"src":«"/a.png"»'),
    },
    { file: 'tools.json', says: 'relative', text: icon('"src":«"//x.example/a.png"»') },
    { file: 'tools.json', says: 'relative', text: icon('"src":«""»') },
  ],
})
