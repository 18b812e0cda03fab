import rule from '../../../src/rules/config/config-root-not-object.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{}' },
    { client: 'claude-code', text: '' },
    { client: 'codex', text: 'x = 1\n' },
    { client: 'claude-code', text: '[1 2]' },
  ],
  loud: [
    { client: 'claude-code', says: 'other', severity: 'error', pointer: '', text: '«[»]\n' },
    { client: 'cursor', says: 'other', text: '«[»{"command":"uvx"}]' },
    { client: 'vscode', says: 'other', text: '// ours\n«"»servers"' },
    { client: 'claude-desktop', says: 'other', text: '«n»ull' },
    { client: 'claude-code', file: '.claude/settings.json', says: 'other', text: '«4»2' },
  ],
})
