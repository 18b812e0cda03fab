/** A stretch of a text that keeps it from being a URI, and why. */
export interface UriFault {
  readonly kind: 'no-scheme' | 'scheme' | 'character' | 'percent' | 'bracket' | 'hash' | 'authority'
  /** from..to count in the text. */
  readonly from: number
  readonly to: number
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** What RFC 3986 leaves out: blanks, controls, everything but ASCII, and " < > \ ^ ` { | }. */
const FORBIDDEN = /[^a-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/i
const STRAY_PERCENT = /%(?![0-9a-f]{2})/i
const AUTHORITY = /^\/\/([^/?#]*)/
const HOST_AND_PORT = /^(?:[^@[\]]*@)?(?:\[[0-9a-f:.]+\]|\[v[0-9a-f]+\.[^[\]@]+\]|[^:@[\]]*)(?::\d*)?$/i

/** The scheme of a URI in lower case, or undefined for a text that has none. */
export function schemeOf(text: string): string | undefined {
  return SCHEME.exec(text)?.[0].slice(0, -1).toLowerCase()
}

/** What keeps a text from being a URI with a scheme (RFC 3986); undefined for one that is in order. The first fault counts. */
export function uriFault(text: string): UriFault | undefined {
  const scheme = SCHEME.exec(text)?.[0]
  if (scheme === undefined) {
    // The first colon ends a scheme where nothing of a path comes before it.
    const colon = /^[^/?#:\s]+(?=:)/.exec(text)?.[0].length
    return colon === undefined
      ? { kind: 'no-scheme', from: 0, to: text.length }
      : { kind: 'scheme', from: 0, to: colon }
  }
  const rest = text.slice(scheme.length)
  const authority = AUTHORITY.exec(rest)
  const start = scheme.length
  const forbidden = FORBIDDEN.exec(rest)
  const faults: UriFault[] = []
  const add = (kind: UriFault['kind'], from: number, length: number) =>
    faults.push({ kind, from: start + from, to: Math.min(start + from + length, text.length) })
  if (forbidden) add('character', forbidden.index, forbidden[0].length)
  const percent = rest.search(STRAY_PERCENT)
  if (percent >= 0) add('percent', percent, 1)
  const pathAt = authority?.[0].length ?? 0
  const bracket = rest.slice(pathAt).search(/[[\]]/)
  if (bracket >= 0) add('bracket', pathAt + bracket, 1)
  const hash = rest.indexOf('#')
  const second = hash < 0 ? -1 : rest.indexOf('#', hash + 1)
  if (second >= 0) add('hash', second, 1)
  const host = authority?.[1]
  if (faults.length === 0 && host !== undefined && !HOST_AND_PORT.test(host)) add('authority', 2, host.length)
  return faults.sort((a, b) => a.from - b.from)[0]
}

/** The text with each character that a URI cannot hold percent-encoded; undefined where that does not make it one. */
export function percentEncoded(text: string): string | undefined {
  const scheme = SCHEME.exec(text)?.[0]
  // A backslash is a slash of Windows more often than a character of a name.
  if (scheme === undefined || /[\\\p{Cs}]/u.test(text)) return undefined
  const rest = text.slice(scheme.length)
  const authority = AUTHORITY.exec(rest)?.[0] ?? ''
  const encoded = rest
    .slice(authority.length)
    .replaceAll(/%(?![0-9a-f]{2})|[[\]]|[^a-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/giu, encodeURIComponent)
  const uri = scheme + authority + encoded
  return uri !== text && uriFault(uri) === undefined ? uri : undefined
}
