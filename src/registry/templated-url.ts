/** The names that stand in braces in an address, in order. */
export function variablesIn(url: string): { readonly name: string; readonly from: number; readonly to: number }[] {
  return [...url.matchAll(/\{([^{}]+)\}/g)].map(one => ({
    name: one[1] ?? '',
    from: one.index,
    to: one.index + one[0].length,
  }))
}

/** What keeps an address from being one for a client, once its variables are filled in. */
export type AddressFault = 'variable-first' | 'scheme' | 'blank' | 'host'

const SAMPLES: Readonly<Record<string, string>> = {
  host: 'example.com',
  port: '8080',
  path: 'api',
  protocol: 'http',
  scheme: 'http',
}

/** The address with something in place of each variable, as the registry fills it in to look whether it is one. */
export function filledIn(url: string): string {
  return url
    .replace(/\{(host|port|path|protocol|scheme)\}/g, (_, name: string) => SAMPLES[name] ?? '')
    .replace(/:\{[^{}]+\}(?=\/|$)/g, ':8080')
    .replace(/\{[^{}]+\}/g, 'placeholder')
}

/** What the registry refuses in the address of a transport. */
export function addressFault(url: string): AddressFault | undefined {
  if (/^\{[^{}]+\}/.test(url)) return 'variable-first'
  if (!/^https?:\/\//.test(url)) return 'scheme'
  if (/\s/.test(url)) return 'blank'
  const host = hostOf(filledIn(url))
  return host === undefined || host === '' ? 'host' : undefined
}

/** The host of an http address as it is written, without port and user; undefined where it is none. */
export function hostOf(url: string): string | undefined {
  const authority = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)/.exec(url)?.[1]
  if (authority === undefined) return undefined
  const rest = authority.slice(authority.lastIndexOf('@') + 1)
  const bracket = /^\[([0-9A-Fa-f:.]+)(?:%25[^\]]*)?\](?::(\d{0,5}))?$/.exec(rest)
  if (bracket) return `[${bracket[1]}]`
  const plain = /^([^:[\]<>"\\^`{}|\s]*)(?::([^:]*))?$/.exec(rest)
  if (!plain) return undefined
  const port = plain[2] ?? ''
  return /^\d*$/.test(port) ? plain[1] : undefined
}

/** Whether an http address names a user or a password in front of its host. */
export function userInfoIn(url: string): { readonly from: number; readonly to: number } | undefined {
  const match = /^(https?:\/\/)([^/?#]*)@/i.exec(url)
  if (!match || match[2] === '') return undefined
  const from = match[1]?.length ?? 0
  return { from, to: from + (match[2]?.length ?? 0) }
}
