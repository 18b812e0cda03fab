/** Sources for RegExp that many patterns share. All of them match folded text; every repeat in them is bounded. */

/** Words with blanks between them. */
export const list = (words: string): readonly string[] => words.split(' ')
export const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`
/** Up to so many words in between. */
export const upTo = (words: number): string => `(?:[\\w'-]{1,30} ){0,${words}}?`
/** One of these may come first. */
export const perhaps = (words: readonly string[]): string => `(?:${oneOf(words)} )?`

/** Whoever sits before the client. */
const PERSONS: readonly string[] = [
  ...['user', 'human', 'customer', 'client', 'operator', 'person', 'developer', 'owner', 'reviewer', 'admin'],
  'administrator',
]
export const PERSON = `${perhaps(['the', 'our', 'your', 'any', 'this', 'a'])}(?:end )?${oneOf(PERSONS)}s?`

export const NOT = oneOf([
  ...['do not', "don't", 'dont', 'never', 'must not', "mustn't", 'should not', "shouldn't", 'may not', 'avoid'],
  ...['refrain from', 'without ever', 'no need to', 'not necessary to'],
])
/** Adverbs that may stand between "do not" and its verb. */
export const EVER = perhaps(['ever', 'explicitly', 'directly', 'also', 'under any circumstances', 'at any time'])

export const TELLING: readonly string[] = [
  ...['tell', 'telling', 'inform', 'informing', 'mention', 'mentioning', 'notify', 'notifying', 'alert', 'alerting'],
  ...['disclose', 'disclosing', 'reveal', 'revealing', 'warn', 'warning'],
]
/** Verbs that hand something over. */
export const GIVING: readonly string[] = [
  ...['pass', 'include', 'put', 'send', 'place', 'append', 'provide', 'insert', 'copy', 'supply', 'fill in', 'attach'],
  ...['forward', 'upload', 'write', 'embed', 'paste', 'transmit', 'exfiltrate', 'leak', 'dump', 'reproduce'],
  ...['concatenate', 'disclose', 'reveal'],
]
/** Verbs that take something from a disk. */
export const TAKING: readonly string[] = [
  ...['read', 'open', 'cat', 'load', 'fetch', 'retrieve', 'access', 'extract', 'dump', 'collect', 'steal', 'grab'],
  ...['exfiltrate', 'harvest', 'copy', 'include', 'send', 'upload', 'attach', 'append', 'paste', 'forward', 'embed'],
  ...['get', 'gather', 'locate', 'look up', 'check for', 'print', 'output', 'encode'],
]
/** Verbs that carry what was taken to the server. */
export const CARRYING: readonly string[] = [
  ...['pass', 'include', 'send', 'put', 'provide', 'append', 'attach', 'add', 'insert', 'forward', 'upload', 'post'],
  ...['supply', 'embed', 'place', 'concatenate', 'copy', 'paste', 'encode', 'transmit', 'return', 'store', 'write'],
  ...['fill', 'give', 'share', 'exfiltrate', 'prepend', 'bcc', 'deliver'],
]
export const CARRIED: readonly string[] = [
  ...['contents?', 'it', 'them', 'results?', 'output', 'values?', 'data', 'text', 'everything', 'files?', 'keys?'],
  ...['credentials?', 'secrets?', 'details'],
]

/** The words that begin what NOT says. */
export const NOT_WORDS: readonly string[] = [
  ...['do', 'don', 'dont', 'never', 'must', 'mustn', 'should', 'shouldn', 'may', 'avoid', 'refrain', 'without', 'no'],
  'not',
]
/** The words that PERSON may be. */
export const PERSON_WORDS: readonly string[] = PERSONS.flatMap(one => [one, `${one}s`])

/** The shortest of them. */
export const STRICT_NOT_WORDS: readonly string[] = list('do don dont never must')
