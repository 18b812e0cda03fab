import rule from '../../../src/rules/capabilities/capability-invalid.js'
import { cases } from '../../support/cases.js'

const file = 'capabilities.json'
const declared = (text: string) => `{"capabilities":${text}}`

cases(rule, {
  quiet: [
    {
      file,
      text: declared('{"tools":{"listChanged":true},"resources":{"subscribe":false},"prompts":{},"logging":{}}'),
    },
    { file, text: declared('{"experimental":{"a":{}},"completions":{},"whatever":true}') },
    // A list for an object is another rule's.
    { file, text: declared('{"tools":[]}') },
    // Unknown to this revision, so ignored.
    { file, revision: '2024-11-05', text: declared('{"completions":true}') },
    { file, revision: '2026-07-28', text: declared('{"extensions":{"com.example/a":{}}}') },
  ],
  loud: [
    {
      file,
      says: 'truth',
      severity: 'error',
      pointer: '/capabilities/tools',
      text: declared('{"tools":«true»}'),
      fixed: declared('{"tools":{}}'),
    },
    { file, says: 'type', text: declared('{"tools":«false»,"prompts":«null»,"logging":«"yes"»}') },
    {
      file,
      says: 'switch',
      pointer: '/capabilities/tools/listChanged',
      text: declared('{"tools":{"listChanged":«"true"»}}'),
      fixed: declared('{"tools":{"listChanged":true}}'),
    },
    { file, says: 'switch', text: declared('{"resources":{"subscribe":«1»,"listChanged":«null»}}') },
    {
      file,
      revision: '2026-07-28',
      says: 'part',
      text: declared('{"extensions":{"com.example/a":«true»}}'),
      fixed: declared('{"extensions":{"com.example/a":{}}}'),
    },
    { file, says: 'part', text: declared('{"experimental":{"a":«1»}}') },
    // The value of capabilities alone.
    { file, says: 'switch', pointer: '/tools/listChanged', text: '{"tools":{"listChanged":«1»}}' },
  ],
})
