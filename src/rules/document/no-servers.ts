import { quote } from '../../text/words.js'
import { defineRule, type RulePage, wholeDocument } from '../rule.js'

export const page: RulePage = {
  why: 'Clients take an empty file without a word. That is harmless when the file is only a beginning, and puzzling when servers were expected to be in it.',
  sources: [
    'Claude Code 2.1.332, run: an empty file, or one of blanks only, loads without a message',
    'microsoft/vscode, mcpResourceScannerService.ts: allowEmptyContent',
  ],
  examples: {
    bad: [{ file: '.mcp.json', text: '' }],
    good: [{ file: '.mcp.json', text: '{\n  "mcpServers": {}\n}\n' }],
  },
}

export default defineRule({
  code: 'MCP_NO_SERVERS',
  on: 'document',
  title: 'The file is empty',
  severity: 'info',
  basis: 'client',
  tags: ['root'],
  since: '0.1.0',
  messages: {
    empty: ({ name, key }: { name: string; key: string }) => ({
      what: 'The file is empty, so it defines no servers.',
      todo: `Put the servers into an object under ${quote(key)}, where ${name} looks for them, or delete the file.`,
    }),
    remarks: ({ name, key }: { name: string; key: string }) => ({
      what: 'The file holds nothing but comments, so it defines no servers.',
      todo: `Put the servers into an object under ${quote(key)}, where ${name} looks for them, or delete the file.`,
    }),
  },
  check({ document, reader: { name, file } }, report) {
    const key = file.servers[0]?.join('.')
    // Settings files, and all of TOML, are in order without servers.
    const forServers = file.onlyServers || (file.scope === 'user' && file.syntax.base === 'json')
    if (!key || !forServers || document.roots.length > 0) return
    if (document.problems.some(one => one.kind !== 'comment')) return
    if (document.comments.length === 0) report('empty', wholeDocument(document), { name, key })
    else if (file.syntax.comments !== 'refused') report('remarks', wholeDocument(document), { name, key })
  },
})
