import { describe, expect, it } from 'vitest'
import { folderWith } from '../host/temporary.js'
import { run } from './run.js'

const dump = (...tools: object[]) => JSON.stringify({ tools })
const plain = { type: 'object', properties: { word: { type: 'string' } } }
const good = { name: 'search_notes', description: 'Searches the notes of a project.', inputSchema: plain }
const dotted = { ...good, name: 'notes.search' }
const files = {
  'good.tools.json': dump(good),
  'dotted.tools.json': dump(good, dotted),
  'marked.tools.json': dump({ ...dotted, name: 'a.b|*c*\u001b[31m' }, { ...good, inputSchema: { type: 'text' } }),
  'many.tools.json': dump(...Array.from({ length: 129 }, (_, i) => ({ ...good, name: `t${i}` }))),
  'typed.tools.json': dump({ ...good, inputSchema: { type: 'object', properties: { word: { type: 'strng' } } } }),
  'list.json': '[]',
  'resources.json': '{"resources":[]}',
  '.mcp.json': '{"mcpServers":{}}',
}
const compat = (...args: string[]) => run(['compat', ...args], { cwd: folderWith(files) })
const json = async (...args: string[]) => JSON.parse((await compat(...args, '--format', 'json')).out)

describe('compat', () => {
  it('says in a line that all is well', async () => {
    const { code, out, err } = await compat('good.tools.json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('All tools are taken by anthropic, claude-code,')
    expect(out).toContain('Every tool is taken as it is.')
  })

  it('shows who does what, and why', async () => {
    const { code, out } = await compat('dotted.tools.json', '--target', 'openai,vscode,mistral')
    expect(code).toBe(1)
    expect(out).toContain('All tools are taken by mistral.')
    expect(out).toMatch(/^ +openai +vscode$/m)
    expect(out).toMatch(/^notes\.search +refused +warned$/m)
    expect(out).toMatch(/MCP_PORTABLE_TOOL_NAME_CHARS {2}\/tools\/1\/name\n {4}refused: openai; warned: vscode/)
    expect(out).toContain('1 more tool is taken by all.')
  })

  it('does not say that tools are taken where MCP forbids one', async () => {
    const { code, out } = await compat('typed.tools.json', '--target', 'anthropic,mistral')
    expect(code).toBe(1)
    expect(out).not.toContain('All tools are taken')
    expect(out).toContain('No tool breaks a limit of anthropic')
    expect(out).toMatch(/^search_notes +refused/m)
  })

  it('wants a dump, and believes whoever says that it is one', async () => {
    const { code, err } = await compat('.mcp.json')
    expect(code).toBe(2)
    expect(err).toMatch(/This is a Claude Code config, and a dump is wanted: .* To have it linted, use mcp-lint lint\./)
    expect((await compat('list.json')).err).toContain('If it is one, say so with --type dump.')
    expect((await compat('list.json', '--type', 'dump')).err).toBe('')
  })

  it('counts what concerns the list', async () => {
    const { list, tools } = await json('many.tools.json', '--target', 'openai,cursor')
    expect(list.verdicts).toEqual({ openai: 'refused', cursor: 'warned' })
    expect(list.reasons.map(({ code }: { code: string }) => code)).toEqual(['MCP_PORTABLE_TOOL_COUNT'])
    expect(tools[0]).toMatchObject({ name: 't0', verdicts: { openai: 'taken', cursor: 'taken' }, reasons: [] })
    expect((await compat('many.tools.json', '--target', 'openai')).out).toMatch(/^all tools together +refused$/m)
  })

  it('has no markup and no control characters of a file in its table', async () => {
    const { out } = await compat('marked.tools.json', '--format', 'markdown', '--target', 'openai')
    expect(out).toContain('| a.b\\|\\*c\\*')
    expect(out).toContain('| Tool | MCP | openai |')
    expect(out).not.toContain('\u001b')
    expect((await compat('marked.tools.json')).out).not.toContain('\u001b')
  })

  it('takes the options where they stand', async () => {
    const { out } = await run(['--target', 'openai', 'compat', 'dotted.tools.json'], { cwd: folderWith(files) })
    expect(out).toMatch(/^ +openai$/m)
    expect((await json('dotted.tools.json', '--target', 'recommended')).targets.length).toBeGreaterThan(5)
    const { tools } = await json('dotted.tools.json', '--target', 'cursor', '--server-name', 'x'.repeat(50))
    expect(tools[0].verdicts).toEqual({ cursor: 'refused' })
  })

  it.each([
    [['nowhere.json'], 'nowhere.json: There is no file or folder at this path.'],
    [['resources.json'], 'resources.json: No list of tools can be read here.'],
    [['good.tools.json', '--target', 'none'], 'compat needs a target; mcp-lint targets lists them.'],
    [['good.tools.json', '--target', 'opnai'], 'Unknown target "opnai"; did you mean openai?'],
    [['good.tools.json', '--format', 'sarif'], 'Unknown format "sarif". The formats are text, markdown and json.'],
    [['*.tools.json'], 'compat takes one dump.'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    expect(await compat(...args)).toMatchObject({ code: 2, out: '', err: `mcp-lint: ${sentence}\n` })
  })

  it('leaves a file alone that is no dump', async () => {
    expect(await compat('.mcp.json')).toMatchObject({ code: 2, out: '' })
  })
})
