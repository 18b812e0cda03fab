import { hitAt, type SecretHit } from './hit.js'
import { lazy } from './lazy.js'
import { SAMPLE_PASSWORDS } from './names.js'
import { isPlaceholder } from './placeholder.js'

const patterns = lazy(() => ({
  url: /\b([a-z][a-z0-9+.-]{1,24}):\/\/([^\s/@:?#"'<>]{0,64}):([^\s/@?#"'<>]{1,256})@[A-Za-z0-9.[\]_-]{1,253}/dgi,
  settings: /(?:^|[;&?\s])(?:password|pwd|accountkey|sharedaccesskey|accesskey|sig)=([^;&\s"']{6,200})/dgi,
  connection: /(?:server|host|data source|endpoint|accountname|user id)=/i,
  query:
    /[?&#]((?:[a-z0-9]{1,20}[_-]){0,4}(?:api[_-]?key|key|token|access[_-]?token|auth[_-]?token|secret|client[_-]?secret|password|sig|signature|auth))=([^&#\s"']{8,2048})/dgi,
  sample: new Set(SAMPLE_PASSWORDS),
  printf: /^%[a-z]$/i,
}))

/** A password between scheme and host: `postgres://app:…@db/app`. Local defaults and samples stay silent. */
export function findUrlPassword(value: string): SecretHit | undefined {
  for (const hit of everyUrlPassword(value)) return hit
  return undefined
}

export function* everyUrlPassword(value: string): Generator<SecretHit> {
  if (!value.includes('://') || !value.includes('@')) return
  const { url, sample, printf } = patterns()
  for (const match of value.matchAll(url)) {
    const [, scheme = '', user = '', password = ''] = match
    const isSample = sample.has(password.toLowerCase()) || password.toLowerCase() === user.toLowerCase()
    const [start, end] = match.indices?.[3] ?? [0, 0]
    if (isSample || printf.test(password) || isPlaceholder(password)) continue
    const label = `password in a ${scheme.toLowerCase()} url`
    yield hitAt(value, start, end, { kind: 'url-password', id: 'url_password', label, risk: 'high' })
  }
}

/** `Server=db;User Id=app;Password=…` */
export function findConnectionPassword(value: string): SecretHit | undefined {
  if (!value.includes('=')) return undefined
  const { settings, connection, sample } = patterns()
  if (!connection.test(value)) return undefined
  for (const match of value.matchAll(settings)) {
    const [start, end] = match.indices?.[1] ?? [0, 0]
    const password = value.slice(start, end)
    if (sample.has(password.toLowerCase()) || isPlaceholder(password)) continue
    const label = 'password in a connection string'
    return hitAt(value, start, end, { kind: 'connection-string', id: 'connection_string', label, risk: 'high' })
  }
  return undefined
}

/** `https://mcp.example.com/mcp?token=…`, and behind `#` too. */
export function findQueryKey(value: string): SecretHit | undefined {
  for (const hit of everyQueryKey(value)) return hit
  return undefined
}

export function* everyQueryKey(value: string): Generator<SecretHit> {
  if (!/[?&#]/.test(value)) return
  for (const match of value.matchAll(patterns().query)) {
    const [start, end] = match.indices?.[2] ?? [0, 0]
    const key = value.slice(start, end)
    if (key.length < 12 || isPlaceholder(key)) continue
    const label = `key in a query string (${match[1] ?? ''})`
    yield hitAt(value, start, end, { kind: 'query-key', id: 'query_key', label, risk: 'high' })
  }
}
