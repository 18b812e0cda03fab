/** Replaces a stretch of a pattern. */
export interface PatternEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** What people write in patterns that is not JavaScript's, or not everywhere. */
export type PatternHint =
  | 'none'
  | 'recent'
  | 'python-name'
  | 'inline-flag'
  | 'comment'
  | 'atomic'
  | 'possessive'
  | 'pcre'
  | 'open-class'
  | 'open-group'
  | 'closed-group'
  | 'nothing-to-repeat'
  | 'last-backslash'
  | 'needless-escape'
  | 'letter-escape'
  | 'class-range'
  | 'posix-class'
  | 'brace'

export interface Blame {
  readonly hint: PatternHint
  readonly from: number
  readonly to: number
}

/** What was noticed in one pass over a pattern. */
export interface Scanned extends Blame {
  /** What would explain that it cannot be compiled at all. */
  readonly broken: Blame
  /** What would explain that it cannot be compiled with the Unicode flag. */
  readonly unicode: Blame
  /** Syntax of ES2025, and how to write it so that older engines take the rest. */
  readonly recent: readonly PatternEdit[]
  /** Backslashes that mean nothing. */
  readonly needless: readonly PatternEdit[]
  /** Hyphens beside a class such as \w, which are meant literally. */
  readonly ranges: readonly PatternEdit[]
}

