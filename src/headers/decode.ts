import { textOfBase64 } from '../text/base64.js'
import { isMarked, prefix, suffix } from './marks.js'

/** What a header's value stands for; undefined where it is malformed. */
export function decodedHeader(text: string): string | undefined {
  // Tabs are allowed here although clients encode them: the specification's page lists them among what a value may hold.
  if (/[^\t\x20-\x7e]/.test(text)) return undefined
  if (!isMarked(text)) return text
  return text.length < prefix.length + suffix.length
    ? undefined
    : textOfBase64(text.slice(prefix.length, -suffix.length))
}

/**
 * The text that the value of an `Mcp-Param-*` or `Mcp-Name` header stands for. Decodes once: what comes out may look encoded
 * and is not. Throws a RangeError where a server must refuse the header: characters that no header may hold, and between
 * the marks anything but padded Base64 (RFC 4648, section 4) of UTF-8.
 */
export function decodeHeaderValue(text: string): string {
  const value = decodedHeader(text)
  if (value === undefined)
    throw new RangeError('The header is malformed: it is neither plain ASCII nor Base64 of UTF-8.')
  return value
}
