import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/tool/tool-foreign-format.js'
import { cases } from '../../support/cases.js'

cases(rule, {
  quiet: [
    { file: 'tools.json', text: '[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"}}]' },
    // MCP_INPUT_SCHEMA_MISNAMED's.
    { file: 'tools.json', text: '[{"name":"a","description":"Does some work.","input_schema":{"type":"object"}}]' },
    // A member that MCP does not know, on a tool of MCP.
    { file: 'tools.json', text: '[{"type":"function","name":"a","inputSchema":{"type":"object"}}]' },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'form',
      severity: 'error',
      pointer: '/tools/0',
      text: '{"tools":[«{"type":"function","function":{"name":"a b","parameters":{"type":"object"}}}»]}',
    },
    {
      file: 'tools.json',
      says: 'form',
      text: '{"tools":[«{"type":"function","name":"a","parameters":{"type":"object"}}»]}',
    },
    {
      file: 'tools.json',
      says: 'form',
      text: '{"tools":[«{"functionDeclarations":[{"name":"a","parameters":{"type":"OBJECT"}}]}»]}',
    },
  ],
})

it.each([
  [
    '{"type":"function","function":{"name":"a b","parameters":{"maximum":9007199254740993},"strict":true}}',
    '{"name":"a b","inputSchema":{"maximum":9007199254740993}}',
  ],
  [
    '{ "type": "function", "name": "a", "parameters": { "type": "object" } }',
    '{ "name": "a", "inputSchema": { "type": "object" } }',
  ],
  [
    '{"type":"function","name":"a","description":"x","strict":true}',
    '{"name":"a","description":"x","inputSchema":{"type":"object"}}',
  ],
  ['{"name":"a","parameters":{},"type":"function","strict":true}', '{"name":"a","inputSchema":{}}'],
])('is the only finding, with a fix that is none of the safe ones: %s', async (text, fixed) => {
  const result = await lintText({ uri: 'tools.json', text: `[${text}]` }, { fix: 'safe' })
  expect(result.findings.map(({ code }) => code)).toEqual([rule.code])
  expect(result.fixed).toBeUndefined()
  expect(result.findings[0]?.fixes.map(({ safety }) => safety)).toEqual(['suggested'])
  const edits = result.findings[0]?.fixes[0]?.edits ?? []
  const after = edits.reduceRight(
    (all, { span, text }) => all.slice(0, span.start) + text + all.slice(span.end),
    result.text,
  )
  expect(after).toBe(`[${fixed}]`)
})

it('has no fix for several functions in one entry', async () => {
  const { findings } = await lintText({ uri: 'tools.json', text: '[{"functionDeclarations":[{"name":"a"}]}]' })
  expect(findings.map(({ code, fixes }) => [code, fixes.length])).toEqual([[rule.code, 0]])
})
