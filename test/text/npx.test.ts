import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNpx } from '../../src/text/npx.js'

const read = (line: string) => {
  const [command = '', ...args] = line.split(' ')
  return readNpx(command, args)
}

test.each([
  ['npx x', 0, false, 'x', false],
  ['npx -y x', 0, true, 'x', false],
  ['npx --yes @a/b@1 -y', 0, true, '@a/b@1', false],
  ['npx --yes=true x', 0, true, 'x', false],
  ['npx x -y', 0, false, 'x', false],
  ['npx -- x -y', 0, false, 'x', false],
  ['npx -y -- x', 0, true, 'x', false],
  ['npx --package=@a/f -y f', 0, true, '@a/f', false],
  ['npx -p @a/f -y f', 0, true, '@a/f', false],
  ['npx -p @a/f f', 0, false, '@a/f', false],
  ['npx --no-install x', 0, true, 'x', false],
  ['npx --no x', 0, true, 'x', false],
  ['npx --offline x', 0, true, 'x', false],
  ['npx --quiet x', 0, false, 'x', false],
  ['npx --registry https://r.example.com x', 0, false, 'x', false],
  ['npx --registry=https://r.example.com x', 0, false, 'x', false],
  ['npx -w packages/a x', 0, false, 'x', false],
  ['npx --prefer-offline x', 0, false, 'x', false],
  ['npx ./packages/f', 0, false, './packages/f', true],
  ['npx . --stdio', 0, false, '.', true],
  ['npx ~/f', 0, false, '~/f', true],
  ['npx C:\\f', 0, false, 'C:\\f', true],
  ['npx file:../f', 0, false, 'file:../f', true],
  ['npx ${workspaceFolder}/f', 0, false, '${workspaceFolder}/f', true],
  ['npx.cmd x', 0, false, 'x', false],
  ['C:\\nodejs\\NPX.CMD x', 0, false, 'x', false],
  ['/usr/local/bin/npx -y x', 0, true, 'x', false],
  ['npm exec x', 1, false, 'x', false],
  ['npm x x', 1, false, 'x', false],
  ['npm exec --yes -- x', 1, true, 'x', false],
  ['npm exec x --yes', 1, true, 'x', false], // npm itself reads on up to --
  ['npm exec x -- -y', 1, false, 'x', false],
  ['npm --yes exec x', 2, true, 'x', false],
  ['npm --prefix /srv exec x', 3, false, 'x', false],
  ['cmd /c npx x', 2, false, 'x', false],
  ['cmd.exe /C npx -y x', 2, true, 'x', false],
  ['cmd /d /s /c npx x', 4, false, 'x', false],
  ['cmd /c /k npx x', 3, false, 'x', false],
  ['cmd /c npm exec x', 3, false, 'x', false],
])('%s', (line, start, yes, name, local) => expect(read(line)).toEqual({ start, yes, package: name, local }))

test.each([
  'npm run mcp',
  'npm',
  'uvx x',
  'pnpm dlx x',
  'bunx x',
  'cmd npx x',
  'bash -lc npx',
  'node npx',
  '',
  'cmd /c',
  'cmd /c uvx x',
])('no npx: %s', line => expect(read(line)).toBeUndefined())

test('no package, and packed lines', () => {
  expect(readNpx('npx', [])).toEqual({ start: 0, yes: false, local: false })
  expect(readNpx('npx', ['-c', 'x'])).toEqual({ start: 0, yes: false, local: false })
  expect(readNpx('npx -y @a/npx', [])).toBeUndefined()
  expect(readNpx('cmd', ['/c', 'npx -y @a/npx'])).toBeUndefined()
  expect(readNpx('bash', ['-c', 'npx x'])).toBeUndefined()
})

test('takes any words', () => {
  const word = fc.oneof(fc.constantFrom('-y', '--', '-p', 'exec', '/c', 'npx', '-'), fc.string({ maxLength: 8 }))
  const command = fc.oneof(fc.constantFrom('npx', 'npm', 'cmd'), fc.string())
  fc.assert(
    fc.property(command, fc.array(word), (name, args) => {
      const reading = readNpx(name, args)
      if (reading) expect(reading.start >= 0 && reading.start <= args.length).toBe(true)
    }),
    { seed: 7, numRuns: 1000 },
  )
})
