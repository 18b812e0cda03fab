import type { Node } from '../../document/document.js'
import { readDockerRun } from '../../text/docker.js'
import { quote } from '../../text/words.js'
import type { RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { type CommandLine, commandRisk } from './shared-command.js'
import { HOME, SECRET_FOLDER, WHOLE } from './shared-folders.js'

const STRONG = /^(?:ALL|(?:CAP_)?(?:SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH|SYS_RAWIO))$/i
const SOCKET = /(?:docker|containerd|podman)\.sock$|\\pipe\\docker_engine/

interface Option {
  readonly name: string
  readonly value: string
  /** The word that holds the value. */
  readonly node: Node | undefined
}

/** The options of `docker run` with their values. */
function options({ command, words, nodes }: CommandLine): Option[] {
  const run = readDockerRun(command, words)
  const found: Option[] = []
  for (let at = (run?.runIndex ?? words.length) + 1; at < (run?.imageIndex ?? 0); at++) {
    const word = words[at] ?? ''
    if (!word.startsWith('-')) continue
    const equals = /^(--[a-z-]{1,40})=(.*)$/s.exec(word)
    const glued = /^(-v)(.{1,2000})$/s.exec(word)
    const [, name = word, value] = equals ?? glued ?? []
    const takesNext = value === undefined && TAKES_NEXT.test(name)
    found.push({ name, value: value ?? (takesNext ? (words[at + 1] ?? '') : ''), node: nodes[takesNext ? at + 1 : at] })
  }
  return found
}
const TAKES_NEXT = /^(?:-v|--(?:volume|mount|cap-add|pid|ipc|userns|security-opt|net|network))$/

/** The folder of this machine that an option mounts; "" for other options. */
function hostPath(name: string, value: string): string {
  if (name === '--mount') return /(?:^|,)(?:src|source)=([^,]{1,1000})/.exec(value)?.[1] ?? ''
  if (name !== '-v' && name !== '--volume') return ''
  return /^([A-Za-z]:[\\/][^:]{0,1000}|[^:]{1,1000}):/.exec(value)?.[1] ?? ''
}

export default [
  commandRisk({
    code: 'MCP_RISK_CONTAINER_ESCAPE',
    title: 'A container that is none',
    severity: 'warning',
    tags: owasp('02'),
    what: detail => `The container gets ${detail}.`,
    todo: 'With it, what runs inside reaches the whole machine. Take it out, and give the container only what the server needs.',
    check(line, tell) {
      for (const { name, value, node } of options(line)) {
        if (name === '--privileged' && value !== 'false') tell('high', node, 'all rights of the machine (--privileged)')
        else if (name === '--cap-add' && STRONG.test(value)) tell('high', node, `the capability ${value}`)
        else if (SOCKET.test(hostPath(name, value))) tell('high', node, 'the socket of the container engine')
        else if (
          (/^--(?:pid|ipc|userns)$/.test(name) && value === 'host') ||
          (name === '--security-opt' && /unconfined|label[=:]disable/.test(value))
        )
          tell('medium', node, `${name} ${value}`)
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_CONTAINER_HOST_MOUNT',
    title: 'A container that sees folders of yours',
    severity: 'warning',
    tags: owasp('02'),
    what: detail => `The container gets ${detail} of this machine.`,
    todo: 'Mount the one folder that the server works on, and read-only where that is enough.',
    check(line, tell) {
      for (const { name, value, node } of options(line)) {
        const path = hostPath(name, value)
        if (path === '' || SOCKET.test(path)) continue
        if (/^(?:\/|[A-Za-z]:[\\/]?)$/.test(path)) tell('high', node, 'the whole disk')
        else if (SECRET_FOLDER.test(path))
          tell(/:ro(?:$|,)|readonly|(?:^|,)ro(?:,|$)/.test(value) ? 'low' : 'medium', node, quote(path))
        else if (WHOLE.test(path) || HOME.test(path)) tell('medium', node, quote(path))
      }
    },
  }),
  commandRisk({
    code: 'MCP_RISK_CONTAINER_HOST_NETWORK',
    title: 'A container on the network of the machine',
    severity: 'info',
    tags: owasp('02'),
    what: detail => `The container shares the network of this machine (${detail}).`,
    todo: 'It reaches every service that listens here. Leave the option out unless the server needs one.',
    check(line, tell) {
      for (const { name, value, node } of options(line))
        if (/^--net(?:work)?$/.test(name) && value === 'host') tell('low', node, `${name} host`)
    },
  }),
]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_RISK_CONTAINER_ESCAPE: {
    why: 'People run a server in a container to keep it apart. With --privileged, strong capabilities or the socket of the engine nothing is kept apart.',
    sources: [
      'docs.docker.com, docker container run (2026-06): --privileged, --cap-add, bind mounts',
      'measured on 2,001 server entries of public files (2026-11)',
    ],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "--privileged", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "-v", "/var/run/docker.sock:/var/run/docker.sock", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "-e", "GITHUB_TOKEN", "-v", "/srv/data:/data:ro", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_CONTAINER_HOST_MOUNT: {
    why: 'A mounted home folder or disk holds keys, mails and the settings of every program.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "-v", "/:/host", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "-v", "/srv/data:/data:ro", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_CONTAINER_HOST_NETWORK: {
    why: 'On the network of the machine, a server reaches databases, dashboards and other services that listen for this machine alone.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "--network", "host", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "docker", "args": ["run", "-i", "--rm", "--network", "mcp", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"]}\n  }\n}\n',
        },
      ],
    },
  },
}
