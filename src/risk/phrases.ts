import type { Level } from './hit.js'
import { EUROPEAN } from './languages.js'
import {
  CARRIED,
  CARRYING,
  EVER,
  GIVING,
  list,
  NOT,
  NOT_WORDS,
  oneOf,
  PERSON,
  PERSON_WORDS,
  perhaps,
  STRICT_NOT_WORDS,
  TELLING,
  upTo,
} from './words.js'

/** What a phrase does, as messages put it. */
export type PhraseKind = 'override' | 'conceal' | 'pose' | 'take-host-data' | 'addressed'

/** One way to say it. Folded text is matched. */
export interface Phrase<Kind extends string = PhraseKind> {
  readonly kind: Kind
  readonly level: Level
  /** A text without a word of each of these lists cannot match, so the pattern is not tried. */
  readonly needs: readonly (readonly string[])[]
  /** A source for RegExp; every repeat is bounded. */
  readonly pattern: string
  /** Silent where this stands in the same clause, shortly before the match. */
  readonly unlessAfter?: string
  /** Silent where this stands in the match. */
  readonly unlessIn?: string
}

const EARLIER = oneOf([
  ...['previous', 'prior', 'above', 'earlier', 'preceding', 'foregoing', 'original', 'former', 'initial', 'system'],
  ...['safety', 'security', 'developer', 'other', 'existing', 'past', 'current'],
])
const ORDERS = `${oneOf([
  ...['instruction', 'prompt', 'rule', 'guideline', 'directive', 'command', 'restriction', 'polic', 'guardrail'],
  ...['constraint', 'training', 'safeguard', 'warning'],
])}\\w{0,5}`
const DROP = ['ignore', 'disregard', 'forget', 'overrule', 'supersede', 'discard', 'override', 'bypass']
const inflected = (verbs: readonly string[]): string[] =>
  verbs.flatMap(verb => [verb, `${verb}s`, `${verb.replace(/e$/, '').replace(/get$/, 'gett')}ing`])

/** The model is told to put its own rules aside. Own set, 2026-11; "override" takes the nearest words only: servers with a model say it. */
const OVERRIDE: readonly Phrase[] = [
  {
    kind: 'override',
    level: 'high',
    needs: [inflected(DROP.slice(0, 6))],
    pattern: `\\b${oneOf(inflected(DROP.slice(0, 6)))} ${perhaps(['all', 'any', 'every', 'each'])}(?:of )?${perhaps(['the', 'your', 'my', 'its', 'these', 'those', 'any'])}${EARLIER} ${upTo(2)}${ORDERS}`,
  },
  {
    kind: 'override',
    level: 'high',
    needs: [list('override bypass')],
    pattern: `\\b(?:override|bypass) (?:all |any )?(?:of )?(?:your|its|previous|prior|all previous|all prior) ${upTo(2)}(?:instruction|guideline|directive|guardrail|training|safeguard)s?`,
  },
  {
    kind: 'override',
    level: 'high',
    needs: [list('ignore disregard forget')],
    pattern: `\\b(?:ignore|disregard|forget) (?:everything|anything|all|whatever)(?: that was| you were| you have been)?(?: said| told| written| you)? (?:above|before|previously|so far|prior|know|learned)\\b`,
  },
  {
    kind: 'override',
    level: 'high',
    needs: [list('ignore disregard forget')],
    pattern: `\\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:your|the user's) (?:\\w{1,30} )?(?:instruction|rule|guideline|directive|restriction|guardrail|safeguard|polic)\\w{0,4}`,
  },
  {
    kind: 'override',
    level: 'high',
    needs: [list('bypass override disable skip circumvent')],
    pattern: `\\b(?:bypass|override|disable|skip|circumvent) ${perhaps(['all', 'any', 'the', 'your', 'its', 'every'])}(?:\\w{1,30} )?(?:safety|security|content|permission|approval|confirmation|consent) (?:\\w{1,30} )?(?:guideline|guardrail|filter|check|rule|polic|prompt|restriction|control|measure|mechanism)(?:s|ies)? (?:and|when|for this|silently|without)\\b`,
  },
]

