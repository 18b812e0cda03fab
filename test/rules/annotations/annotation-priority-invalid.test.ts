import rule from '../../../src/rules/annotations/annotation-priority-invalid.js'
import { cases } from '../../support/cases.js'

const annotated = (members: string) =>
  `{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain","annotations":{${members}}}]}`

cases(rule, {
  quiet: ['0', '1', '0.5', '1.0', 'null'].map(value => ({
    file: 'resources.json',
    text: annotated(`"priority":${value}`),
  })),
  loud: [
    {
      file: 'resources.json',
      says: 'range',
      severity: 'error',
      pointer: '/resources/0/annotations/priority',
      text: annotated('"priority":«5»'),
    },
    { file: 'resources.json', says: 'range', text: annotated('"priority":«-0.1»') },
    { file: 'resources.json', says: 'range', text: annotated('"priority":«"0.5"»') },
    { file: 'resources.json', says: 'range', text: annotated('"priority":«true»') },
  ],
})
