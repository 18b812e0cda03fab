import rule from '../../../src/rules/icon/icon-theme-invalid.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    ...['"light"', '"dark"', 'null'].map(theme => ({
      file: 'tools.json',
      text: icon(`"src":"https://x.example/a","theme":${theme}`),
    })),
    { file: 'tools.json', revision: '2025-06-18', text: icon('"src":"https://x.example/a","theme":"auto"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'value',
      severity: 'error',
      pointer: '/tools/0/icons/0/theme',
      text: icon('"src":"https://x.example/a","theme":«"auto"»'),
    },
    { file: 'tools.json', says: 'value', text: icon('"src":"https://x.example/a","theme":«true»') },
  ],
})
