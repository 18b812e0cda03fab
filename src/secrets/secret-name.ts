import { anyOf, lazy } from './lazy.js'
import { HARMLESS_WORDS, PASSWORD_ENDINGS, PUBLIC_ENDINGS, SECRET_ENDINGS, SURE_ENDINGS } from './names.js'

const ending = (sources: readonly string[], number = ''): RegExp => new RegExp(`(?:^|_)${anyOf(sources)}${number}$`)

const patterns = lazy(() => ({
  secret: ending(SECRET_ENDINGS, '(?:_?\\d{1,2})?'),
  harmless: new RegExp(`(?:^|_)${anyOf(HARMLESS_WORDS)}(?:_|$)`),
  sure: ending(SURE_ENDINGS),
  public: ending(PUBLIC_ENDINGS),
  password: ending(PASSWORD_ENDINGS, '(?:_?\\d{1,2})?'),
}))

/** `clientSecret`, `Client-Secret`, `CLIENT_SECRET`: all `client_secret`. */
function snake(name: string): string {
  return name
    .slice(0, 256)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()
}

type Kind = 'password' | 'secret' | undefined

/** Names repeat from file to file, and the patterns are long. */
const known = new Map<string, Kind>()
const mostKnown = 2000

/** What the name of a variable, header, flag or member says about its value. */
export function secretNameKind(name: string): Kind {
  if (known.has(name)) return known.get(name)
  const kind = judge(name)
  if (known.size >= mostKnown) known.clear()
  if (name.length <= 256) known.set(name, kind)
  return kind
}

function judge(name: string): Kind {
  const { secret, harmless, sure, public: open, password } = patterns()
  const words = snake(name)
  if (!secret.test(words) || open.test(words)) return undefined
  if (harmless.test(words) && !sure.test(words)) return undefined
  return password.test(words) ? 'password' : 'secret'
}

/** Whether a name means that its value is a secret. */
export function meansSecret(name: string): boolean {
  return secretNameKind(name) !== undefined
}
