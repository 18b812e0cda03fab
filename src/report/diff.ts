import { structuredPatch } from 'diff'
import type { Span } from '../document/document.js'
import { escapeInvisible } from '../text/escape.js'
import { hide, secretsOf } from './mask.js'
import { visible } from './visible.js'

/**
 * The unified diff of one file, "" where nothing changes. Secrets (`masks` of `before`, `fixedMasks` of `after`) and invisible
 * characters are not shown, so a diff with one of them is for reading, not for `patch`. Loaded only where a diff is asked for.
 */
export function unifiedDiff(
  path: string,
  before: string,
  after: string,
  masks: readonly Span[],
  fixedMasks: readonly Span[] = [],
): string {
  const { hunks } = structuredPatch(path, path, before, after, undefined, undefined, { context: 3 })
  if (hunks.length === 0) return ''
  // a fix inside of a secret leaves another text, which is as secret
  const secrets = [...secretsOf(before, masks), ...secretsOf(after, fixedMasks)]
  const name = /\s/.test(path) ? `${visible(path)}\t` : visible(path) // a tab ends a name that has blanks
  const out = [`--- a/${name}`, `+++ b/${name}`]
  for (const { oldStart, oldLines, newStart, newLines, lines } of hunks) {
    out.push(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`)
    for (const line of lines) out.push(line.startsWith('\\') ? line : harmless(hide(line, secrets)))
  }
  return `${out.join('\n')}\n`
}

/** `start,count` as diff writes it: one line needs no count, and none counts from the line before. */
function range(start: number, count: number): string {
  return count === 1 ? `${start}` : `${count === 0 ? start - 1 : start},${count}`
}

/** Tabs and the CR of a line's end stay: the diff would not apply without them. */
function harmless(line: string): string {
  const end = line.endsWith('\r') ? '\r' : ''
  return escapeInvisible(line.slice(0, line.length - end.length), { keepTabs: true }) + end
}
