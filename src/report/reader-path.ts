import type { ReportOptions } from './formatter.js'

/** A path as the reader of a report counts it: from the top of the repository, where the run was in a folder below. */
export function readerPath(uri: string, { folder = '' }: ReportOptions): string {
  if (folder === '' || uri.startsWith('/') || /^[A-Za-z]:\//.test(uri)) return uri
  const parts = folder.split('/')
  let rest = uri
  while (rest.startsWith('../') && parts.length > 0) {
    parts.pop()
    rest = rest.slice('../'.length)
  }
  return [...parts, rest].join('/')
}
