import type { Node } from '../document/document.js'
import { quote } from '../text/words.js'
import type { Wants } from './wants.js'

const WORDS: Readonly<Record<Exclude<Wants, object>, string>> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  positive: 'a number above 0',
  count: 'a whole number, 0 or more',
  list: 'a list',
  values: 'a list',
  strings: 'a list of strings',
  types: 'the name of a type or a list of names',
  pattern: 'a regular expression in a string',
  schema: 'a schema',
  schemas: 'a list of schemas',
  'schema-or-schemas': 'a schema or a list of schemas',
  'named-schemas': 'an object whose values are schemas',
  'pattern-schemas': 'an object whose values are schemas',
  'named-strings': 'an object whose values are lists of strings',
  'named-schemas-or-strings': 'an object whose values are schemas or lists of strings',
  'named-booleans': 'an object whose values are true or false',
}

/** What a keyword asks for. */
export function wantsInWords(wants: Wants): string {
  return typeof wants === 'object' ? WORDS.string : WORDS[wants]
}

/** What a value is; short ones as they stand. */
export function valueInWords(node: Node): string {
  switch (node.type) {
    case 'string':
      return `the string ${quote(node.value)}`
    case 'number':
      return node.raw.length > 20 ? 'a number' : node.raw
    case 'boolean':
      return String(node.value)
    case 'array':
      return node.items.length === 0 ? 'an empty list' : 'a list'
    case 'object':
      return 'an object'
    default:
      return node.type === 'null' ? 'null' : 'a date'
  }
}
