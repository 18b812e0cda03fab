import { expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'
import rule from '../../../src/rules/icon/icon-size-format.js'
import { cases } from '../../support/cases.js'

const icon = (members: string) =>
  `{"tools":[{"name":"a","description":"Does some work.","inputSchema":{"type":"object"},"icons":[{${members}}]}]}`

cases(rule, {
  quiet: [
    { file: 'tools.json', text: icon('"src":"https://x.example/a","sizes":["48x48","any","1024x768"]') },
    { file: 'tools.json', text: icon('"src":"https://x.example/a","sizes":[]') },
    // MCP_FIELD_TYPE_INVALID's.
    { file: 'tools.json', text: icon('"src":"https://x.example/a","sizes":"48"') },
    { file: 'tools.json', text: icon('"src":"https://x.example/a","sizes":[48]') },
    { file: 'tools.json', revision: '2025-06-18', text: icon('"src":"https://x.example/a","sizes":["48"]') },
  ],
  loud: [
    {
      file: 'tools.json',
      says: 'format',
      severity: 'warning',
      pointer: ['/tools/0/icons/0/sizes/0', '/tools/0/icons/0/sizes/2'],
      text: icon('"src":"https://x.example/a","sizes":[«"48"»,"48x48",«"48X48"»]'),
    },
    {
      file: 'tools.json',
      says: 'format',
      text: icon(String.raw`"src":"https://x.example/a","sizes":[«"48x48\n"»,«""»]`),
    },
  ],
})

it.each([
  ['48', '"48x48"'],
  ['48px', '"48x48"'],
  ['48 × 32', '"48x32"'],
  ['Any', '"any"'],
  ['16x16 32x32', undefined],
  ['large', undefined],
])('suggests to write %s as %s', async (size, better) => {
  const { findings } = await lintText({
    uri: 'tools.json',
    text: icon(`"src":"https://x.example/a","sizes":["${size}"]`),
  })
  const fixes = findings.filter(({ code }) => code === rule.code).flatMap(one => one.fixes)
  expect(fixes.map(({ safety, edits }) => [safety, edits[0]?.text])).toEqual(better ? [['suggested', better]] : [])
})
