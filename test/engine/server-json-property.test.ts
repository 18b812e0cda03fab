import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lintText } from '../../src/engine/lint.js'
import { objects } from '../../src/registry/objects.js'

const names = [
  ...Object.values(objects).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { snake, old = [] }]) => [name, ...(snake ? [snake] : []), ...old]),
  ),
  ...['status', 'server', 'servers', '__proto__', 'constructor', 'toString'],
]
const words = [
  ...[
    '',
    'x',
    'latest',
    '^1.0.0',
    'npm',
    'oci',
    'mcpb',
    'stdio',
    'sse',
    'http',
    'named',
    'positional',
    'GitHub',
    '--port 8080',
  ],
  ...[
    'git@github.com:a/b.git',
    'https://{x}/',
    'https://u:p@h/',
    'Example/demo:1',
    'name@1.0.0',
    './a/',
    '[::1]',
    '{',
    '\u2028<&>',
  ],
]
const name = fc.constantFrom(...names)
const { tree } = fc.letrec(tie => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1.5, ...words),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('tree')), { maxLength: 8 }).map(Object.fromEntries),
  ),
}))

describe('anything that has the words of a server.json', () => {
  const judge = (text: string) => lintText({ uri: 'server.json', text }, { kind: 'server-json', fix: 'safe' })

  it('is judged, and fixed once', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.constantFrom(0, 2), async (value, indent) => {
        const first = await judge(JSON.stringify(value, null, indent))
        expect(first.verdicts).toBeDefined()
        for (const { span, what, todo } of first.findings) {
          expect(span.start).toBeLessThanOrEqual(span.end)
          expect(span.end).toBeLessThanOrEqual(first.text.length)
          expect(`${what} ${todo}`).not.toMatch(/undefined|\[object|NaN/)
        }
        if (!first.fixed) return
        const again = await judge(first.fixed.text)
        expect(again.fixed).toBeUndefined()
        const errors = (all: typeof first) => all.findings.filter(one => one.severity === 'error').length
        expect(errors(again)).toBeLessThanOrEqual(errors(first))
      }),
      { numRuns: 400 },
    )
  })

  it('in a long list takes time that grows with the list', async () => {
    const one = {
      name: 'com.example/demo',
      packages: [{ registryType: 'npm', identifier: 'demo', version: '^1', transport: { type: 'stdio' } }],
      remotes: [{ type: 'http', url: 'http://localhost/{x}' }],
    }
    const time = async (count: number) => {
      const text = JSON.stringify({ servers: Array.from({ length: count }, () => ({ server: one })) })
      const start = performance.now()
      await lintText({ uri: 'server.json', text })
      return performance.now() - start
    }
    await time(100)
    const short = await time(200)
    expect(await time(1600)).toBeLessThan(Math.max(short, 50) * 40)
  }, 60_000)
})
