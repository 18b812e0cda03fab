import { defineRule, type RulePage, wholeDocument } from '../rule.js'

export const page: RulePage = {
  why: 'Configs are read as UTF-8. In UTF-16, which older versions of PowerShell write when output is redirected into a file, or in an old Windows code page, the reader meets bytes that stand for nothing: it refuses the file or garbles names and paths.',
  sources: ['RFC 8259, section 8.1: JSON that is exchanged is UTF-8', 'TOML 1.0.0: a TOML file must be UTF-8'],
  // No example can show it: texts in examples are characters already.
  examples: {
    bad: [],
    good: [
      {
        file: '.mcp.json',
        text: '{\n  "mcpServers": {\n    "notes": { "command": "uvx", "args": ["notes-server", "/srv/Müller"] }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_FILE_ENCODING',
  on: 'file',
  title: 'The file is not UTF-8',
  severity: 'error',
  basis: 'advice',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    utf16: ({ order }: { order: 'little' | 'big' }) => ({
      what: `The file is UTF-16 (${order}-endian), not UTF-8.`,
      todo: 'Save it as UTF-8: clients read their configs as UTF-8 only. Nothing else in the file was checked.',
    }),
    broken: () => ({
      what: 'The file has bytes that are not UTF-8.',
      todo: 'Save it as UTF-8 and look whether all letters with accents are still right. Nothing else in the file was checked.',
    }),
  },
  check({ document, encoding }, report) {
    const place = wholeDocument(document)
    if (encoding === 'broken') report('broken', place, {})
    else if (encoding !== 'utf-8') report('utf16', place, { order: encoding === 'utf-16le' ? 'little' : 'big' })
  },
})
