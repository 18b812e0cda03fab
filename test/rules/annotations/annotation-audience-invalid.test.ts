import rule from '../../../src/rules/annotations/annotation-audience-invalid.js'
import { cases } from '../../support/cases.js'

const annotated = (members: string) =>
  `{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain","annotations":{${members}}}]}`

cases(rule, {
  quiet: [
    ...['["user","assistant"]', '["user"]', '[]', 'null'].map(value => ({
      file: 'resources.json',
      text: annotated(`"audience":${value}`),
    })),
    // Not of a tool.
    {
      file: 'tools.json',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"annotations":{"audience":"me"}}]}',
    },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'role',
      severity: 'error',
      pointer: '/resources/0/annotations/audience/1',
      text: annotated('"audience":["user",«"system"»]'),
    },
    {
      file: 'resources.json',
      says: 'type',
      pointer: '/resources/0/annotations/audience',
      text: annotated('"audience":«"user"»'),
      fixed: annotated('"audience":["user"]'),
    },
    { file: 'resources.json', revision: '2024-11-05', says: 'type', text: annotated('"audience":«"everybody"»') },
    { file: 'resources.json', says: 'role', text: annotated('"audience":[«1»,«"User"»]') },
  ],
})
