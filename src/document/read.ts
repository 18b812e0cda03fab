import type { Document, Syntax } from './document.js'
import { readJson } from './json.js'

/**
 * Reads a text. The readers take away a byte order mark; the one of TOML is loaded only when a TOML text comes.
 * Never throws on what stands in the text.
 */
export async function readDocument(text: string, syntax: Syntax, uri: string): Promise<Document> {
  if (syntax === 'json') return readJson(text, uri)
  const { readToml } = await import('./toml.js')
  return readToml(text, uri)
}
