import { mixedWord } from './confusable.js'
import type { Hit, Level, Role } from './hit.js'
import { CAPTURE_HOSTS, METADATA_HOSTS, SAMPLE_HOSTS, SHORTENERS } from './hosts.js'

export type AddressKind =
  | 'metadata'
  | 'capture'
  | 'webhook'
  | 'script'
  | 'page'
  | 'lookalike'
  | 'password'
  | 'number'
  | 'shortener'
  | 'ip'
  | 'external'
export interface AddressHit extends Hit<AddressKind> {
  readonly host: string
}

interface Address {
  readonly scheme: string
  readonly host: string
  readonly user: string
  readonly path: string
  readonly from: number
  readonly to: number
}

const ADDRESS = '\\b([a-z][a-z0-9+.-]{1,20})://([^\\s\\u0000-\\u001f\\u007f"\'`<>)\\]}|\\\\^]{1,2048})'
const PUNYCODE = '(?:^|[^a-z0-9-])(xn--[a-z0-9-]{2,59}\\.[a-z]{2,24})'
const SCRIPT = '\\bjavascript:(?!\\s)[a-z(]'
const PAGE = '\\bdata:(?:text/html|application/(?:javascript|x-javascript|xhtml\\+xml)|text/javascript)[;,]'
export const ADDRESS_PATTERNS: readonly string[] = [ADDRESS, PUNYCODE, SCRIPT, PAGE]
const punycode = new RegExp(PUNYCODE, 'i')
const script = new RegExp(SCRIPT, 'i')
const page = new RegExp(PAGE, 'i')

/** The addresses of a text. */
function* addresses(text: string): Generator<Address> {
  if (!text.includes('://')) return
  for (const match of text.matchAll(new RegExp(ADDRESS, 'gi'))) {
    const rest = match[2] ?? ''
    const end = rest.search(/[/?#]/)
    const authority = end < 0 ? rest : rest.slice(0, end)
    const at = authority.lastIndexOf('@')
    const host = authority
      .slice(at + 1)
      .replace(/:\d{1,5}$/, '')
      .replace(/[.,;:]{1,8}$/, '')
      .toLowerCase()
    yield {
      scheme: (match[1] ?? '').toLowerCase(),
      host,
      user: at < 0 ? '' : authority.slice(0, at),
      path: rest.slice(authority.length),
      from: match.index,
      to: match.index + match[0].replace(/[.,;:]{1,8}$/, '').length,
    }
  }
}

const WEB = /^(?:https?|wss?|ftp)$/
/** A template, or a word in the place of a host. */
const PLACEHOLDER = /[{}$<>*%]|^(?:your|my)[-._a-z0-9]{0,60}$|^\.{3}|^x{3}|^$/

/** The worst address of a text, and the first of several that are equally bad. */
export function findAddress(text: string, role: Role): AddressHit | undefined {
  // An address has a colon, and a host in another script two hyphens: most texts have neither.
  if (!text.includes(':') && !text.includes('--')) return undefined
  const found = [...findBare(text)]
  if (role !== 'pattern')
    for (const one of addresses(text)) {
      const judged = judge(one)
      if (!judged) continue
      const [kind, level] = judged
      found.push({ kind, level, from: one.from, to: one.to, host: one.host })
      if (found.length > 200) break
    }
  return (
    found.find(({ level }) => level === 'high') ??
    found.find(({ level }) => level === 'medium') ??
    found.find(({ kind }) => kind !== 'external') ??
    found[0]
  )
}

/** What is told without a host. */
function* findBare(text: string): Generator<AddressHit> {
  if (!/xn--|script:|data:/i.test(text)) return
  for (const [kind, pattern] of [
    ['lookalike', punycode],
    ['script', script],
    ['page', page],
  ] as const) {
    const match = pattern.exec(text)
    if (!match || (kind === 'script' && /\bjavascript: /i.test(text))) continue
    const host = match[1] ?? ''
    const from = match.index + (host === '' ? 0 : match[0].length - host.length)
    // As the whole value it is an address, in prose it may be talked about.
    const level: Level = kind === 'script' && match.index === 0 ? 'high' : 'medium'
    yield { kind, level, from, to: match.index + match[0].length, host }
  }
}

function judge({ scheme, host, user, path }: Address): readonly [AddressKind, Level] | undefined {
  if (scheme === 'javascript' || scheme === 'vbscript') return ['script', 'high']
  if (!WEB.test(scheme) || PLACEHOLDER.test(host)) return undefined
  if (METADATA_HOSTS.includes(host)) return ['metadata', 'high']
  if (isBelow(host, CAPTURE_HOSTS)) return ['capture', 'high']
  if (isWebhook(host, path)) return ['webhook', 'high']
  if (/(?:^|\.)xn--/.test(host) || mixedWord(host)) return ['lookalike', 'medium']
  if (isPassword(user)) return ['password', 'medium']
  if (/^(?:\d{8,10}|0x[0-9a-f]{8})$/.test(host)) return ['number', 'medium']
  if (SHORTENERS.includes(host)) return ['shortener', 'low']
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return isPublicIp(host) ? ['ip', 'low'] : undefined
  return isBelow(host, SAMPLE_HOSTS) || host.startsWith('[') || !host.includes('.') ? undefined : ['external', 'low']
}

/** Whether a host is one of these or stands below one. */
function isBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some(one => host === one || host.endsWith(`.${one}`))
}

/** Addresses that post to a chat for whoever knows them. */
function isWebhook(host: string, path: string): boolean {
  if (/^(?:ptb\.|canary\.)?discord(?:app)?\.com$/.test(host)) return path.startsWith('/api/webhooks/')
  return host === 'api.telegram.org' && /^\/bot\d/.test(path)
}

const SAMPLE_USER = /^(?:user|username|pass|password|passwd|pwd|token|secret|x{2,20}|\*{1,20}|\.{3})$/i

function isPassword(user: string): boolean {
  const colon = user.indexOf(':')
  const password = user.slice(colon + 1)
  return colon >= 0 && password !== '' && !SAMPLE_USER.test(password) && !/[{}$<>%*]/.test(password)
}

/** Not of this machine, this network, or the ranges that documentation uses. */
function isPublicIp(host: string): boolean {
  return !/^(?:127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|169\.254\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|1\.1\.1\.1|8\.8\.[48]\.[48]|1\.2\.3\.4)/.test(
    host,
  )
}
