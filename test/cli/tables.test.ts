import { describe, expect, test } from 'vitest'
import { clients } from '../../src/clients/index.js'
import { rules } from '../../src/rules/index.js'
import { folderWith } from '../host/temporary.js'
import { run } from './run.js'

const cwd = folderWith()

describe('rules', () => {
  test('as a table', async () => {
    const { code, out } = await run(['rules'], { cwd })
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toMatch(/^CODE +SEVERITY +BASIS +TITLE$/)
    expect(out.trimEnd().split('\n')).toHaveLength(rules.length + 1)
    expect(out).toMatch(/^MCP_COMMAND_HAS_ARGS +error +client +The command holds a whole command line$/m)
    expect(out).toMatch(/^MCP_X_HEADER_NESTED +info, off +advice /m)
  })

  test('as wide as the terminal', async () => {
    const { out } = await run(['rules'], { cwd, tty: true, columns: 100 })
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(100)
    expect(out).toMatch(/\n {30,}\S/)
    const narrow = await run(['rules'], { cwd, tty: true, columns: 60 })
    expect(narrow.out.trimEnd().split('\n')).toHaveLength(rules.length + 1)
  })

  test('as JSON, wherever --format stands', async () => {
    const { out } = await run(['rules', '--format', 'json'], { cwd })
    const data = JSON.parse(out)
    expect(data.schemaVersion).toBe(1)
    expect(data.rules).toHaveLength(rules.length)
    expect(data.rules).toContainEqual(
      expect.objectContaining({ code: 'MCP_COMMAND_HAS_ARGS', enabled: true, basis: 'client', tags: ['startup'] }),
    )
    const off = data.rules.filter(({ enabled }: { enabled: boolean }) => !enabled)
    expect(off.map(({ code }: { code: string }) => code)).toEqual(rules.filter(one => one.off).map(({ code }) => code))
    expect((await run(['--format', 'json', 'rules'], { cwd })).out).toBe(out)
  })
})

describe('clients', () => {
  test('as a table, one line a file', async () => {
    const { code, out } = await run(['clients'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/^devin +Devin +windsurf +\S+$/m)
    expect(out).toMatch(/^ +\.codeium\/windsurf\/mcp_config\.json$/m)
  })

  test('as JSON', async () => {
    const { clients: data } = JSON.parse((await run(['clients', '--format', 'json'], { cwd })).out)
    expect(data.map(({ id }: { id: string }) => id)).toEqual(clients.map(({ id }) => id))
    expect(data[0].files[0]).toHaveProperty('path')
  })
})

describe('explain', () => {
  test('shows the page of a rule, however its code is written', async () => {
    const { code, out } = await run(['explain', 'MCP_COMMAND_HAS_ARGS'], { cwd })
    expect(code).toBe(0)
    for (const part of [
      'MCP_COMMAND_HAS_ARGS: The command holds',
      'Severity  error',
      'Why\n',
      'Wrong\n',
      'Right\n',
      'Sources\n',
    ])
      expect(out).toContain(part)
    for (const other of ['command-has-args', 'Command_Has_Args', 'mcp_command_has_args'])
      expect((await run(['explain', other], { cwd })).out).toBe(out)
  })

  test('says how a rule is switched on that is off', async () => {
    const { out } = await run(['explain', 'MCP_X_HEADER_NESTED'], { cwd })
    expect(out).toContain('  Off       until it is switched on: --rule MCP_X_HEADER_NESTED=info\n')
  })

  test.each(rules.map(({ code }) => code))('%s has a page with its messages', async code => {
    const { out } = await run(['explain', code], { cwd })
    expect(out).toContain('What it says\n  - ')
    expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/)
  })
})
