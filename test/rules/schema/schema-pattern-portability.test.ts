import rule from '../../../src/rules/schema/schema-pattern-portability.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'
const withPattern = (source: string) => toolWith(`{"type":"object","properties":{"a":{"pattern":${source}}}}`)

cases(rule, {
  quiet: [
    { file, text: withPattern('"^[\\\\w.-]+@[a-z]{2,}$"') },
    { file, text: withPattern('"[\\\\-a]\\\\/"') },
    // Works nowhere.
    { file, text: withPattern('"(?i)a"') },
    { file, text: withPattern('7') },
    { file, text: toolWith('{"$schema":"urn:x","type":"object","properties":{"a":{"pattern":"\\\\_"}}}') },
  ],
  loud: [
    {
      file,
      says: 'unicode',
      severity: 'warning',
      pointer: '/tools/0/inputSchema/properties/a/pattern',
      text: withPattern('«"^\\\\u0041a\\\\_b\\\\@[\\\\_]$"»'),
      fixed: withPattern('"^\\\\u0041a_b@[_]$"'),
    },
    { file, says: 'unicode', text: withPattern('«"[\\\\w-.]"»'), fixed: '' },
    { file, says: 'unicode', text: withPattern('«"^\\\\Aa\\\\Z"»'), fixed: '' },
    { file, says: 'unicode', text: withPattern('«"{x}"»') },
    { file, says: 'unicode', text: withPattern('«"\\\\u12"»') },
    { file, says: 'recent', text: withPattern('«"(?i:a)b"»') },
    {
      file,
      says: 'unicode',
      pointer: '/tools/0/inputSchema/patternProperties/^a\\_',
      text: toolWith('{"type":"object","patternProperties":{«"^a\\\\_"»:{}}}'),
      fixed: toolWith('{"type":"object","patternProperties":{"^a_":{}}}'),
    },
  ],
})
