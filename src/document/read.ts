import type { Document, Syntax } from './document.js'
import { strictDocument } from './json-strict.js'

/**
 * Reads a text. The readers take away a byte order mark; what only some texts need (comments and faults in JSON, TOML) is loaded
 * when such a text comes. Never throws on what stands in the text.
 */
export async function readDocument(text: string, syntax: Syntax, uri: string): Promise<Document> {
  if (syntax === 'toml') {
    const { readToml } = await import('./toml.js')
    return readToml(text, uri)
  }
  const document = strictDocument(text, uri)
  if (document) return document
  const { readJson } = await import('./json.js')
  return readJson(text, uri)
}
