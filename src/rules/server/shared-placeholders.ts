import type { PlaceholderForm, Placeholders } from '../../clients/profile.js'
import type { Placeholder } from '../../text/placeholders.js'

/** Why a placeholder reaches the server as text. */
export type Unread =
  /** The client replaces nothing at all. */
  | 'nothing'
  /** It replaces nothing in this member. */
  | 'member'
  /** It does not know this form. */
  | 'form'
  /** It takes the name for that of a variable, which is never set. */
  | 'unset'
  /** The default holds another placeholder. */
  | 'nested'

/** Why a client leaves a placeholder in one of its members as it is; undefined where it replaces it. */
export function unread(one: Placeholder, facts: Placeholders, member: string): Unread | undefined {
  // `${` around something else is no placeholder of anybody's; `${{ secrets.NAME }}` is Continue's.
  if (one.form === 'other' && !/^(?:[A-Za-z_]|\{ ?(?:secrets|inputs)\.)/.test(one.name)) return undefined
  if (facts.forms.length === 0 && !facts.schemes?.length && !facts.names?.length) return 'nothing'
  if (facts.in && !facts.in.includes(member)) return 'member'
  if (isNamed(one, facts.names)) return undefined
  if (one.form === 'scheme') return facts.schemes?.includes(one.scheme ?? '') ? undefined : 'form'
  if (isNamed(one, facts.notHere)) return 'unset'
  if (one.form === 'name' || one.form === 'other' || !facts.forms.includes(one.form)) return 'form'
  return one.nested ? 'nested' : undefined
}

/** Whether a list of predefined names holds this one; `user_config.*` stands for all that begin so. */
function isNamed({ form, name }: Placeholder, names: readonly string[] | undefined): boolean {
  if (form !== 'braced' && form !== 'name' && form !== 'other') return false
  return (names ?? []).some(one => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))
}

/** The placeholder in the form that the client reads, where it names a variable and nothing else. */
export function swapped(one: Placeholder, why: Unread, facts: Placeholders): string | undefined {
  if (why !== 'form' || (one.form !== 'braced' && one.form !== 'bare' && one.form !== 'env')) return undefined
  // Small letters are for predefined names, and what begins with CLAUDE_ is set in plugins alone.
  if (!/^[A-Z_][A-Z0-9_]*$/.test(one.name) || /^CLAUDE_|PLUGIN_(?:ROOT|DATA)$/.test(one.name)) return undefined
  if (facts.forms.includes('env')) return `\${env:${one.name}}`
  return facts.forms.includes('braced') ? `\${${one.name}}` : undefined
}

/** How a message shows a placeholder: without what may be a secret, such as a default. */
export function shown({ form, name, scheme }: Placeholder): string {
  if (form === 'bare') return `$${name}`
  if (form === 'percent') return `%${name}%`
  if (form === 'curly-env') return `{${scheme ?? 'env'}:${name}}`
  if (form === 'braced-default') return `\${${name}:-…}`
  if (form === 'name' || form === 'braced') return `\${${name}}`
  if (form === 'scheme' && scheme !== 'env') return `\${${scheme}:${name}}`
  const head = /^[\w.]*/.exec(name)?.[0] ?? ''
  return `\${${scheme ? `${scheme}:` : ''}${head}${head === name ? '' : '…'}}`
}

const examples: Readonly<Record<PlaceholderForm, string>> = {
  braced: '${NAME}',
  'braced-default': '${NAME:-default}',
  env: '${env:NAME}',
  bare: '$NAME',
  percent: '%NAME%',
  'curly-env': '{env:NAME}',
}

/** What a client replaces, as people write it. */
export function readForms({ forms, schemes = [], names = [] }: Placeholders): string[] {
  return [...forms.map(one => examples[one]), ...schemes.map(one => `\${${one}:…}`), ...names.map(one => `\${${one}}`)]
}