const KNOW = 'be aware|be told|be informed|be shown|be notified|be alerted'
/** Something is to be kept from the person. */
const CONCEAL: readonly Phrase[] = [
  {
    kind: 'conceal',
    level: 'high',
    needs: [TELLING, NOT_WORDS, PERSON_WORDS],
    pattern: `\\b${NOT} ${EVER}${oneOf(TELLING)} ${upTo(6)}(?:to )?${PERSON}\\b`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('mention disclose reveal talk acknowledge admit announce'), STRICT_NOT_WORDS],
    pattern: `\\b(?:do not|don't|dont|never|must not) ${EVER}(?:mention|disclose|reveal|talk about|acknowledge|admit|announce) (?:that (?:you|this|it|the)|this (?:step|instruction|to|file|fact|action|tool call)|these (?:step|instruction|file)|any of this|the (?:instruction|existence|hidden|file|step|extra|copy|forward|bcc)|it to|reading|accessing|having)`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [
      list('know see notice aware told informed shown notified alerted find learn realize realise'),
      [...PERSON_WORDS, 'they'],
    ],
    pattern: `\\b(?:${PERSON}|they) (?:(?:must|should|may|can)(?: not|n't|not) (?:ever )?|will not |won't |must never |should never |is not to |are not to )(?:know|see|notice|${KNOW}|find out|learn|realize|realise)\\b`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('know see told informed aware notice'), PERSON_WORDS, list('need have')],
    pattern: `\\b${PERSON} (?:(?:does not|doesn't|do not|don't) (?:need|have) to|need not) (?:know|see|be told|be informed|be aware|notice)\\b`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('telling informing alerting notifying'), ['without']],
    pattern: `\\bwithout (?:ever )?(?:telling|informing|alerting|notifying) ${PERSON}\\b`,
    unlessAfter: "\\b(?:never|do not|don't|must not|should not|cannot|no)\\b[^.;!?]{0,70}$",
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('knowledge knowing noticing awareness aware'), ['without']],
    pattern: `\\bwithout (?:${PERSON}(?:'s|s')? (?:knowledge|knowing|noticing|awareness|being aware)|the (?:knowledge|awareness) of ${PERSON})\\b`,
    unlessAfter: "\\b(?:never|do not|don't|must not|should not|cannot|no)\\b[^.;!?]{0,70}$",
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('keep hide conceal mask withhold invisible hidden'), PERSON_WORDS],
    pattern: `\\b(?:keep|hide|conceal|mask|withhold|invisible|hidden) ${upTo(5)}(?:hidden |secret |invisible |private )?(?:from|to) ${PERSON}\\b(?<!\\bhidden (?:from|to) (?:other|guest|public) \\w{1,20})`,
    unlessAfter: '\\b(?:if|whether|returns?|lists?|shows?)\\b[^.;!?]{0,40}$',
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('silently secretly covertly quietly discreetly stealthily')],
    pattern: `\\b(?:silently|secretly|covertly|quietly|discreetly|stealthily) (?:and \\w{1,20} )?(?:read|send|include|append|attach|add|forward|copy|collect|upload|exfiltrat|bcc|pass|call|invoke|execute|run|transmit|log|record|post)\\w{0,10}\\b`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('disclosed revealed mentioned told known communicated'), PERSON_WORDS, list('never not')],
    pattern: `\\b(?:must|should|may|can|shall|is to|are to) (?:never|not)(?: ever)? be (?:disclosed|revealed|mentioned|told|made known|communicated) to ${PERSON}\\b`,
  },
  {
    kind: 'conceal',
    level: 'high',
    needs: [list('back'), ['behind']],
    pattern: `\\bbehind ${PERSON}(?:'s|s') back\\b`,
  },
  {
    kind: 'conceal',
    level: 'medium',
    needs: [list('secret confidential hidden'), list('keep treat')],
    pattern: `\\b(?:keep|treat) (?:this|these|that|it|everything here) ${upTo(3)}(?:secret|confidential|hidden)\\b`,
  },
  {
    kind: 'conceal',
    level: 'medium',
    needs: [list('show display output print expose'), STRICT_NOT_WORDS, PERSON_WORDS],
    pattern: `\\b(?:do not|don't|dont|never|must not) ${EVER}(?:show|display|output|print|expose) ${upTo(6)}to ${PERSON}\\b`,
  },
]

