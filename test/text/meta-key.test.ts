import { expect, it } from 'vitest'
import { isReservedPrefix, metaKeyFault, metaKeyOf } from '../../src/text/meta-key.js'

it.each([
  ['com.example/a', { prefix: 'com.example', name: 'a' }],
  ['a', { prefix: undefined, name: 'a' }],
  ['/a', { prefix: '', name: 'a' }],
  ['a/', { prefix: 'a', name: '' }],
  ['a/b/c', { prefix: 'a', name: 'b/c' }],
])('takes %s apart', (key, parts) => {
  expect(metaKeyOf(key)).toEqual(parts)
})

it.each(['a', '', 'a/', 'a-1.b/c_d.e-f', 'A/Z', 'a/0'])('has nothing against %s', key => {
  expect(metaKeyFault(metaKeyOf(key))).toBeUndefined()
})

it.each([
  ['dev.mcp', true, false],
  ['io.modelcontextprotocol', true, false],
  ['mcp.dev', false, true],
  ['tools.mcp.com', true, true],
  ['com.mcp.tools', true, true],
  ['com.example.mcp', false, false],
  ['mcp', false, false],
  ['com.mcpx', false, false],
])('%s is reserved by the second label: %s, by the one before the last: %s', (prefix, second, before) => {
  expect(isReservedPrefix(prefix, 'second-label')).toBe(second)
  expect(isReservedPrefix(prefix, 'label-before-last')).toBe(before)
})

it('takes its time in proportion', () => {
  const start = performance.now()
  metaKeyFault(metaKeyOf(`${'a-'.repeat(100_000)}/${'a.'.repeat(100_000)}`))
  expect(performance.now() - start).toBeLessThan(1000)
})
