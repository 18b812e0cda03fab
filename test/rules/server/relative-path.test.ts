import rule from '../../../src/rules/server/relative-path.js'
import { cases } from '../../support/cases.js'

const desktop = (command: string, ...args: string[]) => ({
  client: 'claude-desktop',
  text: JSON.stringify({ mcpServers: { a: { command, args } } }),
})

cases(rule, {
  quiet: [
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"node","args":["./dist/index.js"]}}}' },
    { client: 'vscode', text: '{"servers":{"a":{"type":"stdio","command":"./server"}}}' },
    desktop('my-mcp-server'),
    desktop('node', '/srv/app/dist/index.js', 'data/notes.db'),
    desktop('node', 'C:\\Users\\dev\\My Server\\index.js'),
    desktop('\\\\host\\share\\server.exe'),
    desktop('node', '-e', 'require("./server.js")'),
    desktop('node', '--require', './hook.js', '/srv/app/index.js'),
    desktop('python', '-m', 'demo.server'),
    desktop('python3', '-u', '-c', 'import a.b'),
    desktop('bash', '-lc', './run.sh'),
    desktop('uv', '--directory', '/srv/app', 'run', 'server.py'),
    desktop('uv', 'run', '--with', 'mcp[cli]', 'mcp', 'run', '/srv/app/server.py'),
    desktop('uvx', 'mcp-server-sqlite', '--db-path', 'data/app.db'),
    desktop('bun', 'run', 'start'),
    desktop('deno', 'run', '-A', 'jsr:@example/server'),
    desktop('deno', 'run', 'https://example.com/server.ts'),
    desktop('node', '${HOME}/server.js'),
    desktop('node', '<path of the server>/index.js'),
    desktop('<path of the binary>'),
    desktop('~/bin/server'),
    desktop('npx', '-y', '@example/server'),
    // A packed command has a code of its own.
    desktop('node ./server.js'),
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"command":["./server"]}}}' },
  ],
  loud: [
    { client: 'claude-desktop', says: 'command', text: '{"mcpServers":{"a":{"command":«"./bin/server"»}}}' },
    {
      client: 'claude-desktop',
      says: 'command',
      text: '{"mcpServers":{"a":{"command":«"./My Helper.app/Contents/MacOS/Helper"»}}}',
    },
    {
      client: 'claude-desktop',
      says: 'command',
      text: String.raw`{"mcpServers":{"a":{"command":«".venv\\Scripts\\python.exe"»,"args":["-m","demo"]}}}`,
    },
    {
      client: 'claude-desktop',
      says: 'script',
      text: '{"mcpServers":{"a":{"command":"node","args":["--no-warnings",«"dist/index.js"»,"./data"]}}}',
    },
    {
      client: 'claude-desktop',
      says: 'script',
      text: '{"mcpServers":{"a":{"command":"python3.12","args":[«"server.py"»]}}}',
    },
    {
      client: 'claude-desktop',
      says: 'script',
      text: '{"mcpServers":{"a":{"command":"cmd","args":["/c","node",«"..\\\\server.js"»]}}}',
    },
    {
      client: 'claude-desktop',
      says: 'script',
      text: '{"mcpServers":{"a":{"command":"uv","args":["run","--python","3.12",«"server.py"»]}}}',
    },
    {
      client: 'claude-desktop',
      says: 'script',
      text: '{"mcpServers":{"a":{"command":"deno","args":["run","-A",«"main.ts"»]}}}',
    },
  ],
})
