import rule from '../../../src/rules/document/no-servers.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{}}' },
    { client: 'claude-code', text: '{}' },
    { client: 'claude-code', text: 'null' },
    { client: 'claude-code', text: '// strict readers want none of this' },
    { client: 'claude-code', file: '.claude/settings.json', text: '' },
    { client: 'vscode', file: '.vscode/settings.json', text: '' },
    { client: 'vscode', file: 'team.code-workspace', text: '' },
    { client: 'codex', text: '' },
    { client: 'codex', text: '# nothing yet\n' },
  ],
  loud: [
    { client: 'claude-code', says: 'empty', severity: 'info', pointer: '', text: '«»' },
    { client: 'claude-code', says: 'empty', text: '« »\n \n' },
    { client: 'vscode', says: 'empty', text: '«»' },
    { client: 'claude-desktop', says: 'empty', text: '\ufeff«»' },
    { client: 'vscode', says: 'remarks', text: '«/»/ to be filled in\n' },
  ],
})
