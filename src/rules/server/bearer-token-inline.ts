import { member } from '../../document/tree.js'
import { defineRule, type RulePage } from '../rule.js'

const code = 'MCP_BEARER_TOKEN_INLINE'

export const page: RulePage = {
  why: 'The client refuses the member, and the whole file with it, so that no token is kept in clear text.',
  sources: ['Codex CLI 0.171.0, run: bearer_token is not supported'],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.docs]\nurl = "https://mcp.example.com/mcp"\nbearer_token = "EXAMPLE"\n',
      },
    ],
    good: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.docs]\nurl = "https://mcp.example.com/mcp"\nbearer_token_env_var = "DOCS_TOKEN"\n',
      },
    ],
  },
}

export default defineRule({
  code,
  on: 'server',
  title: 'A bearer token is written into the file',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'secrets'],
  since: '0.1.0',
  messages: {
    inline: ({ name, client }: { name: string; client: string }) => ({
      what: `${client} refuses "${name}", and the whole file with it.`,
      todo: 'Put the token into an environment variable and write the name of that variable under bearer_token_env_var.',
    }),
  },
  check({ server, reader: { client, name } }, report) {
    for (const [field, { refused }] of Object.entries(client.fields)) {
      const found = refused === code ? member(server.node, field) : undefined
      if (found) report('inline', { member: found, at: 'key' }, { name: field, client: name })
    }
  },
})
