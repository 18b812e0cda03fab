import type { Finding } from '../engine/finding.js'
import type { Dropped } from '../inspect/tree.js'
import type { Branch, Paragraph } from './branches.js'
import { isShown, type Paint, type Painter, type ReportOptions } from './formatter.js'
import { hide } from './mask.js'
import type { Source } from './source.js'
import { visible } from './visible.js'
import { counted, type Word, wordsOf } from './words.js'

/** What the tree is drawn with. */
export interface TreeOptions extends ReportOptions {
  /** Nothing is folded. */
  readonly all?: boolean
  /** Of a file of several documents, pointers need the number of theirs. */
  readonly numbered?: boolean
  /** The level was asked for; without that, flags for review are shown whatever their level. */
  readonly strict?: boolean
}

/** Findings of one code at one entry that are written out. */
const FEW = 5

/** Whether a finding stands in the tree: a flag for review also where it is an info. */
export function isInTree(finding: Finding, { minSeverity, strict }: TreeOptions): boolean {
  return isShown(finding, minSeverity) || (finding.risk !== undefined && !strict)
}

/** A paragraph for each finding that is no flag for review. */
export function findingParagraphs(findings: readonly Finding[], source: Source, options: TreeOptions): Paragraph[] {
  const shown = findings.filter(one => one.risk === undefined && isInTree(one, options))
  return folded(shown, options, one => findingParagraph(one, source, options))
}

function findingParagraph(finding: Finding, source: Source, options: TreeOptions): Paragraph {
  const { paint } = options
  const { line, column } = source.lines.at(finding.span.start)
  const { severity } = finding
  const colour = severity === 'error' ? paint.red : severity === 'warning' ? paint.yellow : paint.blue
  return {
    words: [
      { text: severity, paint: text => paint.bold(colour(text)) },
      { text: `${line}:${column}`, paint: paint.bold },
      ...wordsOf(finding.what),
      ...wordsOf(finding.todo),
      { text: `(${finding.basis})`, paint: paint.dim },
      ...codeAndPlace(finding, source, options),
    ],
    hang: 2,
  }
}

function codeAndPlace({ code, pointer, document }: Finding, { longSecrets }: Source, options: TreeOptions): Word[] {
  const { paint, numbered } = options
  const place = pointer === '' ? '(whole document)' : visible(hide(pointer, longSecrets))
  return [
    { text: visible(code), paint: paint.cyan },
    { text: place, paint: paint.dim },
    ...(numbered ? wordsOf(`in document ${document + 1}`, paint.dim) : []),
  ]
}

/** Of many findings with one code the first few, and how many more there are. */
function folded(
  findings: readonly Finding[],
  options: TreeOptions,
  paragraph: (one: Finding) => Paragraph,
): Paragraph[] {
  const counts = new Map<string, number>()
  const out: Paragraph[] = []
  for (const one of findings) {
    const before = counts.get(one.code) ?? 0
    counts.set(one.code, before + 1)
    if (options.all || before < FEW) out.push(paragraph(one))
  }
  for (const [code, count] of counts)
    if (!options.all && count > FEW)
      out.push({ words: wordsOf(`… ${count - FEW} more of ${code} here`, options.paint.dim), hang: 2 })
  return out
}

/** Risk signs below their entry, the gravest first; none where there are none. */
export function flagBranches(findings: readonly Finding[], source: Source, options: TreeOptions): Branch[] {
  const flags = findings.filter(one => one.risk !== undefined && isInTree(one, options))
  if (flags.length === 0) return []
  const sorted = levels.flatMap(level => flags.filter(one => one.risk === level))
  return [
    {
      head: { words: wordsOf(`${counted(flags.length, 'flag')} for review`, options.paint.yellow) },
      body: folded(sorted, options, one => flagParagraph(one, source, options)),
    },
  ]
}

const levels = ['high', 'medium', 'low'] as const

function flagParagraph(finding: Finding, source: Source, options: TreeOptions): Paragraph {
  const { paint } = options
  const { line, column } = source.lines.at(finding.span.start)
  return {
    words: [
      { text: finding.risk ?? '', paint: colourOfRisk(finding.risk, paint) },
      { text: `${line}:${column}`, paint: paint.bold },
      ...wordsOf(finding.what),
      ...codeAndPlace(finding, source, options),
    ],
    hang: 2,
  }
}

function colourOfRisk(risk: Finding['risk'], paint: Paint): Painter {
  const colour = risk === 'high' ? paint.red : risk === 'medium' ? paint.yellow : paint.blue
  return text => paint.bold(colour(text))
}

/** Who does without an entry or a list, as one paragraph. */
export function droppedParagraphs(dropped: readonly Dropped[], what: string, { paint }: TreeOptions): Paragraph[] {
  const by = [...new Set(dropped.map(one => one.by))]
  return by.map(who => {
    const codes = dropped.filter(one => one.by === who).map(({ code }) => code)
    const shown = codes.length > 3 ? `${codes.slice(0, 3).join(', ')} and ${codes.length - 3} more` : codes.join(', ')
    return {
      words: wordsOf(`✗ ${what} for ${who} (${shown})`, text => paint.bold(paint.red(text))),
      hang: 2,
    }
  })
}
