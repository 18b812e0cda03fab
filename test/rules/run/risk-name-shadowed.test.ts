import { describe, expect, it } from 'vitest'
import { lintFiles } from '../../../src/node.js'
import rule from '../../../src/rules/run/risk-name-shadowed.js'
import { folderWith } from '../../host/temporary.js'
import { toolsText } from '../../lock/support.js'

async function shadowed(files: Record<string, string>, severities: { code: string; level: 'off' | 'warning' }[] = []) {
  const run = await lintFiles(Object.keys(files), { cwd: folderWith(files), severities })
  return run.files.flatMap(({ uri, text, findings }) =>
    findings
      .filter(({ code }) => code === rule.code)
      .map(one => ({
        at: `${uri}${one.pointer}`,
        says: one.messageId,
        severity: one.severity,
        marked: text.slice(one.span.start, one.span.end),
        address: one.address,
        first: one.related.map(
          ({ elsewhere, pointer }) => `${elsewhere?.uri}${pointer} ${elsewhere?.start.line}:${elsewhere?.start.column}`,
        ),
      })),
  )
}

const search = (what: string) => ({ name: 'search', description: `Searches the ${what} by words.` })
const of = (name: string, text: string) => JSON.stringify({ serverInfo: { name, version: '1' }, ...JSON.parse(text) })

describe(rule.code, () => {
  it.each<[string, Record<string, string>]>([
    ['one file', { 'a.tools.json': toolsText(search('notes'), search('mails')) }],
    ['other names', { 'a.tools.json': toolsText(search('notes')), 'b.tools.json': toolsText({ name: 'find' }) }],
    [
      'one server twice',
      { 'a.tools.json': of('s', toolsText(search('notes'))), 'b.tools.json': of('s', toolsText(search('mails'))) },
    ],
    [
      'one list twice',
      {
        'a.tools.json': toolsText(search('notes'), { name: 'b' }),
        'b.tools.json': of('s', toolsText({ name: 'b' }, search('notes'))),
      },
    ],
    [
      'a prompt of that name',
      { 'a.tools.json': toolsText(search('notes')), 'b.prompts.json': '{"prompts":[{"name":"search"}]}' },
    ],
    [
      'a tool without a name',
      { 'a.tools.json': '{"tools":[{"name":""},{"name":7},{}]}', 'b.tools.json': '{"tools":[{"name":""},{}]}' },
    ],
  ])('is quiet on %s', async (_, files) => {
    expect(await shadowed(files)).toEqual([])
  })

  it('marks the later tool, and names the first one', async () => {
    expect(
      await shadowed({
        'b.tools.json': toolsText({ name: 'x' }, search('mails')),
        'a.tools.json': toolsText(search('notes')),
        'c.tools.json': toolsText(search('web')),
      }),
    ).toEqual(
      ['b.tools.json/tools/1/name', 'c.tools.json/tools/0/name'].map(at => ({
        at,
        says: 'same',
        severity: 'info',
        marked: '"search"',
        address: 'tools.search.name',
        first: ['a.tools.json/tools/0/name 7:15'],
      })),
    )
  })

  it('finds another server for a later dump of the first one', async () => {
    const found = await shadowed({
      'a.json': of('one', toolsText(search('notes'))),
      'b.json': of('two', toolsText(search('mails'))),
      'c.json': of('one', toolsText(search('notes'), { name: 'z' })),
    })
    expect(found.map(({ at, first }) => [at, ...first.map(one => one.split('/')[0])])).toEqual([
      ['b.json/tools/0/name', 'a.json'],
      ['c.json/tools/0/name', 'b.json'],
    ])
  })

  it('takes names for equal that look alike', async () => {
    const [one] = await shadowed({
      'a.tools.json': toolsText({ name: 'Send_Mail' }),
      'b.tools.json': toolsText({ name: 's\u0435nd_mail' }),
    })
    expect(one).toMatchObject({ says: 'alike', at: 'b.tools.json/tools/0/name' })
  })

  it('can be switched off, and made worse', async () => {
    const files = { 'a.tools.json': toolsText(search('notes')), 'b.tools.json': toolsText(search('mails')) }
    expect(await shadowed(files, [{ code: rule.code, level: 'off' }])).toEqual([])
    expect(await shadowed(files, [{ code: 'MCP_RISK_*', level: 'warning' }])).toMatchObject([{ severity: 'warning' }])
  })
})
