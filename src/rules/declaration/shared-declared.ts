import type { Declared } from '../../kinds/dump/declared.js'
import type { ItemView } from '../../kinds/dump/views.js'
import type { DeclarationSubject } from '../../kinds/subjects.js'
import { quote } from '../../text/words.js'
import type { Place } from '../rule.js'

/** `the tool "get_weather"`, for the middle of a sentence. */
function ownerName(item: ItemView | undefined): string {
  if (!item) return 'the server'
  const kind = { tools: 'tool', resources: 'resource', resourceTemplates: 'resource template', prompts: 'prompt' }[
    item.of
  ]
  return item.name ? `the ${kind} ${quote(item.name.value)}` : `a ${kind}`
}

const NOUNS: Readonly<Record<Declared['role'], string>> = {
  name: 'name',
  title: 'title',
  description: 'description',
  parameter: 'name',
  enum: 'list of values',
  const: 'value',
  default: 'default',
  example: 'example',
  pattern: 'pattern',
  uri: 'address',
  other: 'text',
}

/** `The description of the parameter "city" of the tool "get_weather"`, for the start of a sentence. */
export function declaredName({ role, item, parameter, text }: Declared): string {
  const owner = ownerName(item)
  if (role === 'parameter') return `The parameter ${quote(text)} of ${owner}`
  const of = parameter === undefined ? owner : `the parameter ${quote(parameter)} of ${owner}`
  return `${role === 'other' ? 'A' : 'The'} ${NOUNS[role]} of ${of}`
}

/** A stretch of a declared string; of a name all of it. */
export function placeIn({ at }: Declared, { from, to }: { readonly from: number; readonly to: number }): Place {
  return 'member' in at ? at : { inside: at, from, to }
}

/** The stretch itself, for quoting. */
function stretchOf({ text }: Declared, { from, to }: { readonly from: number; readonly to: number }): string {
  return quote(text.slice(from, to))
}

/** What messages about a string say of it. */
export interface Told {
  readonly place: string
  readonly text: string
}

/** A hit as messages need it. */
export function told({ declared }: DeclarationSubject, hit: { readonly from: number; readonly to: number }): Told {
  return { place: declaredName(declared), text: stretchOf(declared, hit) }
}
