import rule from '../../../src/rules/members/field-type-invalid.js'
import { cases } from '../../support/cases.js'

const tool = (more: string) => `{"tools":[{"name":"a","inputSchema":{"type":"object"}${more}}]}`
const resource = (more: string) => `{"resources":[{"uri":"file:///a","name":"a"${more}}]}`

cases(rule, {
  quiet: [
    {
      file: 'tools.json',
      text: tool(',"annotations":{"title":"A"},"icons":[{"src":"https://x.example/i.png","sizes":["any"]}]'),
    },
    { file: 'resources.json', text: resource(',"annotations":{"lastModified":"2026-01-12T15:00:58Z","priority":0}') },
    { file: 'tools.json', revision: '2025-11-25', text: '{"protocolVersion":3,"capabilities":{},"tools":[]}' },
    // Faults of other rules: a list for an object, null, and members with a code of their own.
    { file: 'tools.json', text: tool(',"annotations":[],"_meta":[],"title":null') },
    { file: 'tools.json', text: '{"tools":[{"name":1,"inputSchema":"{}","annotations":{"readOnlyHint":"true"}}]}' },
    { file: 'resources.json', text: resource(',"size":"12","annotations":{"audience":"user","priority":"1"}') },
    { file: 'prompts.json', text: '{"prompts":[{"name":"a","arguments":{"type":"object"}}]}' },
    // Not a member of this revision.
    { file: 'resources.json', revision: '2025-03-26', text: resource(',"annotations":{"lastModified":1}') },
  ],
  loud: [
    {
      file: 'capabilities.json',
      revision: '2025-06-18',
      says: 'type',
      pointer: ['/capabilities', '/instructions'],
      text: '{"protocolVersion":"2025-06-18","capabilities":«true»,"serverInfo":{"name":"a","version":"1"},"instructions":«["x"]»,"mine":1}',
    },
    {
      file: 'capabilities.json',
      revision: '2026-07-28',
      says: ['entry', 'type'],
      pointer: ['/supportedVersions/1', '/instructions'],
      text: '{"supportedVersions":["2026-07-28",«7»],"capabilities":{},"instructions":«7»,"resultType":"complete","ttlMs":0,"cacheScope":"private"}',
    },
    {
      file: 'tools.json',
      revision: '2024-11-05',
      says: 'type',
      pointer: '/_meta',
      text: '{"tools":[],"_meta":«true»,"mine":7}',
    },
    {
      file: 'tools.json',
      says: 'type',
      severity: 'error',
      pointer: '/tools/0/annotations',
      text: tool(',"annotations":«"readOnly"»'),
    },
    { file: 'tools.json', says: 'type', text: tool(',"annotations":«[true]»') },
    { file: 'tools.json', says: 'type', text: tool(',"description":«["Does it."]»') },
    { file: 'resources.json', says: 'type', text: resource(',"mimeType":«1»') },
    { file: 'resources.json', says: 'type', text: resource(',"annotations":{"lastModified":«1760000000»}') },
    { file: 'tools.json', says: 'type', text: tool(',"icons":[{"src":"https://x.example/i.png","sizes":«"48x48"»}]') },
    { file: 'tools.json', says: 'type', text: tool(',"icons":«{"src":"https://x.example/i.png"}»') },
    { file: 'tools.json', says: 'entry', text: tool(',"icons":[{"src":"https://x.example/i.png","sizes":[«48»]}]') },
    {
      file: 'capabilities.json',
      says: 'type',
      pointer: '/serverInfo/title',
      text: '{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"a","version":"1","title":«1»}}',
    },
  ],
})
