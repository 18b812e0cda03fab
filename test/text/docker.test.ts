import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDockerRun } from '../../src/text/docker.js'

/** What a line says, after a look at the place of its image. */
const read = (line: string) => {
  const [command = '', ...args] = line.split(' ')
  const run = readDockerRun(command, args)
  if (!run) return undefined
  const { imageIndex, ...rest } = run
  expect(args[imageIndex]).toMatch(/^(?:x|images\.example\.com\/x\/y|\$\{IMAGE\})$/)
  return rest
}

test.each([
  ['docker run -i --rm -e GITHUB_TOKEN images.example.com/x/y', 0, true],
  ['docker run --rm images.example.com/x/y', 0, false],
  ['docker run --rm images.example.com/x/y -i', 0, false],
  ['docker run -it x', 0, true],
  ['docker run -ti x', 0, true],
  ['docker run -ie NAME x', 0, true],
  ['docker run -e -i x', 0, false],
  ['docker run -eNAME=i x', 0, false],
  ['docker run -i=false x', 0, false],
  ['docker run --interactive=true x', 0, true],
  ['docker run --interactive=false x', 0, false],
  ['docker run --name i -v /a:/b --network host x', 0, false],
  ['docker run --init --privileged -i x', 0, true],
  ['docker run -i -- x', 0, true],
  ['docker container run -i x', 1, true],
  ['docker --context a -H tcp://b -D run -i x', 5, true],
  ['docker --log-level=error run x', 1, false],
  ['podman run --interactive --rm x', 0, true],
  ['podman run --tls-verify --replace x -i', 0, false],
  ['/usr/bin/nerdctl run x', 0, false],
  ['finch.exe run -i x', 0, true],
  ['cmd /c docker run -i x', 2, true],
  ['docker run -i ${IMAGE}', 0, true],
])('%s', (line, runIndex, interactive) => expect(read(line)).toEqual({ runIndex, interactive }))

test.each([
  ['docker run -d -i x', 1, true],
  ['docker run -id x', 1, true],
  ['docker run --rm --detach x', 2, false],
  ['docker run --detach=true -i x', 1, true],
])('%s', (line, detachedAt, interactive) => expect(read(line)).toEqual({ runIndex: 0, interactive, detachedAt }))

test('the background switched off', () => {
  expect(read('docker run -d=false -i x')).toEqual({ runIndex: 0, interactive: true })
  expect(read('docker run --detach --detach=false x')).toEqual({ runIndex: 0, interactive: false })
})

test.each([
  'docker mcp gateway run',
  'docker compose run x',
  'docker exec -i box tool',
  'docker run',
  'docker run --rm',
  'docker run --unknown x',
  'docker run -Z x',
  'docker run ${ARGS} x',
  'docker start -i x',
  'docker',
  'npx run x',
  'docker --context run x',
])('quiet: %s', line => expect(read(line)).toBeUndefined())

test('takes any words', () => {
  const word = fc.oneof(fc.constantFrom('run', '-i', '--', '-', '--x=1', '-e'), fc.string({ maxLength: 8 }))
  fc.assert(
    fc.property(fc.array(word), args => {
      const run = readDockerRun('docker', args)
      if (run) expect(args[run.runIndex]).toBe('run')
      if (run?.detachedAt !== undefined) expect(args[run.detachedAt]).toMatch(/^-/)
    }),
    { seed: 7, numRuns: 1000 },
  )
})
