import type { Node } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import type { Server } from '../../kinds/server.js'
import { isPlaceholder } from '../../secrets/placeholder.js'
import { quote } from '../../text/words.js'
import type { RulePage } from '../rule.js'
import { commandRisk } from '../server-risk/shared-command.js'
import { owasp } from '../shared-risk.js'

interface Variable {
  readonly name: string
  readonly value: string
  readonly node: Node
}

/** The variables that an entry sets. */
function variables({ node }: Server): Variable[] {
  const held = member(node, 'env')?.value ?? member(node, 'environment')?.value
  return held?.type === 'object'
    ? effectiveMembers(held).flatMap(({ key, value }) =>
        value.type === 'string' ? [{ name: key.name, value: value.value, node: value }] : [],
      )
    : []
}

const OFF = /^(?:0|false|no|off|none|disabled?)$/i
const ON = /^(?:1|true|yes|on|enabled?)$/i
const TLS_ON =
  /^(?:NODE_TLS_REJECT_UNAUTHORIZED|PYTHONHTTPSVERIFY|(?:[A-Z0-9_]{1,60}_)?(?:SSL|TLS)_VERIFY|VERIFY_(?:SSL|TLS)|NPM_CONFIG_STRICT_SSL|REQUESTS_VERIFY|SSL_CERT_VERIFY)$/i
const TLS_OFF =
  /^(?:GIT_SSL_NO_VERIFY|CURL_INSECURE|[A-Z0-9_]{1,60}_(?:SKIP_(?:TLS|SSL)_VERIFY|(?:TLS|SSL)_SKIP_VERIFY|INSECURE_SKIP_VERIFY|IGNORE_(?:SSL|TLS|CERT)(?:_ERRORS)?|ALLOW_SELF_SIGNED|DISABLE_SSL_VERIFICATION))$/i
const TLS_FLAG =
  /^--(?:insecure|no-verify-ssl|no-ssl-verify|skip-(?:tls|ssl)-verify|tls-skip-verify|insecure-skip-tls-verify|no-check-certificate|disable-ssl-verification|(?:ssl-verify|verify-ssl)=false|allow-insecure(?:-host)?|trusted-host)(?:$|=)/
const EVERYWHERE = /^(?:0\.0\.0\.0|::|\[::\])(?::\d{1,5})?$/
const REGISTRY =
  /^(?:NPM_CONFIG_REGISTRY|YARN_NPM_REGISTRY_SERVER|YARN_REGISTRY|UV_(?:DEFAULT_|EXTRA_)?INDEX(?:_URL)?|PIP_(?:EXTRA_)?INDEX_URL|BUN_CONFIG_REGISTRY)$/i

function registryLevel(address: string): 'high' | 'medium' | 'low' | undefined {
  if (isPlaceholder(address)) return undefined
  if (/^http:\/\/(?!localhost|127\.)/i.test(address)) return 'high'
  const host = /^https:\/\/([^/:]{1,253})/i.exec(address)?.[1]?.toLowerCase()
  if (host === undefined || /^(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|npm\.jsr\.io)$/.test(host))
    return undefined
  return /npmmirror\.com$|tsinghua\.edu\.cn$|^mirrors\.|huaweicloud\.com$/.test(host) ? 'low' : 'medium'
}

const ALWAYS =
  /^(?:LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|PROMPT_COMMAND|PERL5OPT|RUBYOPT|PYTHONSTARTUP|DOTNET_STARTUP_HOOKS)$/
const TEMPORARY = /(?:^|[:;])(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:[/:;]|$)/

/** How surely a variable makes a program run foreign code. */
function injects(name: string, value: string): 'high' | 'medium' | undefined {
  if (/^\$\{[^}]{0,200}\}$/.test(value) || value === '') return undefined
  if (ALWAYS.test(name)) return 'high'
  if (name === 'NODE_OPTIONS' || name === 'BUN_OPTIONS')
    return /(?:^|\s)(?:-r|--require|--import|--(?:experimental-)?loader|--preload)[\s=]/.test(value)
      ? 'high'
      : undefined
  if (/^(?:JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS)$/.test(name))
    return /-(?:javaagent|agentlib|agentpath|XX:OnError|XX:OnOutOfMemoryError)/.test(value) ? 'high' : undefined
  const first = value.split(/[:;]/, 1)[0] ?? ''
  if (name === 'PATH')
    return /^(?:\.{1,2}(?:\/|$)|\/(?:tmp|var\/tmp|dev\/shm)(?:\/|$)|$)/.test(first) ? 'medium' : undefined
  const isSearchPath = /^(?:PYTHONPATH|NODE_PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|PERL5LIB)$/.test(name)
  return isSearchPath && TEMPORARY.test(value) ? 'medium' : undefined
}

