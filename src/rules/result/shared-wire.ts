import { pointerTo } from '../../document/pointer.js'
import type { ResultView } from '../../kinds/dump/views.js'
import type { ResultSubject } from '../../kinds/subjects.js'

/**
 * An answer that has to say resultType, ttlMs and cacheScope. Libraries take these off before they hand an answer out, so a
 * list without any of them and without its envelope is no evidence that the server left them out.
 */
export function mustSayHow({ revision, result }: ResultSubject): boolean {
  return revision.resultMembers && result.wire && (result.lists.length > 0 || result.form === 'discover')
}

/** The lists of an answer, for a sentence. */
export function answerWords({ lists, form }: ResultView): string {
  if (form === 'discover') return 'this answer to server/discover'
  const [first] = lists
  return first && lists.length === 1 ? `this list of ${listWords[first.of]}` : 'this answer'
}

/** What the lists hold, for a sentence. */
export const listWords = {
  tools: 'tools',
  resources: 'resources',
  resourceTemplates: 'resource templates',
  prompts: 'prompts',
} as const

/** One entry of a list, for a sentence. */
export const entryWords = {
  tools: 'a tool',
  resources: 'a resource',
  resourceTemplates: 'a resource template',
  prompts: 'a prompt',
} as const

/** The number of a list's entry, counted from 0 as its pointer does. */
export const numberOf = (pointed: Parameters<typeof pointerTo>[0]): string => pointerTo(pointed).split('/').at(-1) ?? ''
