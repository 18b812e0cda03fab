/**
 * Writes all that is generated and kept in the repository: the indexes, so that adding a rule or a client means adding a file and
 * nothing else, the pages of docs/, the JSON Schemas, and the generated parts of the README.
 * `npm run gen`; with `-- --check` nothing is written, and stale files are an error.
 */
import { pathToFileURL } from 'node:url'
import { complain, refresh, type StaleFile } from './gen/files.js'
import { staleIndexes } from './gen/indexes.js'
import { staleKeywords } from './gen/schema-keywords.js'

export { ruleFiles } from './gen/indexes.js'

/** What the program is made of and what is generated before it can run, where it is not up to date. */
export function stale(): StaleFile[] {
  return [...staleIndexes(), ...staleKeywords()]
}

async function main(check: boolean): Promise<void> {
  const settle = check ? complain : refresh
  const indexes = stale()
  settle(indexes)
  // What follows is made by the program itself, which begins with the indexes.
  if (check && indexes.length > 0) return
  const [{ staleDocuments }, { stalePages }] = await Promise.all([
    import('./gen/documents.js'),
    import('./gen-readme.js'),
  ])
  settle(await staleDocuments())
  settle(await stalePages())
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.includes('--check'))
