import { escapeInvisible } from '../text/escape.js'

/** Anything but printable ASCII. */
const special = /[^\x20-\x7e]/

/** One line of harmless text: what a terminal would obey or swallow is written out, line ends and tabs too. */
export function visible(text: string): string {
  return escapeInvisible(text)
}

const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const combining = /^[\p{Mn}\p{Me}]/u

/** Columns that a terminal gives one character; near enough to put a mark below it. */
function columnsOf(character: string): number {
  if (!special.test(character)) return 1
  return combining.test(character) ? 0 : wide.test(character) ? 2 : 1
}

/** Columns that a text takes. */
export function displayWidth(text: string): number {
  if (!special.test(text)) return text.length
  let width = 0
  for (const character of text) width += columnsOf(character)
  return width
}
