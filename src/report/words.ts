import type { Painter } from './formatter.js'
import { displayWidth, visible } from './visible.js'

/** A piece of text that no line end may cut. */
export interface Word {
  readonly text: string
  readonly paint?: Painter
}

/** The words of a text from the input or a message, made harmless. */
export function wordsOf(text: string, paint?: Painter): Word[] {
  return visible(text)
    .split(' ')
    .filter(text => text !== '')
    .map(text => (paint ? { text, paint } : { text }))
}

/** Fills lines up to a width. The first one starts with `first`, which ends in blanks, the others with `rest`. */
export function wrap(words: readonly Word[], width: number, first: Word, rest: string): string[] {
  const lines: string[] = []
  const paintFirst = first.paint ?? (text => text)
  let lead = paintFirst(first.text)
  let line: Word[] = []
  let used = displayWidth(first.text)
  for (const word of words) {
    const gap = line.length === 0 ? '' : ' '
    const columns = displayWidth(word.text)
    const startsLine = gap === '' && (lines.length > 0 || first.text.trim() === '')
    if (!startsLine && used + gap.length + columns > width) {
      lines.push(gap === '' ? paintFirst(first.text.trimEnd()) : lead + joined(line))
      lead = rest
      line = []
      used = rest.length + columns
    } else used += gap.length + columns
    line.push(word)
  }
  lines.push(words.length === 0 ? paintFirst(first.text.trimEnd()) : lead + joined(line))
  return lines
}

/** Words as a line. Neighbours of one colour are painted in one stroke, so that a coloured report can be searched. */
export function joined(words: readonly (Word & { readonly glued?: true })[]): string {
  let out = ''
  let stroke = ''
  let paint: Painter | undefined
  for (const [i, word] of words.entries()) {
    const gap = i === 0 || word.glued ? '' : ' '
    if (i > 0 && word.paint === paint) stroke += gap
    else {
      out += (paint ? paint(stroke) : stroke) + gap
      stroke = ''
    }
    paint = word.paint
    stroke += word.text
  }
  return out + (paint ? paint(stroke) : stroke)
}

/** `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
