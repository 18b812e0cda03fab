import { expect, test } from 'vitest'
import { lintText, renderReport } from '../../src/index.js'
import { unifiedDiff } from '../../src/report/diff.js'
import { formatNames } from '../../src/report/names.js'
import { fake } from '../support/fakes.js'

const key = fake('github_pat')
const word = key.slice(4)
const server = (entry: object) => JSON.stringify({ mcpServers: { a: entry } })

const texts: readonly (readonly [name: string, text: string])[] = [
  ['an address with a key', server({ type: 'http', url: `https://x.example/mcp?api_key=${word}` })],
  ['a command line', server({ command: `npx foo --api-key ${word} --header 'Authorization: Bearer ${word}'` })],
  ['a line with two keys', server({ command: `npx foo ${key} --token=${word}` })],
  ['a fix inside of an address', server({ type: 'http', url: `https://x.example/\${env:A}/?token=${key}` })],
  ['a type', server({ type: key, url: 'https://x.example/mcp' })],
  ['a long type', server({ type: fake('github_fine_grained'), url: 'https://x.example/mcp' })],
  ['an unknown member', server({ command: 'npx foo', [key]: 1 })],
  ['a name of a server', JSON.stringify({ mcpServers: { [key]: { command: 'npx foo' } } })],
  ['a comment', `{"mcpServers":{} // old token ${key}\n}`],
  ['a broken file', `{"mcpServers":{"a":{"command":"npx foo","env":{"TOKEN": ${word} }}}`],
  ['variables', `TOKEN=${word}\n`],
]

test.each(texts)('no report shows a secret: %s', async (_, text) => {
  const file = await lintText({ uri: '.mcp.json', text }, { fix: 'suggested' })
  expect(file.findings).not.toEqual([])
  const run = { files: [file], errors: [] }
  const reports = await Promise.all(formatNames.map(format => renderReport(run, { format, minSeverity: 'info' })))
  const { fixed } = file
  if (fixed) reports.push(unifiedDiff('.mcp.json', text, fixed.text, file.masks, fixed.masks))
  for (const report of reports) {
    // a pointer has to lead to its place
    const shown = report.replace(/^\s*"(?:pointer|path)": .*$/gm, '')
    expect(shown).not.toContain(word)
    expect(shown).not.toContain(fake('github_fine_grained').slice(0, 40))
  }
})
