import rule from '../../../src/rules/server/npx-missing-yes.js'
import { cases } from '../../support/cases.js'

const npx = (...args: string[]) => ({
  client: 'claude-code',
  text: JSON.stringify({ mcpServers: { a: { command: 'npx', args } } }),
})
const project = JSON.stringify({
  name: '@example/own-server',
  dependencies: { 'nx-mcp': '^1.0.0' },
  devDependencies: { tsx: '^4.0.0' },
})

cases(rule, {
  quiet: [
    npx('-y', 'example-files-mcp'),
    npx('--yes', 'example-files-mcp'),
    npx('-p', '@example/files', '-y', 'files-mcp'),
    npx('--package=@example/files', '-y', 'files-mcp'),
    npx('./packages/files-mcp'),
    npx(),
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"npx"}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"bash","args":["-lc","npx example-files-mcp"]}}}' },
    {
      client: 'claude-desktop',
      text: '{"mcpServers":{"a":{"command":"cmd.exe","args":["/C","npx","-y","example-files-mcp"]}}}',
    },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"pnpm","args":["dlx","example-files-mcp"]}}}' },
    {
      client: 'cursor',
      text: '{"mcpServers":{"a":{"command":"npm","args":["exec","--yes","--","example-files-mcp"]}}}',
    },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"npm","args":["run","--silent","mcp"]}}}' },
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"command":"npx","args":["example-files-mcp"],"env":{"NPM_CONFIG_YES":"true"}}}}',
    },
    // A packed command has a code of its own.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"npx example-files-mcp","args":["/srv/docs"]}}}' },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":{"command":"npx","args":«["example-files-mcp","-y"]»}}}',
      fixed: '{"mcpServers":{"a":{"command":"npx","args":["-y","example-files-mcp","-y"]}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":{"command":"cmd","args":«["/c", "npx", "example-files-mcp@1.2.3"]»}}}',
      fixed: '{"mcpServers":{"a":{"command":"cmd","args":["/c", "npx", "-y", "example-files-mcp@1.2.3"]}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":{"command":"npm","args":«["exec","example-files-mcp"]»}}}',
      fixed: '{"mcpServers":{"a":{"command":"npm","args":["exec","-y","example-files-mcp"]}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      text: '{"mcpServers":{"a":{"command":"npx","args":«["example-files-mcp"]»,"env":{"npm_config_yes":"false"}}}}',
    },
    {
      client: 'codex',
      says: 'missing',
      text: '[mcp_servers.a]\ncommand = "npx"\nargs = «["-p", "https://ci:hunter2@example.com/x.tgz", "files-mcp"]»\n',
    },
    {
      client: 'claude-code',
      says: 'listed',
      severity: 'info',
      siblings: { 'package.json': project },
      text: '{"mcpServers":{"a":{"command":"npx","args":«["tsx","src/index.ts"]»}}}',
      fixed: '{"mcpServers":{"a":{"command":"npx","args":["-y","tsx","src/index.ts"]}}}',
    },
    {
      client: 'cursor',
      file: '.cursor/mcp.json',
      says: 'listed',
      siblings: { '../package.json': project },
      text: '{"mcpServers":{"a":{"command":"npx","args":«["@example/own-server@latest"]»}}}',
    },
    {
      client: 'claude-code',
      says: 'missing',
      severity: 'warning',
      siblings: { 'package.json': '{ "dependencies": [' },
      text: '{"mcpServers":{"a":{"command":"npx","args":«["constructor"]»}}}',
    },
  ],
})
