import { describe, expect, test } from 'vitest'
import type { Output } from '../../src/cli/io.js'
import { type ColorWhen, colorLevel, paintFor } from '../../src/cli/paint.js'
import { plain } from '../../src/report/formatter.js'

const terminal = { isTTY: true } as Output

describe('--color beats NO_COLOR beats FORCE_COLOR beats TERM beats the terminal', () => {
  test.each<[ColorWhen, Record<string, string>, Output | undefined, number]>([
    ['auto', {}, terminal, 1],
    ['auto', {}, undefined, 0],
    ['auto', {}, {} as Output, 0],
    ['auto', { TERM: 'dumb' }, terminal, 0],
    ['auto', { FORCE_COLOR: '1', TERM: 'dumb' }, undefined, 1],
    ['auto', { FORCE_COLOR: '3' }, undefined, 3],
    ['auto', { FORCE_COLOR: '' }, undefined, 1],
    ['auto', { FORCE_COLOR: 'true' }, undefined, 1],
    ['auto', { FORCE_COLOR: '0' }, terminal, 0],
    ['auto', { FORCE_COLOR: 'false' }, terminal, 0],
    ['auto', { NO_COLOR: '1', FORCE_COLOR: '1' }, terminal, 0],
    ['auto', { NO_COLOR: '' }, terminal, 1],
    ['auto', { GITHUB_ACTIONS: 'true', CI: 'true' }, undefined, 0],
    ['always', { NO_COLOR: '1', TERM: 'dumb' }, undefined, 1],
    ['always', { FORCE_COLOR: '0' }, undefined, 1],
    ['always', { FORCE_COLOR: '2' }, undefined, 2],
    ['never', { FORCE_COLOR: '3' }, terminal, 0],
  ])('%s %j', (when, env, stream, level) => {
    expect(colorLevel(when, env, stream)).toBe(level)
  })
})

test('without colours nothing is loaded or painted', async () => {
  expect(await paintFor(0)).toBe(plain)
  expect((await paintFor(1)).red('x')).toBe('\u001b[31mx\u001b[39m')
})
