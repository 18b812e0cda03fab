import { MASK, maskPlaceholders } from './mask.js'

/** What an address is, as far as its text tells. */
export type UrlReading =
  | {
      readonly kind: 'absolute'
      /** In small letters, without the colon. */
      readonly scheme: string
      /** Whether a host is named (`unix:///run/x` has none). */
      readonly host: boolean
      /** Without query and fragment; "" where there is none. */
      readonly path: string
      /** The host is this machine: localhost, 127.x.x.x or [::1]. */
      readonly loopback: boolean
    }
  /** A placeholder stands for the scheme or the host, so nothing can be said. */
  | { readonly kind: 'placeholder' }
  /** An address without a scheme. */
  | { readonly kind: 'relative' }
  /** No address at all: blanks inside, no host, a port that is no number. */
  | { readonly kind: 'broken' }

/** Schemes that are nothing without a host. */
const HOSTED = new Set(['http', 'https', 'ws', 'wss', 'ftp'])
const LOCAL_HOST =
  /^(?:localhost|(?:[a-z0-9-]{1,63}\.){1,8}localhost|127(?:\.\d{1,3}){3}|\[::1\]|\[0{1,4}(?::0{1,4}){6}:0{0,3}1\])\.?$/i

/** Reads an address without repairing it. Blanks at the ends do not count. */
export function readUrl(text: string): UrlReading {
  const url = text.trim()
  const masked = maskPlaceholders(url)
  if (url === '' || /[\s\u0000-\u001f\u007f]/.test(masked)) return { kind: 'broken' }
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]{0,63}):\/\//.exec(masked)?.[1]
  if (scheme === undefined) return withoutScheme(masked)
  const start = scheme.length + 3
  const end = endOf(masked, start, /[/?#\\]/g)
  const host = readHost(masked.slice(start, end))
  if (host === undefined || (host === '' && HOSTED.has(scheme.toLowerCase()))) return { kind: 'broken' }
  if (host.includes(MASK)) return { kind: 'placeholder' }
  return {
    kind: 'absolute',
    scheme: scheme.toLowerCase(),
    host: host !== '',
    path: url.slice(end, endOf(masked, end, /[?#]/g)),
    loopback: LOCAL_HOST.test(host),
  }
}

/** Whether the path ends in /sse, the habit of servers that speak the old SSE transport. */
export function endsInSse(url: string): boolean {
  const text = url.trim()
  const start = /^[A-Za-z][A-Za-z0-9+.-]{0,63}:\/\/[^/?#]*/.exec(text)?.[0].length ?? 0
  return /\/sse\/?$/i.test(text.slice(start, endOf(text, start, /[?#]/g)))
}

function endOf(text: string, from: number, sign: RegExp): number {
  sign.lastIndex = from
  return sign.exec(text)?.index ?? text.length
}

function withoutScheme(masked: string): UrlReading {
  if (masked.slice(0, endOf(masked, 0, /[/?#]/g)).includes(MASK)) return { kind: 'placeholder' }
  const word = /^([A-Za-z][A-Za-z0-9+.-]{0,63}):/.exec(masked)?.[1]?.toLowerCase()
  return { kind: word !== undefined && HOSTED.has(word) ? 'broken' : 'relative' }
}

/** The host of an authority, "" when it is empty, undefined when it cannot be one. */
function readHost(authority: string): string | undefined {
  const rest = authority.slice(authority.lastIndexOf('@') + 1)
  const bracket = rest.startsWith('[') ? rest.indexOf(']') + 1 : 0
  if (rest.startsWith('[') && (bracket < 4 || !/^[0-9A-Fa-f:.]+$/.test(rest.slice(1, bracket - 1)))) return undefined
  const colon = rest.indexOf(':', bracket)
  const host = colon < 0 ? rest : rest.slice(0, colon)
  const port = colon < 0 ? '' : rest.slice(colon + 1)
  if (bracket > 0 && host.length !== bracket) return undefined
  if (!port.includes(MASK) && (!/^\d{0,5}$/.test(port) || Number(port) > 65_535)) return undefined
  return bracket === 0 && /[<>"{}|^`[\]\\]/.test(host) ? undefined : host
}
