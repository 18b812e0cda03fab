import { braces, findPlaceholders } from './placeholders.js'

/** Stands for each character of a placeholder in a masked text. */
export const MASK = '\uE000'

/**
 * The text with every placeholder and template part (`${X}`, `{{ x }}`, `{x}`, `%X%`, `$X`, `<path of it>`) blotted out, so
 * that the blanks and signs inside them do not count. The length stays the same.
 */
export function maskPlaceholders(text: string): string {
  if (!/[$%{<]/.test(text)) return text
  const spans = [...findPlaceholders(text)]
  let out = ''
  let done = 0
  const closing = braces(text)
  const blot = (start: number, end: number) => {
    out += text.slice(done, start) + MASK.repeat(end - start)
    done = end
  }
  let known = 0
  for (let at = 0; at < text.length; at++) {
    const span = spans[known]
    if (span && at >= span.start) {
      blot(span.start, span.end)
      at = span.end - 1
      known++
      continue
    }
    const end = text[at] === '{' ? template(text, at, closing) : text[at] === '<' ? angle(text, at) : -1
    if (end < 0 || (span && end > span.start && end < span.end)) continue
    blot(at, end)
    while ((spans[known]?.start ?? text.length) < end) known++
    at = end - 1
  }
  return out + text.slice(done)
}

function template(text: string, at: number, closing: (open: number) => number): number {
  const close = closing(at)
  if (close < 0) return -1
  if (text[at + 1] === '{') return text[close - 1] === '}' ? close + 1 : -1
  return close - at <= 128 && /^[\w .:,/\\-]+$/.test(text.slice(at + 1, close)) ? close + 1 : -1
}

/** `<path of the binary>`: starts with a word right at the sign and ends right before the other. */
function angle(text: string, at: number): number {
  const match = /^<(?:%[^<>]{1,120}%|[\p{L}\p{N}_./~@{$](?:[^<>\n]{0,120}[^<>\s])?)>/u.exec(text.slice(at, at + 128))
  return match ? at + match[0].length : -1
}
