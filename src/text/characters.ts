const NAMES: ReadonlyMap<string, string> = new Map([
  [' ', 'a space'],
  ['\t', 'a tab'],
  ['\n', 'a line feed'],
  ['\r', 'a carriage return'],
  ['\0', 'a zero character'],
  ['\u00a0', 'a no-break space'],
])

/** A character for a message: `a space (U+0020)`, `"ö" (U+00F6)`, or `U+202E` alone where there is nothing to see. */
export function characterName(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const name = NAMES.get(character)
  if (name !== undefined) return `${name} (${point})`
  if (/[\p{C}\p{Z}\p{M}]/u.test(character)) return `the character ${point}`
  return character === '"' ? `a double quote (${point})` : `"${character}" (${point})`
}
