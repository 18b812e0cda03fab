import rule from '../../../src/rules/members/mime-type-invalid.js'
import { cases } from '../../support/cases.js'

const typed = (type: string) => `{"resources":[{"uri":"file:///a","name":"a","mimeType":"${type}"}]}`
const whole = (type: string) => `{"resources":[{"uri":"file:///a","name":"a","mimeType":«"${type}"»}]}`

cases(rule, {
  quiet: [
    ...[
      'text/plain',
      'text/html; charset=utf-8',
      'text/html;profile=mcp-app',
      'application/vnd.api+json',
      'image/*',
      'a/b;c=\\"d;e\\"',
    ].map(type => ({ file: 'resources.json', text: typed(type) })),
    // MCP_FIELD_TYPE_INVALID's.
    { file: 'resources.json', text: '{"resources":[{"uri":"file:///a","name":"a","mimeType":1}]}' },
    // No member of a tool.
    { file: 'tools.json', text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"mimeType":"json"}]}' },
    {
      file: 'tools.json',
      revision: '2025-06-18',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"icons":[{"mimeType":"png"}]}]}',
    },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'meant',
      severity: 'warning',
      pointer: '/resources/0/mimeType',
      text: whole('markdown'),
    },
    { file: 'resources.json', says: 'meant', text: whole('.JSON') },
    { file: 'resources.json', says: 'form', text: whole('') },
    { file: 'resources.json', says: 'form', text: whole('text/') },
    { file: 'resources.json', says: 'form', text: whole('text/plain, text/html') },
    { file: 'resources.json', says: 'form', text: whole('constructor') },
    {
      file: 'resources.json',
      says: 'meant',
      text: '{"resourceTemplates":[{"uriTemplate":"file:///{a}","name":"a","mimeType":«"text"»}]}',
    },
    {
      file: 'tools.json',
      says: 'meant',
      text: '{"tools":[{"name":"a","inputSchema":{"type":"object"},"icons":[{"src":"https://x.example/a","mimeType":«"png"»}]}]}',
    },
  ],
})
