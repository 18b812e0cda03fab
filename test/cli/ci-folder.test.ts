import { expect, test } from 'vitest'
import { ciFolder } from '../../src/cli/commands/ci-folder.js'

test.each([
  ['github', '/w/repo', '/w/repo/apps/a', 'apps/a'],
  ['github', '/w/repo', '/w/repo', undefined],
  ['github', '/w/repo', '/w/other', undefined],
  ['github', '/w/repo', '/w/..repo', undefined],
  ['github', '/w/repo', '/w', undefined],
  ['github', undefined, '/w/repo/a', undefined],
  ['gitlab', '/w/repo', '/w/repo/apps', undefined],
  ['json', '/w/repo', '/w/repo/apps', undefined],
])('%s with the repository in %s and a run in %s', (format, top, cwd, folder) => {
  expect(ciFolder(format, { GITHUB_WORKSPACE: top }, cwd).folder).toBe(folder)
})

test('GitLab says by another name where it is', () => {
  expect(ciFolder('gitlab', { CI_PROJECT_DIR: '/w/repo' }, '/w/repo/apps').folder).toBe('apps')
})
