import { describe, expect, it } from 'vitest'
import { type LintInput, lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/file/file-encoding.js'

const text = '{"mcpServers":{"a":{"command":"uvx","args":["srv@1.0.0"]}}}'

async function judge(encoding: LintInput['encoding'], uri = '.mcp.json') {
  const result = await lintText({ uri, text, named: true, ...(encoding ? { encoding } : {}) })
  return result?.findings.map(({ code, messageId, severity, pointer, span }) => ({
    code,
    messageId,
    severity,
    pointer,
    span,
  }))
}

describe(rule.code, () => {
  it.each([
    ['utf-16le', 'utf16'],
    ['utf-16be', 'utf16'],
    ['broken', 'broken'],
  ] as const)('says what a file in %s is, and nothing else', async (encoding, messageId) => {
    const finding = { code: rule.code, messageId, severity: 'error', pointer: '', span: { start: 0, end: 0 } }
    expect(await judge(encoding)).toEqual([finding])
    expect(await judge(encoding, 'whatever.json')).toEqual([finding])
  })

  it('is quiet about UTF-8', async () => {
    expect(await judge('utf-8')).toEqual([])
    expect(await judge(undefined)).toEqual([])
  })

  it('names the order of bytes', () => {
    expect(rule.messages.utf16({ order: 'little' }).what).toContain('little-endian')
    expect(rule.messages.utf16({ order: 'big' }).what).toContain('big-endian')
  })
})
