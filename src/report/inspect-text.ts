import type { FileResult, Run } from '../engine/finding.js'
import type {
  CapabilityTree,
  Entry,
  EntryList,
  PromptEntry,
  ResourceEntry,
  TemplateEntry,
  ToolEntry,
} from '../inspect/tree.js'
import { type Branch, drawBranches, inPieces, type Paragraph } from './branches.js'
import { isFixable, summarize } from './formatter.js'
import { headingOf, usualWidth } from './heading-lines.js'
import {
  argumentBranches,
  descriptionParagraphs,
  descriptionWords,
  extraParagraphs,
  hintParagraphs,
  inputBranches,
  moreBranch,
  nameWord,
  outputBranches,
  shownName,
  titleWords,
} from './inspect-entry.js'
import { droppedParagraphs, findingParagraphs, flagBranches, isInTree, type TreeOptions } from './inspect-findings.js'
import { noProof } from './no-proof.js'
import { type Source, sourceOf } from './source.js'
import { foldedInfos } from './totals.js'
import { counted, type Word, wordsOf, wrap } from './words.js'

/** Entries of a longer list that are shown whole; those with errors are shown wherever they stand. */
const FEW = 20

/** The tree of every dump for people, with the findings beside what they are about. */
export function inspectText(run: Run, options: TreeOptions): string {
  const blocks = run.files.map(file => blockOf(file, options).join('\n'))
  return `${[...blocks, endOf(run, options).join('\n')].join('\n\n')}\n`
}

function blockOf(file: FileResult, all: TreeOptions): string[] {
  const options = { ...all, numbered: (file.documents ?? 1) > 1 }
  const { tree } = file
  const width = options.width ?? usualWidth
  const source = sourceOf(file)
  const own = tree ? tree.findings : file.findings
  const branches: Branch[] = [...(tree ? treeBranches(tree, source, options) : []), ...aboutFile(own, source, options)]
  if (branches.length === 0) branches.push({ head: { words: wordsOf('nothing is listed', options.paint.dim) } })
  const hidden = file.findings.filter(one => !isInTree(one, options))
  return [
    ...headingOf(file, options),
    ...drawBranches(branches, { width, guide: options.paint.dim }),
    ...foldedInfos({ ...file, findings: hidden }, { ...options, minSeverity: 'error' }, width),
  ]
}

function aboutFile(findings: FileResult['findings'], source: Source, options: TreeOptions): Branch[] {
  const body = findingParagraphs(findings, source, options)
  const flags = flagBranches(findings, source, options)
  if (body.length === 0 && flags.length === 0) return []
  return [{ head: { words: wordsOf('about the file') }, body, branches: flags }]
}

function treeBranches(tree: CapabilityTree, source: Source, options: TreeOptions): Branch[] {
  return [
    ...serverBranches(tree, options),
    ...listBranch(tree.tools, 'tool', source, options, toolBranch),
    ...listBranch(tree.resources, 'resource', source, options, resourceBranch),
    ...listBranch(tree.resourceTemplates, 'resource template', source, options, templateBranch),
    ...listBranch(tree.prompts, 'prompt', source, options, promptBranch),
  ]
}

function serverBranches({ server, capabilities }: CapabilityTree, options: TreeOptions): Branch[] {
  const { paint } = options
  const out: Branch[] = []
  if (server) {
    const { version, protocolVersion, instructions } = server
    out.push({
      head: {
        words: [
          { text: 'server' },
          nameWord(server.name, options, '(unnamed)'),
          ...(version === null ? [] : inPieces(wordsOf(version), 40)),
          ...titleWords(server),
          ...(protocolVersion === null ? [] : wordsOf(`(speaks MCP ${protocolVersion})`, paint.dim)),
        ],
      },
      body: instructions
        ? options.all
          ? [{ words: wordsOf('instructions:', paint.dim) }, ...descriptionParagraphs(instructions, options)]
          : [{ words: [...wordsOf('instructions:', paint.dim), ...descriptionWords(instructions, options)] }]
        : [],
    })
  }
  if (capabilities) {
    const shown = capabilities.map(({ name, details }) =>
      details.length > 0 ? `${name} (${details.join(', ')})` : name,
    )
    out.push({ head: { words: wordsOf(`capabilities: ${shown.join(', ') || 'none'}`), hang: 2 } })
  }
  return out
}

type EntryBranch<E> = (entry: E, source: Source, options: TreeOptions) => Branch

function listBranch<E extends Entry>(
  list: EntryList<E> | null,
  noun: string,
  source: Source,
  options: TreeOptions,
  branchOf: EntryBranch<E>,
): Branch[] {
  if (!list) return []
  const { shown, folded } = split(list.entries, options)
  const branches = shown.map(one => branchOf(one, source, options))
  if (folded.length > 0) {
    const found = folded.filter(one => one.findings.some(finding => isInTree(finding, options))).length
    const what = `${counted(folded.length, `more ${noun}`)}${found > 0 ? `, ${found} of them with findings` : ''}`
    branches.push(moreBranch(what, folded.map(labelOf), options))
  }
  const notes = [
    ...(list.pages > 1 ? [`joined from ${list.pages} pages`] : []),
    ...(list.complete ? [] : ['incomplete: the last page names a further one']),
  ]
  const head: Word[] = [
    { text: noun === 'tool' ? 'tools' : `${noun}s`, paint: options.paint.bold },
    { text: `(${list.count})` },
    ...wordsOf(notes.join('; '), options.paint.dim),
  ]
  const body = [
    ...droppedParagraphs(list.dropped, 'the whole list is lost', options),
    ...findingParagraphs(list.findings, source, options),
  ]
  return [{ head: { words: head }, body, branches: [...flagBranches(list.findings, source, options), ...branches] }]
}

