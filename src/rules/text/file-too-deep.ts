import { maxDepth } from '../../document/document.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'No config needs more than a handful of levels. A file with hundreds of them was made by a runaway generator or by somebody who wants to crash its readers; many readers recurse and give up.',
  sources: ['mcp-lint: its own limit of 256 levels'],
  examples: {
    bad: [{ file: '.mcp.json', text: `{ "mcpServers": {}, "x": ${'['.repeat(300)}${']'.repeat(300)} }\n` }],
    good: [{ file: '.mcp.json', text: `{ "mcpServers": {}, "x": ${'['.repeat(200)}${']'.repeat(200)} }\n` }],
  },
}

export default defineRule({
  code: 'MCP_FILE_TOO_DEEP',
  on: 'text',
  title: 'Values are nested too deep',
  severity: 'error',
  basis: 'advice',
  tags: ['syntax'],
  since: '0.1.0',
  messages: {
    deep: () => ({
      what: `Values are nested more than ${maxDepth} levels deep here.`,
      todo: 'Make the file flatter, or leave this part out: what lies below was not checked, and other readers may break on it.',
    }),
  },
  check({ document }, report) {
    if (document.problems.some(one => one.kind === 'syntax')) return
    const problem = document.problems.find(one => one.kind === 'too-deep')
    if (problem) report('deep', { pointer: problem.pointer, span: problem.span }, {})
  },
})
