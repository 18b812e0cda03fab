import { describe, expect, it } from 'vitest'
import { lintFiles, renderReport } from '../../src/node.js'
import { folderWith } from '../host/temporary.js'
import { fake } from '../support/fakes.js'

const dump = (words: string) => `{\n  "tools": [{ "name": "search", "description": "${words}" }]\n}\n`

describe('a place in another file', () => {
  const files = { 'one/a b.tools.json': dump('Searches notes.'), 'two/b.tools.json': dump('Searches mails.') }
  const run = lintFiles(Object.keys(files), {
    cwd: folderWith(files),
    severities: [
      { code: '*', level: 'off' },
      { code: 'MCP_RISK_NAME_SHADOWED', level: 'warning' },
    ],
  })

  it('is named with its file in the text', async () => {
    expect(await renderReport(await run)).toContain('see one/a b.tools.json:2:23 The other tool is here.')
  })

  it('has its own location in SARIF', async () => {
    const { runs } = JSON.parse(await renderReport(await run, { format: 'sarif' }))
    const [location] = runs[0].results[0].relatedLocations
    expect(location.physicalLocation.artifactLocation.uri).toBe('one/a%20b.tools.json')
    expect(location.physicalLocation.region).toMatchObject({ startLine: 2, startColumn: 23, endColumn: 31 })
  })

  it('does not bring secrets of either file into the report', async () => {
    const key = fake('github_pat')
    const secret = { 'a.tools.json': dump(`Key ${key}.`), 'b.tools.json': dump(`The key is ${key}.`) }
    const found = await lintFiles(Object.keys(secret), { cwd: folderWith(secret) })
    for (const format of ['text', 'json', 'sarif'] as const) {
      const report = await renderReport(found, { format, minSeverity: 'info' })
      expect(report).toContain('MCP_RISK_NAME_SHADOWED')
      expect(report).not.toContain(key)
    }
  })
})
