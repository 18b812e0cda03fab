/** What stands before and behind the Base64 of a value. Their letter case counts. */
export const [prefix, suffix] = ['=?base64?', '?=']

/** Whether a value says of itself that it is Base64. In `=?base64?=` both marks share the question mark; it counts too. */
export function isMarked(text: string): boolean {
  return text.startsWith(prefix) && text.endsWith(suffix)
}
