import rule from '../../../src/rules/schema/schema-dialect-unsupported.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const known = [
  'https://json-schema.org/draft/2020-12/schema',
  'http://json-schema.org/draft/2020-12/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema#',
  'http://json-schema.org/draft-07/schema',
  'https://json-schema.org/draft-06/schema#',
]

cases(rule, {
  quiet: [
    ...known.map(name => ({ file, text: toolWith(`{"$schema":"${name}","type":"object"}`) })),
    { file, text: toolWith('{"type":"object","properties":{"$schema":{"type":"string"}}}') },
    { file, text: toolWith('{"type":"object","$schema":7}') },
  ],
  loud: [
    {
      file,
      says: 'dialect',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/$schema',
      text: toolWith('{"$schema":«"http://json-schema.org/draft-04/schema#"»,"type":"object"}'),
    },
    {
      file,
      revision: '2026-07-28',
      says: 'dialect',
      text: toolWith('{"type":"object"}', '{"$schema":«"https://example.com/my"»}'),
    },
  ],
})
