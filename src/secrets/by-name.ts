import { findQueryKey } from './by-address.js'
import { hitAt, type SecretHit } from './hit.js'
import { anyOf, lazy } from './lazy.js'
import { PUBLIC_VALUES } from './names.js'
import { isPlaceholder } from './placeholder.js'
import { secretNameKind } from './secret-name.js'

const patterns = lazy(() => ({
  scheme: /^(?:Bearer|Basic|Token)[ \t]+/i,
  word: /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d{1,20}\.\d{1,20})$/i,
  path: /^(?:[.~]?\/|[A-Za-z]:\\|\.{1,2}[\\/])/,
  url: /^[A-Za-z][A-Za-z0-9+.-]{0,24}:\/\//,
  variable: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  words: /^[a-z]+(?:[-_.][a-z]+)+$/,
  public: new RegExp(`^${anyOf(PUBLIC_VALUES)}`),
}))

/** A long random value (or any password) under a name that means a secret. */
export function findByName(value: string, name: string): SecretHit | undefined {
  const kind = secretNameKind(name)
  if (kind === undefined) return undefined
  const { scheme, url } = patterns()
  const start = value.length - value.trimStart().length
  const trimmed = value.trim()
  const offset = start + (scheme.exec(trimmed)?.[0].length ?? 0)
  const text = value.slice(offset, start + trimmed.length)
  if (url.test(text)) return /[?&#]/.test(text) ? findQueryKey(value) : undefined
  if (isPlaceholder(value) || isOrdinary(text)) return undefined
  const risk = kind === 'password' ? passwordRisk(text) : randomRisk(text)
  if (risk === undefined) return undefined
  const label = 'value under a name that means a secret'
  return hitAt(value, offset, offset + text.length, { kind: 'name', id: 'name', label, risk })
}

function isOrdinary(text: string): boolean {
  const { word, path, variable, words, public: open } = patterns()
  return /\s/.test(text) || [word, path, variable, words, open].some(test => test.test(text))
}

function passwordRisk(text: string): SecretHit['risk'] | undefined {
  if (text.length < 4) return undefined
  return text.length >= 8 && entropy(text) >= 2.5 ? 'high' : 'medium'
}

function randomRisk(text: string): SecretHit['risk'] | undefined {
  const bits = entropy(text)
  if (text.length < 12 || bits < 3) return undefined
  if (!/[0-9A-Z]/.test(text) && text.length < 24) return undefined
  return text.length >= 16 && bits >= 3.3 ? 'high' : 'medium'
}

/** Shannon entropy in bits per character. */
export function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (let at = 0; at < text.length; at++) counts.set(text[at] ?? '', (counts.get(text[at] ?? '') ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
