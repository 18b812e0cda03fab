import { parse, TomlError } from 'smol-toml'
import type { AST } from 'toml-eslint-parser'
import { ParseError, parseTOML } from 'toml-eslint-parser'
import type { Document, Node, Span, SyntaxProblem } from './document.js'
import { maxDepth } from './document.js'
import { lineTable } from './lines.js'
import { pointerTo } from './pointer.js'
import { tooDeepAt } from './toml-depth.js'
import { createMask, type Mask } from './toml-mask.js'
import { foldToml } from './toml-tree.js'

/**
 * Reads TOML 1.1. The tree comes from toml-eslint-parser, the words for a broken text from smol-toml, which says better what
 * is wrong. A key or table that stands twice is renamed for a second reading, so that its path can be told.
 */
export function readToml(source: string, uri: string): Document {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const document = (parts: Partial<Document>): Document => {
    return { uri, text, syntax: 'toml', roots: [], comments: [], problems: [], editor: undefined, ...parts }
  }
  const early = loneReturn(text) ?? tooDeep(text)
  if (early) return document({ problems: [early] })
  const mask = createMask(text)
  const program = parseMasked(text, mask)
  if ('kind' in program) return document({ problems: [program] })
  const comments = program.comments.map(({ range, value }) => ({ span: mask.span(range), text: commentWords(value) }))
  const { root, problems, renamed } = foldToml(text, program, mask)
  const found = [...duplicates(mask, renamed), ...problems].sort((a, b) => a.span.start - b.span.start)
  return document({ roots: root ? [{ index: 0, node: root }] : [], comments, problems: found })
}

/** The program, after every name that stands twice has been renamed; or the problem that makes reading impossible. */
function parseMasked(text: string, mask: Mask): AST.TOMLProgram | SyntaxProblem {
  let first: SyntaxProblem | undefined
  for (;;) {
    try {
      // Without a line end the parser overlooks the digit of `day = 1979-05-27 3` at the end of a file.
      return parseTOML(`${mask.text}\n`, { tomlVersion: '1.1' })
    } catch (error) {
      if (error instanceof RangeError) return depthProblem({ start: 0, end: Math.min(1, text.length) })
      const place = mask.offset(error instanceof ParseError ? error.index : 0)
      if (!isDuplicate(error)) return syntaxProblem(text, place, error)
      first ??= at(text, 'syntax', place, 'a key or table is defined twice')
      if (!mask.rename(place)) return first
    }
  }
}

function duplicates(mask: Mask, renamed: ReadonlyMap<string, Node>): SyntaxProblem[] {
  return mask.renamed.map(({ span, mark }) => {
    const node = renamed.get(mark)
    const message = 'this is defined a second time'
    return node
      ? { kind: 'duplicate-key', span, message, pointer: pointerTo(node) }
      : { kind: 'syntax', span, message, pointer: '' }
  })
}

function isDuplicate(error: unknown): boolean {
  return error instanceof ParseError && error.message === 'Defining a key multiple times is invalid'
}

/** The problem in the words of smol-toml; in those of the other parser where smol-toml finds nothing or something else. */
function syntaxProblem(text: string, place: number, error: unknown): SyntaxProblem {
  const fallback = error instanceof ParseError ? plain(error.message) : 'this is not TOML'
  try {
    parse(text, { integersAsBigInt: true, maxDepth: maxDepth * 2 })
  } catch (better) {
    const message = better instanceof TomlError ? plain(better.message) : ''
    if (better instanceof TomlError && !message.includes('redefine') && !message.includes('nested')) {
      const offset = lineTable(text).lineStart(better.line) + better.column - 1
      return at(text, 'syntax', offset, clearer(message, text[offset]))
    }
  }
  return at(text, 'syntax', place, fallback)
}

/** Where the parser's words would send people the wrong way. */
function clearer(message: string, unit: string | undefined): string {
  if (message.includes('in strings') && (unit === '\n' || unit === '\r'))
    return 'the closing quote of this text is missing'
  if (!message.includes('escape')) return message
  return `${message}, and a backslash in double quotes always begins an escape`
}

/** The first line of an error without its general opening, as one clause in lower case. */
function plain(message: string): string {
  const line = message.split('\n', 1)[0]?.replace(/^Invalid TOML document: /, '') ?? ''
  return line.charAt(0).toLowerCase() + line.slice(1)
}

function at(text: string, kind: SyntaxProblem['kind'], offset: number, message: string): SyntaxProblem {
  const start = Math.min(offset, text.length)
  return { kind, span: { start, end: Math.min(start + 1, text.length) }, message, pointer: '' }
}

function loneReturn(text: string): SyntaxProblem | undefined {
  const place = text.search(/\r(?!\n)/)
  return place < 0 ? undefined : at(text, 'syntax', place, 'a carriage return stands without a line feed behind it')
}

function tooDeep(text: string): SyntaxProblem | undefined {
  const place = tooDeepAt(text, maxDepth)
  return place === undefined ? undefined : depthProblem({ start: place, end: place + 1 })
}

function depthProblem(span: Span): SyntaxProblem {
  return { kind: 'too-deep', span, message: `this is nested more than ${maxDepth} levels deep`, pointer: '' }
}

function commentWords(value: string): string {
  let from = 0
  while (value[from] === '#') from++
  return value.slice(from).trim()
}
