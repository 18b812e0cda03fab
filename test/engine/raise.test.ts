import { describe, expect, it } from 'vitest'
import { lintText } from '../../src/engine/lint.js'

const lost = '{"type":"object","properties":{"a":{"type":"string"}},"required":["b"]}'
const dump = (name: string, inputSchema: string) =>
  `{"tools":[{"name":${name},"description":"Reads a note of a project.","inputSchema":${inputSchema}}]}`
const found = async (text: string, code: string, options: Parameters<typeof lintText>[1]) => {
  const { findings } = await lintText({ uri: 'tools.json', text }, options)
  return findings.filter(one => one.code === code)
}
const lostName = 'MCP_REQUIRED_NOT_IN_PROPERTIES'

describe('a target that is stricter than MCP', () => {
  it('makes a finding worse and is named', async () => {
    const text = dump('"a"', lost)
    expect(await found(text, lostName, { targets: ['none'] })).toMatchObject([{ severity: 'warning' }])
    const [one] = await found(text, lostName, { targets: ['gemini', 'openai'] })
    expect(one).toMatchObject({ severity: 'error', targets: ['gemini'] })
    expect(one?.what).toContain("Gemini's API refuses the whole request")
    expect((await found(text, lostName, { targets: ['none'] }))[0]).not.toHaveProperty('targets')
  })

  it('leaves a level that the user chose', async () => {
    const severities = [{ code: lostName, level: 'info' }] as const
    expect(await found(dump('"a"', lost), lostName, { targets: ['gemini'], severities })).toMatchObject([
      { severity: 'info', targets: ['gemini'] },
    ])
  })

  it('raises what older revisions only advise', async () => {
    const options = { targets: ['openai'], revision: '2025-06-18' }
    expect(await found(dump('"a b"', '{"type":"object"}'), 'MCP_TOOL_NAME_INVALID', options)).toMatchObject([
      { severity: 'error' },
    ])
  })
})

describe('rules about targets', () => {
  const boolean = dump('"a"', '{"type":"object","properties":{"a":true}}')
  const codes = async (revision?: string) => {
    const options = { targets: ['codex'], ...(revision ? { revision } : {}) }
    const { findings } = await lintText({ uri: 'tools.json', text: boolean }, options)
    return findings.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
  }

  it('give way to what MCP forbids, but not to what only one of the possible revisions does', async () => {
    expect(await codes('2025-11-25')).toEqual(['MCP_SCHEMA_BOOLEAN_PROPERTY'])
    expect(await codes('2026-07-28')).toEqual(['MCP_PORTABLE_BOOLEAN_SCHEMA'])
    expect(await codes()).toEqual(['MCP_PORTABLE_BOOLEAN_SCHEMA'])
  })

  it('name every target in one finding, at the highest severity', async () => {
    const [one, ...more] = await found(dump('"a.b"', '{"type":"object"}'), 'MCP_PORTABLE_TOOL_NAME_CHARS', {
      targets: ['all'],
    })
    expect(more).toEqual([])
    expect(one?.severity).toBe('error')
    expect(one?.targets).toEqual(one?.byTarget?.map(({ target }) => target))
    expect(one?.targets).toEqual(expect.arrayContaining(['anthropic', 'openai', 'vscode', 'kiro']))
  })

  it.each([['opnai'], ['']])('refuse a target that nobody knows: %j', async target => {
    await expect(lintText({ uri: 'tools.json', text: boolean }, { targets: [target] })).rejects.toThrow(RangeError)
    await expect(lintText({ uri: '.mcp.json', text: '{}' }, { targets: [target] })).rejects.toThrow('Unknown target')
  })
})
