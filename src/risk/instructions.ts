import { type Folded, fold, respelled } from './fold.js'
import type { Hit } from './hit.js'
import { FOREIGN, FOREIGN_LETTERS } from './languages.js'
import { type Match, patternOf, phraseBook } from './match.js'
import { CARRY, PHRASES, type PhraseKind, RESPELLED } from './phrases.js'
import { findSensitivePath, type SensitivePath } from './sensitive-paths.js'
import { oneOf, TAKING } from './words.js'

/** What a hidden instruction does. */
export type InstructionKind = PhraseKind | 'pose-markup' | 'take-file'
export type InstructionHit = Hit<InstructionKind>

/** Tags and tokens that tell models who is speaking; sources for RegExp on folded text (chat templates of public models, 2026-11). */
const SPEAKER = [
  '</?\\s{0,4}(?:important|system|secret|hidden|admin|override|confidential|stealth|system[-_ ]?(?:prompt|message|note|reminder|instruction|override)s?|hidden[-_ ]?instructions?|(?:ai|llm|model|agent|assistant)[-_ ]?(?:only|instructions?|note|directive))\\s{0,4}>',
  '<\\|\\s?(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|end_header_id|begin_of_text|endofprompt)\\s?\\|>',
  '\\[/?inst\\]',
  '<</?sys>>',
  '<(?:start|end)_of_turn>',
].join('|')
/** The same at the start of a line, so on the text as given. */
const TURN =
  '(?:^|\\n)[ \\t]{0,8}#{2,4} {0,3}(?:[Ss]ystem|SYSTEM|[Ii]nstruction|INSTRUCTION|[Nn]ew [Ii]nstructions?|[Ss]ystem [Pp]rompt|[Rr]esponse) {0,3}:|\\n\\n(?:Human|Assistant): '
/** What letter spacing hides, once all its words run together. */
const RUN_OVERRIDE =
  '(?:ignore|disregard|forget)(?:all|any)?(?:of)?(?:the|your)?(?:previous|prior|above|earlier)(?:instruction|rule|prompt|guideline)'
const RUN_CONCEAL = '(?:donot|dont|never)(?:tell|inform|mention|notify|alert)(?:this|it)?(?:to)?(?:the)?user'
/** Honest servers use these as well, now and then. */
const SOFT_SPEAKER =
  '</?\\s{0,4}(?:instructions?|critical|urgent|internal|mandatory|assistant|reminder)\\s{0,4}>|\\[ ?(?:system|admin|shadow|override|hidden|instruction) ?\\]'

const CALL =
  '\\b(?:must|should|always|first|also|then|to) (?:also |first |then )?(?:call|invoke|run|use|execute) (?:the )?\\S{0,40}(?:_\\S{1,40}|tool|function|command)\\b[^;!?]{0,50}$'
const TAKE = `\\b${oneOf(TAKING)}\\b[^;!?]{0,90}$`
const TAKE_ENV = `\\b(?:read|open|cat|load|include|send|access|upload|dump|exfiltrate|extract|copy)\\b (?:the |your |any |all |contents? of |full |local |project's |user's ){0,4}(?:\\S{0,40}/)?$`
const CARRY_ENV =
  '^[^.;!?]{0,80}\\b(?:and|then|as|in|into|to)\\b[^;!?]{0,60}\\b(?:pass|include|send|put|append|attach|add|insert|forward|upload|parameter|argument|field|note|contents?)\\b'
const COERCION =
  "\\b(?:otherwise|or else|if (?:you (?:do not|don't|skip)|not|omitted)|unless you|without (?:it|this|calling it|doing so))\\b[^.;!?]{0,60}\\b(?:not work|won't work|fails?|crash|break|be lost|be rejected|not function|error|be deleted|be terminated)\\b"
/** How a threat begins. */
const THREATS = ['otherwise', 'or else', 'if ', 'unless you', 'without ']
const HAND_OVER =
  '\\b(?:pass|include|send|read|provide|attach)\\b[^.;!?]{0,60}\\b(?:contents?|it|them|history|key|file)\\b'
const PRIVATE =
  '\\b(?:(?:conversation|chat|message) (?:history|transcript|log)|system prompts?|chain of thought|environment variables?|(?:api|access|secret|private|ssh|signing) keys?|passwords?|credentials?|(?:session|auth|access|bearer) tokens?|cookies)\\b'

/** All sources of this file, for the test that proves them harmless. */
export const INSTRUCTION_PATTERNS: readonly string[] = [
  ...[
    SPEAKER,
    TURN,
    SOFT_SPEAKER,
    RUN_OVERRIDE,
    RUN_CONCEAL,
    CALL,
    TAKE,
    TAKE_ENV,
    CARRY_ENV,
    COERCION,
    HAND_OVER,
    PRIVATE,
    CARRY,
  ],
  ...FOREIGN.map(({ pattern }) => pattern),
]

