import { fold } from './fold.js'
import type { Hit } from './hit.js'
import { placed } from './instructions.js'
import { phraseBook } from './match.js'
import type { Phrase } from './phrases.js'
import { list, oneOf, perhaps, upTo } from './words.js'

export type OtherToolsKind = 'shadow' | 'prefer'

const TOOLS = '(?:tools?|functions?)'
const THIS = 'this (?:tool|function|server|resource)'
/** A few words of any signs. */
const some = (words: number): string => `(?:\\S{1,60} ){0,${words}}?`
const GOODS = oneOf(['e-?mails?', 'messages?', 'requests?', 'payments?', 'transfers?', 'conversations?', 'results?'])

/** A tool that changes what another one does. Own set, 2026-11; a mention of another tool alone is none. */
const SHADOWS: readonly Phrase<OtherToolsKind>[] = [
  {
    kind: 'shadow',
    level: 'high',
    needs: [
      list('affects changes modifies alters overrides intercepts supersedes governs controls redefines hooks wraps'),
      ['this'],
    ],
    pattern: `\\b${THIS} (?:affects|changes|modifies|alters|overrides|intercepts|supersedes|governs|controls|redefines|hooks into|wraps) (?:the (?:way|behaviou?r|usage|output|results?|recipients?|arguments?|meaning) |how )(?:of |in which |that )?${some(4)}(?:tools?|functions?|works?|[a-z0-9-]{1,40}_\\w{1,60})\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [list('hijacks shadows impersonates takes'), ['this']],
    pattern: `\\b${THIS} (?:secretly |silently )?(?:hijacks|shadows|impersonates|takes over)\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [list('intercept intercepts'), list('call calls request requests')],
    pattern: `\\bintercepts? ${some(2)}(?:calls?|requests?) (?:to|for|intended for|meant for|from) ${perhaps(['the', 'other', 'any', 'all'])}${some(2)}(?:tools?|servers?)\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [
      list('modify change alter override replace intercept redirect extend rewrite'),
      list('tool tools function functions server servers'),
      list('of to for from'),
    ],
    pattern: `\\b(?:modify|change|alter|override|replace|intercept|redirect|extend|rewrite) (?:the )?(?:\\w{1,30} )?(?:behaviou?r|usage|calls?|output|arguments?|recipients?|results?|requests?) (?:of|to|for|from) (?:(?:all|any|every|the|other|existing) ){0,6}${upTo(2)}(?:tools?|functions?|servers?)\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [
      list('change replace redirect bcc also recipient instead attacker must'),
      list('when whenever if before after every each any anytime'),
    ],
    pattern: `\\b(?:when|whenever|if|before|after|every time|each time|any time|anytime) (?:(?:you|the (?:user|agent|assistant|model)|an?|the|any|other) ){0,3}(?:(?:calls?|uses?|invokes?|using|calling|invoking|runs?|running) )?(?:(?:the|any|another|other) )?(?:\\(?[\\w-]{1,40}\\)? )?(?<id>[a-z0-9-]{1,40}_[\\w-]{1,60}),? (?!(?:is|are|was|=) (?:true|false|set|provided|specified|enabled|disabled|not|null|empty|omitted|given))(?:tool |function )?(?:(?:is|are|gets|was) )?(?:invoked|called|used|executed|run|triggered|available|present)?\\b[^;!?]{0,80}?\\b(?:change|replace|redirect|bcc|also (?:send|include|add|call|forward|copy)|recipient|instead send|attacker|must (?:also )?(?:send|include|add|be sent|go to|be set))\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [list('all'), list('must should need have are')],
    pattern: `\\ball ${upTo(3)}(?:commands?|e-?mails?|messages?|requests?|tool calls?|queries|transfers|payments) (?:must|should|need to|have to|are to) (?:\\w{1,30} )?(?:be (?:prefixed|prepended|preceded|sent to|forwarded|routed|redirected|cc|bcc|copied|wrapped|run through|proxied)|go to|include|contain|start with|end with|also)\\b`,
  },
  {
    kind: 'shadow',
    level: 'high',
    needs: [list('send route forward redirect copy bcc'), list('all every each'), list('to through via')],
    pattern: `\\b(?:send|route|forward|redirect|copy|bcc) (?:all|every|each) ${upTo(2)}${GOODS} (?:\\w{1,30} )?(?:to|through|via) (?:[^\\s@]{1,64}@\\S|https?:|\\+?\\d{6}|this|our|the (?:proxy|server))`,
  },
]

/** A tool that wants to be taken before others. Honest servers say it too, one in a thousand tools. */
const PREFERENCES: readonly Phrase<OtherToolsKind>[] = [
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('rather not instead no'), ['this'], list('use call choose')],
    pattern: '\\b(?:use|call|choose) this (?:tool|function) (?:rather than|and not|instead of|no matter)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('first before'), ['be'], list('called used invoked run executed')],
    pattern:
      '\\b(?:must|should|has to|needs to|required to) (?:always )?be (?:called|used|invoked|run|executed) (?:first|before) (?:any|all|every|using any|calling any|other)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('before'), ['other']],
    pattern: `\\bbefore ${upTo(3)}(?:any|all|every) other (?:\\S{1,60} )?(?:tools?|functions?|actions?|commands?|operations?)\\b`,
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('always'), ['this']],
    pattern:
      '\\balways (?:call|use|run|invoke|execute|prefer|choose|select|pick) this (?:tool|function)\\b[^.;!?]{0,40}?\\b(?:first|before|instead|over|rather than)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [
      list('other another competing alternative similar built builtin default native'),
      list('use call invoke choose select rely'),
      list('not don never'),
    ],
    pattern: `\\b(?:do not|don't|never) (?:use|call|invoke|choose|select|rely on) (?:any )?(?:other|another|competing|alternative|similar|the (?:built-?in|default|native)) ${some(2)}(?:tools?|functions?|servers?)\\b`,
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('over above before instead'), ['this']],
    pattern:
      '\\b(?:prefer|choose|select|prioriti[sz]e|favou?r) this (?:tool|function|server) (?:over|above|before|instead)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('priority')],
    pattern: '\\b(?:highest|top|maximum) priority (?:over|tool|among)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('best reliable trusted official'), list('tool choice')],
    pattern:
      '\\b(?:best|most reliable|only trusted|official) (?:and only )?(?:tool|choice) (?:for (?:all|any|every)|of all)\\b',
  },
  {
    kind: 'prefer',
    level: 'low',
    needs: [list('instead'), list('tool tools function functions command commands')],
    pattern: `\\binstead of (?:using |calling )?(?:the )?(?:default|built-?in|native|standard|other|any other|[a-z0-9]{1,40}_\\w{1,60}) (?:\\S{1,60} )?(?:${TOOLS}|commands?)\\b`,
  },
]

export const OTHER_TOOLS: readonly Phrase<OtherToolsKind>[] = [...SHADOWS, ...PREFERENCES]
const book = phraseBook(OTHER_TOOLS)

/**
 * What a text says about other tools: the first phrase counts. `own` are names that a tool may speak of, its own and those of
 * its parameters, in small letters ("when save_to is used, also include …").
 */
export function findOtherTools(text: string, own: ReadonlySet<string>): Hit<OtherToolsKind> | undefined {
  if (!/\s/.test(text)) return undefined
  const folded = fold(text)
  for (const match of book(folded.text, ({ id }) => id !== undefined && own.has(id))) return placed(folded, match)
  return undefined
}
