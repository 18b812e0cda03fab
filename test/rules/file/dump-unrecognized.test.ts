import rule from '../../../src/rules/file/dump-unrecognized.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'tools.json', text: '{"tools":[]}' },
    { file: 'tools.json', text: '[]' },
    { file: 'notes.json', text: '{"hello":1}' },
    // Broken is another finding.
    { file: 'tools.json', text: '{"hello":1' },
  ],
  loud: [
    { file: 'tools.json', says: 'unknown', severity: 'warning', pointer: '', text: '«{»"hello":1}' },
    { file: 'app/server.tools.json', says: 'unknown', text: '«"»tools"' },
    { file: 'tools.json', says: 'unknown', text: '«[»1,2]' },
    { file: 'tools.json', says: 'empty', text: '«»' },
  ],
})
