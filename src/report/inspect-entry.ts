import type { Entry, Hint, Json, Parameter, PromptArgument, SchemaView } from '../inspect/tree.js'
import { type Branch, inPieces, type Paragraph } from './branches.js'
import type { TreeOptions } from './inspect-findings.js'
import { firstSentence } from './sentence.js'
import { visible } from './visible.js'
import { counted, type Word, wordsOf } from './words.js'

/** Parameters of one object that are shown of a longer list. */
const FEW_PARAMETERS = 16
const FEW_VALUES = 8
/** Levels of parameters that are shown. */
const DEEPEST = 3
/** A word without a blank may be torn after so many columns. */
const WIDEST = 20

/** A name on the screen; in quotes where one would not see where it ends. */
export function shownName(name: string): string {
  const seen = visible(name)
  return seen === '' || seen.trim() !== seen ? `"${seen}"` : seen
}

/** A name as it stands in the text, with its blanks. */
export function nameWord(name: string | null, { paint }: TreeOptions, missing = '(no name)'): Word {
  return name === null ? { text: missing, paint: paint.red } : { text: shownName(name), paint: paint.bold }
}

/** The words of a title that says something else than the name. */
export function titleWords({ name, title }: Pick<Entry, 'name' | 'title'>): Word[] {
  return title === null || title === name ? [] : wordsOf(`· ${title}`)
}

/** What a description says first, and how much more it has to say. */
export function descriptionWords(description: string | null, { paint, all }: TreeOptions): Word[] {
  if (description === null) return []
  const { shown, more } = all ? { shown: description, more: 0 } : firstSentence(description)
  const hidden = more > 0 ? [{ text: `[+${more} characters]`, paint: paint.dim }] : []
  return [...inPieces(wordsOf(shown), WIDEST), ...hidden]
}

/** A description in a paragraph of its own; with --all in one a line. */
export function descriptionParagraphs(description: string | null, options: TreeOptions): Paragraph[] {
  if (description === null || description.trim() === '') return []
  if (!options.all) return [{ words: descriptionWords(description, options) }]
  return description
    .trim()
    .split(/\r\n|[\r\n]/)
    .filter(line => line.trim() !== '')
    .map(line => ({ words: inPieces(wordsOf(line), WIDEST) }))
}

/** `readOnlyHint true, openWorldHint false`, behind what they are called. */
export function hintParagraphs(label: string, hints: readonly Hint[], options: TreeOptions): Paragraph[] {
  if (hints.length === 0) return []
  const words = hints.flatMap(({ name, value }, i) => [
    { text: shownName(name), paint: options.paint.dim },
    ...inPieces(wordsOf(`${jsonWords(value, options)}${i < hints.length - 1 ? ',' : ''}`, options.paint.dim), WIDEST),
  ])
  return [{ words: [...wordsOf(`${label}:`, options.paint.dim), ...words], hang: 2 }]
}

/** Icons and `_meta`, which only programs read. */
export function extraParagraphs({ icons, meta }: Entry, options: TreeOptions): Paragraph[] {
  const shown = [
    ...(icons > 0 ? [counted(icons, 'icon')] : []),
    ...(meta.length > 0 ? [`_meta with ${few(meta, options).join(', ')}`] : []),
  ]
  return shown.length === 0 ? [] : [{ words: wordsOf(shown.join('; '), options.paint.dim), hang: 2 }]
}

/** The parameters of a tool, or one line where there are none to list. */
export function inputBranches(input: SchemaView | null, options: TreeOptions): Branch[] {
  const { paint } = options
  if (!input) return [{ head: { words: wordsOf('no readable inputSchema', paint.dim) } }]
  if (input.parameters.length === 0)
    return [{ head: { words: wordsOf(input.closed ? 'no parameters' : 'no named parameters', paint.dim) } }]
  return parameterBranches(input, options, 1)
}

/** What a tool gives back. */
export function outputBranches(output: SchemaView | null, options: TreeOptions): Branch[] {
  if (!output) return []
  const head = { words: [...wordsOf('gives back', options.paint.dim), ...typeWordsOf(output.type, options)] }
  return [{ head, branches: parameterBranches(output, options, 2) }]
}

