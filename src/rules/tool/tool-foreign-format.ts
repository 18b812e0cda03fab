import type { Editor, ObjectNode, TextEdit } from '../../document/document.js'
import { effectiveMembers, member, toValue } from '../../document/tree.js'
import type { ForeignForm } from '../../kinds/dump/views.js'
import { quote } from '../../text/words.js'
import { textOf } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'Model APIs have forms of their own for tools. An MCP client looks for name and inputSchema at the top of each tool; in another form it finds neither, and strict clients refuse the whole list.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.ts: Tool',
    'openai/openai-node, src/resources/responses/responses.ts and src/resources/chat/completions/completions.ts: FunctionTool, ChatCompletionFunctionTool',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: `{
  "tools": [
    {
      "type": "function",
      "function": {
        "name": "get_weather",
        "description": "Says what the weather is like in a city.",
        "parameters": { "type": "object", "properties": { "city": { "type": "string" } } }
      }
    }
  ]
}
`,
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: `{
  "tools": [
    {
      "name": "get_weather",
      "description": "Says what the weather is like in a city.",
      "inputSchema": { "type": "object", "properties": { "city": { "type": "string" } } }
    }
  ]
}
`,
      },
    ],
  },
}

const forms: Readonly<Record<ForeignForm, string>> = {
  'openai-chat': "a function of OpenAI's chat API",
  'openai-responses': "a function of OpenAI's responses API",
  gemini: "a list of functions for Gemini's API",
}

export default defineRule({
  code: 'MCP_TOOL_FOREIGN_FORMAT',
  on: 'tool',
  title: "A tool has the form of a model's API",
  severity: 'error',
  basis: 'advice',
  drops: 'list',
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    form: ({ name, form }: { name: string; form: string }) => ({
      what: `${name}is ${form}, not a tool of MCP.`,
      todo: 'Put name, description and inputSchema at the top of each tool: an MCP client finds neither a name nor a schema in this form.',
    }),
  },
  check({ tool: { node, foreign } }, report) {
    if (!foreign) return
    const inner = foreign === 'openai-chat' ? member(node, 'function')?.value : node
    const name = inner?.type === 'object' ? textOf(inner, 'name')?.value : undefined
    const fixes = foreign === 'gemini' || inner?.type !== 'object' ? [] : unwrapFix(node, inner)
    report('form', node, { name: name ? `${quote(name)} ` : 'This ', form: forms[foreign] }, { fixes })
  },
})

/** Members of the foreign forms that MCP has no place for. */
const DROPPED = new Set(['type', 'strict'])

function unwrapFix(node: ObjectNode, inner: ObjectNode): FixDraft[] {
  return [
    {
      title: 'Write it as a tool of MCP',
      safety: 'suggested',
      edits: edit => inPlace(edit, node, inner) ?? edit.replace(node, asTool(inner)),
    },
  ]
}

/** Takes away what stands around the tool, and leaves the text of its schema as it is; undefined where the edits would meet. */
function inPlace(edit: Editor, node: ObjectNode, inner: ObjectNode): TextEdit[] | undefined {
  const schema = member(inner, 'parameters')
  const dropped = inner.members.filter(one => DROPPED.has(one.key.name))
  const last = inner.members.at(-1)
  const beforeLast = inner.members.at(-2)
  if (!schema || (last && beforeLast && dropped.includes(last) && dropped.includes(beforeLast))) return undefined
  const around =
    inner === node
      ? []
      : [
          { start: node.span.start, end: inner.span.start },
          { start: inner.span.end, end: node.span.end },
        ]
  return [
    ...around.flatMap(span => edit.cut(span)),
    ...edit.rename(schema.key, 'inputSchema'),
    ...dropped.flatMap(one => edit.remove(one)),
  ]
}

function asTool(inner: ObjectNode): object {
  const entries = effectiveMembers(inner).flatMap(({ key, value }): [string, unknown][] => {
    if (DROPPED.has(key.name)) return []
    return [[key.name === 'parameters' ? 'inputSchema' : key.name, toValue(value)]]
  })
  const schema: [string, unknown][] = member(inner, 'parameters') ? [] : [['inputSchema', { type: 'object' }]]
  return Object.fromEntries([...entries, ...schema])
}
