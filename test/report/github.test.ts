import { describe, expect, test } from 'vitest'
import { github } from '../../src/report/github.js'
import { awkward } from './awkward.js'
import { file, finding, options, run, spanOf } from './make.js'

interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

const unescaped = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
const unescapedProperty = (text: string) => unescaped(text.replaceAll('%3A', ':').replaceAll('%2C', ','))

/** What the runner makes of a line (actions/runner, ActionCommand.cs): `::` leads it, or `##[` stands anywhere. */
function commandIn(line: string): Command | 'old' | undefined {
  const [, name = '', list = '', message = ''] = /^\s*::([^ :]+)(?: (.*?))?::(.*)$/.exec(line) ?? []
  if (name === '') return /##\[[^\]]+\]/.test(line) ? 'old' : undefined
  const pairs = list.split(',').map(pair => [pair.split('=')[0] ?? '', unescapedProperty(pair.replace(/^[^=]*=/, ''))])
  return { name, properties: Object.fromEntries(list === '' ? [] : pairs), message: unescaped(message) }
}
const commandsIn = (report: string) => report.split(/\r?\n|\r/).flatMap(line => commandIn(line) ?? [])

const many = (count: number, severity: 'error' | 'warning' | 'info') =>
  Array.from({ length: count }, (_, i) => finding({ start: 0, end: 1 }, { severity, what: `${severity} ${i}.` }))

test('a finding is a command with file, place and title', () => {
  const text = '{\n  "a": 1\n}'
  const report = github(run(file(text, [finding(spanOf(text, '1'))])), options)
  expect(commandsIn(report)).toEqual([
    {
      name: 'error',
      properties: { file: 'mcp.json', line: '2', endLine: '2', col: '8', endColumn: '9', title: 'MCP_X (client)' },
      message: 'This is wrong. Write it right.',
    },
  ])
  expect(report.trimEnd().split('\n').at(-1)).toBe('1 error, 0 warnings, 0 infos in 1 file.')
})

test('a finding over several lines has no columns, which GitHub does not take there', () => {
  const text = '{\n  "a": [\n]}'
  const [command] = commandsIn(github(run(file(text, [finding(spanOf(text, '[\n]'))])), options))
  expect(command).toHaveProperty('properties', expect.objectContaining({ line: '2', endLine: '3' }))
  expect(command).not.toHaveProperty('properties.col')
})

test('no text of a file becomes a command, breaks out of one or is lost', () => {
  for (const minSeverity of ['error', 'info'] as const) {
    const commands = commandsIn(github(awkward, { ...options, minSeverity }))
    expect(commands.filter(one => one === 'old' || !['error', 'warning', 'notice'].includes(one.name))).toEqual([])
  }
  const warning = commandsIn(github(awkward, options)).find(one => one !== 'old' && one.name === 'warning') as Command
  expect(warning.properties).toMatchObject({ file: 'a b/%:,<&"\'`|.json', line: '2', title: 'MCP_B (client)' })
  expect(warning.message).toContain('Is 100%, a:b, <b>')
  const gone = commandsIn(github(awkward, options))[0] as Command
  expect(gone.properties).toEqual({ file: 'gone.json', title: 'mcp-lint' })
})

describe('where there are more than GitHub shows', () => {
  const report = github(run(file('{}', [...many(3, 'info'), ...many(12, 'warning'), ...many(25, 'error')])), {
    ...options,
    minSeverity: 'info',
  })
  const names = commandsIn(report).map(one => (one as Command).name)

  test('ten of each severity are annotations, worst first', () => {
    expect(names).toEqual([
      ...Array(10).fill('error'),
      ...Array(10).fill('warning'),
      ...Array(3).fill('notice'),
      'group',
      'endgroup',
    ])
  })

  test('the others stand in the log', () => {
    const lines = report.split('\n')
    const group = lines.slice(
      lines.indexOf('::group::17 findings more: GitHub shows 10 annotations of each severity a step'),
    )
    expect(group[1]).toBe('  mcp.json:1:1 error error 10. Write it right. MCP_X (client)')
    expect(group.indexOf('::endgroup::')).toBe(18)
  })

  test('and are no commands either', () => {
    const texts = ['::error::a', '##[error]b', ' ::warning::c']
    const found = texts.flatMap(what => Array.from({ length: 11 }, () => finding({ start: 0, end: 1 }, { what })))
    const odd = github(run(file('{}', found, { uri: '::error::x##[error]y' })), options)
    const grouped = odd.slice(odd.indexOf('::group::')).split('\n').slice(1)
    expect(grouped.flatMap(line => commandIn(line) ?? [])).toEqual([{ name: 'endgroup', properties: {}, message: '' }])
  })
})
