import rule from '../../../src/rules/capabilities/extension-key-invalid.js'
import { cases } from '../../support/cases.js'

const now = { file: 'capabilities.json', revision: '2026-07-28' } as const
const declared = (key: string) => `{"capabilities":{"extensions":{${key}:{}}}}`

cases(rule, {
  quiet: [
    { ...now, text: declared('"com.example/search"') },
    { ...now, text: declared('"io.modelcontextprotocol/tasks"') },
    { ...now, text: declared('"a/b_c.d-e"') },
    { ...now, text: '{"capabilities":{"experimental":{"search":{}}}}' },
    { file: 'capabilities.json', revision: '2025-11-25', text: declared('"tasks"') },
  ],
  loud: [
    { ...now, says: 'bare', severity: 'error', pointer: '/capabilities/extensions/tasks', text: declared('«"tasks"»') },
    { ...now, says: 'prefix', text: declared('«"1com.example/a"»') },
    { ...now, says: 'prefix', text: declared('«"/a"»') },
    { ...now, says: 'prefix', text: declared('«"com..example/a"»') },
    { ...now, says: 'name', text: declared('«"com.example/_a"»') },
    { ...now, says: 'name', text: declared('«"com.example/a/b"»') },
  ],
})
