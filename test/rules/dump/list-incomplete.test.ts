import rule from '../../../src/rules/dump/list-incomplete.js'
import { cases } from '../../support/cases.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: '{"tools":[]}' },
    { file, text: '{"tools":[],"nextCursor":"2"}\n{"tools":[]}\n' },
    { file, text: '{"tools":[],"nextCursor":""}\n{"tools":[]}\n' },
    { file, text: '{"tools":[],"nextCursor":null}' },
  ],
  loud: [
    { file, says: 'more', severity: 'info', pointer: '/nextCursor', text: '{"tools":[],"nextCursor":«"2"»}' },
    { file, says: 'more', text: '{"tools":[],"nextCursor":«""»}' },
    // The pages of two lists, one of them whole.
    {
      file,
      says: 'more',
      pointer: '/1/nextCursor',
      text: '[{"tools":[],"nextCursor":"2"},{"prompts":[],"nextCursor":«"2"»},{"tools":[]}]',
    },
  ],
})