const book = phraseBook(PHRASES)
const respelledBook = phraseBook(RESPELLED)

/**
 * What in a text speaks to the model behind the reader's back: the first sign of the highest level. Words such as "important",
 * "must" or "always" alone are none: one ordinary tool in fifty has them.
 */
export function findInstruction(text: string): InstructionHit | undefined {
  // A single word of plain letters is none.
  if (!/[^\w$@.,:;/#?=&+%!-]/.test(text)) return undefined
  const folded = fold(text)
  const soft: InstructionHit[] = []
  for (const match of book(folded.text)) {
    const hit = inSource(folded, match.phrase.kind, match)
    if (match.phrase.level === 'high') return hit
    soft.push({ ...hit, level: match.phrase.level })
  }
  return (
    findMarked(text, folded) ??
    findRespelled(text, folded.text) ??
    findForeign(text, folded) ??
    findTakenFile(folded) ??
    soft[0] ??
    findSoftMark(folded)
  )
}

function inSource(folded: Folded, kind: InstructionKind, { from, to }: { from: number; to: number }): InstructionHit {
  return { kind, level: 'high', ...folded.place(from, to) }
}

function findMarked(text: string, folded: Folded): InstructionHit | undefined {
  if (/[<[]/.test(folded.text)) {
    const found = patternOf(SPEAKER).exec(folded.text)
    if (found) return inSource(folded, 'pose-markup', spanOf(found))
  }
  if (!/##|\n\n[HA]/.test(text)) return undefined
  const turn = patternOf(TURN).exec(text)
  return turn ? { kind: 'pose-markup', level: 'high', ...trimmed(turn) } : undefined
}

function findSoftMark(folded: Folded): InstructionHit | undefined {
  if (!/[<[]/.test(folded.text)) return undefined
  const found = patternOf(SOFT_SPEAKER).exec(folded.text)
  return found ? { ...inSource(folded, 'pose-markup', spanOf(found)), level: 'medium' } : undefined
}

const spanOf = (found: RegExpExecArray) => ({ from: found.index, to: found.index + found[0].length })

/** Without the line ends that the pattern takes in front. */
function trimmed(found: RegExpExecArray): { from: number; to: number } {
  const lead = found[0].length - found[0].trimStart().length
  return { from: found.index + lead, to: found.index + found[0].trimEnd().length }
}

function findRespelled(text: string, folded: string): InstructionHit | undefined {
  const plain = respelled(folded, text)
  if (plain === undefined) return undefined
  const whole = { level: 'high', from: 0, to: text.length } as const
  if (patternOf(RUN_OVERRIDE).test(plain)) return { kind: 'override', ...whole }
  if (patternOf(RUN_CONCEAL).test(plain)) return { kind: 'conceal', ...whole }
  for (const { phrase } of respelledBook(plain)) if (phrase.level === 'high') return { kind: phrase.kind, ...whole }
  return undefined
}

function findForeign(text: string, folded: Folded): InstructionHit | undefined {
  if (!FOREIGN_LETTERS.test(text)) return undefined
  for (const { kind, pattern, unfolded } of FOREIGN) {
    const small = unfolded ? text.toLowerCase() : folded.text
    const found = patternOf(pattern).exec(small)
    if (!found) continue
    if (!unfolded) return inSource(folded, kind, spanOf(found))
    // Small letters may be longer than capital ones; then the whole text is the place.
    const place = small.length === text.length ? spanOf(found) : { from: 0, to: text.length }
    return { kind, level: 'high', ...place }
  }
  return undefined
}

/** A file of keys is to be read and handed over. */
function findTakenFile(folded: Folded): InstructionHit | undefined {
  const { text } = folded
  const path = findSensitivePath(text)
  const taken = path ? isTaken(text, path) : false
  if (path && taken) return inSource(folded, 'take-file', path)
  const threat = THREATS.some(word => text.includes(word)) ? patternOf(COERCION).exec(text) : null
  if (!threat || !patternOf(HAND_OVER).test(text)) return undefined
  return path || patternOf(PRIVATE).test(text) ? inSource(folded, 'take-host-data', spanOf(threat)) : undefined
}

function isTaken(text: string, { from, to, env }: SensitivePath): boolean {
  const before = text.slice(Math.max(0, from - 160), from)
  if (env) return patternOf(TAKE_ENV).test(before) && patternOf(CARRY_ENV).test(text.slice(to, to + 200))
  if (patternOf(TAKE).test(before) && patternOf(CARRY).test(text)) return true
  return patternOf(CALL).test(before)
}

/** The matches of a book in a text as given. */
export function placed<Kind extends string>(folded: Folded, match: Match<Kind>): Hit<Kind> {
  return { kind: match.phrase.kind, level: match.phrase.level, ...folded.place(match.from, match.to) }
}
