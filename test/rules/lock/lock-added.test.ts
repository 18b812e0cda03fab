import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/index.js'
import rule from '../../../src/rules/lock/lock-added.js'
import { lockOf, toolsText } from '../../lock/support.js'

async function added(before: string, now: string, serverName?: string) {
  const lock = await lockOf({ 'a.tools.json': before }, serverName)
  const { findings } = await lintText({ uri: 'a.tools.json', text: now }, { lock })
  return findings
    .filter(({ code }) => code === rule.code)
    .map(({ messageId, severity, pointer, what }) => ({ messageId, severity, pointer, what }))
}

describe(rule.code, () => {
  it('is quiet on what was recorded, and on what has no name', async () => {
    const now = '{"tools":[{"name":"a"},{"description":"no name"},{"type":"function","function":{"name":"b"}},7]}'
    expect(await added(toolsText({ name: 'a' }, { name: 'b' }), now)).toEqual([])
  })

  it('marks the name of what is new', async () => {
    expect(await added(toolsText({ name: 'a' }), toolsText({ name: 'a' }, { name: 'A' }))).toEqual([
      {
        messageId: 'added',
        severity: 'info',
        pointer: '/tools/1/name',
        what: 'The lock file does not have the tool "A".',
      },
    ])
  })

  it('knows resources by their address', async () => {
    const now = '{"resources":[{"uri":"a:b"},{"uri":"a:c"}],"resourceTemplates":[{"uriTemplate":"a:{x}"}]}'
    const found = await added('{"resources":[{"uri":"a:b","name":"b"}]}', now)
    expect(found.map(({ pointer }) => pointer)).toEqual(['/resources/1/uri', '/resourceTemplates/0/uriTemplate'])
  })

  it('says where the whole server is unknown', async () => {
    const [one] = await added(toolsText({ name: 'a' }), toolsText({ name: 'a' }), 'other')
    expect(one).toMatchObject({ messageId: 'stranger', pointer: '/tools/0/name' })
    expect(one?.what).toContain('nothing of a server called "a"')
  })
})
