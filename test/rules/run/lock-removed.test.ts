import { describe, expect, it } from 'vitest'
import { lintFiles } from '../../../src/node.js'
import rule from '../../../src/rules/run/lock-removed.js'
import { folderWith } from '../../host/temporary.js'
import { lockOf, toolsText } from '../../lock/support.js'

async function removed(before: Record<string, string>, now: Record<string, string>) {
  const { files } = await lintFiles(Object.keys(now), { cwd: folderWith(now), lock: await lockOf(before) })
  return files.flatMap(({ uri, findings }) =>
    findings
      .filter(({ code }) => code === rule.code)
      .map(({ messageId, severity, pointer, what }) => ({ uri, messageId, severity, pointer, what })),
  )
}

const [a, b, c] = ['a', 'b', 'c'].map(name => ({ name }))
const abc = toolsText(a as object, b as object, c as object)

describe(rule.code, () => {
  it.each([
    ['all is there', { 's.tools.json': abc }],
    ['the server is not in the run', { 'other.tools.json': toolsText({ name: 'z' }) }],
    ['nobody dumped the list', { 's.prompts.json': '{"prompts":[]}' }],
    ['the last page is missing', { 's.tools.json': '{"tools":[{"name":"a"}],"nextCursor":"2"}' }],
    ['the dump cannot be read', { 's.tools.json': '{"tools":[' }],
  ])('is quiet where %s', async (_, now) => {
    expect(await removed({ 's.tools.json': abc }, now)).toEqual([])
  })

  it('is told once a list, at the list', async () => {
    expect(await removed({ 's.tools.json': abc }, { 's.tools.json': toolsText({ name: 'b' }) })).toEqual([
      {
        uri: 's.tools.json',
        messageId: 'gone',
        severity: 'info',
        pointer: '/tools',
        what: 'The server "s" no longer lists the tools "a" and "c", which the lock file has.',
      },
    ])
  })

  it('does not tell all names where they are many', async () => {
    const many = toolsText(...Array.from({ length: 9 }, (_, i) => ({ name: `t${i}` })))
    const [one] = await removed({ 's.tools.json': many }, { 's.tools.json': '{"tools":[]}' })
    expect(one?.what).toContain('"t4" and 4 more, which')
  })

  it('looks at all pages of a list', async () => {
    const now = `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a"}],"nextCursor":"2"}}\n{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"b"}]}}\n`
    const [one, ...others] = await removed({ 's.tools.json': abc }, { 's.tools.json': now })
    expect(others).toEqual([])
    expect(one?.what).toContain('the tool "c"')
  })
})
