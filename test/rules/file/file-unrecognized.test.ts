import rule from '../../../src/rules/file/file-unrecognized.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'servers.json', text: '{"mcpServers":{"a":{"command":"uvx"}}}' },
    { file: 'notes.json', client: 'cursor', text: '{"title":"x"}' },
    { file: '.mcp.json', text: '' },
    { file: 'mcp.json', text: '{"mcpServers":{"a":{"command":"uvx" "args":[]}}}' },
  ],
  loud: [
    { file: 'manifest.json', says: 'unknown', severity: 'warning', pointer: '', text: '«{»"short_name":"demo"}' },
    { file: 'locales/de/mcp.json', says: 'unknown', text: '«{»"title":"Server","done":"Fertig"}' },
    { file: 'empty.json', says: 'empty', text: '«»' },
    { file: 'list.json', says: 'unknown', text: '«[»1, 2]' },
    { file: '.kiro/settings/mcp.json', says: 'foreign', text: '«{»"mcpServers":{"a":{"command":"uvx"}}}' },
    { file: 'opencode.json', says: 'foreign', text: '«{»"mcp":{"a":{"type":"local","command":["uvx"]}}}' },
    { file: 'notes.txt', says: 'unreadable', text: '«s»ome words\nof prose' },
  ],
})
