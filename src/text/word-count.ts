/** Scripts that put no blank between words: two characters of these make a word … */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** … and about four of these. */
const SYLLABLES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/gu

/** How many words a text has, roughly; scripts without blanks are counted by their characters. */
export function wordCount(text: string): number {
  const dense = (text.match(IDEOGRAPHS)?.length ?? 0) / 2 + (text.match(SYLLABLES)?.length ?? 0) / 4
  const spaced = text
    .replaceAll(IDEOGRAPHS, ' ')
    .replaceAll(SYLLABLES, ' ')
    .split(/\s+/)
    .filter(one => /[\p{L}\p{N}]/u.test(one)).length
  return spaced + Math.ceil(dense)
}
