import { type Hit, isIdentifier, type Level, type Role } from './hit.js'

export type InvisibleKind = 'tags' | 'bidi' | 'selectors' | 'zero-width' | 'unseen' | 'private-use'
export interface InvisibleHit extends Hit<InvisibleKind> {
  /** How many there are. */
  readonly count: number
  /** What tag characters spell. */
  readonly spells?: string
}

/** Anything that this file may have something to say about. */
const SIGNS =
  /\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/u
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Scripts that join and part their letters with zero-width characters. */
const JOINING =
  /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u18af\ua9e0-\uaa7f\ufb50-\ufdff\ufe70-\ufefc]/
const WITHOUT_BLANKS = /[\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f]/
const EMOJI = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\ufe0f\u{1f1e6}-\u{1f1ff}]/u
const JAMO = /[\u1100-\u11ff]/
const BRAILLE = /[\u2800-\u28ff]/
const BLACK_FLAG = '\u{1f3f4}'

type Sort = InvisibleKind | undefined

/** What is hidden in a text; characters that their script or an emoji needs are none. The worst kind names the hit. */
export function findInvisible(text: string, role: Role): InvisibleHit | undefined {
  if (!SIGNS.test(text)) return undefined
  const seen = survey(text)
  for (const kind of ['tags', 'bidi', 'selectors', 'zero-width', 'unseen', 'private-use'] as const) {
    const found = seen.get(kind)
    const level = found && levelOf(kind, found, role)
    if (found && level) return { kind, level, from: found.from, to: found.to, count: found.count, ...spelt(found) }
  }
  return undefined
}

interface Found {
  from: number
  to: number
  count: number
  /** Of variation selectors: the longest row. */
  row: number
  spells: string
}

const spelt = ({ spells }: Found) => (spells === '' ? {} : { spells })

function levelOf(kind: InvisibleKind, { count, row, spells }: Found, role: Role): Level | undefined {
  switch (kind) {
    case 'tags':
      return spells !== '' || count >= 2 ? 'high' : undefined
    case 'bidi':
      return 'high'
    case 'selectors':
      return row >= 3 ? 'high' : undefined
    case 'zero-width':
      return count >= 4 || isIdentifier(role) ? 'high' : 'medium'
    case 'unseen':
      return role === 'name' || role === 'parameter' ? 'high' : 'medium'
    case 'private-use':
      return count <= 3 ? undefined : role === 'name' || role === 'parameter' ? 'high' : 'medium'
  }
}

function survey(text: string): Map<InvisibleKind, Found> {
  const seen = new Map<InvisibleKind, Found>()
  const rightToLeft = RIGHT_TO_LEFT.test(text)
  let row = 0
  let flag = false
  let before = ''
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0
    const char = String.fromCodePoint(code)
    const end = at + char.length
    const isTag = code >= 0xe0000 && code <= 0xe007f
    flag = char === BLACK_FLAG || (flag && isTag)
    if (code >= 0x80) {
      const sort: Sort = isTag ? (flag ? undefined : 'tags') : sortOf(code, before, nextOf(text, end), at, rightToLeft)
      row = sort === 'selectors' ? row + 1 : 0
      if (sort) note(seen, sort, at, end, code, row)
    } else row = 0
    before = char
    at = end
  }
  return seen
}

const nextOf = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0)

function note(
  seen: Map<InvisibleKind, Found>,
  sort: InvisibleKind,
  at: number,
  end: number,
  code: number,
  row: number,
): void {
  const spells = sort === 'tags' && code >= 0xe0020 && code < 0xe007f ? String.fromCharCode(code - 0xe0000) : ''
  const found = seen.get(sort)
  if (!found) {
    seen.set(sort, { from: at, to: end, count: 1, row, spells })
    return
  }
  // One stretch as long as it goes on; later ones are counted.
  if (found.to === at) found.to = end
  found.count++
  found.row = Math.max(found.row, row)
  if (found.spells.length < 200) found.spells += spells
}

function sortOf(code: number, before: string, next: string, at: number, rightToLeft: boolean): Sort {
  if ((code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)) return 'selectors'
  if (code === 0x202d || code === 0x202e) return 'bidi'
  if ((code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069)) return rightToLeft ? undefined : 'bidi'
  if (code === 0x200e || code === 0x200f || code === 0x061c) return rightToLeft ? undefined : 'unseen'
  if (code === 0x200c || code === 0x200d) {
    const needed = [before, next].some(char => EMOJI.test(char) || JOINING.test(char)) || RIGHT_TO_LEFT.test(before)
    return needed ? undefined : 'zero-width'
  }
  if (code === 0xfeff && at === 0) return 'unseen'
  if (code === 0x200b && WITHOUT_BLANKS.test(before + next)) return undefined
  if (isZeroWidth(code)) return 'zero-width'
  if (code === 0x115f || code === 0x1160) return JAMO.test(before + next) ? undefined : 'unseen'
  // The blank of braille, outside braille.
  if (code === 0x2800) return BRAILLE.test(before + next) ? undefined : 'unseen'
  if (UNSEEN.has(code) || (code >= 0xfff9 && code <= 0xfffb)) return 'unseen'
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000 ? 'private-use' : undefined
}

/** Soft hyphen, joiners, fillers, vowels that Khmer no longer writes, line and paragraph separators. */
const UNSEEN = new Set([0xad, 0x34f, 0x17b4, 0x17b5, 0x3164, 0xffa0, 0x2028, 0x2029])

function isZeroWidth(code: number): boolean {
  return (
    code === 0x200b ||
    code === 0x180e ||
    code === 0xfeff ||
    (code >= 0x2060 && code <= 0x2065) ||
    (code >= 0x206a && code <= 0x206f)
  )
}

export type EscapeKind = 'escape' | 'control' | 'written-escape'

const ESCAPES = /[\u001b\u0090\u009b\u009d]/
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/
/** `\x1b[31m` as text: the terminal that prints it may unescape it. */
export const WRITTEN_ESCAPE = '\\\\(?:x1b|u001b|033|e)(?:\\[[0-9;]{0,20}[A-Za-z]|\\]8;)'
const WRITTEN = new RegExp(WRITTEN_ESCAPE, 'i')

/** Characters that drive a terminal. */
export function findEscape(text: string): Hit<EscapeKind> | undefined {
  const control = CONTROLS.exec(text)
  if (control) {
    const driver = ESCAPES.exec(text)
    const { index } = driver ?? control
    return driver
      ? { kind: 'escape', level: 'high', from: index, to: index + 1 }
      : { kind: 'control', level: 'medium', from: index, to: index + 1 }
  }
  if (!text.includes('\\')) return undefined
  const written = WRITTEN.exec(text)
  return written
    ? { kind: 'written-escape', level: 'low', from: written.index, to: written.index + written[0].length }
    : undefined
}
