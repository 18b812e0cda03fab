import { fetchedPackage } from '../../text/package-spec.js'
import { quote } from '../../text/words.js'
import type { RulePage } from '../rule.js'
import { owasp } from '../shared-risk.js'
import { commandRisk } from './shared-command.js'
import { HOME, SECRET_FOLDER, WHOLE } from './shared-folders.js'

export const page: RulePage = {
  why: 'A file server on / or on a home folder hands keys, mails and settings to every conversation.',
  sources: ['owasp.org, MCP Top 10 (2025)', 'measured on 2,001 server entries of public files (2026-11)'],
  examples: {
    bad: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem@2026.8.31", "/"]}\n  }\n}\n',
      },
    ],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "demo": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem@2026.8.31", "/home/dev/project"]}\n  }\n}\n',
      },
    ],
  },
}

export default commandRisk({
  code: 'MCP_RISK_BROAD_FILESYSTEM',
  title: 'A file server that may reach everything',
  severity: 'warning',
  tags: owasp('02'),
  what: detail => `The server may read and write ${detail}.`,
  todo: 'Give it the folder of the project: a model decides what it touches.',
  check(line, tell) {
    const found = fetchedPackage(line.command, line.words)
    if (
      !found ||
      found.registry === 'oci' ||
      !/filesystem|file-system|desktop-commander|mcp-fs|fs-mcp|files?-server/.test(found.spec)
    )
      return
    for (let at = found.index + 1; at < line.words.length; at++) {
      const word = line.words[at] ?? ''
      if (WHOLE.test(word) || SECRET_FOLDER.test(word)) tell('high', line.nodes[at], quote(word))
      else if (HOME.test(word)) tell('medium', line.nodes[at], `all of ${quote(word)}`)
    }
  },
})
