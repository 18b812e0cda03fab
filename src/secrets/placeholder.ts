import { anyOf, lazy } from './lazy.js'
import { COUNTING, FILLER_WORDS, MARK_WORDS, MARKS_ANYWHERE, REFERENCES } from './names.js'

/** Placeholders are short; no test reads further than this. */
const FURTHEST = 512

const patterns = lazy(() => ({
  scheme: /^(?:bearer|basic|token|api-?key|key|private-token|authorization)(?:[:=]\s*|\s+|$)/i,
  reference: new RegExp(anyOf(REFERENCES), 'i'),
  brackets: /<[^<>]{1,80}>|^\[[^\]]{1,80}\]$|^\{[^{}]{1,80}\}$/,
  filler: /\.{3}|…|\*{3}|•{2}|x{4}|X{4}|_{4}|0{8}|^(.)\1{5,}$/,
  marked: new RegExp(`(?:^|[^A-Za-z0-9])${anyOf(MARK_WORDS)}(?:$|[^A-Za-z0-9])`, 'i'),
  anywhere: new RegExp(anyOf(MARKS_ANYWHERE)),
  words: new RegExp(`^${anyOf(FILLER_WORDS)}{1,4}\\d{0,4}$`, 'i'),
  counting: new RegExp(anyOf(COUNTING), 'i'),
}))

/** Whether a value only stands for a secret: empty, a reference to one, or filler that the reader is to replace. */
export function isPlaceholder(value: string): boolean {
  const { scheme, reference, brackets, filler, marked, anywhere, counting } = patterns()
  const text = value.slice(0, FURTHEST).trim()
  const bare = text.replace(scheme, '').trim()
  if (bare === '') return true
  const tests = [reference, brackets, filler, marked, anywhere, counting]
  return tests.some(test => test.test(bare)) || isFiller(bare)
}

/** Made of nothing but filler words. */
function isFiller(text: string): boolean {
  if (text.length > 80) return false
  const { words } = patterns()
  return text
    .split(/[_\-. ]/)
    .every(part => part === '' || /^\d{1,4}$/.test(part) || (part.length <= 32 && words.test(part)))
}
