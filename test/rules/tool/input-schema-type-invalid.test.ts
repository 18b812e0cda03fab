import rule from '../../../src/rules/tool/input-schema-type-invalid.js'
import { cases } from '../../support/cases.js'
import { toolWith } from '../../support/tools.js'

const file = 'tools.json'

cases(rule, {
  quiet: [
    { file, text: toolWith('{"type":"object"}') },
    { file, text: toolWith('{"type":"string","type":"object"}') },
    { file, text: toolWith('null') },
    { file, text: '{"tools":[{"type":"function","name":"a","parameters":{}}]}' },
  ],
  loud: [
    // Under another name it is judged all the same, so that both are mended at once.
    {
      file,
      says: 'missing',
      pointer: '/tools/0/parameters',
      text: '{"tools":[{"name":"a","description":"Does a piece of work.","parameters":«{"properties":{}}»}]}',
      fixed:
        '{"tools":[{"name":"a","description":"Does a piece of work.","inputSchema":{"type":"object","properties":{}}}]}',
    },
    {
      file,
      says: 'missing',
      severity: 'error',
      pointer: '/tools/0/inputSchema',
      text: toolWith('«{"properties":{"a":{"type":"string"}}}»'),
      fixed: toolWith('{"type":"object","properties":{"a":{"type":"string"}}}'),
    },
    { file, says: 'missing', text: toolWith('«{"$ref":"#/$defs/A","$defs":{"A":{"type":"object"}}}»') },
    { file, says: 'missing', text: toolWith('«{}»'), fixed: toolWith('{"type":"object"}') },
    {
      file,
      says: 'wrong',
      pointer: '/tools/0/inputSchema/type',
      text: toolWith('{"type":«["object"]»}'),
      fixed: toolWith('{"type":"object"}'),
    },
    { file, says: 'wrong', text: toolWith('{"type":«"Object"»}'), fixed: toolWith('{"type":"object"}') },
    { file, says: 'wrong', text: toolWith('{"type":«"objet"»}'), fixed: '' },
    {
      file,
      says: 'wrong',
      text: toolWith('{"type":«["object","null"]»}'),
      fixed: '',
    },
    { file, says: 'wrong', text: toolWith('{"type":«"array"»,"items":{}}') },
    { file, says: 'wrong', text: toolWith('{"type":«null»}') },
  ],
})
