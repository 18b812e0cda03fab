import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../src/engine/finding.js'
import { lintText } from '../../../src/index.js'
import rule from '../../../src/rules/lock/lock-changed.js'
import { lockOf, toolsText } from '../../lock/support.js'
import { fake } from '../../support/fakes.js'

/** The findings of a text, and what each marks, where another text was approved. */
async function changes(before: string, now: string, uri = 'a.tools.json') {
  const lock = await lockOf({ [uri]: before })
  const { findings } = await lintText({ uri, text: now }, { lock, fix: 'safe' })
  const found = findings.filter(({ code }) => code === rule.code)
  return found.map(({ messageId, severity, pointer, what, span }: Finding) => ({
    messageId,
    severity,
    pointer,
    what,
    marked: now.slice(span.start, span.end),
  }))
}

const tool = { name: 'read', description: 'Reads one file of the project.' }
const text = toolsText(tool)

describe(rule.code, () => {
  it.each([
    ['the same text', text, text],
    [
      'members in another order',
      text,
      JSON.stringify({ tools: [{ inputSchema: { type: 'object' }, description: tool.description, name: 'read' }] }),
    ],
    ['what is not recorded', text, toolsText({ ...tool, icons: [], _meta: { 'a.example/b': 1 } })],
    ['null for what is not set', text, toolsText({ ...tool, title: null, outputSchema: null })],
    [
      'numbers and strings written otherwise',
      toolsText({ ...tool, annotations: { a: 1, b: 'A' } }),
      toolsText({ ...tool, annotations: { a: 1, b: 'A' } })
        .replace('1', '1.0e0')
        .replace('"A"', '"\\u0041"'),
    ],
    [
      'a resource that was written later',
      '{"resources":[{"uri":"a:b","name":"b","size":1,"annotations":{"lastModified":"2025-01-01T00:00:00Z"}}]}',
      '{"resources":[{"uri":"a:b","name":"b","size":2,"annotations":{"lastModified":"2026-01-01T00:00:00Z"}}]}',
    ],
    [
      'a tool of the same name in another server',
      text,
      `{"serverInfo":{"name":"z","version":"1"},"tools":[{"name":"read"}]}`,
    ],
  ])('is quiet on %s', async (_, before, now) => {
    expect(await changes(before, now)).toEqual([])
  })

  it('marks the one member that changed', async () => {
    const now = toolsText({ ...tool, description: 'Reads one file of the disk.' })
    expect(await changes(text, now)).toEqual([
      {
        messageId: 'changed',
        severity: 'warning',
        pointer: '/tools/0/description',
        what: 'The tool "read" is not as the lock file has it: in "description", "Reads one file of the project." is now "Reads one file of the disk.".',
        marked: '"Reads one file of the disk."',
      },
    ])
  })

  it('marks the name where several did, and tells three of them', async () => {
    const now = toolsText({ ...tool, description: 'x', title: 'y', outputSchema: {}, annotations: {} })
    const [one] = await changes(text, now)
    expect(one).toMatchObject({ pointer: '/tools/0/name', marked: '"read"' })
    expect(one?.what).toMatch(
      /"title" is new; in "description", .* is now "x"; "outputSchema" is new; and 1 more of its members\.$/,
    )
  })

  it('marks the name where a member is gone', async () => {
    const [one] = await changes(text, toolsText({ name: 'read' }))
    expect(one).toMatchObject({ pointer: '/tools/0/name' })
    expect(one?.what).toContain('"description" is gone')
  })

  it('shows what changed in a schema', async () => {
    const schema = (description: string) => ({ type: 'object', properties: { path: { type: 'string', description } } })
    const before = toolsText({ ...tool, inputSchema: schema('The path.') })
    const [one] = await changes(before, toolsText({ ...tool, inputSchema: schema('The path, or all of them.') }))
    expect(one).toMatchObject({ pointer: '/tools/0/inputSchema' })
    expect(one?.what).toContain(
      'in "/properties/path/description" of "inputSchema", "The path." is now "The path, or all of them.".',
    )
    const more = { ...schema('The path.'), required: ['path'] }
    const [two] = await changes(before, toolsText({ ...tool, inputSchema: more }))
    expect(two?.what).toContain('"/required" of "inputSchema" is new.')
    const [three] = await changes(toolsText({ ...tool, inputSchema: more }), before)
    expect(three?.what).toContain('"/required" of "inputSchema" is gone.')
    const [four] = await changes(before, toolsText({ ...tool, inputSchema: { ...schema('Z.'), required: [] } }))
    expect(four?.what).toContain('in "inputSchema", "…')
  })

  it('tells all lists, and a change of every item of one name', async () => {
    const before =
      '{"tools":[{"name":"a"}],"prompts":[{"name":"a"}],"resources":[{"uri":"a:b","name":"n"}],"resourceTemplates":[{"uriTemplate":"a:{b}","name":"n"}]}'
    const now =
      '{"tools":[{"name":"a"},{"name":"a","title":"t"}],"prompts":[{"name":"a","arguments":[]}],"resources":[{"uri":"a:b","name":"m"}],"resourceTemplates":[{"uriTemplate":"a:{b}","name":"n","mimeType":"text/plain"}]}'
    expect((await changes(before, now)).map(({ pointer }) => pointer)).toEqual([
      '/tools/1/title',
      '/prompts/0/arguments',
      '/resources/0/name',
      '/resourceTemplates/0/mimeType',
    ])
  })

  it('keeps names of objects apart from what objects have by themselves', async () => {
    const items =
      '{"tools":[{"name":"__proto__","description":"a"},{"name":"constructor","description":"b"},{"name":"toString"}]}'
    expect(await changes(items, items)).toEqual([])
    expect((await changes(items, items.replace('"a"', '"z"'))).map(({ pointer }) => pointer)).toEqual([
      '/tools/0/description',
    ])
  })

  it('says that a masked text changed without showing it', async () => {
    const key = fake('github_pat')
    const with_ = (one: string) => toolsText({ ...tool, description: `Reads one file with ${one} as key.` })
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
    const [one] = await changes(with_(key), with_(other))
    expect(one).toMatchObject({ messageId: 'masked', pointer: '/tools/0/name' })
    expect(one?.what).not.toContain(key.slice(8))
  })
})
