import rule from '../../../src/rules/resource/resource-size-invalid.js'
import { cases } from '../../support/cases.js'

const sized = (size: string) => `{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain","size":${size}}]}`

cases(rule, {
  quiet: [
    ...['0', '12', '12.0', '1e3', '9007199254740993', 'null'].map(size => ({
      file: 'resources.json',
      text: sized(size),
    })),
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'type',
      severity: 'error',
      pointer: '/resources/0/size',
      text: sized('«"12"»'),
      fixed: sized('12'),
    },
    { file: 'resources.json', says: 'type', severity: 'error', text: sized('«1.5»') },
    { file: 'resources.json', says: 'type', text: sized('«"12 KB"»') },
    { file: 'resources.json', says: 'type', text: sized('«true»') },
    { file: 'resources.json', says: 'negative', severity: 'warning', text: sized('«-1»') },
  ],
})
