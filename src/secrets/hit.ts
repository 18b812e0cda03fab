import { escapeInvisible } from '../text/escape.js'

/** A stretch of a value that looks like a secret. Nothing in here holds the secret itself. */
export interface SecretHit {
  /** Offsets into the value that was looked at, half open. */
  readonly start: number
  readonly end: number
  readonly kind: 'format' | 'url-password' | 'connection-string' | 'query-key' | 'name'
  /** The format's id, or the kind with `_`. */
  readonly id: string
  /** What it is, for a sentence: "GitHub token", "password in a postgresql url". */
  readonly label: string
  readonly risk: 'high' | 'medium'
  /** What a message may show: `ghp_… (40)`. */
  readonly shown: string
}

/** The first 4 characters and the length; fewer where 4 would give a short secret away, and only the header of a PEM block. */
function shownPart(secret: string): string {
  const header = /^-----BEGIN [A-Z0-9 ]{1,60}-----/.exec(secret)?.[0]
  if (header) return header
  const head = [...secret.slice(0, 8)].slice(0, Math.min(4, Math.floor(secret.length / 4))).join('')
  return `${escapeInvisible(head)}… (${secret.length})`
}

/** A hit whose `shown` follows from the place. */
export function hitAt(
  value: string,
  start: number,
  end: number,
  what: Pick<SecretHit, 'kind' | 'id' | 'label' | 'risk'>,
): SecretHit {
  return { start, end, ...what, shown: shownPart(value.slice(start, end)) }
}
