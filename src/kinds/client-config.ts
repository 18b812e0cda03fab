import type { Document } from '../document/document.js'
import type { AnySubject } from './any-subject.js'
import { entryStrings } from './entry-strings.js'
import { readLayout } from './layout.js'
import { isReadable } from './readable.js'
import { readServer } from './server.js'
import { inputProblems, settingProblems } from './settings.js'
import type { Reader, Siblings } from './subjects.js'

/** What rules look at in a client's config, for one reader. */
export function* subjectsOf(document: Document, reader: Reader, siblings: Siblings): Generator<AnySubject> {
  yield { on: 'text', value: { document, reader: reader.name, kind: 'client-config' } }
  yield { on: 'document', value: { document, reader } }
  if (!isReadable(document) || document.roots.length === 0) return
  const layout = readLayout(document.roots[0]?.node, reader.file)
  yield { on: 'config', value: { document, reader, layout } }
  for (const entry of layout.entries) {
    const server = readServer(entry, reader.client, reader.file.syntax)
    if (!server) continue
    yield { on: 'server', value: { document, reader, server, siblings } }
    yield { on: 'values', value: { document, reader, server, problems: server.problems } }
    for (const one of entryStrings(server)) yield { on: 'string', value: { document, ...one, declared: undefined } }
  }
  const problems = [...settingProblems(layout.root, reader.file), ...inputProblems(layout.root, reader)]
  if (problems.length > 0) yield { on: 'values', value: { document, reader, server: undefined, problems } }
}
