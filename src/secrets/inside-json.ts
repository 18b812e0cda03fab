/** A string member of JSON text, with the key it stands under. */
export interface JsonString {
  readonly name: string | undefined
  readonly value: string
}

/** Texts with more strings than this hold data, not settings. */
const MOST_STRINGS = 500

/** The strings of a JSON text that a value holds (`{"Authorization": "Bearer …"}`); undefined where it is no such text. */
export function jsonStrings(text: string): JsonString[] | undefined {
  if (!/^\s{0,64}[{[]/.test(text)) return undefined
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    return undefined
  }
  const found: JsonString[] = []
  const open: { readonly name: string | undefined; readonly value: unknown }[] = [{ name: undefined, value: root }]
  for (let item = open.pop(); item && found.length < MOST_STRINGS; item = open.pop()) {
    const { name, value } = item
    if (typeof value === 'string') found.push({ name, value })
    else if (Array.isArray(value))
      for (const child of value.slice(0, MOST_STRINGS).reverse()) open.push({ name, value: child })
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value).reverse()) open.push({ name: key, value: child })
    }
  }
  return found
}
