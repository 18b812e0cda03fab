import { fold } from './fold.js'
import type { Hit } from './hit.js'
import { patternOf } from './match.js'

export type PayloadKind = 'pipe' | 'decode' | 'reverse-shell' | 'permissions' | 'send' | 'destroy'

const DOWNLOADERS = '(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)'
/** Command lines that have no place in a description; sources for RegExp on text in small letters. */
const PAYLOADS: readonly (readonly [PayloadKind, string])[] = [
  [
    'pipe',
    `\\b${DOWNLOADERS}\\b[^\\n|;&]{0,200}\\|\\s?(?:sudo )?(?:(?:ba|z|da|k)?sh|python3?|node|perl|ruby|php|iex|invoke-expression)\\b`,
  ],
  [
    'decode',
    '\\bbase64 (?:-d|--decode)\\b[^\\n;&]{0,40}\\|\\s?(?:ba|z)?sh\\b|\\beval\\b[ "\'(]{0,3}\\$\\(\\s?(?:echo|curl|base64)|\\bpowershell(?:\\.exe)?\\b[^\\n]{0,60}\\s-e(?:nc|ncodedcommand)?\\s{1,4}[a-z0-9+/=]{20}',
  ],
  [
    'reverse-shell',
    '/dev/(?:tcp|udp)/|\\b(?:bash|sh|zsh) -i\\b[^\\n]{0,20}>&|\\bnc(?:at)? (?:-\\w{1,12} ){0,8}-e\\b|\\bmkfifo\\b[^\\n]{0,60}\\bnc\\b',
  ],
  ['permissions', '\\bchmod (?:-r )?(?:0?777|0?666|-r 0?666|\\+s|u\\+s)\\b[^\\n]{0,10}(?:~|/|\\$home|;)'],
  [
    'send',
    '\\b(?:curl|wget)\\b[^\\n]{0,160}(?:\\$\\(|\\$\\{?(?:env|home|user)|@~?/|--data[a-z-]{0,12} ?@|-d ?@|-f ?\\w{0,30}=?@)',
  ],
  ['destroy', '\\brm -(?:rf|fr|r -f|f -r) (?:--no-preserve-root )?(?:/(?:\\s|\\*|$)|~|\\$home|\\*)'],
]
export const PAYLOAD_PATTERNS: readonly string[] = PAYLOADS.map(([, source]) => source)
/** One of these must be there, so most texts are let through after one look. */
const SIGNS: readonly string[] = [
  ...['curl', 'wget', 'iwr', 'irm', 'invoke-', 'base64 -', 'eval', 'powershell', '/dev/', 'sh -i', 'nc -', 'ncat '],
  ...['mkfifo', 'chmod', 'rm -'],
]

/** A command line that would harm whoever runs it. */
export function findPayload(text: string): Hit<PayloadKind> | undefined {
  const folded = fold(text).text
  if (!SIGNS.some(sign => folded.includes(sign))) return undefined
  const small = text.toLowerCase()
  for (const [kind, source] of PAYLOADS) {
    const found = patternOf(source).exec(small)
    if (!found) continue
    const exact = small.length === text.length
    return {
      kind,
      level: 'medium',
      from: exact ? found.index : 0,
      to: exact ? found.index + found[0].length : text.length,
    }
  }
  return undefined
}