const NONE: Blame = { hint: 'none', from: 0, to: 0 }
/** Beginnings of groups that other engines know. */
const FOREIGN_GROUPS: readonly (readonly [RegExp, PatternHint])[] = [
  [/\(\?P[<=>]/y, 'python-name'],
  [/\(\?[a-zA-Z]*(?:-[a-zA-Z]*)?\)/y, 'inline-flag'],
  [/\(\?#/y, 'comment'],
  [/\(\?>/y, 'atomic'],
  [/\(\?[|&'(R\d+]|\(\*[A-Z]/y, 'pcre'],
]
const POSSESSIVE = /(?:[*+?]|\{\d+(?:,\d*)?\})\+/y
const QUANTIFIER = /[*+?]|\{\d+(?:,\d*)?\}/y
const MODIFIERS = /\(\?(?=[ims-])([ims]{0,3})(?:-([ims]{0,3}))?:/y
const GROUP_NAME = /\(\?<([A-Za-z_$][\w$]*)>/y
const POSIX_CLASS = /\[:\^?[a-z]+:\]/y
/** With the Unicode flag only these may follow a backslash; the hyphen inside a class. */
const ESCAPABLE = /^[\^$\\.*+?()[\]{}|/dDsSwWbBfnrtvcxukpP0-9]$/
/** Punctuation that never means anything by itself. A comma may, in {1,2}. */
const HARMLESS = /^[-_@ "':;#%&=!<>`~\t]$/

interface State {
  readonly source: string
  broken: Blame
  unicode: Blame
  depth: number
  lastGroup: number
  /** Offset behind the bracket that opened the class that is being read. */
  inClass: number | undefined
  readonly names: Map<string, number>
  readonly recent: PatternEdit[]
  readonly needless: PatternEdit[]
  readonly ranges: PatternEdit[]
}

/** Reads a pattern once, as far as that goes without a grammar. */
export function scanPattern(source: string): Scanned {
  const state: State = {
    source,
    broken: NONE,
    unicode: NONE,
    depth: 0,
    lastGroup: 0,
    inClass: undefined,
    names: new Map(),
    recent: [],
    needless: [],
    ranges: [],
  }
  for (let at = 0; at < source.length; )
    at =
      source[at] === '\\'
        ? readEscape(state, at)
        : state.inClass === undefined
          ? readOne(state, at)
          : inClass(state, at)
  if (state.inClass !== undefined) blame(state, 'broken', 'open-class', state.inClass - 1, source.length)
  if (state.depth > 0) blame(state, 'broken', 'open-group', state.lastGroup, source.length)
  const first = state.recent[0]
  return { ...state, hint: 'none', from: first?.from ?? 0, to: first?.to ?? 0 }
}

/** The first explanation stands. */
function blame(state: State, which: 'broken' | 'unicode', hint: PatternHint, from: number, to: number): void {
  if (state[which].hint === 'none') state[which] = { hint, from, to }
}

function readEscape(state: State, at: number): number {
  const char = state.source[at + 1]
  if (char === undefined) {
    blame(state, 'broken', 'last-backslash', at, at + 1)
    return at + 1
  }
  const isHyphenInClass = char === '-' && state.inClass !== undefined
  if (!ESCAPABLE.test(char) && !isHyphenInClass) {
    if (HARMLESS.test(char)) {
      blame(state, 'unicode', 'needless-escape', at, at + 2)
      // "(?\:" would become "(?:".
      if (state.source[at - 1] !== '?') state.needless.push({ from: at, to: at + 1, text: '' })
    } else if (/[A-Za-z]/.test(char)) blame(state, 'unicode', 'letter-escape', at, at + 2)
  }
  if (state.inClass !== undefined && /[dDsSwW]/.test(char)) noteRange(state, at)
  return at + 2
}

/** `[\w-.]` and `[.-\w]`: no range can begin or end with a whole class, so the hyphen is meant as it stands. */
function noteRange(state: State, at: number): void {
  const { source, ranges, inClass: start = 0 } = state
  const escapeHyphen = (from: number) => {
    blame(state, 'unicode', 'class-range', from, from + 1)
    if (ranges[ranges.length - 1]?.from !== from) ranges.push({ from, to: from, text: '\\' })
  }
  if (source[at - 1] === '-' && source[at - 2] !== '\\' && at - 1 > start) escapeHyphen(at - 1)
  const next = source[at + 3]
  if (source[at + 2] === '-' && next !== undefined && next !== ']') escapeHyphen(at + 2)
}

function inClass(state: State, at: number): number {
  const posix = matchAt(POSIX_CLASS, state.source, at)
  if (posix) {
    blame(state, 'unicode', 'posix-class', at, at + posix.length)
    state.inClass = undefined
    return at + posix.length
  }
  if (state.source[at] === ']') state.inClass = undefined
  return at + 1
}

function readOne(state: State, at: number): number {
  const { source } = state
  switch (source[at]) {
    case '[': {
      const start = source[at + 1] === '^' ? at + 2 : at + 1
      state.inClass = start
      return start
    }
    case '(':
      return openGroup(state, at)
    case ')':
      if (state.depth === 0) blame(state, 'broken', 'closed-group', at, at + 1)
      else state.depth--
      return at + 1
    case ']':
      blame(state, 'unicode', 'brace', at, at + 1)
      return at + 1
    default:
      return repeat(state, at)
  }
}

function repeat(state: State, at: number): number {
  const { source } = state
  const possessive = matchAt(POSSESSIVE, source, at)
  if (possessive) blame(state, 'broken', 'possessive', at, at + possessive.length)
  const quantifier = matchAt(QUANTIFIER, source, at)
  if (!quantifier) {
    if (source[at] === '{' || source[at] === '}') blame(state, 'unicode', 'brace', at, at + 1)
    return at + 1
  }
  const before = source[at - 1]
  const begins = at === 0 || ((before === '(' || before === '|') && source[at - 2] !== '\\')
  const end = at + quantifier.length
  if (begins) blame(state, 'broken', 'nothing-to-repeat', at, end)
  const lazy = source[end] === '?' ? end + 1 : end
  if (matchAt(QUANTIFIER, source, lazy) && !possessive) blame(state, 'broken', 'nothing-to-repeat', lazy, lazy + 1)
  return lazy
}

function openGroup(state: State, at: number): number {
  const { source } = state
  state.depth++
  state.lastGroup = at
  for (const [pattern, hint] of FOREIGN_GROUPS) {
    const found = matchAt(pattern, source, at)
    if (found) blame(state, 'broken', hint, at, at + found.length)
  }
  const modifiers = matchAt(MODIFIERS, source, at)
  if (modifiers && isModifierList(modifiers)) {
    state.recent.push({ from: at + 2, to: at + modifiers.length - 1, text: '' })
    return at + modifiers.length
  }
  const named = matchAt(GROUP_NAME, source, at)
  if (!named) return source[at + 1] === '?' ? at + 2 : at + 1
  const name = named.slice(3, -1)
  const count = (state.names.get(name) ?? 0) + 1
  state.names.set(name, count)
  // The same name in two alternatives is ES2025's.
  if (count > 1) state.recent.push({ from: at + 3, to: at + named.length - 1, text: `${name}$again${count}` })
  return at + named.length
}

/** `(?i:`, `(?i-s:`: at least one letter, none twice. */
function isModifierList(text: string): boolean {
  const letters = text.slice(2, -1).replace('-', '')
  return letters !== '' && new Set(letters).size === letters.length
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}