const labelOf = (entry: Entry & { readonly uri?: string | null; readonly uriTemplate?: string | null }): string =>
  entry.uri ?? entry.uriTemplate ?? entry.name ?? '(no name)'

/** The first entries of a list, and those behind them that have errors or are left out by somebody. */
function split<E extends Entry>(
  entries: readonly E[],
  { all }: TreeOptions,
): { shown: readonly E[]; folded: readonly E[] } {
  if (all || entries.length <= FEW + 4) return { shown: entries, folded: [] }
  const grave = entries
    .slice(FEW)
    .filter(one => one.dropped.length > 0 || one.findings.some(({ severity }) => severity === 'error'))
  const shown = new Set([...entries.slice(0, FEW), ...grave.slice(0, FEW)])
  return { shown: [...shown], folded: entries.filter(one => !shown.has(one)) }
}

function bodyOf(entry: Entry, source: Source, options: TreeOptions, more: readonly Paragraph[]): Paragraph[] {
  return [
    ...droppedParagraphs(entry.dropped, 'lost', options),
    ...descriptionParagraphs(entry.description, options).map(one => (options.all ? one : { ...one, lines: 3 })),
    ...findingParagraphs(entry.findings, source, options),
    ...more,
    ...extraParagraphs(entry, options),
  ]
}

/** Clients that find no title show the one among the hints. */
function titleOf({ title, untrustedHints }: ToolEntry): string | null {
  const hint = untrustedHints.find(one => one.name === 'title')?.value
  return title ?? (typeof hint === 'string' ? hint : null)
}

const toolBranch: EntryBranch<ToolEntry> = (tool, source, options) => ({
  head: { words: [nameWord(tool.name, options), ...titleWords({ name: tool.name, title: titleOf(tool) })] },
  body: bodyOf(tool, source, options, [
    ...hintParagraphs(
      'untrusted hints',
      tool.untrustedHints.filter(one => one.name !== 'title' || one.value !== titleOf(tool)),
      options,
    ),
    ...(tool.taskSupport === null || tool.taskSupport === 'forbidden'
      ? []
      : [{ words: wordsOf(`as a task: ${tool.taskSupport}`, options.paint.dim) }]),
  ]),
  branches: [
    ...inputBranches(tool.input, options),
    ...outputBranches(tool.output, options),
    ...flagBranches(tool.findings, source, options),
  ],
})

const resourceBranch: EntryBranch<ResourceEntry> = (one, source, options) => ({
  head: {
    words: [
      nameWord(one.uri, options, '(no uri)'),
      ...mimeWords(one.mimeType, options),
      ...(one.size === null ? [] : wordsOf(`${one.size} bytes`, options.paint.dim)),
      ...calledWords(one),
    ],
  },
  body: bodyOf(one, source, options, hintParagraphs('annotations', one.annotations, options)),
  branches: flagBranches(one.findings, source, options),
})

const templateBranch: EntryBranch<TemplateEntry> = (one, source, options) => ({
  head: {
    words: [
      nameWord(one.uriTemplate, options, '(no uriTemplate)'),
      ...mimeWords(one.mimeType, options),
      ...calledWords(one),
    ],
  },
  body: bodyOf(one, source, options, hintParagraphs('annotations', one.annotations, options)),
  branches: flagBranches(one.findings, source, options),
})

const promptBranch: EntryBranch<PromptEntry> = (one, source, options) => ({
  head: { words: [nameWord(one.name, options), ...titleWords(one)] },
  body: bodyOf(one, source, options, []),
  branches: [...argumentBranches(one.arguments, options), ...flagBranches(one.findings, source, options)],
})

function mimeWords(mimeType: string | null, { paint }: TreeOptions): Word[] {
  return mimeType === null ? [] : [{ text: shownName(mimeType), paint: paint.cyan }]
}

/** What people see of something that is known by its address. */
function calledWords({ name, title }: Entry): Word[] {
  return [...(name === null ? [] : wordsOf(`· ${name}`)), ...titleWords({ name, title })]
}

function endOf(run: Run, options: TreeOptions): string[] {
  const { paint, width = usualWidth } = options
  const { files, errors, warnings, infos } = summarize(run)
  const all = run.files.flatMap(file => file.findings)
  const flags = all.filter(one => one.risk !== undefined).length
  const hidden = all.filter(one => !isInTree(one, options)).length
  const fixable = all.filter(isFixable).length
  const line = (text: string, painter?: Word['paint']) => wrap(wordsOf(text, painter), width, { text: '' }, '')
  const found =
    files === 0
      ? 'No files were inspected.'
      : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(infos, 'info')} in ${counted(files, 'file')}` +
        `${flags > 0 ? `, ${flags} of them flags for review` : ''}${hidden > 0 ? ` (${hidden} not shown: see --min-severity)` : ''}.`
  return [
    ...line(found),
    ...(fixable > 0 ? line(`${fixable} can be fixed with mcp-lint --fix.`) : []),
    ...line(noProof(options.facts), paint.dim),
  ]
}
