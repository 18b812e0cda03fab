import { lineTable } from '../document/lines.js'
import type { FileResult, Run } from '../engine/finding.js'
import { utf8Length } from '../text/utf8.js'
import { type Formatter, plain, type ReportOptions } from './formatter.js'
import { takenFor } from './heading.js'
import { codeSpan, plainMarkdown } from './markdown-text.js'
import { noProof } from './no-proof.js'
import { type Entry, severestFirst } from './severest.js'
import { foldedInfos, totals } from './totals.js'
import { visible } from './visible.js'
import { counted } from './words.js'

/** GitHub takes a summary of 1 MiB a step; what stands around the files has the rest. */
const room = 900_000

/** What is shown of one file. */
interface Block {
  readonly heading: string
  readonly rows: string[]
  folded: string
}

/** The report for a summary of GitHub Actions or a comment. Where there is no room for all, the worst findings come first. */
export const markdown: Formatter = (run, settings) => {
  const options = { ...settings, paint: plain }
  const { blocks, left, filesLeft } = blocksOf(run, options)
  const [count = '', ...more] = totals(run, options)
  return [
    `## mcp-lint: ${plainMarkdown(count.replace(/\.$/, ''))}`,
    ...more.map(plainMarkdown),
    ...errorsOf(run),
    ...run.files.flatMap(file => textOf(blocks.get(file))),
    ...remarkOn(left, filesLeft),
    `*${plainMarkdown(noProof(options.facts))}*`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** Fills the room: the findings by severity, then what is folded. */
function blocksOf(run: Run, options: ReportOptions) {
  const blocks = new Map<FileResult, Block>()
  let used = 0
  let left = 0
  let filesLeft = 0
  /** Takes a text into a file's block where there is room for it. */
  const place = (file: FileResult, text: string, put: (block: Block) => void): boolean => {
    const block = blocks.get(file) ?? { heading: headingOf(file, options), rows: [], folded: '' }
    const size = utf8Length(text) + (blocks.has(file) ? 1 : utf8Length(block.heading) + tableHead.length + 8)
    if (used + size > room) return false
    used += size
    blocks.set(file, block)
    put(block)
    return true
  }
  const rowOf = rowMaker()
  for (const entry of severestFirst(run, options.minSeverity)) {
    const row = rowOf(entry)
    if (left > 0 || !place(entry.file, row, ({ rows }) => rows.push(row))) left++
  }
  for (const file of run.files) {
    const [folded] = foldedInfos(file, options, Number.POSITIVE_INFINITY)
    if (folded === undefined) continue
    const line = plainMarkdown(folded.trim())
    const placed = place(file, line, block => {
      block.folded = line
    })
    if (!placed) filesLeft++
  }
  return { blocks, left, filesLeft }
}

const tableHead = '| Line | Severity | What and what to do | Code |\n| ---: | --- | --- | --- |'

function headingOf(file: FileResult, { clientNames }: ReportOptions): string {
  return `### ${codeSpan(visible(file.uri))}\n\n${plainMarkdown(visible(takenFor(file, clientNames)))}`
}

function rowMaker(): (entry: Entry) => string {
  const tables = new Map<FileResult, ReturnType<typeof lineTable>>()
  return ({ file, finding: { span, severity, basis, what, todo, code } }) => {
    const lines = tables.get(file) ?? lineTable(file.text)
    tables.set(file, lines)
    const { line, column } = lines.at(span.start)
    const message = `**${plainMarkdown(visible(what))}** ${plainMarkdown(visible(todo))} (${basis})`
    return `| ${line}:${column} | ${severity} | ${message} | ${codeSpan(visible(code))} |`
  }
}

function textOf(block: Block | undefined): string[] {
  if (!block) return []
  const { heading, rows, folded } = block
  // rows come worst first, and people read a file from its top
  const inOrder = [...rows].sort((a, b) => placeOf(a) - placeOf(b))
  const table = rows.length > 0 ? [[tableHead, ...inOrder].join('\n')] : []
  return [heading, ...table, ...(folded === '' ? [] : [folded])]
}

/** The line of a row. */
function placeOf(row: string): number {
  return Number.parseInt(row.slice(2), 10)
}

function errorsOf({ errors }: Run): string[] {
  if (errors.length === 0) return []
  const shown = errors.slice(0, 100)
  const lines = shown.map(
    ({ path, message }) => `- ${path === '' ? '' : `${codeSpan(visible(path))}: `}${plainMarkdown(visible(message))}`,
  )
  const more = errors.length - shown.length
  return ['### Not judged', [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')]
}

function remarkOn(left: number, filesLeft: number): string[] {
  if (left + filesLeft === 0) return []
  const what = [
    ...(left > 0 ? [counted(left, 'finding')] : []),
    ...(filesLeft > 0 ? [`the infos of ${counted(filesLeft, 'file')}`] : []),
  ]
  return [
    `${what.join(' and ')} had no room here, because GitHub takes a summary of 1 MiB; the other formats have all.`,
  ]
}
