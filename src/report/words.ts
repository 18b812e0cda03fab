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
  let line = paintFirst(first.text)
  let used = displayWidth(first.text)
  let gap = ''
  for (const { text, paint } of words) {
    const columns = displayWidth(text)
    const startsLine = gap === '' && (lines.length > 0 || first.text.trim() === '')
    if (!startsLine && used + gap.length + columns > width) {
      lines.push(gap === '' ? paintFirst(first.text.trimEnd()) : line)
      line = rest
      used = rest.length
      gap = ''
    }
    line += gap + (paint ? paint(text) : text)
    used += gap.length + columns
    gap = ' '
  }
  lines.push(words.length === 0 ? paintFirst(first.text.trimEnd()) : line)
  return lines
}

/** `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
