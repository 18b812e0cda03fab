import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lintText } from '../src/engine/lint.js'

const page = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const blocks = (text: string, language: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(one => one[1] === language).map(([, , code = '']) => code)

describe('what the documentation of the configuration shows', () => {
  it.each(['README.md', 'docs/configuration.md'])('in %s is a configuration without a fault', async name => {
    const configs = blocks(page(name), 'json').filter(text => text.includes('config.schema.json'))
    expect(configs).toHaveLength(1)
    for (const text of configs) expect((await lintText({ uri: 'mcp-lint.config.json', text })).findings).toEqual([])
  })

  it.each([
    ['jsonc', '.vscode/mcp.json'],
    ['toml', '.codex/config.toml'],
  ])('are comments in %s that silence all they name', async (language, uri) => {
    const [text = ''] = blocks(page('docs/configuration.md'), language)
    const { findings, suppressed = [] } = await lintText({ uri, text })
    expect(suppressed.length).toBeGreaterThan(0)
    expect(findings.filter(({ code }) => /^MCP_LINT|^MCP_COMMAND|^MCP_NPX/.test(code))).toEqual([])
  })
})
