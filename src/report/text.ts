import type { FileResult, Finding, Fix, Severity } from '../engine/finding.js'
import { excerpt, type Frame, linesOf } from './excerpt.js'
import { type Formatter, isShown, type Paint, type Painter, type ReportOptions } from './formatter.js'
import { headingOf, usualWidth } from './heading-lines.js'
import { hide } from './mask.js'
import { preview } from './preview.js'
import { type Source, sourceOf } from './source.js'
import { foldedInfos, totals } from './totals.js'
import { visible } from './visible.js'
import { type Word, wordsOf, wrap } from './words.js'

/** Columns of an excerpt where messages are not wrapped. */
const widestExcerpt = 200
/** Narrower than this an excerpt shows nothing worth reading. */
const leastExcerpt = 20
const indent = '    '
const deeper = '      '

/** The report for people. */
export const text: Formatter = (run, options) => {
  let out = ''
  let single = true
  for (const file of run.files) {
    const block = blockOf(file, options)
    if (block.length === 0) continue
    // files without findings stand line below line, all others apart
    if (out !== '' && !(single && block.length === 1)) out += '\n'
    single = block.length === 1
    out += `${block.join('\n')}\n`
  }
  return `${out}${out === '' ? '' : '\n'}${totals(run, options).join('\n')}\n`
}

function blockOf(file: FileResult, options: ReportOptions): string[] {
  const shown = file.findings.filter(finding => isShown(finding, options.minSeverity))
  const diff = diffOf(file, options)
  if (shown.length === 0 && diff.length === 0 && !options.verbose) return []
  const source = sourceOf(file)
  const numbered = file.findings.some(finding => finding.document > 0)
  const out = [...headingOf(file, options), ...verdictLines(file, options)]
  for (const finding of shown) out.push('', ...findingLines(finding, source, numbered, options))
  const folded = foldedInfos(file, options, widthOf(options))
  if (folded.length > 0) out.push('', ...folded)
  if (diff.length > 0) out.push('', ...diff)
  return out
}

function widthOf(options: ReportOptions): number {
  return options.width ?? usualWidth
}

/** What the registry would say of a server.json. */
function verdictLines({ verdicts }: FileResult, { paint }: ReportOptions): string[] {
  if (!verdicts) return []
  const { validate, publish } = verdicts
  const says = { valid: 'takes it', warning: 'takes it with a warning', invalid: 'refuses it' }[validate]
  const words = `mcp-publisher validate ${says}; publishing, as far as can be told offline, ${publish === 'pass' ? 'takes' : 'refuses'} it`
  return [`  ${paint.dim(words)}`]
}

/** The colour of a severity. */
function colourOf(severity: Severity, paint: Paint): Painter {
  return severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.blue
}

function findingLines(finding: Finding, source: Source, numbered: boolean, options: ReportOptions): string[] {
  const { paint } = options
  const colour = colourOf(finding.severity, paint)
  const { line, column } = source.lines.at(finding.span.start)
  const words: Word[] = [
    { text: `${line}:${column}`, paint: paint.bold },
    { text: finding.severity, paint: severity => paint.bold(colour(severity)) },
    ...wordsOf(finding.what, paint.bold),
    ...wordsOf(finding.todo),
    { text: `(${finding.basis})`, paint: paint.dim },
    { text: visible(finding.code), paint: paint.cyan },
  ]
  const pointer = finding.pointer === '' ? '(whole document)' : visible(hide(finding.pointer, source.longSecrets))
  const frame = frameOf(finding, source, options)
  return [
    ...wrap(words, widthOf(options), { text: '  ' }, indent),
    indent + paint.dim(numbered ? `${pointer} in document ${finding.document + 1}` : pointer),
    ...indented(excerpt(source, finding.span, colour, frame)),
    ...relatedLines(finding, source, options),
    ...fixLines(finding, source, frame, options),
  ]
}

function indented(lines: readonly string[]): string[] {
  return lines.map(line => deeper + line)
}

function frameOf({ span }: Finding, source: Source, { paint, width = usualWidth }: ReportOptions): Frame {
  const gutter = String(linesOf(source, span).last).length
  const columns = Math.min(width, widestExcerpt)
  return { gutter, width: Math.max(leastExcerpt, columns - deeper.length - gutter - ' | '.length), paint }
}

function relatedLines({ related }: Finding, { lines }: Source, options: ReportOptions): string[] {
  return related.flatMap(({ span, message, elsewhere }) => {
    const { line, column } = elsewhere?.start ?? lines.at(span.start)
    const file = elsewhere ? `${visible(elsewhere.uri)}:` : ''
    const place: Word = { text: `${indent}see ${file}${line}:${column} `, paint: options.paint.dim }
    return wrap(wordsOf(message), widthOf(options), place, indent)
  })
}

/** Fixes were written already: what is left cannot be fixed with --fix. */
function isFixRun({ fixed, dryRun }: ReportOptions): boolean {
  return fixed !== undefined && !dryRun
}

function fixLines(finding: Finding, source: Source, frame: Frame, options: ReportOptions): string[] {
  const fix = finding.fixes.find(({ safety }) => safety === 'safe') ?? finding.fixes[0]
  // in a fix run nothing safe is left, and a dry run with a diff shows it there
  if (!fix || (fix.safety === 'safe' && (isFixRun(options) || options.diff))) return []
  const lines = preview(source, fix, frame)
  if (lines.length === 0) return []
  return [...wrap(wordsOf(fix.title), widthOf(options), fixHeading(fix, options.paint), deeper), ...indented(lines)]
}

function fixHeading({ safety }: Fix, { green, yellow }: Paint): Word {
  return safety === 'safe'
    ? { text: `${indent}with --fix: `, paint: green }
    : { text: `${indent}suggested, with --fix --fix-suggested: `, paint: yellow }
}

function diffOf({ uri, text, fixed, masks }: FileResult, { dryRun, diff, paint }: ReportOptions): string[] {
  if (!dryRun || !diff || !fixed || fixed.text === text) return []
  return diff(uri, text, fixed.text, masks, fixed.masks)
    .slice(0, -1)
    .split('\n')
    .map(line => diffPaint(line, paint)(line))
}

function diffPaint(line: string, { bold, cyan, green, red }: Paint): Painter {
  if (line.startsWith('---') || line.startsWith('+++')) return bold
  if (line.startsWith('@@')) return cyan
  return line.startsWith('+') ? green : line.startsWith('-') ? red : asItIs
}

const asItIs: Painter = line => line
