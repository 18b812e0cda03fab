import type { Document, ObjectNode } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { list } from '../../text/words.js'
import { readableRoots } from '../readable.js'
import { listNames } from './read.js'
import type { Dump, ResultView } from './views.js'

/** In which form a file holds what a server lists: a clause for `because`. */
export function shapeOf(document: Document, dump: Dump): string {
  const [tool] = dump.tools
  if (tool?.foreign) return foreignWords[tool.foreign]
  const roots = readableRoots(document)
  const held = listWords(dump)
  if (document.roots.length > 1) return `it is a log of ${document.roots.length} messages with ${held || 'no list'}`
  if (dump.results.length === 0 && dump.failures.length > 0) return 'it is a response that carries an error'
  if (isPythonic(dump)) return `it holds ${held} as a Python program prints its objects, and not as they are sent`
  if (tool && dump.tools.every(isAnthropic)) return "it holds tools in the form of Anthropic's API"
  if (dump.lists.length === 0) return formWords[dump.results[0]?.form ?? 'capabilities']
  const [first] = dump.lists
  if (first && !first.member && first.node.type === 'object') return `it holds ${entryWords[first.of]}`
  return `it holds ${around(roots[0]?.node.type === 'array', dump)}${held}`
}

const foreignWords = {
  'openai-chat': "it holds tools in the form of OpenAI's chat API",
  'openai-responses': "it holds tools in the form of OpenAI's responses API",
  gemini: "it holds tools in the form of Gemini's API",
} as const

const formWords: Readonly<Record<ResultView['form'], string>> = {
  initialize: 'it is the answer to initialize',
  discover: 'it is the answer to server/discover',
  capabilities: 'it holds what a server says about its capabilities',
  collected: 'it holds what a server says about its capabilities',
  list: 'it holds what a server says about its capabilities',
}

const entryWords = {
  tools: 'one tool',
  resources: 'one resource',
  resourceTemplates: 'one resource template',
  prompts: 'one prompt',
} as const

/** `a JSON-RPC response with `, `an array of `, `2 pages of `: what is around the entries. */
function around(isArray: boolean, { lists, results }: Dump): string {
  if (lists.length === 1 && !lists[0]?.result) return 'an array of '
  const kinds = new Set(lists.map(({ of }) => of))
  if (lists.length > kinds.size) return `${lists.length} pages of `
  const { envelope } = results[0] ?? {}
  if (isArray || !envelope) return ''
  return member(envelope, 'jsonrpc') ? 'a JSON-RPC response with ' : 'a result with '
}

function listWords({ lists }: Dump): string {
  const held = listNames.filter(name => lists.some(one => one.of === name))
  return list(
    held.map(name => (name === 'resourceTemplates' ? 'resource templates' : name)),
    'and',
  )
}

const pythonNames = ['output_schema', 'mime_type', 'uri_template', 'next_cursor', 'resource_templates'] as const

/** Names of members as Python has them: printed with model_dump() and without by_alias. */
function isPythonic({ lists, results }: Dump): boolean {
  const has = (node: ObjectNode): boolean => pythonNames.some(name => member(node, name) !== undefined)
  return (
    results.some(({ node }) => has(node)) || lists.some(({ items }) => items[0] !== undefined && has(items[0].node))
  )
}

const isAnthropic = ({ node }: { readonly node: ObjectNode }): boolean =>
  member(node, 'input_schema') !== undefined && member(node, 'inputSchema') === undefined
