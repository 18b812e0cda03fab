import { lintText } from '../../src/engine/lint.js'
import type { CapabilityTree, Parameter, SchemaView, ToolEntry } from '../../src/inspect/tree.js'

/** The tree of a dump. */
export async function treeOf(dump: unknown, uri = 'tools.json'): Promise<CapabilityTree> {
  const text = typeof dump === 'string' ? dump : JSON.stringify(dump)
  const { tree } = await lintText({ uri, text }, { tree: true })
  if (!tree) throw new Error('The text is no dump.')
  return tree
}

/** The only tool of a dump. */
export async function toolOf(tool: object): Promise<ToolEntry> {
  const { tools } = await treeOf({ tools: [{ name: 't', inputSchema: { type: 'object' }, ...tool }] })
  const [only] = tools?.entries ?? []
  if (!only) throw new Error('There is no tool.')
  return only
}

/** How the only tool's inputSchema is seen. */
export async function inputOf(inputSchema: object): Promise<SchemaView> {
  const { input } = await toolOf({ inputSchema })
  if (!input) throw new Error('There is no schema.')
  return input
}

/** One parameter, seen with its schema. */
export async function parameterOf(schema: unknown, more: object = {}): Promise<Parameter> {
  const { parameters } = await inputOf({ type: 'object', properties: { p: schema }, ...more })
  const [only] = parameters
  if (!only) throw new Error('There is no parameter.')
  return only
}
