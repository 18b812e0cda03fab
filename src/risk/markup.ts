import type { Hit, Role } from './hit.js'
import { findInstruction } from './instructions.js'

export type MarkupKind = 'comment' | 'empty-link' | 'hidden-style'

const MARKDOWN_COMMENT = '^[ \\t]{0,3}\\[(?://|comment|_|#)\\]:[ \\t]{0,4}(?:#|<>)?[ \\t]{0,4}["\'(]'
const EMPTY_LINK = '(?<!!)\\[[\\s\\u200b-\\u200d\\u2060\\ufeff]{0,8}\\]\\(\\s?(?:https?:)?//[^)\\s]{1,400}\\)'
const HIDDEN_STYLE =
  'style\\s{0,2}=\\s{0,2}["\'][^"\']{0,200}(?:display\\s{0,2}:\\s{0,2}none|visibility\\s{0,2}:\\s{0,2}hidden|font-size\\s{0,2}:\\s{0,2}0(?![.\\d])|opacity\\s{0,2}:\\s{0,2}0(?![.\\d])|color\\s{0,2}:\\s{0,2}(?:white|#fff(?:fff)?|transparent)\\b)|<(?:template|noscript)\\b|<[a-z]{1,10}\\s[^>]{0,80}\\bhidden\\b[^>]{0,40}>'
export const MARKUP_PATTERNS: readonly string[] = [MARKDOWN_COMMENT, EMPTY_LINK, HIDDEN_STYLE]
const markdownComment = new RegExp(MARKDOWN_COMMENT, 'im')
const emptyLink = new RegExp(EMPTY_LINK)
const hiddenStyle = new RegExp(HIDDEN_STYLE, 'i')

const ORDER = /\b(?:system|instruction|prompt|assistant|ignore|must|always|never|secret|send|read)\b/i
const SENTENCE = /\s\w{1,60}\s\w{1,60}\s/

/** Text that a client which renders markup does not show. */
export function findHiddenMarkup(text: string): Hit<MarkupKind> | undefined {
  const open = text.indexOf('<!--')
  const close = open < 0 ? -1 : text.indexOf('-->', open + 4)
  if (close >= 0) {
    const inner = text.slice(open + 4, close)
    const orders = findInstruction(inner)?.level === 'high' || (ORDER.test(inner) && SENTENCE.test(inner))
    return { kind: 'comment', level: orders ? 'high' : 'medium', from: open, to: close + 3 }
  }
  if (!/[[<]|style/i.test(text)) return undefined
  return (
    found('comment', markdownComment, text) ??
    found('empty-link', emptyLink, text) ??
    found('hidden-style', hiddenStyle, text)
  )
}

function found(kind: MarkupKind, pattern: RegExp, text: string): Hit<MarkupKind> | undefined {
  const match = pattern.exec(text)
  return match ? { kind, level: 'medium', from: match.index, to: match.index + match[0].length } : undefined
}

export type PaddingKind = 'blank' | 'long'

const MOST_LINE_ENDS = 24
const MOST_BLANKS = 159
const LONGEST = 10_000

/** Text pushed out of sight: a long run of blanks or line ends with more text behind it. */
export function findPadding(text: string, role: Role): Hit<PaddingKind> | undefined {
  if (text.length <= MOST_LINE_ENDS) return undefined
  const run = blankRun(text)
  if (run) return { kind: 'blank', level: 'medium', ...run }
  const prose = role === 'description' || role === 'title'
  return prose && text.length > LONGEST ? { kind: 'long', level: 'low', from: LONGEST, to: text.length } : undefined
}

const isBlank = (unit: number): boolean =>
  unit === 0x20 ||
  (unit >= 0x09 && unit <= 0x0d) ||
  unit === 0xa0 ||
  unit === 0x3000 ||
  (unit >= 0x2000 && unit <= 0x200a)

function blankRun(text: string): { from: number; to: number } | undefined {
  let start = -1
  let lineEnds = 0
  let row = 0
  let longest = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (!isBlank(unit)) {
      if (start >= 0 && (lineEnds > MOST_LINE_ENDS || longest > MOST_BLANKS)) return { from: start, to: at }
      start = -1
      continue
    }
    if (start < 0) [start, lineEnds, row, longest] = [at, 0, 0, 0]
    if (unit === 0x0a) [lineEnds, row] = [lineEnds + 1, 0]
    else if (unit !== 0x0d && ++row > longest) longest = row
  }
  return undefined
}
