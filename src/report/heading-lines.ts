import type { FileResult } from '../engine/finding.js'
import type { ReportOptions } from './formatter.js'
import { takenFor } from './heading.js'
import { visible } from './visible.js'
import { type Word, wordsOf, wrap } from './words.js'

/** Columns where nobody knows the width. */
export const usualWidth = 100

/** The path of a file, what it was taken for and why, and with --verbose how long that took. */
export function headingOf(file: FileResult, options: ReportOptions): string[] {
  const { bold, underline, dim } = options.paint
  const path = visible(file.uri)
  const first: Word = { text: `${path}  `, paint: shown => bold(underline(path)) + shown.slice(path.length) }
  const took = options.verbose ? options.timings?.get(file.uri) : undefined
  const timing = took === undefined ? [] : [{ text: `[${took.toFixed(1)} ms]`, paint: dim }]
  return wrap(
    [...wordsOf(takenFor(file, options.clientNames), dim), ...timing],
    options.width ?? usualWidth,
    first,
    '  ',
  )
}
