import type { Span } from '../document/document.js'

/** A stretch that must not be shown, but for its first `keep` characters. */
export interface Hidden extends Span {
  readonly keep: number
}

/** A text that must not be shown wherever it stands. */
export interface Secret {
  readonly text: string
  readonly keep: number
}

/** A shorter secret may stand in another text by chance. */
export function isLong({ text }: Secret): boolean {
  return text.length >= 8
}

/** Four characters say which key it is; of a short one even they would be too much. */
function kept(length: number): number {
  return Math.min(4, Math.floor(length / 3))
}

/** The masked stretches without the quotes around them, in order. */
function bare(text: string, masks: readonly Span[]): Span[] {
  return masks
    .map(({ start, end }) => {
      const quote = text[start]
      const quoted = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote
      return quoted ? { start: start + 1, end: end - 1 } : { start, end }
    })
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

/** What a masked text may look like once it was read and written again: without its escapes, or with other ones. */
function spellings(raw: string): string[] {
  if (!raw.includes('\\')) return [raw]
  try {
    const decoded: unknown = JSON.parse(`"${raw}"`)
    if (typeof decoded === 'string') return [raw, decoded, JSON.stringify(decoded).slice(1, -1)]
  } catch {
    // not how JSON escapes: TOML has further ways, and then the text is looked for as it stands
  }
  return [raw]
}

/** The texts behind a file's masks, for texts that are not the file's own: fixed lines, edits, diffs. Longest first. */
export function secretsOf(text: string, masks: readonly Span[]): Secret[] {
  const found = new Map<string, number>()
  const add = (one: string, keep: number) => {
    if (one !== '') found.set(one, Math.min(keep, found.get(one) ?? keep))
  }
  for (const { start, end } of bare(text, masks)) {
    for (const spelling of spellings(text.slice(start, end))) {
      add(spelling, kept(spelling.length))
      // a fix may tear a secret of several words or lines apart
      const parts = spelling.split(/[\s"'`]+/)
      if (parts.length > 1) for (const part of parts) if (part.length >= 8) add(part, 0)
    }
  }
  return [...found].map(([one, keep]) => ({ text: one, keep })).sort((a, b) => b.text.length - a.text.length)
}

/** Joins stretches that overlap; the first one says how much may be shown. */
function merge(stretches: readonly Hidden[]): Hidden[] {
  const out: Hidden[] = []
  for (const one of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1)
    if (last && one.start < last.end) out[out.length - 1] = { ...last, end: Math.max(last.end, one.end) }
    else out.push(one)
  }
  return out
}

function occurrences(text: string, secrets: readonly Secret[]): Hidden[] {
  const out: Hidden[] = []
  for (const { text: secret, keep } of secrets)
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
      out.push({ start: at, end: at + secret.length, keep })
  return out
}

/** Where a text shows one of the secrets, and `known` stretches of it. */
export function hiddenIn(text: string, secrets: readonly Secret[], known: readonly Hidden[] = []): Hidden[] {
  return secrets.length === 0 ? [...known] : merge([...known, ...occurrences(text, secrets)])
}

/** What of the file's own text must not be shown: the masks, and the same texts (where long enough to be no chance) elsewhere. */
export function hiddenOf(text: string, masks: readonly Span[]): Hidden[] {
  if (masks.length === 0) return []
  const marked = bare(text, masks).map(span => ({ ...span, keep: kept(span.end - span.start) }))
  const long = secretsOf(text, masks).filter(isLong)
  return merge([...marked, ...occurrences(text, long)])
}

/** True where the text would give a secret away. */
export function reveals(text: string, secrets: readonly Secret[]): boolean {
  return secrets.some(secret => text.includes(secret.text))
}

/** The text with every secret cut down to its first characters and `…`. */
export function hide(text: string, secrets: readonly Secret[]): string {
  let out = ''
  let at = 0
  for (const { start, end, keep } of hiddenIn(text, secrets)) {
    out += `${text.slice(at, start + keep)}…`
    at = end
  }
  return out + text.slice(at)
}
