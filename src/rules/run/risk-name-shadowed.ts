import { fold } from '../../risk/fold.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { owasp, riskExtras } from '../shared-risk.js'
import { shadowed } from './shared-servers.js'

export const page: RulePage = {
  why: 'A model that is given two tools of one name calls whichever its client lets through: some clients keep the first, some the last, some put the name of the server in front. A server may take a name on purpose, so that calls meant for another one come to it.',
  sources: [
    'OWASP MCP Top 10 (2025), MCP06',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: names are unique within one server only',
  ],
  examples: {
    // It takes a second file.
    bad: [],
    good: [
      {
        file: 'notes.tools.json',
        text: '{\n  "tools": [{ "name": "notes_search", "description": "Searches the notes.", "inputSchema": { "type": "object" } }]\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RISK_NAME_SHADOWED',
  on: 'run',
  title: "A tool has the name of another server's tool",
  severity: 'info',
  basis: 'advice',
  tags: [...owasp('06')],
  since: '0.1.0',
  messages: {
    same: ({ name, file }: { name: string; file: string }) => ({
      what: `Another server, in ${file}, has a tool called ${name} too.`,
      todo: 'See that each of the two is meant where both servers are in use: the model cannot tell them apart by name, and a client may pass only one on.',
    }),
    alike: ({ name, other, file }: { name: string; other: string; file: string }) => ({
      what: `${name} looks like the name of a tool of another server: ${other} in ${file}.`,
      todo: 'See that each of the two is meant where both servers are in use: a model or a person easily takes one for the other.',
    }),
  },
  check(run, report) {
    for (const { entry, first } of shadowed(run, name => fold(name).text)) {
      const [name, other, file] = [entry.id, first.id, first.uri].map(quote) as [string, string, string]
      const extras = {
        ...riskExtras('low'),
        related: [{ place: { entry: first }, message: 'The other tool is here.' }],
      }
      if (name === other) report('same', { entry }, { name, file }, extras)
      else report('alike', { entry }, { name, other, file }, extras)
    }
  },
})
