import { displayWidth } from './visible.js'
import { joined, type Word } from './words.js'

/** A word, or a further piece of the one before: then no blank stands between them. */
export interface Piece extends Word {
  readonly glued?: true
}

/** A paragraph of a tree: words that are filled into lines. */
export interface Paragraph {
  readonly words: readonly Piece[]
  /** Of more lines, so many are shown, and the last one ends in "…". */
  readonly lines?: number
  /** Blanks before each line but the first. */
  readonly hang?: number
}

/** A branch of a tree: a head, paragraphs below it, and further branches. */
export interface Branch {
  readonly head: Paragraph
  /** Behind the head where both fit on one line, else below it. */
  readonly aside?: Paragraph
  readonly body?: readonly Paragraph[]
  readonly branches?: readonly Branch[]
}

/** How branches are drawn. */
export interface Drawing {
  readonly width: number
  /** For the lines between the branches. */
  readonly guide: (text: string) => string
}

/** The lines of some branches that hang on one stem. */
export function drawBranches(branches: readonly Branch[], drawing: Drawing, stem = ''): string[] {
  const out: string[] = []
  branches.forEach((one, i) => {
    const last = i === branches.length - 1
    // One by one: a list may have more lines than a call takes arguments.
    for (const line of drawBranch(one, drawing, `${stem}${last ? '└─ ' : '├─ '}`, `${stem}${last ? '   ' : '│  '}`))
      out.push(line)
  })
  return out
}

function drawBranch(
  { head, aside, body = [], branches = [] }: Branch,
  drawing: Drawing,
  first: string,
  rest: string,
): string[] {
  const below = branches.length > 0 ? `${rest}│  ` : `${rest}   `
  const beside = aside && fits([...head.words, dash, ...aside.words], drawing.width - displayWidth(first))
  const out = fill(beside ? { words: [...head.words, dash, ...aside.words] } : head, drawing, first, below)
  const paragraphs = aside && !beside ? [aside, ...body] : body
  for (const one of paragraphs) for (const line of fill(one, drawing, below, below)) out.push(line)
  for (const line of drawBranches(branches, drawing, rest)) out.push(line)
  return out
}

const dash: Piece = { text: '–' }

const columnsOf = (words: readonly Piece[]): number =>
  words.reduce((sum, { text, glued }, i) => sum + displayWidth(text) + (glued || i === 0 ? 0 : 1), 0)

const fits = (words: readonly Piece[], columns: number): boolean => columnsOf(words) <= columns

/** Fills a paragraph into lines; where a word alone is too wide for a line, it stands alone in one. */
function fill(paragraph: Paragraph, drawing: Drawing, first: string, rest: string): string[] {
  const { words, lines: most = Number.POSITIVE_INFINITY, hang = 0 } = paragraph
  const room = drawing.width - displayWidth(rest) - hang
  const lines = broken(words, drawing.width - displayWidth(first), room)
  const cut = lines[most - 1]
  const shown = lines.length > most && cut ? [...lines.slice(0, most - 1), ended(cut, room)] : lines
  return shown.map((one, i) => {
    const lead = i === 0 ? first : rest + ' '.repeat(hang)
    const text = joined(one)
    return text === '' ? drawing.guide(lead.trimEnd()) : drawing.guide(lead) + text
  })
}

function broken(words: readonly Piece[], first: number, rest: number): Piece[][] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let room = first
  for (const word of words) {
    const gap = line.length === 0 || word.glued ? 0 : 1
    const columns = displayWidth(word.text) + gap
    if (line.length > 0 && columns > room) {
      lines.push(line)
      line = []
      room = rest
    }
    room -= columns
    line.push(word)
  }
  return [...lines, line]
}

/** A line with "…" behind what fits of it. */
function ended(line: readonly Piece[], room: number): Piece[] {
  const kept = [...line]
  while (kept.length > 1 && columnsOf(kept) + 1 > room) kept.pop()
  return [...kept, { text: '…', glued: true }]
}

/** Words, those that are wider than some columns in pieces: there are scripts without blanks. */
export function inPieces(words: readonly Word[], columns: number): Piece[] {
  return words.flatMap(word => (displayWidth(word.text) <= columns ? [word] : pieces(word, columns)))
}

function pieces({ text, paint }: Word, columns: number): Piece[] {
  const out: Piece[] = []
  let piece = ''
  let used = 0
  const push = () => {
    if (piece !== '')
      out.push({ text: piece, ...(paint ? { paint } : {}), ...(out.length > 0 ? { glued: true as const } : {}) })
    piece = ''
    used = 0
  }
  for (const character of text) {
    const wide = displayWidth(character)
    if (used + wide > columns) push()
    piece += character
    used += wide
  }
  push()
  return out
}
