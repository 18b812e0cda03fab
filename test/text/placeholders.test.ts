import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASK, maskPlaceholders } from '../../src/text/mask.js'
import { expandsItself, findPlaceholders, runsInShell, shellAt } from '../../src/text/placeholders.js'

const short = (text: string) =>
  findPlaceholders(text).map(({ start, end, form, name, scheme, nested }) => [
    text.slice(start, end),
    form,
    name,
    ...(scheme === undefined ? [] : [scheme]),
    ...(nested ? ['nested'] : []),
  ])

test.each([
  ['a${NAME}b', ['${NAME}', 'braced', 'NAME']],
  ['${workspaceFolder}/x', ['${workspaceFolder}', 'braced', 'workspaceFolder']],
  ['${A:-x}', ['${A:-x}', 'braced-default', 'A']],
  ['${A:-}', ['${A:-}', 'braced-default', 'A']],
  ['${A:-${B}}', ['${A:-${B}}', 'braced-default', 'A', 'nested']],
  ['${A:-{}', ['${A:-{}', 'braced-default', 'A']],
  ['${env:K}', ['${env:K}', 'env', 'K', 'env']],
  ['${env:K:-d}', ['${env:K:-d}', 'scheme', 'K:-d', 'env']],
  ['${input:api-key}', ['${input:api-key}', 'scheme', 'api-key', 'input']],
  ['${file:/run/x y}', ['${file:/run/x y}', 'scheme', '/run/x y', 'file']],
  ['${config:a.b}', ['${config:a.b}', 'scheme', 'a.b', 'config']],
  ['${workspaceFolder:web}', ['${workspaceFolder:web}', 'scheme', 'web', 'workspaceFolder']],
  ['${/}', ['${/}', 'name', '/']],
  ['${NAME:?x}', ['${NAME:?x}', 'other', 'NAME:?x']],
  ['${NAME:+x}', ['${NAME:+x}', 'other', 'NAME:+x']],
  ['${NAME-x}', ['${NAME-x}', 'other', 'NAME-x']],
  ['${user_config.api_key}', ['${user_config.api_key}', 'other', 'user_config.api_key']],
  ['${{ secrets.X }}', ['${{ secrets.X }}', 'other', '{ secrets.X }']],
  ['${ NAME }', ['${ NAME }', 'other', ' NAME ']],
  ['${}', ['${}', 'other', '']],
  ['$HOME/db', ['$HOME', 'bare', 'HOME']],
  ['Bearer $API_KEY', ['$API_KEY', 'bare', 'API_KEY']],
  ['--x=$_A1,', ['$_A1', 'bare', '_A1']],
  ['%APPDATA%\\x', ['%APPDATA%', 'percent', 'APPDATA']],
  ['%PROGRAMFILES(X86)%', ['%PROGRAMFILES(X86)%', 'percent', 'PROGRAMFILES(X86)']],
  ['%UserProfile%', ['%UserProfile%', 'percent', 'UserProfile']],
  ['{env:K}', ['{env:K}', 'curly-env', 'K', 'env']],
  ['{file:~/k}', ['{file:~/k}', 'curly-env', '~/k', 'file']],
])('%s', (text, expected) => expect(short(text)).toEqual([expected]))

test('several, in order', () => {
  expect(short('${A}/$BC:%DEF%{env:G}').map(([text]) => text)).toEqual(['${A}', '$BC', '%DEF%', '{env:G}'])
  expect(short('{"a":"${X}"}').map(([text]) => text)).toEqual(['${X}'])
})

test.each([
  'a$HOME',
  '$HOMEx',
  '$home',
  '$1',
  '$$',
  'costs $5',
  '100%',
  'a%20b%20c',
  '%C3%A9T%20',
  'x?q=%2Fabc%2F',
  '%ABC%20DEF%',
  '50%OFF and 20%',
  '%name%',
  '${unclosed',
  '{name}',
  '{{env:K}}',
  '{env:}',
  '{env:a b}',
  '',
])('none: %s', text => expect(findPlaceholders(text)).toEqual([]))

