import type { StringSubject } from '../../kinds/subjects.js'
import { quote } from '../../text/words.js'
import { declaredName } from '../declaration/shared-declared.js'
import type { Place } from '../rule.js'
import { placeName } from '../values/shared-place-name.js'

/** What messages call a string, for the start of a sentence. */
export function stringName({ at, text, declared }: StringSubject): string {
  if (declared) return declaredName(declared)
  return 'member' in at ? `The name ${quote(text)}` : placeName(at)
}

/** A stretch of a string; of a name all of it. */
export function stretchIn({ at }: StringSubject, { from, to }: { readonly from: number; readonly to: number }): Place {
  return 'member' in at ? at : { inside: at, from, to }
}
