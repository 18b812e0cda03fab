import type { HeaderAnnotation } from '../../headers/annotations.js'
import { quote } from '../../text/words.js'
import type { Example } from '../rule.js'

/** What follows from every fault, in the middle of a sentence. */
export const drops =
  'clients of 2026-07-28 drop this tool, and only this one, from the list they get over Streamable HTTP'

/** The page of the specification that all these rules go by. */
export const constraints =
  'modelcontextprotocol/modelcontextprotocol docs/specification/2026-07-28/basic/transports/streamable-http.mdx, Schema Extension'

/** How messages call the parameter of an annotation. */
export function parameterName({ path }: HeaderAnnotation): string {
  return quote(path.join('.'))
}

/** A dump with one tool, for a rule's page. */
export function toolExample(inputSchema: string, more: { revision?: string; outputSchema?: string } = {}): Example {
  const { revision = '2026-07-28', outputSchema } = more
  const output = outputSchema ? `,\n      "outputSchema": ${outputSchema}` : ''
  const cached = revision === '2026-07-28'
  return {
    file: 'tools.json',
    revision,
    text: `{
  "tools": [
    {
      "name": "query_orders",
      "description": "Finds the orders of one region.",
      "inputSchema": ${inputSchema}${output}
    }
  ]${cached ? ',\n  "resultType": "complete",\n  "ttlMs": 60000,\n  "cacheScope": "private"' : ''}
}
`,
  }
}

/** The same, for a tool with these properties. */
export function propertiesExample(properties: string): Example {
  return toolExample(`{
        "type": "object",
        "properties": {
          ${properties}
        }
      }`)
}
