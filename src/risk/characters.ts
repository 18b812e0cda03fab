/**
 * Characters that are not seen, or that are taken for others. Plain data; the blocks and properties are those of Unicode 16
 * (UnicodeData.txt, emoji-variation-sequences.txt), the choice is that of what published attacks on tool descriptions used.
 */

/** What folding leaves out: nothing of it can be seen. A source for RegExp with the flag u. */
export const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e0fff}]'

/** Letters of other scripts, in small form, that look like a Latin one. Whole alphabets are not needed: a word is what counts. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', һ: 'h', ӏ: 'l' },
  ...{ в: 'b', к: 'k', м: 'm', н: 'h', т: 't', ԛ: 'q', ԝ: 'w', ү: 'y', ғ: 'f', ё: 'e' },
  // Greek
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u', ϲ: 'c', ε: 'e', η: 'n', χ: 'x' },
  // Armenian, Latin letters of the phonetic alphabet, small capitals
  ...{ ո: 'n', ս: 'u', ց: 'g', օ: 'o', հ: 'h', ɡ: 'g', ı: 'i', ɑ: 'a', ʟ: 'l', ꮯ: 'c', ᴄ: 'c', ᴏ: 'o', ꜱ: 's', ɪ: 'i' },
}

/** Signs that stand for a plain one. */
export const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", ʼ: "'", '′': "'", '‛': "'", '“': '"', '”': '"', '″': '"', '„': '"' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '⁄': '/', '∕': '/' },
}

/** Digits and signs that stand for letters inside a word ("1gn0re"). */
export const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
}
