/** A header's name made from any text: what no name may have becomes a hyphen. Undefined where nothing is left. */
export function headerNameFrom(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.split(/[^!#$%&'*+.^_`|~0-9A-Za-z]+/).filter(word => word !== '')
  return words.length > 0 ? words.join('-') : undefined
}

/** Words of which each means that a value is private. */
const PRIVATE = new Set([
  ...['password', 'passwd', 'pwd', 'passphrase', 'secret', 'token', 'credential', 'credentials', 'authorization'],
  ...['bearer', 'cookie', 'ssn', 'cvv', 'iban', 'email', 'phone'],
])

/** Neighbours that mean the same; people also write them in one word. */
const PRIVATE_TOGETHER: readonly string[] = [
  ...['api key', 'access key', 'private key', 'session id', 'credit card', 'card number', 'passport number'],
  'date of birth',
]

/** Beside one of these a token is a part of a text, or a place in a list. */
const COUNTED = new Set(['max', 'min', 'count', 'limit', 'num', 'page', 'next', 'continuation', 'cursor'])

/** Whether the name of a parameter says that its value is nobody else's business. */
export function isPrivateName(name: string): boolean {
  const words = wordsOf(name)
  const harmless = words.some(word => COUNTED.has(word))
  if (words.some(word => PRIVATE.has(word) && !(word === 'token' && harmless))) return true
  const joined = ` ${words.join(' ')} `
  return PRIVATE_TOGETHER.some(term => joined.includes(` ${term} `) || joined.includes(` ${term.replaceAll(' ', '')} `))
}

/** `accessToken`, `Access-Token` and `ACCESS_TOKEN` are `access` and `token`. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 256)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
}
