import type { Node } from '../../document/document.js'
import { findLookalike } from '../../risk/lookalike.js'
import { type Advisory, ARCHIVED, MALICIOUS, NOT_ON_NPM, VULNERABLE } from '../../risk/packages.js'
import { compareVersions, fetchedPackage, isExact, readSpec } from '../../text/package-spec.js'
import { quote } from '../../text/words.js'
import type { RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { type CommandLine, commandRisk } from './shared-command.js'

interface Named {
  readonly name: string
  readonly version: string
  readonly registry: 'npm' | 'pypi'
  readonly node: Node | undefined
}

/** The package of a registry that a command fetches by its name. */
function named(line: CommandLine): Named | undefined {
  const found = fetchedPackage(line.command, line.words)
  if (!found || found.registry === 'oci') return undefined
  const read = readSpec(found.spec)
  if (read?.kind !== 'name') return undefined
  return { name: read.name, version: read.version, registry: found.registry, node: line.nodes[found.index] }
}

/** `github` of the npm package @modelcontextprotocol/server-github; else "". */
const referenceServer = ({ name, registry }: Named): string =>
  registry === 'npm' ? (/^@modelcontextprotocol\/server-([a-z-]{1,60})$/.exec(name)?.[1] ?? '') : ''

function isAffected(version: string, { from, below }: Advisory): boolean {
  const isBelow = below === undefined || compareVersions(version, below) < 0
  return isBelow && (from === undefined || compareVersions(version, from) >= 0)
}

/** By a digest, or by a tag that names a release. */
function isPinnedImage(image: string): boolean {
  if (/@sha256:[a-f0-9]{64}$/.test(image)) return true
  const tag = /:([\w.-]{1,128})$/.exec(image.slice(image.lastIndexOf('/') + 1))?.[1]
  return tag !== undefined && !/^(?:latest|main|master|edge|dev|nightly|stable)$/.test(tag)
}

export default [
  commandRisk({
    code: 'MCP_RISK_UNPINNED_PACKAGE',
    title: 'A package without an exact version',
    severity: 'info',
    tags: owasp('04'),
    what: detail => `${detail} is fetched without an exact version.`,
    todo: 'Each start may run what was published last. Name a version (of an image: a digest) that you have looked at.',
    check(line, tell) {
      const found = fetchedPackage(line.command, line.words)
      if (!found || /[{}$]|^</.test(found.spec)) return
      const { spec, registry, index } = found
      const read = registry === 'oci' ? undefined : readSpec(spec)
      const isOpen = registry === 'oci' ? !isPinnedImage(spec) : read?.kind === 'name' && !isExact(read.version)
      if (isOpen) tell('low', line.nodes[index], quote(spec))
    },
  }),
  commandRisk({
    code: 'MCP_RISK_REMOTE_PACKAGE',
    title: 'Code that is fetched from an address at every start',
    severity: 'warning',
    tags: owasp('04'),
    what: detail => `${detail} is fetched from outside a registry.`,
    todo: 'Whoever controls the address decides what runs. Name a commit by its 40 digits, over https.',
    check(line, tell) {
      const found = fetchedPackage(line.command, line.words)
      if (!found || found.registry === 'oci' || readSpec(found.spec)?.kind !== 'remote') return
      const { spec, index } = found
      if (/^(?:http|git):/.test(spec)) tell('high', line.nodes[index], quote(spec))
      else if (!/[#@][0-9a-f]{40}(?:$|[&#])/.test(spec)) tell('medium', line.nodes[index], quote(spec))
    },
  }),
  commandRisk({
    code: 'MCP_RISK_LOOKALIKE_PACKAGE',
    title: 'A package whose name is nearly that of a well-known one',
    severity: 'warning',
    tags: owasp('04'),
    what: detail => `The package ${detail}.`,
    todo: 'It may be a fork, a slip of the pen or a trap. See who publishes it, and write the name that you mean.',
    check(line, tell) {
      const found = named(line)
      const like = found && findLookalike(found.name, found.registry)
      if (like) tell(like.level, found.node, `${quote(found.name)} is easily taken for ${like.like}`)
    },
  }),
  commandRisk({
    code: 'MCP_RISK_VULNERABLE_PACKAGE',
    title: 'A version with a published fault',
    severity: 'warning',
    tags: owasp('04'),
    what: detail => `This version is affected by ${detail}.`,
    todo: 'Take the version that mends it, or a later one.',
    check(line, tell) {
      const found = named(line)
      if (!found || !isExact(found.version)) return
      const hit = VULNERABLE.find(one => one.name === found.name && isAffected(found.version, one))
      if (hit) tell('high', found.node, `${hit.id}, which ${hit.name} ${hit.below ?? ''} mends`)
    },
  }),
  commandRisk({
    code: 'MCP_RISK_MALICIOUS_PACKAGE',
    title: 'A package that was made to do harm',
    severity: 'warning',
    tags: owasp('04'),
    what: detail => `This package is known to do harm: ${detail}.`,
    todo: 'Take it out, and change every key that it had access to.',
    check(line, tell) {
      const found = named(line)
      const hit = found && MALICIOUS.find(one => one.name === found.name)
      if (hit && (!isExact(found.version) || isAffected(found.version, hit))) tell('high', found.node, hit.id)
    },
  }),
  commandRisk({
    code: 'MCP_RISK_ARCHIVED_PACKAGE',
    title: 'A server that nobody maintains any more',
    severity: 'info',
    tags: owasp('04'),
    what: detail => `${detail} was moved to servers-archived and gets no fixes.`,
    todo: "Look for the server that took its place, most often one of the vendor's own.",
    check(line, tell) {
      const found = named(line)
      if (found && ARCHIVED.includes(referenceServer(found))) tell('low', found.node, found.name)
    },
  }),
  commandRisk({
    code: 'MCP_PACKAGE_NOT_ON_NPM',
    title: 'A package that is not on npm',
    severity: 'warning',
    tags: ['startup', 'packages'],
    what: detail => `npm has no package ${detail}: this server is written in Python.`,
    todo: 'Start it with uvx mcp-server-fetch, mcp-server-git, mcp-server-time and so on.',
    check(line, tell) {
      const found = named(line)
      if (found && NOT_ON_NPM.includes(referenceServer(found))) tell('high', found.node, found.name)
    },
  }),
]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_RISK_UNPINNED_PACKAGE: {
    why: 'Each start through npx, uvx or docker fetches the newest release. Whoever gets hold of the package, or of its name, runs code on your machine the next morning. Half of all public configs do it, so this is advice.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@example-org/demo-mcp"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@example-org/demo-mcp@1.2.3"]}\n  }\n}\n',
        },
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "docker", "args": ["run", "-i", "--rm", "images.example.com/example/server@sha256:abababababababababababababababababababababababababababababababab"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_REMOTE_PACKAGE: {
    why: 'A branch of a repository or an archive at an address can change at any time, and no registry keeps what was there before.',
    sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "uvx", "args": ["--from", "git+https://github.com/example-org/demo", "demo"] }\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "uvx", "args": ["--from", "git+https://github.com/example-org/demo@0123456789abcdef0123456789abcdef01234567", "demo"] }\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_LOOKALIKE_PACKAGE: {
    why: 'Names one letter away from well-known ones are how packages get started by mistake. 19 such packages wrote a server of their own into client configs in 2026.',
    sources: [
      'socket.dev, SANDWORM_MODE (2026-02): look-alike packages that write servers into configs',
      'measured on 2,001 server entries of public files (2026-11)',
    ],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocl/server-memory@1.0.0"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@supabase/mcp-utils@1.0.0"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_VULNERABLE_PACKAGE: {
    why: 'A pinned version stays what it was: faults that were found since are in it.',
    sources: [
      'advisories CVE-2025-6514, CVE-2025-49596, CVE-2025-53109, CVE-2025-53110, CVE-2025-53967, CVE-2026-27735, CVE-2025-9611 (read 2026-11)',
    ],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "mcp-remote@0.1.15", "https://mcp.example.com/sse"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "mcp-remote@0.1.30", "https://mcp.example.com/sse"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_MALICIOUS_PACKAGE: {
    why: 'Some packages were published, or taken over, to steal. Registries take them down; mirrors and caches keep them.',
    sources: ['koi.security, postmark-mcp (2025-09-25); five reports agree'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "postmark-mcp@1.0.16"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "postmark-mcp@1.0.12"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_RISK_ARCHIVED_PACKAGE: {
    why: 'Twelve reference servers were archived in 2025. They still start, and no fault in them is mended.',
    sources: ['modelcontextprotocol/servers, README.md (76d64c8, 2026-07)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-github@2025.4.8"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-memory@2026.8.31"]}\n  }\n}\n',
        },
      ],
    },
  },
  MCP_PACKAGE_NOT_ON_NPM: {
    why: 'Some reference servers are Python packages. Under the name that their neighbours have on npm there is nothing, so the server never starts; and the name is free for anybody below another owner.',
    sources: ['npm answers 404 for the five names (asked on 2026-11-30)'],
    examples: {
      bad: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-fetch"]}\n  }\n}\n',
        },
      ],
      good: [
        {
          file: '.mcp.json',
          text: '{\n  "mcpServers": {\n    "demo": { "command": "uvx", "args": ["mcp-server-fetch==2026.1.14"] }\n  }\n}\n',
        },
      ],
    },
  },
}
