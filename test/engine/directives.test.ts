import { expect, test } from 'vitest'
import { readDocument } from '../../src/document/read.js'
import { applyDirectives } from '../../src/engine/directives.js'
import { lintText } from '../../src/engine/lint.js'

const uri = '.vscode/mcp.json'

test('reasons go along, and the first of several counts', async () => {
  const text =
    '// mcp-lint-ignore-file MCP_COMMAND_HAS_ARGS: everywhere\n{"servers":{\n  /* mcp-lint-ignore MCP_COMMAND_*:\n here */\n  "a":{"command":"uvx x y"},\n  "b":{"command":"uvx x y"}}}'
  const { suppressed = [] } = await lintText({ uri, text })
  expect(suppressed.map(({ finding, by, reason }) => [finding.pointer, by, reason])).toEqual([
    ['/servers/a/command', 'comment', 'here'],
    ['/servers/b/command', 'comment', 'everywhere'],
  ])
})

test('thousands of comments take no time in the square', async () => {
  const entries = Array.from(
    { length: 8000 },
    (_, i) => `// mcp-lint-ignore MCP_COMMAND_HAS_ARGS\n// mcp-lint-ignore MCP_NO_SERVERS\n"s${i}":{"command":"x"}`,
  )
  const document = await readDocument(`{"servers":{\n${entries.join(',\n')}}}`, 'json', uri)
  const start = performance.now()
  const { idle } = applyDirectives(document, [], [])
  expect(idle).toHaveLength(16_000)
  expect(idle[0]).toMatchObject({ says: 'unused', pointer: '/servers' })
  expect(performance.now() - start).toBeLessThan(2000)
})