function parameterBranches(
  { parameters, truncated = false }: Pick<SchemaView, 'parameters'> & { readonly truncated?: boolean },
  options: TreeOptions,
  depth: number,
): Branch[] {
  const { all, paint } = options
  if (parameters.length === 0) return []
  if (!all && depth > DEEPEST)
    return [{ head: { words: wordsOf(`… ${counted(parameters.length, 'parameter')}`, paint.dim) } }]
  const most = all || parameters.length <= FEW_PARAMETERS + 1 ? parameters.length : FEW_PARAMETERS
  const shown = parameters.slice(0, most).map(one => parameterBranch(one, options, depth))
  const rest = parameters.slice(most)
  const required = rest.filter(one => one.required).length
  if (rest.length > 0)
    shown.push(
      moreBranch(
        `${counted(rest.length, 'more parameter')}${required > 0 ? ` (${required} required)` : ''}`,
        rest.map(({ name }) => name),
        options,
      ),
    )
  if (truncated)
    shown.push({ head: { words: wordsOf('… and what stands deeper or would be too much to list', paint.dim) } })
  return shown
}

/** `… 12 more tools: a, b, c`. */
export function moreBranch(what: string, names: readonly string[], options: TreeOptions): Branch {
  const shown = names.slice(0, 40).map(name => shownName(name))
  const rest = names.length - shown.length
  const listed = shown.map((name, i) => ({ text: i < shown.length - 1 ? `${name},` : name, paint: options.paint.dim }))
  const more = rest > 0 ? wordsOf(`and ${rest} more`, options.paint.dim) : []
  return {
    head: { words: [...wordsOf(`… ${what}${shown.length > 0 ? ':' : ''}`, options.paint.dim), ...listed, ...more] },
  }
}

function parameterBranch(one: Parameter, options: TreeOptions, depth: number): Branch {
  const { paint } = options
  const { name, type, required, header, deprecated, truncated } = one
  const notes = [
    ...(header === undefined ? [] : [`sent as header Mcp-Param-${header}`]),
    ...(deprecated ? ['deprecated'] : []),
    ...(truncated ? ['refers back to a schema above'] : []),
  ]
  const facts: Word[] = [
    { text: `${shownName(name)}:`, paint: text => paint.bold(text) },
    ...(one.enum ? valueWords(one.enum, options) : typeWordsOf(type, options)),
    ...(required ? [requiredWord(options)] : []),
    ...(one.default === undefined ? [] : wordsOf(`= ${jsonWords(one.default, options)}`, paint.green)),
    ...notes.flatMap(note => wordsOf(`(${note})`, paint.dim)),
  ]
  return {
    head: { words: facts },
    ...aside(one, options),
    branches: parameterBranches(one, options, depth + 1),
  }
}

const requiredWord = ({ paint }: TreeOptions): Word => ({ text: '(required)', paint: paint.yellow })

/** What something is for: behind it, and with --all below it and whole. */
function aside(
  { title, description }: { readonly title: string | null; readonly description: string | null },
  options: TreeOptions,
): Pick<Branch, 'aside' | 'body'> {
  const whole = [title, description].flatMap(one => descriptionParagraphs(one, options))
  const [only, ...more] = options.all ? whole : whole.slice(-1)
  if (!only) return {}
  if (more.length > 0) return { body: whole }
  return { aside: options.all ? only : { ...only, lines: 2 } }
}

function typeWordsOf(type: string, { paint }: TreeOptions): Word[] {
  return inPieces(wordsOf(type, paint.cyan), WIDEST)
}

function valueWords(values: readonly Json[], options: TreeOptions): Word[] {
  const shown = options.all || values.length <= FEW_VALUES + 1 ? values : values.slice(0, FEW_VALUES)
  const more = values.length - shown.length
  const text = shown.map(one => jsonWords(one, options)).join(' | ') || 'nothing'
  return typeWordsOf(more > 0 ? `${text} | … (${values.length} values)` : text, options)
}

/** A value on one line, cut where it is long. */
function jsonWords(value: Json, { all }: TreeOptions): string {
  const text = JSON.stringify(value)
  return all || text.length <= 60 ? text : `${[...text.slice(0, 59)].join('')}…`
}

function few(names: readonly string[], { all }: TreeOptions): string[] {
  const shown = all || names.length <= 6 ? names : names.slice(0, 5)
  return names.length > shown.length ? [...shown, `${names.length - shown.length} more`] : [...shown]
}

/** The arguments of a prompt. */
export function argumentBranches(all: readonly PromptArgument[], options: TreeOptions): Branch[] {
  const most = options.all || all.length <= FEW_PARAMETERS + 1 ? all.length : FEW_PARAMETERS
  const shown = all.slice(0, most).map(
    (one): Branch => ({
      head: {
        words: [nameWord(one.name, options), ...titleWords(one), ...(one.required ? [requiredWord(options)] : [])],
      },
      ...aside({ title: null, description: one.description }, options),
    }),
  )
  const rest = all.slice(most)
  if (rest.length === 0) return shown
  return [
    ...shown,
    moreBranch(
      counted(rest.length, 'more argument'),
      rest.map(({ name }) => name ?? '(no name)'),
      options,
    ),
  ]
}
