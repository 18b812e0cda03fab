import rule from '../../../src/rules/values/wrong-value-type.js'
import { cases } from '../../support/cases.js'

const remote = '"type":"http","url":"https://mcp.example.com/mcp"'

cases(rule, {
  quiet: [
    {
      client: 'claude-code',
      text: '{"mcpServers":{"a":{"command":"uvx","args":["8080"],"env":{"PORT":"8080"},"timeout":60000}}}',
    },
    // VS Code takes numbers and null as variables.
    { client: 'vscode', text: '{"servers":{"a":{"command":"uvx","env":{"PORT":8080,"OFF":null,"ON":"1"}}}}' },
    // What the client does not read, it does not check.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","disabled":"yes","cwd":7,"headers":7}}}' },
    { client: 'cursor', text: '{"mcpServers":{"a":{"command":"uvx","timeout":"60","autoApprove":"x"}}}' },
    { client: 'claude-code', text: `{"mcpServers":{"a":{${remote},"env":{"PORT":8080}}}}` },
    // JSON text inside a variable is right.
    { client: 'claude-code', text: String.raw`{"mcpServers":{"a":{"command":"uvx","env":{"HEADERS":"{\"A\": 7}"}}}}` },
    // No entry at all, and a value out of range, have codes of their own.
    { client: 'claude-code', text: '{"mcpServers":{"a":["uvx"],"b":{"command":"uvx","timeout":-1}}}' },
    {
      client: 'codex',
      text: '[mcp_servers.a]\ncommand = "uvx"\nenv = { SINCE = 2026-11-30 }\ntool_timeout_sec = 1.5\n',
    },
  ],
  loud: [
    // Numbers and booleans where texts belong.
    {
      client: 'claude-code',
      says: 'text',
      severity: 'error',
      pointer: ['/mcpServers/a/env/PORT', '/mcpServers/a/env/DEBUG'],
      text: '{\n  "mcpServers": {\n    "a": {\n      "command": "uvx",\n      "env": {\n        "PORT": «8080», "DEBUG" : «true»\n      }\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "a": {\n      "command": "uvx",\n      "env": {\n        "PORT": "8080", "DEBUG" : "true"\n      }\n    }\n  }\n}\n',
    },
    // The digits stay as they were written.
    {
      client: 'claude-desktop',
      says: 'text',
      text: '{"mcpServers":{"a":{"command":"uvx","args":["--size",«1.50»,«-0»,«1E3»,«12345678901234567890»]}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","args":["--size","1.50","-0","1E3","12345678901234567890"]}}}',
    },
    {
      client: 'vscode',
      says: 'text',
      text: '\ufeff{\r\n\t"servers": {\r\n\t\t"a": {\r\n\t\t\t"command": "uvx",\r\n\t\t\t"args": ["--port", «8080», /* dev */],\r\n\t\t\t"env": { "DEBUG": «false», }, // ours\r\n\t\t},\r\n\t},\r\n}',
      fixed:
        '\ufeff{\r\n\t"servers": {\r\n\t\t"a": {\r\n\t\t\t"command": "uvx",\r\n\t\t\t"args": ["--port", "8080", /* dev */],\r\n\t\t\t"env": { "DEBUG": "false", }, // ours\r\n\t\t},\r\n\t},\r\n}',
    },
    {
      client: 'cursor',
      says: 'text',
      pointer: '/mcpServers/a/headers/X-Team',
      text: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","headers":{"X-Team":«7»}}}}',
      fixed: '{"mcpServers":{"a":{"url":"https://mcp.example.com/mcp","headers":{"X-Team":"7"}}}}',
    },
    // Only where any text will do: a program of that name is hardly meant.
    { client: 'claude-code', says: 'text', text: '{"mcpServers":{"a":{"command":«7»}}}' },
    { client: 'codex', says: 'text', text: '[mcp_servers.a]\ncommand = "uvx"\nenv = { PORT = «8080» }\n' },
    // Digits in quotes where a number belongs.
    {
      client: 'claude-code',
      says: 'type',
      severity: 'error',
      pointer: '/mcpServers/a/timeout',
      text: '{"mcpServers":{"a":{"command":"uvx","timeout": «"60000"»}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","timeout": 60000}}}',
    },
    {
      client: 'claude-code',
      says: 'type',
      text: `{"mcpServers":{"a":{${remote},"oauth":{"callbackPort":«"8080"»}}}}`,
      fixed: `{"mcpServers":{"a":{${remote},"oauth":{"callbackPort":8080}}}}`,
    },
    // A number that would be refused or ignored, or that nobody can read for sure, keeps its quotes.
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"command":"uvx","timeout":«"30"»}}}' },
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"command":"uvx","timeout":«"0"»}}}' },
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"command":"uvx","timeout":«"60s"»}}}' },
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"command":"uvx","timeout":«"060000"»}}}' },
    { client: 'codex', says: 'type', text: '[mcp_servers.a]\ncommand = "uvx"\ntool_timeout_sec = «"60"»\n' },
    // A command as opencode writes it.
    {
      client: 'claude-code',
      says: 'type',
      severity: 'error',
      pointer: '/mcpServers/p/command',
      text: '{"mcpServers":{"p":{"command":«["uvx","mcp-server-time"]»,"env":{}}}}',
      fixed: '{"mcpServers":{"p":{"command":"uvx","args":["mcp-server-time"],"env":{}}}}',
    },
    {
      client: 'cursor',
      says: 'type',
      text: '{\n  "mcpServers": {\n    "p": {\n      "command": «[\n        "npx",\n        "-y",\n        "example-mcp"\n      ]»\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "p": {\n      "command": "npx",\n      "args": ["-y", "example-mcp"]\n    }\n  }\n}\n',
    },
    {
      client: 'vscode',
      says: 'type',
      text: '{\n\t"servers": {\n\t\t"p": { "command": «["npx", "example-mcp"]», "args": ["--fast"] }, // ours\n\t}\n}\n',
      fixed:
        '{\n\t"servers": {\n\t\t"p": { "command": "npx", "args": ["-y", "example-mcp", "--fast"] }, // ours\n\t}\n}\n',
    },
    {
      client: 'claude-code',
      says: 'type',
      text: '{"mcpServers":{"p":{"command":«["npx"]»,"args":["example-mcp"]}}}',
      fixed: '{"mcpServers":{"p":{"command":"npx","args":["-y","example-mcp"]}}}',
    },
    {
      client: 'claude-code',
      says: 'type',
      text: '{"mcpServers":{"p":{"command":«["example-mcp"]»}}}',
      fixed: '{"mcpServers":{"p":{"command":"example-mcp"}}}',
    },
    // And as Zed once did.
    {
      client: 'cursor',
      says: 'type',
      text: '{ "mcpServers": { "p": { "command": «{ "path": "npx", "args": ["-y", "example-mcp"], "env": { "A": "b" } }» } } }\n',
      fixed: '{ "mcpServers": { "p": { "command": "npx", "args": ["-y", "example-mcp"], "env": { "A": "b" } } } }\n',
    },
    {
      client: 'cursor',
      says: 'type',
      text: '{\n  "mcpServers": {\n    "p": {\n      "command": «{\n        "path": "/opt/mcp"\n      }»,\n      "env": {}\n    }\n  }\n}\n',
      fixed: '{\n  "mcpServers": {\n    "p": {\n      "command": "/opt/mcp",\n      "env": {}\n    }\n  }\n}\n',
    },
    // Nothing is guessed, and no comment is lost.
    { client: 'cursor', says: 'type', text: '{"mcpServers":{"p":{"command":«[]»}}}' },
    { client: 'cursor', says: 'type', text: '{"mcpServers":{"p":{"command":«["uvx",7]»}}}' },
    { client: 'cursor', says: 'type', text: '{"mcpServers":{"p":{"command":«{"path":"uvx","cwd":"/srv"}»}}}' },
    {
      client: 'cursor',
      says: 'type',
      text: '{"mcpServers":{"p":{"command":«{"path":"uvx","env":{"A":"b"}}»,"env":{"C":"d"}}}}',
    },
    { client: 'cursor', says: ['type', 'type'], text: '{"mcpServers":{"p":{"command":«["uvx","x"]»,"args":«"y"»}}}' },
    { client: 'cursor', says: 'type', text: '{"mcpServers":{"p":{"command":«["uvx", /* the clock */ "x"]»}}}' },
    { client: 'codex', says: 'type', text: '[mcp_servers.p]\ncommand = «["uvx", "mcp-server-time"]»\n' },
    // What has no one right form.
    {
      client: 'claude-code',
      says: 'type',
      text: '{"mcpServers":{"a":{"command":"uvx","args":«"mcp-server-time --local"»}}}',
    },
    {
      client: 'claude-code',
      says: 'type',
      text: '{"mcpServers":{"a":{"command":"uvx","args":«null»,"env":«["A=b"]»}}}',
    },
    {
      client: 'claude-code',
      says: 'type',
      text: '{"mcpServers":{"a":{"command":"uvx","env":{"A":«null»,"B":«{"value":"x"}»}}}}',
    },
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"type":«null»,"command":"uvx"}}}' },
    { client: 'claude-code', says: 'type', text: '{"mcpServers":{"a":{"command":"uvx","alwaysLoad":«"yes"»}}}' },
    {
      client: 'claude-code',
      says: 'type',
      text: `{"mcpServers":{"a":{${remote},"tools":[«"*"»],"oauth":{"scopes":«["a"]»}}}}`,
    },
    {
      client: 'cursor',
      says: 'type',
      text: '{"mcpServers":{"a":{"url":"https://x.example/mcp","auth":{"CLIENT_ID":"x","scopes":«"read write"»}}}}',
    },
    {
      client: 'codex',
      says: 'type',
      text: '[mcp_servers.a]\ncommand = "npx"\nargs = «"-y example-mcp"»\nenabled = «"false"»\n',
    },
    // In TOML a float is no integer.
    { client: 'codex', says: 'type', text: '[mcp_servers.a]\ncommand = "uvx"\nstartup_timeout_ms = «1000.0»\n' },
    // Settings beside the servers, and inputs.
    {
      client: 'claude-code',
      file: '.claude/settings.json',
      says: 'type',
      pointer: ['/enableAllProjectMcpServers', '/enabledMcpjsonServers'],
      text: '{\n  "enableAllProjectMcpServers": «"true"»,\n  "enabledMcpjsonServers": «"time"»\n}\n',
    },
    {
      client: 'vscode',
      says: ['type', 'type', 'text'],
      pointer: ['/inputs/0/password', '/inputs/0/default', '/inputs/1/options/1'],
      text: '{"servers":{"a":{"command":"uvx","env":{"A":"${input:a}","B":"${input:b}"}}},"inputs":[{"id":"a","type":"promptString","description":"x","password":«"yes"»,"default":«null»},{"id":"b","type":"pickString","description":"x","options":["x",«7»]}]}',
    },
    { client: 'vscode', says: 'type', pointer: '/inputs', text: '{"servers":{"a":{"command":"uvx"}},"inputs":«{}»}' },
    {
      client: 'vscode',
      says: 'type',
      pointer: '/sandbox/network/allowedDomains',
      text: '{"servers":{},"sandbox":{"network":{"allowedDomains":«"x"»}}}',
    },
  ],
})
