import { type CompatReason, type CompatRow, type CompatTable, compatVerdicts } from './compat.js'
import { displayWidth, visible } from './visible.js'
import { counted, wordsOf, wrap } from './words.js'

const TOOLS = 'all tools together'
const width = 100

/** The table for a terminal: targets that take everything are one line above it, tools that all take one below. */
export function compatText({ path, revision, targets, list, tools }: CompatTable): string {
  const rows = rowsWith(list, tools)
  const loud = targets.filter(({ id }) => rows.some(({ verdicts }) => verdicts[id] !== 'taken')).map(({ id }) => id)
  const shown = rows.filter(row => loud.some(id => row.verdicts[id] !== 'taken') || row.mcp === 'refused')
  const calm = targets.filter(({ id }) => !loud.includes(id)).map(({ id }) => id)
  const cells = shown.map(row => [nameOf(row), ...mcpCell(row, tools), ...loud.map(id => row.verdicts[id] ?? 'taken')])
  return [
    `${visible(path)}  ${counted(tools.length, 'tool')}, ${revision ? `MCP ${revision}` : 'no revision of MCP told'}`,
    ...(calm.length > 0
      ? ['', ...wrap(wordsOf(calmWords(calm.join(', '), mcpHead(tools).length > 0)), width, { text: '' }, '')]
      : []),
    ...(shown.length > 0 ? ['', ...columns([['', ...mcpHead(tools), ...loud], ...cells])] : []),
    ...restLine(tools.filter(row => !shown.includes(row)).length, shown.length),
    ...shown.flatMap(row => ['', nameOf(row), ...row.reasons.flatMap(reasonLines)]),
    '',
  ].join('\n')
}

/** The whole table, for pull requests and pages. */
export function compatMarkdown({ path, targets, list, tools }: CompatTable): string {
  const rows = rowsWith(list, tools)
  const lines = [
    ['Tool', ...mcpHead(tools), ...targets.map(({ id }) => id)],
    ['---', ...mcpHead(tools).map(() => '---'), ...targets.map(() => '---')],
    ...rows.map(row => [
      inCell(nameOf(row)),
      ...mcpCell(row, tools).map(strong),
      ...targets.map(({ id }) => strong(row.verdicts[id] ?? 'taken')),
    ]),
  ]
  const reasons = rows.flatMap(row =>
    row.reasons.map(
      ({ code, pointer, message }) => `- ${inCode(nameOf(row))}, ${code} at ${inCode(pointer)}: ${inCell(message)}`,
    ),
  )
  return [
    `## ${inCell(visible(path))}`,
    '',
    ...lines.map(cells => `| ${cells.join(' | ')} |`),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
    '',
  ].join('\n')
}

function calmWords(calm: string, forbidden: boolean): string {
  return forbidden
    ? `No tool breaks a limit of ${calm}. What MCP itself forbids is in a column of its own.`
    : `All tools are taken by ${calm}.`
}

/** A column of its own where MCP itself forbids one of the tools. */
function mcpHead(tools: readonly CompatRow[]): string[] {
  return tools.some(({ mcp }) => mcp === 'refused') ? ['MCP'] : []
}

function mcpCell({ mcp }: CompatRow, tools: readonly CompatRow[]): string[] {
  return mcpHead(tools).map(() => mcp)
}

function rowsWith(list: CompatTable['list'], tools: readonly CompatRow[]): readonly CompatRow[] {
  return list.reasons.length === 0
    ? tools
    : [{ name: TOOLS, pointer: '', document: 0, mcp: 'taken', ...list }, ...tools]
}

const nameOf = ({ name, pointer }: CompatRow): string => visible(name ?? `(no name, ${pointer})`)

function restLine(rest: number, shown: number): string[] {
  if (rest === 0) return []
  if (shown === 0) return ['', 'Every tool is taken as it is.']
  return ['', `${counted(rest, shown > 0 ? 'more tool' : 'tool')} ${rest === 1 ? 'is' : 'are'} taken by all.`]
}

function reasonLines({ code, pointer, message, verdicts }: CompatReason): string[] {
  const byVerdict = [...compatVerdicts].reverse().flatMap(verdict => {
    const ids = Object.keys(verdicts).filter(id => verdicts[id] === verdict)
    return ids.length > 0 ? [`${verdict}: ${ids.join(', ')}`] : []
  })
  const who = byVerdict.length > 0 ? byVerdict.join('; ') : 'forbidden by MCP itself'
  return [
    `  ${code}  ${visible(pointer)}`,
    ...wrap(wordsOf(visible(who)), width, { text: '    ' }, '    '),
    ...wrap(wordsOf(visible(message)), width, { text: '    ' }, '    '),
  ]
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => displayWidth(row[i] ?? ''))))
  return rows.map(row =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - displayWidth(cell)))
      .join('  ')
      .trimEnd(),
  )
}

const strong = (verdict: string): string => (verdict === 'refused' ? '**refused**' : verdict)

/** Text of a file in a table: nothing in it is markup. */
function inCell(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|&#]/g, '\\$&')
}

function inCode(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``
}
