import { patternOf } from './match.js'

/** Folders and files that hold keys (own list, 2026-11); sources for RegExp on text in small letters. */
const HOME =
  '(?:~|\\$home|\\$\\{home\\}|%userprofile%|%appdata%|/home/[\\w.$<{}>-]{1,32}|/users/[\\w.$<{}>-]{1,32}|/root)?'
const DOT_FILES =
  'ssh|aws|gnupg|kube|azure|netrc|npmrc|pypirc|git-credentials|docker/config\\.json|cursor/mcp\\.json|config/gcloud|bash_history|zsh_history|pgpass|vault-token'
const KEY_FILE = [
  `${HOME}[/\\\\]?(?<![\\w.])\\.(?:${DOT_FILES})\\b(?![\\w-])(?:[/\\\\][\\w.-]{1,40})?`,
  '\\bid_(?:rsa|ed25519|ecdsa|dsa)\\b',
  '\\bauthorized_keys\\b',
  '/etc/(?:passwd|shadow|sudoers)\\b',
  '\\bclaude_desktop_config\\.json\\b',
  '\\bwallet\\.dat\\b',
  '\\blogin ?data\\b(?= file)',
].join('|')
/** `.env`, and none of the templates that are committed on purpose. */
const ENV_FILE =
  '(?:(?<=[\\s"\'`(/,])|^)\\.env(?:\\.(?!example|sample|template|dist|defaults?)\\w{1,12})?(?=$|[\\s"\'`),;:.])(?!\\.)'

/** One of these must be there, so most texts are let through after one look. */
const SIGNS =
  /\.(?:ssh|aws|gnupg|kube|azure|netrc|npmrc|pypirc|git-cred|docker\/|cursor\/|config\/g|bash_h|zsh_h|pgpass|vault-t|env)|id_(?:rsa|ed2|ecd|dsa)|authorized_k|\/etc\/(?:passwd|shadow|sudoers)|claude_desktop_c|wallet\.dat|login ?data/

export interface SensitivePath {
  readonly from: number
  readonly to: number
  /** `.env` of the project: often named for honest reasons. */
  readonly env: boolean
}

/** The first path to a file that holds keys; offsets into the text, which is in small letters. A file of keys counts before a `.env`. */
export function findSensitivePath(text: string): SensitivePath | undefined {
  if (!SIGNS.test(text)) return undefined
  const key = patternOf(KEY_FILE).exec(text)
  if (key) return { from: key.index, to: key.index + key[0].length, env: false }
  const env = patternOf(ENV_FILE).exec(text)
  return env ? { from: env.index, to: env.index + env[0].length, env: true } : undefined
}

export const PATH_PATTERNS: readonly string[] = [KEY_FILE, ENV_FILE]
