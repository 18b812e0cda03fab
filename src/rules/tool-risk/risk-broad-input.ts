import type { ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'

export const page: RulePage = {
  why: 'A model can pass anything to a tool whose schema says nothing, and a client cannot show what will be sent. For a tool without parameters additionalProperties: false says so.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: a tool without parameters',
    'measured on 25,197 declarations of real servers (2026-11): 44 of 1,000',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object"\n      }\n    }\n  ]\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{\n  "tools": [\n    {\n      "name": "get_item",\n      "description": "Returns one item.",\n      "inputSchema": {\n        "type": "object",\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

const OTHER_WAYS = ['$ref', 'oneOf', 'anyOf', 'allOf', 'patternProperties']
const KINDS = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf', 'not', 'if']
const has = (node: ObjectNode, names: readonly string[]): boolean =>
  names.some(name => member(node, name) !== undefined)

export default defineRule({
  code: 'MCP_RISK_BROAD_INPUT',
  on: 'dump',
  title: 'Input that is not described',
  severity: 'info',
  basis: 'advice',
  tags: owasp('02'),
  since: '0.1.0',
  messages: {
    anything: ({ tool }: { tool: string }) => ({
      what: `The inputSchema of ${tool} names no properties and takes any.`,
      todo: 'Describe the parameters, or add additionalProperties: false where there are none.',
    }),
    untyped: ({ tool, name }: { tool: string; name: string }) => ({
      what: `The parameter ${name} of ${tool} has no type, so it takes anything.`,
      todo: 'Give it a type, an enum or a schema, so that models and clients know what belongs there.',
    }),
    'any-file': () => ({
      what: 'The template takes any path of the machine.',
      todo: 'Put the folder that the server works on in front of the variable, and check what comes in.',
    }),
  },
  check({ dump }, report) {
    for (const tool of dump.tools) {
      const schema = tool.foreign ? undefined : member(tool.node, 'inputSchema')?.value
      if (schema?.type !== 'object') continue
      const called = tool.name ? `the tool ${quote(tool.name.value)}` : 'a tool without a name'
      const held = member(schema, 'properties')?.value
      const properties = held?.type === 'object' ? effectiveMembers(held) : []
      const closed = member(schema, 'additionalProperties')?.value
      const isClosed = closed?.type === 'boolean' && !closed.value
      if (properties.length === 0 && !isClosed && !has(schema, OTHER_WAYS))
        report('anything', schema, { tool: called }, riskExtras('low'))
      for (const { key, value } of properties)
        if (value.type === 'object' && !has(value, KINDS))
          report('untyped', value, { tool: called, name: quote(key.name) }, riskExtras('low'))
    }
    for (const { node } of dump.templates) {
      const uri = member(node, 'uriTemplate')?.value
      if (uri?.type === 'string' && /^file:\/\/\/?\{[+#]?\w{1,100}\*?\}$/.test(uri.value))
        report('any-file', uri, {}, riskExtras('low'))
    }
  },
})
