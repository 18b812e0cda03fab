import { describe, expect, it } from 'vitest'
import { lintText } from '../../src/engine/lint.js'
import { activeRules, chosenLevel, codeFits, type SeverityOverride } from '../../src/engine/settings.js'
import { rules } from '../../src/rules/index.js'
import type { AnyRule } from '../../src/rules/rule.js'

it('fits codes to names that may end in a star', () => {
  expect(codeFits('MCP_NO_SERVERS', 'MCP_NO_SERVERS')).toBe(true)
  expect(codeFits('MCP_NO_SERVERS', 'MCP_NO')).toBe(false)
  expect(codeFits('MCP_NO_SERVERS', 'MCP_NO*')).toBe(true)
  expect(codeFits('MCP_NO_SERVERS', '*')).toBe(true)
  expect(codeFits('MCP_NO_SERVERS', 'mcp_no*')).toBe(false)
})

it('goes by the last one that fits', () => {
  const overrides = [
    { code: '*', level: 'error' },
    { code: 'MCP_NO*', level: 'off' },
    { code: 'MCP_NO_SERVERS', level: 'info' },
  ] as const
  expect(chosenLevel('MCP_NO_SERVERS', overrides)).toBe('info')
  expect(chosenLevel('MCP_NO_COMMAND_OR_URL', overrides)).toBe('off')
  expect(chosenLevel('MCP_INVALID_URL', overrides)).toBe('error')
  expect(chosenLevel('MCP_INVALID_URL', [])).toBeUndefined()
})

it('leaves out what is switched off', () => {
  const always = rules.filter(one => !one.off)
  expect(activeRules(always, [])).toBe(always)
  expect(activeRules(rules, [])).toEqual(always)
  expect(activeRules(rules, [{ code: 'MCP_*', level: 'off' }])).toEqual([])
  const only = [{ code: '*', level: 'off' } as const, { code: 'MCP_INVALID_URL', level: 'warning' } as const]
  expect(activeRules(rules, only).map(({ code }) => code)).toEqual(['MCP_INVALID_URL'])
})

describe('a rule that is off by itself', () => {
  const [first, second] = rules as [AnyRule, AnyRule]
  const all: readonly AnyRule[] = [{ ...first, off: true }, second]
  const active = (...overrides: SeverityOverride[]) => activeRules(all, overrides).map(({ code }) => code)

  it('does not run unless its code is named with a level', () => {
    expect(active()).toEqual([second.code])
    expect(active({ code: 'MCP_*', level: 'error' })).toEqual([second.code])
    expect(active({ code: first.code, level: 'off' })).toEqual([second.code])
    expect(active({ code: first.code, level: 'info' })).toEqual([first.code, second.code])
  })

  it('is switched off again by what comes after', () => {
    expect(active({ code: first.code, level: 'info' }, { code: 'MCP_*', level: 'off' })).toEqual([])
  })

  it('costs no new list with every file', () => {
    expect(activeRules(all, [])).toBe(activeRules(all, []))
  })
})

it('changes the severity of every message of a rule', async () => {
  const text = '{"mcpServers":{"a":{"command":"uvx","disabled":true,"enviroment":{}}}}'
  const codes = async (overrides: Parameters<typeof chosenLevel>[1]) => {
    const result = await lintText({ uri: '.mcp.json', text, named: true }, { severities: overrides })
    return result?.findings.map(({ code, severity }) => `${code} ${severity}`)
  }
  expect(await codes([])).toEqual(['MCP_FIELD_NOT_READ warning', 'MCP_UNKNOWN_FIELD warning'])
  expect(await codes([{ code: 'MCP_FIELD_NOT_READ', level: 'error' }])).toEqual([
    'MCP_FIELD_NOT_READ error',
    'MCP_UNKNOWN_FIELD warning',
  ])
  expect(await codes([{ code: 'MCP_*_READ', level: 'off' }])).toHaveLength(2)
  expect(await codes([{ code: 'MCP_FIELD*', level: 'off' }])).toEqual(['MCP_UNKNOWN_FIELD warning'])
})
