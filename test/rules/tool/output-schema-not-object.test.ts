import rule from '../../../src/rules/tool/output-schema-not-object.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    ...['{}', '[]', 'null'].map(value => ({ file, text: toolWith('{"type":"object"}', value) })),
    { file, text: toolWith('{"type":"object"}') },
    { file, revision: '2025-03-26', text: toolWith('{"type":"object"}', 'true') },
    { file, text: '{"tools":[{"type":"function","name":"a","parameters":{},"outputSchema":true}]}' },
  ],
  loud: ['true', 'false', '7', '"none"', '[7]', '"{\\"type\\":\\"object\\"}"'].map(value => ({
    file,
    says: 'no-object' as const,
    severity: 'error' as const,
    pointer: '/tools/0/outputSchema',
    text: toolWith('{"type":"object"}', `«${value}»`),
  })),
})
