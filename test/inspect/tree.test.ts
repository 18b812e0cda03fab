import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/inspect/tree.js'
import { toolOf, treeOf } from './tree-of.js'

const tool = (name: string, more: object = {}) => ({
  name,
  description: 'Does it.',
  inputSchema: { type: 'object' },
  ...more,
})

describe('a tree', () => {
  it('has what a server says of itself', async () => {
    const tree = await treeOf({
      protocolVersion: '2025-11-25',
      capabilities: { tools: { listChanged: true }, resources: { subscribe: false, listChanged: true }, logging: {} },
      serverInfo: { name: 'a', title: 'A', version: '1' },
      instructions: 'Be kind.',
      tools: [],
    })
    expect(tree.server).toEqual({
      name: 'a',
      title: 'A',
      version: '1',
      protocolVersion: '2025-11-25',
      instructions: 'Be kind.',
    })
    expect(tree.capabilities).toEqual([
      { name: 'tools', details: ['listChanged'] },
      { name: 'resources', details: ['listChanged'] },
      { name: 'logging', details: [] },
    ])
    expect(tree.tools).toMatchObject({ count: 0, pages: 1, complete: true })
    expect([tree.resources, tree.resourceTemplates, tree.prompts]).toEqual([null, null, null])
  })

  it('finds the server in _meta, where 2026-07-28 has it', async () => {
    const _meta = { 'io.modelcontextprotocol/serverInfo': { name: 'a', version: '2' } }
    expect((await treeOf({ tools: [tool('t')], _meta })).server).toMatchObject({ name: 'a', version: '2' })
    expect((await treeOf({ tools: [tool('t')] })).server).toBeNull()
  })

  it('joins pages and says whether there are more', async () => {
    const page = (id: number, name: string, more: object = {}) =>
      JSON.stringify({ jsonrpc: '2.0', id, result: { tools: [tool(name)], ...more } })
    const two = await treeOf(`${page(1, 'a', { nextCursor: 'x' })}\n${page(2, 'b')}\n`)
    expect(two.tools).toMatchObject({ count: 2, pages: 2, complete: true })
    expect(two.tools?.entries.map(one => `${one.document} ${one.pointer} ${one.name}`)).toEqual([
      '0 /result/tools/0 a',
      '1 /result/tools/0 b',
    ])
    expect((await treeOf(page(1, 'a', { nextCursor: '' }))).tools?.complete).toBe(false)
    expect((await treeOf(page(1, 'a', { nextCursor: null }))).tools?.complete).toBe(true)
  })

  it('takes a bare list and a tool alone', async () => {
    expect((await treeOf([tool('a'), tool('b')])).tools?.count).toBe(2)
    expect((await treeOf(tool('a'))).tools?.entries[0]).toMatchObject({ name: 'a', pointer: '' })
  })

  it('has resources, templates and prompts', async () => {
    const tree = await treeOf({
      resources: [{ uri: 'a://b', name: 'b', mimeType: 'text/plain', size: 5, annotations: { priority: 0.5 } }],
      resourceTemplates: [{ uriTemplate: 'a://{x}', name: 'x' }],
      prompts: [
        {
          name: 'p',
          title: 'P',
          arguments: [{ name: 'a', required: true }, { name: 'b', description: 'B.' }, 7],
          icons: [{}],
          _meta: { k: 1 },
        },
      ],
    })
    expect(tree.resources?.entries[0]).toMatchObject({
      uri: 'a://b',
      mimeType: 'text/plain',
      size: 5,
      annotations: [{ name: 'priority', value: 0.5 }],
    })
    expect(tree.resourceTemplates?.entries[0]).toMatchObject({ uriTemplate: 'a://{x}', name: 'x', mimeType: null })
    expect(tree.prompts?.entries[0]).toMatchObject({ title: 'P', icons: 1, meta: ['k'] })
    expect(tree.prompts?.entries[0]?.arguments).toEqual([
      { name: 'a', title: null, description: null, required: true },
      { name: 'b', title: null, description: 'B.', required: false },
      { name: null, title: null, description: null, required: false },
    ])
  })

  it('has null for members of other types', async () => {
    expect(
      await toolOf({ name: 5, title: [], description: {}, inputSchema: null, annotations: 'x', execution: 7 }),
    ).toMatchObject({
      name: null,
      title: null,
      description: null,
      input: null,
      untrustedHints: [],
      taskSupport: null,
    })
  })

  it('has hints as they stand there, and names of tools in the form of other APIs', async () => {
    const { untrustedHints } = await toolOf({ annotations: { readOnlyHint: true, destructiveHint: null } })
    expect(untrustedHints).toEqual([
      { name: 'readOnlyHint', value: true },
      { name: 'destructiveHint', value: null },
    ])
    const chat = { type: 'function', function: { name: 'f', description: 'F.', parameters: { type: 'object' } } }
    expect((await treeOf([chat])).tools?.entries[0]).toMatchObject({
      name: 'f',
      description: 'F.',
      input: { type: 'object' },
    })
  })
})

/** Of one subject: the other rules have their own tests. */
const codesOf = ({ findings }: Entry): string[] =>
  findings.map(({ code }) => code).filter(code => code.startsWith('MCP_X_HEADER'))

describe('findings', () => {
  const faulty = tool('bad', {
    inputSchema: { type: 'object', properties: { a: { type: 'number', 'x-mcp-header': 'A' } } },
  })

  it('stand at what they are about', async () => {
    const tree = await treeOf({ tools: [tool('good'), faulty, tool('after')] })
    const codes = tree.tools?.entries.map(one => codesOf(one))
    expect(codes).toEqual([[], ['MCP_X_HEADER_TYPE_INVALID'], []])
    expect(tree.findings).toEqual([])
  })

  it('of several documents are told apart', async () => {
    const page = (one: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools: [one] } })
    const tree = await treeOf(`${page(tool('good'))}\n${page(faulty)}\n`)
    expect(tree.tools?.entries.map(one => codesOf(one).length)).toEqual([0, 1])
  })

  it('say who leaves a tool out', async () => {
    const tree = await treeOf({ tools: [tool('good'), faulty] })
    expect(tree.tools?.entries.map(one => one.dropped)).toEqual([
      [],
      [{ by: 'clients over Streamable HTTP', code: 'MCP_X_HEADER_TYPE_INVALID' }],
    ])
    expect(tree.tools?.dropped).toEqual([])
  })

  it('about a tool alone are the tool’s', async () => {
    const tree = await treeOf(faulty)
    expect(tree.tools?.entries.map(codesOf)).toEqual([['MCP_X_HEADER_TYPE_INVALID']])
    expect(tree.tools?.findings).toEqual([])
  })

  it('say who refuses the whole list: for an entry, for the answer, and not for what is beside it', async () => {
    const codes = async (dump: object) => (await treeOf(dump)).tools?.dropped.map(({ code }) => code)
    expect(await codes({ tools: [tool('a'), { name: 'b', description: 'Does it.' }] })).toEqual([
      'MCP_INPUT_SCHEMA_MISSING',
    ])
    expect(await codes({ tools: [tool('a'), 7] })).toEqual(['MCP_LIST_ITEM_NOT_OBJECT'])
    expect(await codes({ tools: [tool('a')], nextCursor: null })).toEqual(['MCP_NEXT_CURSOR_INVALID'])
    expect(await codes({ tools: [tool('a')], serverInfo: { name: 'a', version: null } })).toEqual([])
  })
})
