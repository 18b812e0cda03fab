import { targetWords } from '../targets/names.js'
import { nearest } from '../text/near.js'
import { list, quote } from '../text/words.js'
import { usageError } from './io.js'

/** Makes the reader of an option that takes one of a few words; shells are told of them. */
export function oneOf<const T extends string>(
  what: string,
  plural: string,
  words: readonly T[],
): ((value: string) => T) & { readonly words: readonly T[] } {
  const read = (value: string) => {
    const word = words.find(known => known === value)
    if (word === undefined)
      throw usageError(
        unknownWord(
          what,
          value,
          words,
          words.length === 1 ? `The only one is ${words[0]}.` : `The ${plural} are ${list(words, 'and')}.`,
        ),
      )
    return word
  }
  return Object.assign(read, { words })
}

/** `Unknown format "jsn"; did you mean json?`, or else what there is. */
export function unknownWord(what: string, value: string, known: readonly string[], otherwise: string): string {
  const begun = value.length > 3 ? known.filter(word => word.startsWith(value)) : []
  const near = begun.length === 1 ? begun[0] : nearest(value, known)
  return `Unknown ${what} ${quote(value)}${near === undefined ? `. ${otherwise}` : `; did you mean ${near}?`}`
}

/** Makes the reader of an option that takes a whole number from 0 on. */
export function wholeNumber(option: string): (value: string) => number {
  return value => {
    if (!/^\d{1,15}$/.test(value)) throw usageError(`${option} takes a whole number from 0 on, not ${quote(value)}.`)
    return Number(value)
  }
}

/** Reads megabytes, fractions allowed, into bytes. */
export function megabytes(option: string): (value: string) => number {
  return value => {
    const size = /^(?:\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : 0
    if (!(size > 0 && size <= 1e6))
      throw usageError(`${option} takes a number of megabytes above 0, not ${quote(value)}.`)
    return Math.max(1, Math.floor(size * 1024 * 1024))
  }
}

/** Makes the reader of an option that takes the name of a file; the next option is none. */
export function fileName(option: string): (value: string) => string {
  return value => {
    if (value === '' || value.startsWith('--'))
      throw usageError(`${option} takes the name of a file, not ${quote(value)}.`)
    return value
  }
}

/** Gathers the values of an option that may stand several times. */
export function gather<T>(read: (value: string) => T): (value: string, before: readonly T[] | undefined) => T[] {
  return (value, before = []) => [...before, read(value)]
}

/** Gathers targets: ids and names of sets, with commas between them; the option may stand several times. */
export function targetList(value: string, before: readonly string[] = []): readonly string[] {
  const words = value.split(',').map(word => word.trim())
  const wrong = words.find(word => !targetWords.includes(word))
  if (wrong !== undefined) throw usageError(unknownWord('target', wrong, targetWords, 'mcp-lint targets lists them.'))
  return [...before, ...words]
}
