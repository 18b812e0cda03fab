import rule from '../../../src/rules/tool/input-schema-not-object.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: toolWith('{}') },
    { file, text: toolWith('[]') },
    { file, text: '{"tools":[{"name":"a"}]}' },
    { file, text: '{"tools":[{"type":"function","function":{"name":"a"},"parameters":null}]}' },
  ],
  loud: [
    ...['null', 'true', '7', '"none"', '[{}]', '"[]"'].map(value => ({
      file,
      says: 'no-object' as const,
      severity: 'error' as const,
      pointer: '/tools/0/inputSchema',
      text: toolWith(`«${value}»`),
    })),
    { file, says: 'quoted', text: toolWith('«"{\\"type\\":\\"object\\"}"»') },
  ],
})
