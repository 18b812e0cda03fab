/** Characters that a terminal obeys or swallows, which JSON.stringify leaves as they are. */
const unseen = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu

/** A value as JSON that is safe to print, with a final newline; every reader still gets the same value. */
export function jsonText(value: unknown): string {
  // beyond ASCII there is nothing but the insides of strings, where an escape stands for its character
  return `${JSON.stringify(value, null, 2).replace(unseen, escaped)}\n`
}

function escaped(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