export default [
  commandRisk({
    code: 'MCP_RISK_TLS_DISABLED',
    title: 'Certificates are not checked',
    severity: 'warning',
    tags: owasp('07'),
    what: detail => `${detail} turns off the check of certificates.`,
    todo: 'Anybody between the server and what it talks to can read and change everything. Give it the certificate of your proxy instead.',
    check(line, tell, subject) {
      for (const { name, value, node } of variables(subject.server))
        if (
          (TLS_ON.test(name) && OFF.test(value)) ||
          (TLS_OFF.test(name) && ON.test(value)) ||
          (/^(?:UV_INSECURE_HOST|PIP_TRUSTED_HOST)$/i.test(name) && value !== '')
        )
          tell('high', node, name)
      for (const [at, word] of line.words.entries()) if (TLS_FLAG.test(word)) tell('high', line.nodes[at], quote(word))
    },
  }),
  commandRisk({
    code: 'MCP_RISK_CODE_INJECTING_ENV',
    title: 'A variable that brings foreign code into the program',
    severity: 'warning',
    tags: owasp('05'),
    what: detail => `${detail} makes the program load other code first.`,
    todo: 'Take it out, unless you put it there and know what it loads.',
    check(_line, tell, subject) {
      for (const { name, value, node } of variables(subject.server)) {
        const level = injects(name.toUpperCase(), value)
        if (level) tell(level, node, name)
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_REGISTRY_OVERRIDE',
    title: 'Packages from another registry',
    severity: 'warning',
    tags: owasp('04'),
    what: detail => `Packages are fetched from ${detail}.`,
    todo: 'Whoever runs that registry decides what runs here. See whether it is yours, and use https.',
    check(line, tell, subject) {
      const judge = (address: string, node: Node | undefined): void => {
        const level = registryLevel(address)
        if (level) tell(level, node, quote(address))
      }
      for (const { name, value, node } of variables(subject.server)) if (REGISTRY.test(name)) judge(value, node)
      for (const [at, word] of line.words.entries()) {
        const flag = /^--(?:registry|index-url|extra-index-url|index|default-index)(?:=(.{1,2000}))?$/.exec(word)
        if (flag) judge(flag[1] ?? line.words[at + 1] ?? '', line.nodes[flag[1] === undefined ? at + 1 : at])
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_BIND_ALL',
    title: 'A server that listens for everybody',
    severity: 'warning',
    tags: owasp('07'),
    what: detail => `${detail} makes it listen on every network of the machine.`,
    todo: 'Use 127.0.0.1: few servers ask who is calling.',
    check(line, tell, subject) {
      for (const { name, value, node } of variables(subject.server))
        if (
          /^(?:(?:MCP_|FASTMCP_|SERVER_|UVICORN_|MCP_SERVER_|LISTEN_)?HOST|BIND(?:_ADDRESS)?)$/i.test(name) &&
          EVERYWHERE.test(value)
        )
          tell('medium', node, name)
      if (/^(?:docker|podman|nerdctl)$/.test(line.name)) return
      for (const [at, word] of line.words.entries()) {
        const flag = /^--?(?:host|bind|bind-address|listen|listen-address|hostname|address|ip)(?:=(.{1,200}))?$/.exec(
          word,
        )
        if (flag && EVERYWHERE.test(flag[1] ?? line.words[at + 1] ?? ''))
          tell('medium', line.nodes[flag[1] === undefined ? at + 1 : at], quote(word))
        else if (/^--inspect(?:-brk|-wait)?=(?:0\.0\.0\.0|\[?::\]?)/.test(word))
          tell('high', line.nodes[at], quote(word))
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_SAFETY_OFF',
    title: 'A safety of the server is switched off',
    severity: 'info',
    tags: owasp('02'),
    what: detail => `${detail} switches a safety of the server off.`,
    todo: 'See what it guards before you do without it.',
    check(line, tell, subject) {
      for (const { name, value, node } of variables(subject.server))
        if (
          /^(?:DANGEROUSLY_OMIT_AUTH|(?:MCP_)?ALLOW_DANGEROUS|(?:DISABLE|NO|SKIP)_AUTH|AUTH_DISABLED|DISABLE_AUTHENTICATION)$/i.test(
            name,
          ) &&
          ON.test(value)
        )
          tell('medium', node, name)
      for (const [at, word] of line.words.entries()) {
        if (
          /^--(?:dangerously-[a-z-]{1,60}|yolo|trust-all-tools|allow-all-tools|auto-approve(?:-all)?|disable-web-security)$/.test(
            word,
          )
        )
          tell('medium', line.nodes[at], quote(word))
        else if (
          /^--(?:no-sandbox|disable-sandbox|unsafe|allow-all)$/.test(word) ||
          (word === '-A' && line.name === 'deno')
        )
          tell('low', line.nodes[at], quote(word))
      }
    },
  }),
]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_RISK_TLS_DISABLED: {
    why: 'Without certificates checked, keys and answers go to whoever answers first.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "uvx", "args": ["demo-mcp-thing==1.0.0", "--no-verify-ssl"]}\n  }\n}\n',
        },
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "node", "args": ["server.js"], "env": {"NODE_TLS_REJECT_UNAUTHORIZED": "0"}}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "node", "args": ["server.js"], "env": {"NODE_EXTRA_CA_CERTS": "/srv/ca.pem"}}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_CODE_INJECTING_ENV: {
    why: 'LD_PRELOAD, NODE_OPTIONS with --require and their like make any program run code of somebody else before its own.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "server", "env": {"LD_PRELOAD": "/opt/x.so"}}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "node", "args": ["server.js"], "env": {"NODE_OPTIONS": "--max-old-space-size=4096", "PATH": "/usr/local/bin:/usr/bin:/bin"}}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_REGISTRY_OVERRIDE: {
    why: 'A registry can answer any package name with any code, and the client starts what it gets. A mirror of your own is fine, and https is how you know that it answers.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "a-tool@1.0.0"], "env": {"npm_config_registry": "http://npm.acme-shop.dev"}}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "a-tool@1.0.0"], "env": {"npm_config_registry": "${NPM_MIRROR}"}}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_BIND_ALL: {
    why: 'A server on 0.0.0.0 answers everybody in the same network, and most have no password.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "server", "args": ["--host", "0.0.0.0"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "server", "args": ["--host", "127.0.0.1"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_SAFETY_OFF: {
    why: 'Switches such as --dangerously-… exist for tests. In a config they stay on for good.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "server", "args": ["--dangerously-skip-checks"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "server", "args": ["--headless"]}\n  }\n}\n',
        },
      ],
    },
  },
}
