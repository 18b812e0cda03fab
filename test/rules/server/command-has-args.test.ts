import rule from '../../../src/rules/server/command-has-args.js'
import { cases } from '../../support/cases.js'

/** A command as it is, for a client of JSON. */
const command = (text: string, client = 'claude-code') => ({
  client,
  text: JSON.stringify({ mcpServers: { a: { command: text } } }),
})

cases(rule, {
  quiet: [
    command('uvx'),
    command(' uvx '),
    // White space that belongs to a path (seen in public files).
    command('/Users/me/Library/Application Support/Tool/bin/run'),
    command('/Applications/My Notes.app/Contents/MacOS/notes-mcp', 'claude-desktop'),
    command('C:\\Program Files\\nodejs\\node.exe'),
    command('./My Helper.app/Contents/MacOS/Helper'),
    command('\\\\server\\share\\My Tools\\run.exe'),
    command('~/My Tools/run'),
    // Templates.
    command('<path of the binary>'),
    command('{{ cookiecutter.bin_name }}'),
    command('${userHome}/My Tools/run', 'cursor'),
    // Other codes.
    command('cd /srv/app && node server.js'),
    command('"/opt/My Tools/run"'),
    command('   '),
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":["npx","-y","example-mcp"]}}}' },
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"bash","args":["-lc","npx -y example-mcp"]}}}' },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nargs = ["mcp-server-git"]\n' },
  ],
  loud: [
    // One line: beside the command, with the blanks of the neighbours.
    {
      client: 'claude-desktop',
      says: 'packed',
      severity: 'error',
      pointer: '/mcpServers/git/command',
      text: '{\n  "mcpServers": {\n    "git": { "command": «"uvx mcp-server-git --repository /srv/repo"» }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "git": { "command": "uvx", "args": ["mcp-server-git", "--repository", "/srv/repo"] }\n  }\n}\n',
    },
    {
      client: 'devin',
      says: 'packed',
      text: '{"mcpServers":{"gh":{"command":«"docker run -i --rm images.example.com/example/server"»,"env":{"A":"b"}}}}',
      fixed:
        '{"mcpServers":{"gh":{"command":"docker","args":["run","-i","--rm","images.example.com/example/server"],"env":{"A":"b"}}}}',
    },
    // Several lines, Windows line ends, a byte order mark and no last line end.
    {
      client: 'claude-code',
      says: 'packed',
      text: '\ufeff{\r\n    "mcpServers": {\r\n        "git": {\r\n            "command": «"uvx mcp-server-git"»,\r\n            "env": { "A": "b" }\r\n        }\r\n    }\r\n}',
      fixed:
        '\ufeff{\r\n    "mcpServers": {\r\n        "git": {\r\n            "command": "uvx",\r\n            "args": ["mcp-server-git"],\r\n            "env": { "A": "b" }\r\n        }\r\n    }\r\n}',
    },
    // Tabs, a trailing comma and comments stay.
    {
      client: 'vscode',
      says: 'packed',
      text: '{\n\t// ours\n\t"servers": {\n\t\t"local": {\n\t\t\t"type": "stdio",\n\t\t\t"command": «"node ./server.js --stdio"», // the build\n\t\t},\n\t}\n}\n',
      fixed:
        '{\n\t// ours\n\t"servers": {\n\t\t"local": {\n\t\t\t"type": "stdio",\n\t\t\t"command": "node",\n\t\t\t"args": ["./server.js", "--stdio"], // the build\n\t\t},\n\t}\n}\n',
    },
    // The parts go before the arguments that are there, laid out like them.
    {
      client: 'cursor',
      says: 'packed',
      text: '{\n  "mcpServers": {\n    "p": {\n      "command": «"uv run python"»,\n      "args": [\n        "server.py", /* main */\n        "--fast"\n      ]\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "p": {\n      "command": "uv",\n      "args": [\n        "run",\n        "python",\n        "server.py", /* main */\n        "--fast"\n      ]\n    }\n  }\n}\n',
    },
    {
      client: 'cursor',
      says: 'packed',
      text: '{"mcpServers":{"p":{"args":[],"command":«"uvx example-mcp"»}}}',
      fixed: '{"mcpServers":{"p":{"args":["example-mcp"],"command":"uvx"}}}',
    },
    // npx gets its -y, before the package and after the options that it has.
    {
      client: 'claude-code',
      says: 'packed',
      text: '{ "mcpServers": { "fs": { "command": «"npx example-files-mcp /srv/docs"» } } }\n',
      fixed: '{ "mcpServers": { "fs": { "command": "npx", "args": ["-y", "example-files-mcp", "/srv/docs"] } } }\n',
    },
    {
      client: 'claude-code',
      says: 'packed',
      text: '{"mcpServers":{"fs":{"command":«"npx -y example-files-mcp"»,"args":["/srv/docs"]}}}',
      fixed: '{"mcpServers":{"fs":{"command":"npx","args":["-y","example-files-mcp","/srv/docs"]}}}',
    },
    {
      client: 'claude-code',
      says: 'packed',
      text: '{"mcpServers":{"fs":{"command":«"npm exec"»,"args":["example-files-mcp"]}}}',
      fixed: '{"mcpServers":{"fs":{"command":"npm","args":["exec","-y","example-files-mcp"]}}}',
    },
    // Quotes of a shell keep words together and go.
    {
      client: 'cursor',
      says: 'packed',
      text: String.raw`{"mcpServers":{"n":{"command":«"\"C:\\Program Files\\nodejs\\node.exe\" server.js"»}}}`,
      fixed: String.raw`{"mcpServers":{"n":{"command":"C:\\Program Files\\nodejs\\node.exe","args":["server.js"]}}}`,
    },
    {
      client: 'claude-code',
      says: 'packed',
      text: `{"mcpServers":{"n":{"command":«"uvx example-mcp --title 'My Notes'"»}}}`,
      fixed: '{"mcpServers":{"n":{"command":"uvx","args":["example-mcp","--title","My Notes"]}}}',
    },
    {
      client: 'claude-code',
      says: 'packed',
      text: '{"mcpServers":{"p":{"command":«"/home/dev/.local/bin/uvx mcp-server-time"»}}}',
      fixed: '{"mcpServers":{"p":{"command":"/home/dev/.local/bin/uvx","args":["mcp-server-time"]}}}',
    },
    // Two readings: no fix.
    {
      client: 'claude-code',
      says: 'unclear',
      severity: 'error',
      text: '{"mcpServers":{"p":{"command":«"/opt/My Tools/files-mcp --stdio"»}}}',
    },
    // Arguments that are no list: where the parts would go is unclear.
    { client: 'claude-code', says: 'packed', text: '{"mcpServers":{"p":{"command":«"uvx a"»,"args":"--fast"}}}' },
    // TOML stays as it is.
    { client: 'codex', says: 'packed', text: '[mcp_servers.git]\ncommand = «"uvx mcp-server-git"» # ours\n' },
  ],
})
