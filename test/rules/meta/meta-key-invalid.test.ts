import rule from '../../../src/rules/meta/meta-key-invalid.js'
import { cases } from '../../support/cases.js'

const meta = (key: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"_meta":{${key}:1}}]}`

cases(rule, {
  quiet: [
    ...[
      'a',
      'ui',
      'LocalRequiredHint',
      'com.example/my-key',
      'com.example/',
      'example/a.b_c-d',
      'a1',
      '',
      'x.y-z.w/0',
    ].map(key => ({
      file: 'tools.json',
      text: meta(`"${key}"`),
    })),
    { file: 'tools.json', revision: '2025-03-26', text: meta('"my key"') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'name',
      severity: 'warning',
      pointer: '/tools/0/_meta/my key',
      text: meta('«"my key"»'),
    },
    { file: 'tools.json', says: 'name', text: meta('«"_fastmcp"»') },
    { file: 'tools.json', says: 'name', text: meta('«"com.example/a/b"»') },
    { file: 'tools.json', says: 'name', text: meta('«"a-"»') },
    { file: 'tools.json', says: 'name', text: meta(String.raw`«"a\n"»`) },
    { file: 'tools.json', says: 'prefix', text: meta('«"3com.example/a"»') },
    { file: 'tools.json', says: 'prefix', text: meta('«"/a"»') },
    { file: 'tools.json', says: 'prefix', text: meta('«"com..example/a"»') },
    { file: 'tools.json', says: 'prefix', text: meta('«"com.example-/a"»') },
    { file: 'tools.json', says: 'prefix', text: meta('«"com.exa_mple/a"»') },
    // Of a result as well.
    { file: 'tools.json', says: 'name', pointer: '/_meta/a b', text: '{"tools":[],"_meta":{«"a b"»:1}}' },
  ],
})
