import { patternOf } from './match.js'

/** Folders and files that hold keys (own list, 2026-11); sources for RegExp on text in small letters. */
const HOME =
  '(?:~|\\$home|\\$\\{home\\}|%userprofile%|%appdata%|/home/[\\w.$<{}>-]{1,32}|/users/[\\w.$<{}>-]{1,32}|/root)?'
const DOT_FILES =
  'ssh|aws|gnupg|kube|azure|netrc|npmrc|pypirc|git-credentials|docker/config\\.json|cursor/mcp\\.json|config/gcloud|bash_history|zsh_history|pgpass|vault-token'
const KEY_FILE = [
  `${HOME}[/\\\\]?(?<![\\w.])\\.(?:${DOT_FILES})\\b(?![\\w-])(?:[/\\\\][\\w.-]{0,40}\\w)?`,
  '\\bid_(?:rsa|ed25519|ecdsa|dsa)\\b',
  '\\bauthorized_keys\\b',
  '/etc/(?:passwd|shadow|sudoers)\\b',
  '\\bclaude_desktop_config\\.json\\b',
  '\\bwallet\\.dat\\b',
  '\\blogin ?data\\b(?= file)',
].join('|')
/** `.env`, and none of the templates that are committed on purpose. */
const ENV_FILE =
  '(?:(?<=[\\s"\'`(/,])|^)\\.env(?:\\.(?!example|sample|template|dist|defaults?)\\w{1,12})?(?=$|[\\s"\'`),;:.])(?!\\.\\w)'

const DOT_SIGN =
  /\.(?:ssh|aws|gnupg|kube|azure|netrc|npmrc|pypirc|git-cred|docker\/|cursor\/|config\/g|bash_h|zsh_h|pgpass|vault-t|env)/
const SIGNS = [
  '/etc/',
  'id_rsa',
  'id_ed25519',
  'id_ecdsa',
  'id_dsa',
  'authorized_keys',
  'claude_desktop_config',
  'wallet.dat',
  'login',
]

/** One of these must be there, so most texts are let through after one look. */
const hasSign = (text: string): boolean =>
  (text.includes('.') && DOT_SIGN.test(text)) || SIGNS.some(sign => text.includes(sign))

export interface SensitivePath {
  readonly from: number
  readonly to: number
  /** `.env` of the project: often named for honest reasons. */
  readonly env: boolean
}

/** The first path to a file that holds keys; offsets into the text, which is in small letters. A file of keys counts before a `.env`. */
export function findSensitivePath(text: string): SensitivePath | undefined {
  if (!hasSign(text)) return undefined
  const key = patternOf(KEY_FILE).exec(text)
  if (key) return { from: key.index, to: key.index + key[0].length, env: false }
  const env = patternOf(ENV_FILE).exec(text)
  return env ? { from: env.index, to: env.index + env[0].length, env: true } : undefined
}

export const PATH_PATTERNS: readonly string[] = [KEY_FILE, ENV_FILE]
