import { describe, expect, it } from 'vitest'
import { lintFiles } from '../../../src/node.js'
import rule from '../../../src/rules/lint/lint-suppression-unused.js'
import { packed } from '../../cli/run.js'
import { folderWith } from '../../host/temporary.js'

const suppression = { code: 'MCP_COMMAND_HAS_ARGS', file: '.cursor/mcp.json', reason: 'known' }

async function told(paths: string[], suppressions: object[], options = {}) {
  const cwd = folderWith({
    'mcp-lint.config.json': JSON.stringify({ suppressions }),
    '.cursor/mcp.json': packed,
    '.mcp.json': '{"mcpServers":{"a":{"command":"x"}}}',
  })
  const { files } = await lintFiles(paths, { cwd, ...options })
  return files.flatMap(({ findings }) => findings.filter(({ code }) => code === rule.code))
}

describe(rule.code, () => {
  it.each([
    ['that fits', [suppression]],
    ['by its address', [{ ...suppression, address: 'mcpServers.git.command' }]],
    ['by its pointer', [{ ...suppression, pointer: '/mcpServers/git/command' }]],
    ['by a glob', [{ ...suppression, file: '*.json' }]],
  ])('is quiet about one %s', async (_, suppressions) => {
    expect(await told([], suppressions)).toEqual([])
  })

  it.each([
    ['another address', { ...suppression, address: 'mcpServers.other.command' }],
    ['another pointer', { ...suppression, pointer: '/mcpServers/git' }],
    ['a file that is not there', { ...suppression, file: 'gone.json' }],
    ['a code that is not found', { ...suppression, code: 'MCP_NO_SERVERS' }],
  ])('speaks of %s', async (_, one) => {
    const found = await told([], [suppression, one])
    expect(found).toMatchObject([{ messageId: 'unused', severity: 'warning', pointer: '/suppressions/1', at: 'value' }])
  })

  it('speaks only of files that had their chance', async () => {
    expect(await told(['.mcp.json'], [suppression])).toEqual([])
    expect(await told(['.mcp.json'], [{ ...suppression, file: '.mcp.json' }])).toHaveLength(1)
    expect(await told([], [{ ...suppression, code: 'MCP_NO_SERVERS' }], { client: 'cursor' })).toEqual([])
  })

  it('can be switched off', async () => {
    expect(
      await told([], [{ ...suppression, file: 'x' }], { severities: [{ code: rule.code, level: 'off' }] }),
    ).toEqual([])
  })
})
