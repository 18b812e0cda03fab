import { defineRule, type RulePage } from '../rule.js'
import { placeName } from './shared-place-name.js'

export const page: RulePage = {
  why: 'The client takes the text as the name of an environment variable and looks that up. A key, a NAME=value pair or a placeholder names no variable, so the server starts without its credential.',
  sources: ['Codex CLI 0.171.0, run', 'openai/codex codex-rs/config/src/mcp_types.rs'],
  examples: {
    bad: [
      {
        file: '.codex/config.toml',
        text: '[mcp_servers.docs]\nurl = "https://mcp.example.com/mcp"\nbearer_token_env_var = "${DOCS_TOKEN}"\n',
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
  code: 'MCP_ENV_VAR_NAME_EXPECTED',
  on: 'values',
  title: 'A value stands where the name of a variable belongs',
  severity: 'error',
  basis: 'client',
  tags: ['startup', 'secrets'],
  since: '0.1.0',
  messages: {
    name: ({ name, client }: { name: string; client: string }) => ({
      what: `${name} is not the bare name of an environment variable.`,
      todo: `Write the name alone, as in DOCS_TOKEN, and set the variable where ${client} starts: the client looks the name up and takes nothing else.`,
    }),
  },
  check({ problems, reader }, report) {
    for (const problem of problems) {
      if (problem.kind !== 'no-variable-name') continue
      report('name', problem.node, { name: placeName(problem.node), client: reader.name })
    }
  },
})
