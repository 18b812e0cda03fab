import { visible } from './visible.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** One line of text for XML 1.0, in an attribute or between tags; what XML may not hold is written out. */
export function xmlText(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, unit => `<U+${unit.charCodeAt(0).toString(16).toUpperCase()}>`)
    .replace(/[&<>"]/g, character => entities[character] ?? '')
}

/** Attributes with a blank before each. */
export function xmlAttributes(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('')
}
