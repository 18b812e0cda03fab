import { type Hit, isIdentifier, type Role } from './hit.js'

export type ConfusableKind = 'mixed' | 'styled' | 'stacked'

const OTHER = /[^\x00-\x7f]/
/** Letters of the scripts that have shapes of Latin ones. */
const MIXED = /[\u0370-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u1f00-\u1fff\u2de0-\u2dff\ua640-\ua69f\uab70-\uabbf]/
const LATIN = /\p{Script=Latin}/u
const STRANGER = /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}]/u
const GREEK = /\p{Script=Greek}/u
/** Greek letters that stand before or behind a Latin word in formulas: μm, Δt, xμ. */
const FORMULA = /^[\u00b5\u0391-\u03c9]|[\u00b5\u0391-\u03c9]$/u
/** Mathematical, full-width, squared and circled letters. */
const STYLED = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u{1f130}-\u{1f189}\u24b6-\u24e9]/gu
const STACKED = /[A-Za-z]\p{M}{5}/u
const WORDS = /[\p{L}\p{M}]{1,200}/gu

/** Letters that are taken for others. A whole word of another script is a language and none of this. */
export function findConfusable(text: string, role: Role): Hit<ConfusableKind> | undefined {
  if (!OTHER.test(text)) return undefined
  const mixed = mixedWord(text)
  if (mixed) {
    return { kind: 'mixed', level: isIdentifier(role) ? 'high' : 'medium', ...mixed }
  }
  const styled = [...text.matchAll(STYLED)]
  const isName = role === 'name' || role === 'parameter'
  const [first] = styled
  if (first && (styled.length >= 4 || isName)) {
    const last = styled[styled.length - 1] ?? first
    return { kind: 'styled', level: isName ? 'high' : 'medium', from: first.index, to: last.index + last[0].length }
  }
  const stacked = STACKED.exec(text)
  return stacked
    ? { kind: 'stacked', level: 'medium', from: stacked.index, to: stacked.index + stacked[0].length }
    : undefined
}

/** A word that mixes Latin letters with those of a script that has the same shapes. */
export function mixedWord(text: string): { readonly from: number; readonly to: number } | undefined {
  if (!MIXED.test(text)) return undefined
  for (const { 0: word, index } of text.matchAll(WORDS))
    if (isMixed(word)) return { from: index, to: index + word.length }
  return undefined
}

function isMixed(word: string): boolean {
  if (word.length < 3 || !OTHER.test(word) || !LATIN.test(word)) return false
  if (STRANGER.test(word)) return true
  return word.length > 3 && GREEK.test(word) && !FORMULA.test(word)
}
