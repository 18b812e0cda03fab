import type { PatternHint } from './pattern-scan.js'

/** What a hint means for the author, as the end of a sentence that names the stretch, and what to write instead. */
interface HintWords {
  readonly is: string
  readonly write: string
}

/** Patterns that no JavaScript engine compiles. */
const BROKEN: Readonly<Partial<Record<PatternHint, HintWords>>> = {
  'python-name': {
    is: 'names a group the way Python does',
    write: 'Write (?<name>…) for a named group and \\k<name> to refer to it',
  },
  'inline-flag': {
    is: 'sets a flag inside the pattern, which Python and PCRE know',
    write: 'Spell the alternatives out, as in [aA]: a schema has no place for flags',
  },
  comment: { is: 'is a comment, which Python and PCRE know', write: 'Move the comment into $comment or description' },
  atomic: { is: 'opens an atomic group, which PCRE knows', write: 'Write (?:…), an ordinary group' },
  possessive: { is: 'is a possessive quantifier, which PCRE knows', write: 'Write it with one sign less' },
  pcre: { is: 'is syntax of PCRE', write: 'Write it with the syntax of JavaScript' },
  'open-class': {
    is: 'opens a character class that never ends',
    write: 'Close it with ], or write \\[ for the character',
  },
  'open-group': { is: 'opens a group that never ends', write: 'Close it with ), or write \\( for the character' },
  'closed-group': { is: 'ends a group that was never opened', write: 'Open the group, or write \\) for the character' },
  'nothing-to-repeat': {
    is: 'has nothing before it that it could repeat',
    write: 'Put something before it, such as the "." of ".*", or a backslash for the character',
  },
  'last-backslash': { is: 'stands at the end and escapes nothing', write: 'Write \\\\ for the character' },
}

/** Patterns that compile only where the Unicode flag is off. */
const NOT_UNICODE: Readonly<Partial<Record<PatternHint, HintWords>>> = {
  'needless-escape': { is: 'is a backslash that means nothing', write: 'Leave the backslash out' },
  'letter-escape': {
    is: 'is no escape of JavaScript: without the Unicode flag it is just that letter',
    write: 'Write ^ for the start, $ for the end, and what other escapes mean in plain characters',
  },
  'class-range': {
    is: 'stands beside a whole class of characters, where it cannot make a range',
    write: 'Write \\- for the hyphen',
  },
  'posix-class': {
    is: 'is a POSIX class, which JavaScript reads as a few single characters',
    write: 'Write the characters out, as in [A-Za-z], or \\p{L} for letters',
  },
  brace: { is: 'is a bracket without a meaning', write: 'Put a backslash before it' },
}

const NOTHING_SPECIAL: HintWords = { is: '', write: 'Write it as ECMA-262 has it' }

/** What is wrong with a pattern that no engine compiles. */
export function brokenInWords(hint: PatternHint): HintWords {
  return BROKEN[hint] ?? NOTHING_SPECIAL
}

/** What is wrong with a pattern that some engines compile. */
export function narrowInWords(hint: PatternHint): HintWords {
  return NOT_UNICODE[hint] ?? NOTHING_SPECIAL
}
