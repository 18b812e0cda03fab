import { stringOf } from '../../kinds/server.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The old HTTP+SSE transport was replaced by Streamable HTTP. It still works, and clients advise against it for new servers.',
  sources: ['code.claude.com/docs/en/mcp: the SSE transport is deprecated'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "sse", "url": "https://mcp.example.com/sse" } } }\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{ "mcpServers": { "a": { "type": "http", "url": "https://mcp.example.com/mcp" } } }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_DEPRECATED_TRANSPORT',
  on: 'server',
  title: 'A transport that is on its way out',
  severity: 'info',
  basis: 'client',
  tags: ['startup'],
  since: '0.1.0',
  messages: {
    deprecated: ({ word, client }: { word: string; client: string }) => ({
      what: `${client} still reads the transport ${quote(word)}, but it is deprecated.`,
      todo: 'Use Streamable HTTP (http) if the server offers it.',
    }),
  },
  check({ server, reader: { client, name } }, report) {
    const word = stringOf(server.word)
    if (!word || server.trouble || !server.transport) return
    if (client.transport.deprecated?.includes(server.transport))
      report('deprecated', word, { word: word.value, client: name })
  },
})
