/** What becomes of a tool. */
export type Verdict = 'taken' | 'warned' | 'damaged' | 'refused'

interface Outcome {
  readonly verdict: Exclude<Verdict, 'taken'>
  /** What one target does, and what is lost. */
  readonly one: string
  /** What several do. */
  readonly many: string
}

/** What targets do with a tool that is outside their limits, in words. */
export const outcomes = {
  'request refused': {
    verdict: 'refused',
    one: 'refuses the whole request, so every tool of every server is lost',
    many: 'refuse the whole request, so every tool of every server is lost',
  },
  'conversation refused': {
    verdict: 'refused',
    one: 'refuses the whole conversation as long as the server is switched on',
    many: 'refuse the whole conversation as long as the server is switched on',
  },
  'tool dropped': { verdict: 'refused', one: 'leaves this tool out', many: 'leave this tool out' },
  'one of two lost': {
    verdict: 'refused',
    one: 'knows both tools by one name, so one of them cannot be called',
    many: 'know both tools by one name, so one of them cannot be called',
  },
  'tools left out': {
    verdict: 'warned',
    one: 'leaves out or hides the tools beyond that',
    many: 'leave out or hide the tools beyond that',
  },
  'list may be lost': {
    verdict: 'warned',
    one: 'has lost the whole list of tools over this in some versions',
    many: 'have lost the whole list of tools over this in some versions',
  },
  'tool may be dropped': {
    verdict: 'warned',
    one: 'leaves this tool out once the name of the server is put before it',
    many: 'leave this tool out once the name of the server is put before it',
  },
  'tool unusable': {
    verdict: 'warned',
    one: 'cannot use this tool in some versions',
    many: 'cannot use this tool in some versions',
  },
  'may be refused': {
    verdict: 'warned',
    one: 'may refuse the whole request, and every tool of every server with it',
    many: 'may refuse the whole request, and every tool of every server with it',
  },
  'warned of': {
    verdict: 'warned',
    one: 'warns of it and may leave this tool out',
    many: 'warn of it and may leave this tool out',
  },
  renamed: {
    verdict: 'warned',
    one: 'gives the tool another name, and texts that speak of the old one lead nowhere',
    many: 'give the tool another name, and texts that speak of the old one lead nowhere',
  },
  'not found': {
    verdict: 'warned',
    one: 'cannot load this tool through its tool search',
    many: 'cannot load this tool through their tool search',
  },
  'name cut': {
    verdict: 'damaged',
    one: 'cuts the middle out of the name',
    many: 'cut the middle out of the name',
  },
  'text cut': {
    verdict: 'damaged',
    one: 'cuts the text there, and the model never sees the rest',
    many: 'cut the text there, and the model never sees the rest',
  },
  flattened: {
    verdict: 'damaged',
    one: 'makes one object of the alternatives and only mentions them in the description',
    many: 'make one object of the alternatives and only mention them in the description',
  },
  'keyword deleted': {
    verdict: 'damaged',
    one: 'takes it away, so the model does not know of it and makes calls that the server refuses',
    many: 'take it away, so the model does not know of it and makes calls that the server refuses',
  },
  'made strings': {
    verdict: 'damaged',
    one: 'makes it a list of strings, whatever the items are',
    many: 'make it a list of strings, whatever the items are',
  },
  'order lost': {
    verdict: 'damaged',
    one: 'forgets which place each item has',
    many: 'forget which place each item has',
  },
  'cycle cut': {
    verdict: 'damaged',
    one: 'cuts the circle, so the inner object loses its fields',
    many: 'cut the circle, so the inner object loses its fields',
  },
  'made text': {
    verdict: 'damaged',
    one: 'lets numbers, booleans, lists and objects arrive as text',
    many: 'let numbers, booleans, lists and objects arrive as text',
  },
} as const satisfies Readonly<Record<string, Outcome>>

export type OutcomeName = keyof typeof outcomes
