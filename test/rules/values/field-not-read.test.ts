import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/values/field-not-read.js'
import { cases } from '../../support/cases.js'

const url = '"https://mcp.example.com/mcp"'

cases(rule, {
  quiet: [
    { client: 'devin', text: `{"mcpServers":{"a":{"serverUrl":${url},"transport":"http","disabled":true}}}` },
    { client: 'vscode', text: '{"servers":{"a":{"command":"uvx","cwd":"/srv","envFile":".env","gallery":true}}}' },
    { client: 'cursor', text: `{"mcpServers":{"a":{"url":${url},"auth":{"CLIENT_ID":"x"}}}}` },
    { client: 'codex', text: '[mcp_servers.a]\ncommand = "uvx"\nenabled = false\ncwd = "/srv"\n' },
    { client: 'claude-desktop', text: '{"mcpServers":{"a":{"type":"stdio","command":"uvx"}}}' },
    // Remarks, and slips of the pen: nobody reads them.
    {
      client: 'cursor',
      text: '{"mcpServers":{"a":{"command":"uvx","_note":"x","description":"x","baseUrl":"x","arg":[]}}}',
    },
    // Everything that is remote about the entry is one finding of another code.
    {
      client: 'claude-desktop',
      text: `{"mcpServers":{"a":{"serverUrl":${url},"headers":{"A":"b"},"transport":"http"}}}`,
    },
    // A variable or a header may have any name.
    { client: 'claude-code', text: '{"mcpServers":{"a":{"command":"uvx","env":{"disabled":"1","serverUrl":"x"}}}}' },
  ],
  loud: [
    // The address: an error, because nothing else says where the server is. The member stays where it is.
    {
      client: 'cursor',
      says: 'renamed',
      severity: 'error',
      pointer: '/mcpServers/a/serverUrl',
      text: `{\n  "mcpServers": {\n    "a": {\n      "headers": { "A": "b" },\n      «"serverUrl"»: ${url} // docs\n    }\n  }\n}\n`,
      fixed: `{\n  "mcpServers": {\n    "a": {\n      "headers": { "A": "b" },\n      "url": ${url} // docs\n    }\n  }\n}\n`,
    },
    {
      client: 'vscode',
      says: 'renamed',
      severity: 'error',
      text: `{"servers":{"a":{«"httpUrl"»:${url},},},}`,
      fixed: `{"servers":{"a":{"url":${url},},},}`,
    },
    {
      client: 'devin',
      says: 'renamed',
      severity: 'error',
      text: `{"mcpServers":{"a":{«"httpUrl"» : ${url}}}}`,
      fixed: `{"mcpServers":{"a":{"url" : ${url}}}}`,
    },
    // Claude Code needs a type too, as the first member.
    {
      client: 'claude-code',
      says: 'renamed',
      severity: 'error',
      text: `{"mcpServers":{"docs":{«"serverUrl"»:${url}}}}`,
      fixed: `{"mcpServers":{"docs":{"type":"http","url":${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'renamed',
      text: `{\r\n\t"mcpServers": {\r\n\t\t"docs": {\r\n\t\t\t"timeout": 60000,\r\n\t\t\t«"httpUrl"»: ${url}\r\n\t\t}\r\n\t}\r\n}`,
      fixed: `{\r\n\t"mcpServers": {\r\n\t\t"docs": {\r\n\t\t\t"type": "http",\r\n\t\t\t"timeout": 60000,\r\n\t\t\t"url": ${url}\r\n\t\t}\r\n\t}\r\n}`,
    },
    {
      client: 'claude-code',
      says: 'renamed',
      text: `{"mcpServers":{"docs":{"type":"http",«"serverUrl"»:${url}}}}`,
      fixed: `{"mcpServers":{"docs":{"type":"http","url":${url}}}}`,
    },
    // Which transport an address on /sse wants is a guess.
    {
      client: 'claude-code',
      says: 'renamed',
      text: '{"mcpServers":{"a":{«"serverUrl"»:"https://mcp.example.com/sse"}}}',
    },
    // The transport word under another name, as this client writes the word.
    {
      client: 'claude-code',
      says: 'renamed',
      severity: 'error',
      pointer: '/mcpServers/docs/transport',
      text: `{"mcpServers":{"docs":{«"transport"»:"http","url":${url}}}}`,
      fixed: `{"mcpServers":{"docs":{"type":"http","url":${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'renamed',
      text: `{ "mcpServers": { "docs": { "url": ${url}, «"transportType"»: "streamableHttp" } } }`,
      fixed: `{ "mcpServers": { "docs": { "url": ${url}, "type": "http" } } }`,
    },
    {
      client: 'cursor',
      says: 'renamed',
      severity: 'warning',
      text: `{"mcpServers":{"docs":{«"transport"»:"streamable-http","url":${url}}}}`,
      fixed: `{"mcpServers":{"docs":{"type":"streamable-http","url":${url}}}}`,
    },
    {
      client: 'devin',
      says: 'renamed',
      severity: 'warning',
      text: `{"mcpServers":{"docs":{«"type"»:"streamableHttp","url":${url}}}}`,
      fixed: `{"mcpServers":{"docs":{"transport":"http","url":${url}}}}`,
    },
    {
      client: 'claude-code',
      says: 'renamed',
      text: `{"mcpServers":{"a":{«"serverUrl"»:${url}},"b":{«"httpUrl"»:${url}}}}`,
      fixed: `{"mcpServers":{"a":{"type":"http","url":${url}},"b":{"type":"http","url":${url}}}}`,
    },
    // Devin has no word for local servers, so there is nothing to write under its own name.
    {
      client: 'devin',
      says: 'stranger',
      severity: 'warning',
      text: '{"mcpServers":{"a":{«"type"»:"stdio","command":"uvx"}}}',
    },
    { client: 'devin', says: 'stranger', text: `{"mcpServers":{"a":{«"type"»:["http"],"url":${url}}}}` },
    // Variables, headers, the folder, the program.
    {
      client: 'claude-code',
      says: 'renamed',
      severity: 'warning',
      text: '{"mcpServers":{"a":{"command":"uvx",«"environment"»:{ "A" : "b" }}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","env":{ "A" : "b" }}}}',
    },
    {
      client: 'cursor',
      says: 'renamed',
      severity: 'warning',
      text: `{"mcpServers":{"a":{"url":${url},«"http_headers"»:{"A":"b"}}}}`,
      fixed: `{"mcpServers":{"a":{"url":${url},"headers":{"A":"b"}}}}`,
    },
    {
      client: 'vscode',
      says: 'renamed',
      text: '{"servers":{"a":{"command":"uvx",«"working_directory"»:"/srv" /* app */}}}',
      fixed: '{"servers":{"a":{"command":"uvx","cwd":"/srv" /* app */}}}',
    },
    {
      client: 'cursor',
      says: 'renamed',
      severity: ['error', 'warning'],
      text: '{"mcpServers":{"a":{«"cmd"»:"uvx","args":["x"],«"envs"»:{}}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","args":["x"],"env":{}}}}',
    },
    // TOML is not rewritten.
    {
      client: 'codex',
      says: 'renamed',
      severity: 'warning',
      pointer: '/mcp_servers/a/headers',
      text: `[mcp_servers.a]\nurl = ${url}\n«headers» = { A = "b" }\n`,
    },
    { client: 'codex', says: 'renamed', severity: 'error', text: `[mcp_servers.a]\n«serverUrl» = ${url}\n` },
    // Under a name that is taken already there is no room.
    {
      client: 'cursor',
      says: 'stranger',
      severity: 'warning',
      text: `{"mcpServers":{"a":{"url":${url},«"serverUrl"»:"https://old.example.com/mcp"}}}`,
    },
    { client: 'claude-code', says: 'stranger', text: '{"mcpServers":{"a":{"command":"uvx","env":{},«"envs"»:{}}}}' },
    // A server of the other kind: under the right name it would have no effect either.
    { client: 'devin', says: 'stranger', text: '{"mcpServers":{"a":{"command":"uvx",«"http_headers"»:{}}}}' },
    {
      client: 'claude-code',
      says: 'stranger',
      text: `{"mcpServers":{"a":{"type":"http","url":${url},«"environment"»:{}}}}`,
    },
    { client: 'cursor', says: 'stranger', text: `{"mcpServers":{"a":{"command":"uvx",«"serverUrl"»:${url}}}}` },
    // Two for one name: nobody knows which is meant.
    {
      client: 'cursor',
      says: 'renamed',
      text: `{"mcpServers":{"a":{«"serverUrl"»:${url},«"httpUrl"»:"https://b.example"}}}`,
    },
    // Members without a counterpart.
    {
      client: 'codex',
      says: 'stranger',
      severity: 'warning',
      text: `[mcp_servers.a]\n«type» = "http"\nurl = ${url}\n`,
    },
    {
      client: 'cursor',
      says: 'stranger',
      text: '{"mcpServers":{"a":{"command":"uvx",«"autoApprove"»:[],«"trust"»:true}}}',
    },
    { client: 'cursor', says: 'stranger', text: '{"mcpServers":{"a":{"command":"uvx",«"working_directory"»:"/srv"}}}' },
    {
      client: 'devin',
      says: 'stranger',
      text: '{"mcpServers":{"a":{"command":"uvx",«"cwd"»:"/srv",«"alwaysAllow"»:[]}}}',
    },
    { client: 'claude-desktop', says: 'stranger', text: '{"mcpServers":{"a":{"command":"uvx",«"cwd"»:"/srv"}}}' },
    {
      client: 'claude-code',
      says: 'stranger',
      pointer: '/mcpServers/a/oauth/clientSecret',
      text: `{"mcpServers":{"a":{"type":"http","url":${url},"oauth":{"clientId":"x",«"clientSecret"»:"EXAMPLE"}}}}`,
    },
    // Read on remote servers only.
    { client: 'claude-code', says: 'stranger', text: '{"mcpServers":{"a":{"command":"uvx",«"tools"»:["*"]}}}' },
    // The switch, turned round where the client's own means the opposite.
    {
      client: 'devin',
      says: 'renamed',
      severity: 'warning',
      text: '{"mcpServers":{"a":{"command":"uvx",«"enabled"»:false}}}',
      fixed: '{"mcpServers":{"a":{"command":"uvx","disabled":true}}}',
    },
    {
      client: 'devin',
      says: 'renamed',
      text: '{\n  "mcpServers": {\n    "a": {\n      «"isActive"»: true, // for now\n      "command": "uvx"\n    }\n  }\n}\n',
      fixed:
        '{\n  "mcpServers": {\n    "a": {\n      "disabled": false, // for now\n      "command": "uvx"\n    }\n  }\n}\n',
    },
    { client: 'devin', says: 'renamed', text: '{"mcpServers":{"a":{"command":"uvx",«"enabled"»:"no"}}}' },
    { client: 'codex', says: 'renamed', text: '[mcp_servers.a]\ncommand = "uvx"\n«disabled» = true\n' },
    // The client's own switch is there: the server does not start all the same.
    {
      client: 'devin',
      says: 'stranger',
      text: '{"mcpServers":{"a":{"command":"uvx","disabled":true,«"enabled"»:false}}}',
    },
    {
      client: 'vscode',
      says: 'off',
      severity: 'warning',
      pointer: '/servers/a/disabled',
      text: '{"servers":{"a":{"command":"uvx",«"disabled"»:true}}}',
    },
    { client: 'claude-desktop', says: 'off', text: '{"mcpServers":{"a":{"command":"uvx",«"enabled"»:false}}}' },
    { client: 'cursor', says: 'off', text: '{"mcpServers":{"a":{"command":"uvx",«"disabled"»:true}}}' },
    {
      client: 'cursor',
      says: 'on',
      severity: 'warning',
      text: '{"mcpServers":{"a":{"command":"uvx",«"disabled"»:false}}}',
    },
    { client: 'vscode', says: 'on', text: '{"servers":{"a":{"command":"uvx",«"enabled"»:true}}}' },
    { client: 'cursor', says: 'off', text: '{"mcpServers":{"a":{"command":"uvx",«"enabled"»:"no"}}}' },
    // Accepted, and of no use.
    {
      client: 'claude-code',
      says: 'unused',
      severity: 'warning',
      pointer: ['/mcpServers/a/disabled', '/mcpServers/a/enabled', '/mcpServers/a/cwd'],
      text: '{"mcpServers":{"a":{"command":"uvx",«"disabled"»:true,«"enabled"»:false,«"cwd"»:"/srv"}}}',
    },
    { client: 'codex', says: 'unused', text: '[mcp_servers.a]\ncommand = "uvx"\n«name» = "time"\n' },
  ],
})

it('speaks for the missing address and type, which have codes of their own', async () => {
  const codes = async (entry: string) => {
    const result = await lintText({ uri: '.mcp.json', text: `{"mcpServers":{"a":${entry}}}`, named: true })
    return result?.findings.map(({ code }) => code)
  }
  expect(await codes(`{"serverUrl":${url}}`)).toEqual([rule.code])
  expect(await codes(`{"httpUrl":${url}}`)).toEqual([rule.code])
  expect(await codes(`{"transport":"http","url":${url}}`)).toEqual([rule.code])
  expect(await codes('{"cmd":"uvx"}')).toEqual([rule.code])
})

it('says whose word it is and what this client writes', () => {
  const told = { name: 'serverUrl', own: 'url', owners: 'Devin and Antigravity', client: 'Cursor' }
  expect(rule.messages.renamed(told)).toEqual({
    what: 'Cursor does not read "serverUrl": that is the word of Devin and Antigravity.',
    todo: 'Write "url", which is what Cursor reads for the same thing.',
  })
})
