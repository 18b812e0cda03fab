import type { Run } from '../../engine/finding.js'
import { toUri } from '../../host/paths.js'

/** Where CI services keep the repository; what they show counts paths from there. */
const tops: Readonly<Record<string, string>> = {
  github: 'GITHUB_WORKSPACE',
  sarif: 'GITHUB_WORKSPACE',
  gitlab: 'CI_PROJECT_DIR',
}

/** The run with its paths as the reader of this format counts them: from the top of the repository, where the run was below it. */
export function fromTop<R extends Run>(
  run: R,
  format: string,
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): R {
  const top = Object.hasOwn(tops, format) ? env[tops[format] ?? ''] : undefined
  const folder = top ? toUri(top, cwd) : '.'
  if (folder === '.' || isOutside(folder)) return run
  const moved = (path: string) => (path === '' || isWhole(path) ? path : joined(folder, path))
  return {
    ...run,
    errors: run.errors.map(error => ({ ...error, path: moved(error.path) })),
    files: run.files.map(file => ({
      ...file,
      uri: moved(file.uri),
      findings: file.findings.map(finding => ({
        ...finding,
        related: finding.related.map(({ elsewhere, ...one }) =>
          elsewhere ? { ...one, elsewhere: { ...elsewhere, uri: moved(elsewhere.uri) } } : one,
        ),
      })),
    })),
  }
}

const isWhole = (path: string) => /^(?:\/|[A-Za-z]:)/.test(path)
const isOutside = (path: string) => isWhole(path) || path === '..' || path.startsWith('../')

function joined(folder: string, path: string): string {
  const parts = folder.split('/')
  let rest = path
  while (rest.startsWith('../') && parts.length > 0) {
    parts.pop()
    rest = rest.slice('../'.length)
  }
  return [...parts, rest].join('/')
}
