import type { Node } from '../../document/document.js'
import type { FixDraft } from '../rule.js'

/** Takes the quotes off "true" and "false". */
export function booleanInQuotes(value: Node): FixDraft[] {
  const word = value.type === 'string' ? value.value.toLowerCase() : ''
  if (word !== 'true' && word !== 'false') return []
  return [
    { title: `Write ${word} without quotes`, safety: 'safe', edits: edit => edit.replace(value, word === 'true') },
  ]
}
