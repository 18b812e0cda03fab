import type { ClientProfile } from '../../clients/profile.js'
import type { Editor, TextEdit } from '../../document/document.js'
import { listOf, type Server, wordsOf } from '../../kinds/server.js'
import { readNpx } from '../../text/npx.js'

/** Puts words before the arguments that are there, or adds the list right after the program. */
export function putFirst(
  edit: Editor,
  server: Server,
  client: ClientProfile,
  words: readonly string[],
): readonly TextEdit[] {
  const list = listOf(server.arguments)
  if (list?.items.length === 0) return edit.replace(list, words)
  if (list) return words.flatMap(word => edit.insertItem(list, 0, word))
  const name = client.words.arguments?.[0]
  if (server.arguments || !name) return []
  return edit.insert(server.node, name, words, server.program)
}

/** The words of a command line that is taken apart; npx gets its -y, so that this draws no finding of its own. */
export function withYes(program: string, words: readonly string[], server: Server): readonly string[] {
  const npx = readNpx(program, [...words, ...wordsOf(listOf(server.arguments))])
  if (npx?.package === undefined || npx.yes || npx.local || npx.start > words.length) return words
  return [...words.slice(0, npx.start), '-y', ...words.slice(npx.start)]
}
