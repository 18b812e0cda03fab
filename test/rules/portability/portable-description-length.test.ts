import rule from '../../../src/rules/portability/portable-description-length.js'
import { cases } from '../../support/cases.js'

const described = (description: string): string =>
  `{"tools":[{"name":"a_b","description":${description},"inputSchema":{"type":"object","properties":{}}}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', targets: ['openai'], text: described(`"${'\u{1f600}'.repeat(1024)}"`) },
    { file: 'tools.json', targets: ['kiro'], text: described(`"${'a'.repeat(10004)}"`) },
    { file: 'tools.json', targets: ['vscode'], text: described(`"${'a'.repeat(2000)}"`) },
    { file: 'tools.json', text: described(`"${'a'.repeat(20000)}"`) },
    { file: 'tools.json', targets: ['all'], text: described(`["a"]`) },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'long',
      severity: 'warning',
      targets: ['openai'],
      text: described(`«"${'é'.repeat(1025)}"»`),
    },
    {
      file: 'tools.json',
      says: 'long',
      severity: 'warning',
      targets: ['claude-code', 'openai'],
      text: described(`«"${'a'.repeat(4097)}"»`),
    },
    {
      file: 'tools.json',
      says: 'long',
      severity: 'warning',
      targets: ['kiro'],
      text: described(`«"${'\u6587'.repeat(3335)}"»`),
    },
  ],
})
