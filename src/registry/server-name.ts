/** What the registry objects to in a server's name. */
export type NameFault =
  | { readonly kind: 'length' }
  | { readonly kind: 'scope' }
  | { readonly kind: 'no-slash' }
  | { readonly kind: 'slashes' }
  | { readonly kind: 'short'; readonly part: 'namespace' | 'name' }
  | { readonly kind: 'edge'; readonly part: 'namespace' | 'name' }
  | { readonly kind: 'character'; readonly part: 'namespace' | 'name'; readonly character: string }

/** The first fault of a name, or undefined for one that the registry takes. */
export function nameFault(name: string): NameFault | undefined {
  if (name.startsWith('@')) return { kind: 'scope' }
  const length = [...name].length
  if (length < 3 || length > 200) return { kind: 'length' }
  const parts = name.split('/')
  if (parts.length === 1) return { kind: 'no-slash' }
  if (parts.length > 2) return { kind: 'slashes' }
  const [namespace = '', own = ''] = parts
  return partFault(namespace, 'namespace', /[^A-Za-z0-9.-]/u) ?? partFault(own, 'name', /[^A-Za-z0-9._-]/u)
}

function partFault(text: string, part: 'namespace' | 'name', wrong: RegExp): NameFault | undefined {
  const character = wrong.exec(text)?.[0]
  if (character !== undefined) return { kind: 'character', part, character }
  if (text.length < 2) return { kind: 'short', part }
  return /^[A-Za-z0-9].*[A-Za-z0-9]$/.test(text) ? undefined : { kind: 'edge', part }
}

const ENDINGS = new Set(['com', 'org', 'net', 'io', 'dev', 'ai', 'app', 'co'])

/** What a namespace that nobody can log in for should have been: reversed, or undefined where nothing can be said. */
export function namespaceFault(namespace: string): { readonly kind: 'no-dot' | 'no-owner' | 'forward' } | undefined {
  const labels = namespace.toLowerCase().split('.')
  if (labels.length === 1) return { kind: 'no-dot' }
  if (namespace === 'io.github') return { kind: 'no-owner' }
  const [first = '', ...rest] = labels
  // Two letters in front of two or more labels are a country.
  if (ENDINGS.has(first) || (first.length === 2 && rest.length > 1)) return undefined
  return ENDINGS.has(rest.at(-1) ?? '') ? { kind: 'forward' } : undefined
}

/** `example.com` for `com.example` and the other way round. */
export function reversed(domain: string): string {
  return domain.split('.').reverse().join('.')
}

/** The owner that `io.github.OWNER` names. */
export function githubOwner(namespace: string): string | undefined {
  return /^io\.github\.([A-Za-z0-9-]+)$/.exec(namespace)?.[1]
}
