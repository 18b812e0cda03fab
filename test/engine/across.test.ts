import { describe, expect, it } from 'vitest'
import { judgeAcross } from '../../src/engine/across.js'
import { judgeText, type LintInput, lintText } from '../../src/engine/lint.js'
import type { ListedFile } from '../../src/kinds/listed.js'
import { run } from '../cli/run.js'
import { folderWith } from '../host/temporary.js'

const tool = (name: string) => `{"name":"${name}","description":"Does one thing.","inputSchema":{"type":"object"}}`

async function listedIn(input: LintInput): Promise<ListedFile | undefined> {
  let listed: ListedFile | undefined
  await judgeText(input, {}, one => {
    listed = one
  })
  return listed
}

describe('what is remembered of a dump', () => {
  it('is where its entries are', async () => {
    const text = `{"jsonrpc":"2.0","id":1,"result":{"tools":[${tool('a')}]}}\n{"prompts":[{"name":"b"}]}\n`
    const listed = await listedIn({ uri: 'x.mcp-dump.json', text })
    expect(listed?.entries).toMatchObject([
      {
        uri: 'x.mcp-dump.json',
        of: 'tools',
        id: 'a',
        document: 0,
        pointer: '/result/tools/0/name',
        start: { line: 1 },
      },
      { of: 'prompts', id: 'b', document: 1, address: 'prompts.b.name', start: { line: 2, column: 21 } },
    ])
  })

  it('is which lists there are, and whether they end', async () => {
    const text = '{"tools":[],"nextCursor":"2"}\n{"tools":[]}\n{"prompts":[],"nextCursor":"2"}\n'
    const listed = await listedIn({ uri: 'x.mcp-dump.json', text })
    expect(listed?.lists.map(({ of, last, document }) => [of, last, document])).toEqual([
      ['tools', false, 0],
      ['tools', true, 1],
      ['prompts', false, 2],
    ])
  })

  it('is nothing of files that are no dumps', async () => {
    expect(await listedIn({ uri: '.mcp.json', text: '{"mcpServers":{}}' })).toBeUndefined()
  })
})

describe('a run over several files of one server', () => {
  const files = {
    'a.tools.json': `{"tools":[${tool('get')},${tool('put')}]}`,
    'b.tools.json': `{"tools":[\n  ${tool('get')}\n]}`,
  }

  it('reports in the later file, and leads to the earlier one', async () => {
    const cwd = folderWith(files)
    const ran = await run(['--same-server', '--format', 'json'], { cwd })
    const report = JSON.parse(ran.out) as { files: { path: string; findings: object[] }[] }
    expect(report.files).toMatchObject([
      { path: 'a.tools.json', findings: [] },
      {
        path: 'b.tools.json',
        findings: [
          {
            code: 'MCP_TOOL_NAME_DUPLICATE',
            severity: 'warning',
            pointer: '/tools/0/name',
            address: 'tools.get.name',
            related: [
              {
                path: 'a.tools.json',
                pointer: '/tools/0/name',
                range: { start: { line: 1, column: 19, offset: 18 }, end: { line: 1, column: 24, offset: 23 } },
              },
            ],
          },
        ],
      },
    ])
    expect(ran.code).toBe(0)
  })

  it('says nothing without the option', async () => {
    const ran = await run(['a.tools.json', 'b.tools.json'], { cwd: folderWith(files) })
    expect(ran.out).not.toContain('DUPLICATE')
  })

  it('shows the other file in text and SARIF', async () => {
    const cwd = folderWith(files)
    expect((await run(['--same-server'], { cwd })).out).toContain('see a.tools.json:1:19')
    const { out } = await run(['--same-server', '--format', 'sarif'], { cwd })
    const [result] = (JSON.parse(out) as { runs: [{ results: [{ relatedLocations: object[] }] }] }).runs[0].results
    expect(result.relatedLocations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri: 'a.tools.json' }, region: { startLine: 1, startColumn: 19 } } },
    ])
  })

  it('hears to --rule', async () => {
    const ran = await run(['--same-server', '--rule', 'MCP_TOOL_NAME_DUPLICATE=error'], { cwd: folderWith(files) })
    expect(ran.code).toBe(1)
    const off = await run(['--same-server', '--rule', 'MCP_TOOL_NAME_DUPLICATE=off'], { cwd: folderWith(files) })
    expect(off.out).not.toContain('DUPLICATE')
  })
})

it('a file without entries stays as it is', async () => {
  const result = await lintText({ uri: 'tools.json', text: '{"tools":[]}' })
  expect(await judgeAcross([{ result }], { sameServer: true })).toEqual([result])
})