/** The text poses as the system, as a new role, as somebody who may give orders. */
const POSE: readonly Phrase[] = [
  {
    kind: 'pose',
    level: 'high',
    needs: [['now'], ['you'], ['are']],
    pattern: `\\byou are now (?:in ${upTo(2)}\\w{1,30} mode|no longer|unrestricted|free from|acting as|operating (?:as|in|under)|an? (?:unrestricted|uncensored|evil|jailbroken))`,
  },
  {
    kind: 'pose',
    level: 'high',
    needs: [list('now'), ['from']],
    pattern: `\\bfrom now on,? (?:you (?:must|will|should|are)|always|all ${upTo(3)}(?:must|should))`,
  },
  {
    kind: 'pose',
    level: 'high',
    needs: [list('mode'), list('enabled activated on active engaged')],
    pattern: `\\b(?:developer|god|jailbreak|dan|unrestricted|do anything now|sudo|debug override) mode (?:is )?(?:now )?(?:enabled|activated|on|active|engaged)\\b`,
  },
  {
    kind: 'pose',
    level: 'high',
    needs: [list('override')],
    pattern: `\\b(?:system|admin|administrator|instruction|policy|security|safety) override\\b ?[:!\\]]`,
  },
  {
    kind: 'pose',
    level: 'high',
    needs: [list('instructions directive directives'), ['new']],
    pattern: `\\bnew (?:system )?(?:instructions|directives?)(?: for (?:the )?(?:assistant|model|ai|agent|you))? ?:`,
  },
  {
    kind: 'pose',
    level: 'high',
    needs: [
      list('system admin hidden internal secret private developer'),
      list(
        'override instruction instructions command commands message messages note notes prompt prompts directive directives',
      ),
    ],
    pattern: `[[({]{1,3} ?(?:system|admin|hidden|internal|secret|private|developer)[ _-](?:override|instruction|command|message|note|prompt|directive)s?\\b`,
  },
]

const FULL = oneOf([
  'full',
  'entire',
  'whole',
  'complete',
  'verbatim',
  'exact',
  'raw',
  'current',
  'previous',
  'prior',
  'all of the',
  'all of',
  'all the',
  'all',
])
/** What the host holds and the server has no business with. */
const HOST_DATA = oneOf([
  `${FULL} ${upTo(2)}(?:conversation|chat (?:history|log|transcript)|dialog(?:ue)?|transcript of (?:this|our|the)|context window|message history|system prompt|system instruction|tool calls?)s?`,
  '(?:all|previous|prior|earlier) (?:of the )?(?:previous |prior |earlier )?messages (?:of|in|from|so far|above|exchanged)',
  '(?:conversation|chat|dialog(?:ue)?) (?:history|transcript|so far)',
  '(?:your|the|its) (?:system|developer|hidden|initial) prompts?',
  '(?:your|the) chain of thought',
  "(?:your|the user's) (?:\\w{1,30} )?environment variables",
  "(?:all|your|any|the user's) (?:\\w{1,30} )?(?:api keys|passwords|credentials|private keys|session tokens|cookies|secrets)",
])
const TAKE_HOST_DATA: readonly Phrase[] = [
  {
    kind: 'take-host-data',
    level: 'high',
    needs: [list('prompt message instruction instructions rules prompts'), ['your']],
    pattern: `\\b(?:output|print|reveal|repeat|show|return|display|disclose|recite|tell)(?: me| us| back)? your (?:own )?${perhaps(['full', 'entire', 'complete', 'exact', 'initial', 'hidden', 'original'])}(?:system (?:prompt|message|instructions?|rules)|initial (?:prompt|instructions)|instructions verbatim)\\b`,
  },
  {
    kind: 'take-host-data',
    level: 'high',
    needs: [
      list(
        'conversation conversations chat dialog dialogue transcript transcripts context message messages prompt prompts instruction instructions tool chain environment api passwords credentials private session cookies secrets',
      ),
      GIVING.map(verb => verb.replace(' in', '')),
    ],
    pattern: `\\b${oneOf(GIVING)}\\b[^.;!?(){}[\\]]{0,60}?\\b${HOST_DATA}\\b`,
    unlessIn: '\\b(?:never|not)\\b',
    unlessAfter:
      "\\b(?:never|do not|don't|must not|should not|avoid|cannot|can't|won't|doesn't|does not|not)\\b[^.;!?]{0,50}$",
  },
]

/** Not hidden and not honest either: the description speaks to the model by name. */
const ADDRESSED: readonly Phrase[] = [
  {
    kind: 'addressed',
    level: 'medium',
    needs: [
      list('ai llm llms ais model models assistant assistants agent agents'),
      list('note message instruction instructions attention directive reminder'),
    ],
    pattern: `\\b(?:note|message|instructions?|attention|directive|reminder) (?:to|for) (?:the |all )?(?:ai|llm|language model|model|assistant|agent)s?(?: only)? ?:`,
  },
]

/** Everything that a hidden instruction may say; the first high one names the finding. */
export const PHRASES: readonly Phrase[] = [
  ...[...OVERRIDE, ...CONCEAL, ...POSE, ...TAKE_HOST_DATA, ...ADDRESSED],
  ...EUROPEAN,
]
/** What is also looked for in respelled text. */
export const RESPELLED: readonly Phrase[] = [...OVERRIDE, ...CONCEAL]

/** A verb that hands over, and what it hands over, in one breath. */
export const CARRY = `\\b${oneOf(CARRYING)}\\b[^;!?]{0,80}?\\b${oneOf(CARRIED)}\\b`
