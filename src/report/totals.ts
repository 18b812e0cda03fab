import type { FileResult, Finding, Run, Severity } from '../engine/finding.js'
import { list } from '../text/words.js'
import { isFixable, isShown, type ReportOptions, type Summary, summarize } from './formatter.js'
import { visible } from './visible.js'
import { counted, type Word, wordsOf, wrap } from './words.js'

/** The line that names the infos of a file that are not shown: by code and count. */
export function foldedInfos(file: FileResult, { minSeverity, paint }: ReportOptions, width: number): string[] {
  const hidden = file.findings.filter(one => one.severity === 'info' && !isShown(one, minSeverity))
  if (hidden.length === 0) return []
  const byCode = new Map<string, number>()
  for (const { code } of hidden) byCode.set(code, (byCode.get(code) ?? 0) + 1)
  const codes = [...byCode]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([code, count], i) => ({
      text: `${visible(code)} (${count})${i < byCode.size - 1 ? ',' : ''}`,
      paint: paint.dim,
    }))
  const words: Word[] = [...wordsOf(`${counted(hidden.length, 'info')} not shown:`, paint.dim), ...codes]
  return wrap(words, width, { text: '  ' }, '    ')
}

/** The last lines: what was found, hidden findings too, and what --fix can do. */
export function totals(run: Run, options: ReportOptions): string[] {
  const summary = summarize(run, options.fixed)
  const all = run.files.flatMap(file => file.findings)
  const fixes = fixLine(all, summary, options)
  const lines = all.length === 0 ? [cleanLine(summary, options)] : [countLine(all, summary, options)]
  const silenced = summary.suppressed === 0 ? [] : [`${summary.suppressed} suppressed.`]
  return [...lines, ...silenced, ...(fixes === '' ? [] : [fixes])]
}

function cleanLine({ files }: Summary, { paint }: ReportOptions): string {
  return files === 0 ? 'No files were checked.' : paint.green(`No problems found in ${counted(files, 'file')}.`)
}

function countLine(all: readonly Finding[], summary: Summary, { minSeverity, paint }: ReportOptions): string {
  const { errors, warnings, infos, files } = summary
  const counts = [
    errors > 0 ? paint.red(counted(errors, 'error')) : counted(errors, 'error'),
    warnings > 0 ? paint.yellow(counted(warnings, 'warning')) : counted(warnings, 'warning'),
    infos > 0 ? paint.blue(counted(infos, 'info')) : counted(infos, 'info'),
  ]
  const hidden = notShown(all, minSeverity)
  return `${counts.join(', ')} in ${counted(files, 'file')}${hidden === '' ? '.' : ` (${hidden}).`}`
}

function notShown(all: readonly Finding[], minSeverity: Severity): string {
  const hidden = all.filter(one => !isShown(one, minSeverity))
  const counts = (['warning', 'info'] as const).flatMap(severity => {
    const count = hidden.filter(one => one.severity === severity).length
    return count === 0 ? [] : [counted(count, severity)]
  })
  return counts.length === 0 ? '' : `${list(counts, 'and')} not shown: see --min-severity`
}

function fixLine(
  all: readonly Finding[],
  { fixable, fixed }: Summary,
  { fixed: written, dryRun }: ReportOptions,
): string {
  if (written !== undefined && !dryRun) return fixed === 0 ? '' : `${counted(fixed, 'problem')} fixed.`
  const suggested = all.filter(one => one.fixes.length > 0 && !isFixable(one)).length
  if (fixable === 0) return suggested === 0 ? '' : `${suggested} can be fixed with --fix --fix-suggested.`
  return `${fixable} can be fixed with --fix${suggested === 0 ? '' : `, ${suggested} more with --fix-suggested`}.`
}
