import type { ClientProfile } from '../../clients/profile.js'
import type { Editor, TextEdit } from '../../document/document.js'
import { listOf, type Server } from '../../kinds/server.js'

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
