import { toUri } from '../../host/paths.js'

/** Where CI services keep the repository; annotations count paths from there. */
const tops: Readonly<Record<string, string>> = { github: 'GITHUB_WORKSPACE', gitlab: 'CI_PROJECT_DIR' }

/** The folder of the run as the reader of this format counts it; nothing at the top, outside of it and on no such service. */
export function ciFolder(
  format: string,
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): { readonly folder?: string } {
  const top = Object.hasOwn(tops, format) ? env[tops[format] ?? ''] : undefined
  if (!top) return {}
  const folder = toUri(top, cwd)
  return folder === '.' || /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(folder) ? {} : { folder }
}
