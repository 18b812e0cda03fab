import { expect, test } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/lint/lint-directive-unused.js'
import { cases } from '../../support/cases.js'

const packed = '"command":"uvx git-server"'
const entry = (before: string, inside = packed, after = '') =>
  `{\n  "servers": {\n    "git": {\n${before}      ${inside}${after}\n    }\n  }\n}\n`
const client = 'vscode'

cases(rule, {
  quiet: [
    { client, text: entry('') },
    { client, text: entry('      // mcp-lint-ignore MCP_COMMAND_HAS_ARGS: split by the wrapper\n') },
    { client, text: entry('      // mcp-lint-ignore MCP_COMMAND_HAS_ARGS\n\n      // more on that\n') },
    { client, text: entry('', packed, ' // mcp-lint-ignore MCP_COMMAND_HAS_ARGS: known') },
    { client, text: entry('', `/* mcp-lint-ignore MCP_COMMAND_HAS_ARGS */ ${packed}`) },
    { client, text: `// mcp-lint-ignore-file MCP_COMMAND_*: known\n${entry('')}` },
    { client, text: `/*\n * ours\n */\n/* mcp-lint-ignore-file MCP_COMMAND_HAS_ARGS */${entry('')}` },
    {
      client: 'codex',
      text: '[mcp_servers.a]\n# mcp-lint-ignore MCP_COMMAND_HAS_ARGS: known\ncommand = "npx -y docs"\n',
    },
    {
      client: 'codex',
      text: '# mcp-lint-ignore-file MCP_COMMAND_HAS_ARGS\n[mcp_servers.a]\ncommand = "npx -y docs"\n',
    },
    // other words
    { client, text: entry('      // mcp-lint-ignored MCP_X\n      // see mcp-lint-ignore MCP_X\n') },
    // nobody knows what is in a text that cannot be read
    { client, text: '{ // mcp-lint-ignore MCP_COMMAND_HAS_ARGS\n "servers" {} }' },
  ],
  loud: [
    {
      client,
      says: 'unused',
      text: entry('      // mcp-lint-ignore «MCP_NPX_MISSING_YES»: why\n'),
      pointer: '/servers/git',
    },
    {
      client,
      says: 'unused',
      text: entry('', packed, ' // mcp-lint-ignore MCP_COMMAND_HAS_ARGS, «MCP_NPX_MISSING_YES» because'),
    },
    // for the line of the comment, not the next one
    { client, says: 'unused', text: entry('      "type": "stdio", // mcp-lint-ignore «MCP_COMMAND_HAS_ARGS»\n') },
    { client, says: 'unknown', text: entry('      // mcp-lint-ignore «MCP_COMAND_HAS_ARGS»\n') },
    { client, says: 'unknown', text: entry('      // mcp-lint-ignore «everything» here\n') },
    { client, says: 'noCode', text: entry('      «// mcp-lint-ignore: reason»\n') },
    { client, says: 'belowTop', text: entry('      // mcp-lint-ignore-file «MCP_COMMAND_HAS_ARGS»\n') },
    {
      client: 'codex',
      says: 'unused',
      text: '# mcp-lint-ignore-file «MCP_NO_SERVERS»\n[mcp_servers.a]\ncommand = "a"\n',
    },
  ],
})

test('a code that is switched off is told so', async () => {
  const input = { uri: '.vscode/mcp.json', text: entry('      // mcp-lint-ignore MCP_COMMAND_HAS_ARGS\n') }
  const { findings } = await lintText(input, { severities: [{ code: 'MCP_COMMAND_HAS_ARGS', level: 'off' }] })
  expect(findings).toMatchObject([{ code: rule.code, messageId: 'off' }])
})