test('shell texts', () => {
  const posix = ['-c', 'echo $HOME', '$1']
  expect(posix.map((_, i) => runsInShell('bash', posix, i))).toEqual([false, true, false])
  expect(runsInShell('/bin/zsh', ['-lc', 'x'], 1)).toBe(true)
  expect(runsInShell('bash', ['-o', 'pipefail', '-ec', 'x'], 3)).toBe(true)
  expect(runsInShell('bash', ['run.sh', '$X'], 1)).toBe(false)
  expect(runsInShell('node', ['-c', 'x'], 1)).toBe(false)
  expect(runsInShell('docker', ['run', '-i', 'alpine', 'sh', '-c', 'x'], 5)).toBe(true)
  expect(shellAt('cmd', ['/c', 'npx', '%X%'], 2)).toBe('cmd')
  expect(shellAt('cmd', ['/c', 'npx'], 0)).toBeUndefined()
  expect(shellAt('cmd', ['npx'], 0)).toBeUndefined()
  expect(shellAt('powershell', ['-NoProfile', '-ExecutionPolicy', 'Bypass', '-Command', 'x', 'y'], 5)).toBe(
    'powershell',
  )
  expect(shellAt('powershell.exe', ['x'], 0)).toBe('powershell')
  expect(shellAt('pwsh', ['x.ps1'], 0)).toBeUndefined()
  expect(shellAt('pwsh', ['-File', 'x.ps1', '$X'], 2)).toBeUndefined()
  expect(shellAt('wsl', ['-d', 'Ubuntu', 'npx', '$X'], 3)).toBe('wsl')
  expect(shellAt('wsl', ['-d', 'Ubuntu', 'npx', '$X'], 1)).toBeUndefined()
  expect(shellAt('wsl', ['-e', 'npx', '$X'], 2)).toBeUndefined()
  expect(shellAt('wsl', ['-e', 'bash', '-c', '$X'], 3)).toBe('posix')
  expect(shellAt('env', ['-S', 'node $X'], 1)).toBe('env')
  expect(shellAt('env', ['A=1', 'bash', '-c', '$X'], 3)).toBe('posix')
  expect(shellAt('bash', ['-c'], 4)).toBeUndefined()
})

test('mcp-remote', () => {
  const args = ['-y', 'mcp-remote@0.1', 'https://x', '--header', 'A:${A}', '--header=B:${B}', '${C}']
  expect(args.map((_, i) => expandsItself('npx', args, i))).toEqual([false, false, false, false, true, true, false])
  expect(expandsItself('mcp-remote', ['--header', 'A:${A}'], 1)).toBe(true)
  expect(expandsItself('npx', ['other', '--header', 'A:${A}'], 2)).toBe(false)
})

test.each([
  ['a {{ b c }} d', 'a * d'],
  ['<path of it>/x', '*/x'],
  ['{tenant}.x', '*.x'],
  ['{a; b}', '{a; b}'],
  ['a < b > c', 'a < b > c'],
  ['${A:-{x y}} ${B', '* ${B'],
  ['<${X} y>', '*'],
])('mask: %s', (text, expected) => {
  expect(maskPlaceholders(text).replace(new RegExp(`${MASK}+`, 'g'), '*')).toBe(expected)
  expect(maskPlaceholders(text)).toHaveLength(text.length)
})

const letters = fc.string({ unit: fc.constantFrom(...'AB1_${}%:-<> /=.env'), maxLength: 60 })

test('takes any text', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), text => {
      let last = 0
      for (const { start, end } of findPlaceholders(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
      expect(maskPlaceholders(text)).toHaveLength(text.length)
    }),
    { seed: 7, numRuns: 2000 },
  )
})

test('long hostile texts end', () => {
  for (const part of ['${', '{', '}', '%', '%AB', '$A', '{env:', '<', '{{', '${a', '<a ', '$AAAAAAAA']) {
    expect(findPlaceholders(part.repeat(100_000))).toBeInstanceOf(Array)
    expect(maskPlaceholders(part.repeat(100_000))).toHaveLength(part.length * 100_000)
  }
})
