import { expect, test } from 'vitest'
import { fromTop } from '../../src/cli/commands/ci-folder.js'
import { folderWith } from '../host/temporary.js'
import { file, finding } from '../report/make.js'
import { packed, run } from './run.js'

const elsewhere = { uri: '../b.json', start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }
const span = { start: 0, end: 1 }
const related = [{ pointer: '', span, message: 'There.', elsewhere }]
const paths = (format: string, env: Record<string, string>, cwd: string) => {
  const judged = {
    files: [file('{}', [finding(span, { related })], { uri: 'a.json' })],
    errors: [{ path: '../c', message: 'x' }],
  }
  const { files, errors } = fromTop(judged, format, env, cwd)
  return [files[0]?.uri, files[0]?.findings[0]?.related[0]?.elsewhere?.uri, errors[0]?.path]
}
const asTheyAre = ['a.json', '../b.json', '../c']

test('paths count from the top of the repository', () => {
  const moved = ['apps/x/a.json', 'apps/b.json', 'apps/c']
  expect(paths('github', { GITHUB_WORKSPACE: '/w/r' }, '/w/r/apps/x')).toEqual(moved)
  expect(paths('sarif', { GITHUB_WORKSPACE: '/w/r' }, '/w/r/apps/x')).toEqual(moved)
  expect(paths('gitlab', { CI_PROJECT_DIR: '/w/r' }, '/w/r/apps/x')).toEqual(moved)
})

test.each([
  ['github', '/w/r', '/w/r'],
  ['github', '/w/r', '/w/other'],
  ['github', '/w/r', '/w'],
  ['github', '', '/w/r/a'],
  ['gitlab', '/w/r', '/w/r/a'],
  ['json', '/w/r', '/w/r/a'],
])('and stay as they are for %s with the repository in %s and a run in %s', (format, top, cwd) => {
  expect(paths(format, { GITHUB_WORKSPACE: top }, cwd)).toEqual(asTheyAre)
})

test('the command does so where the environment says where it is', async () => {
  const top = folderWith({ 'apps/x/.mcp.json': packed })
  const { out } = await run(['--format', 'github'], { cwd: `${top}/apps/x`, env: { GITHUB_WORKSPACE: top } })
  expect(out).toContain('::error file=apps/x/.mcp.json,')
})
