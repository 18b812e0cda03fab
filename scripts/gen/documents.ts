import { clients } from '../../src/clients/index.js'
import { documentedRules } from '../../src/rules/documented.js'
import { clientPage } from './client-page.js'
import { formatted, type GeneratedFile, projectRoot, type StaleFile, staleFiles } from './files.js'
import { rulePageFolder, rulePages } from './rule-pages.js'
import { schemas } from './schemas.js'

/** Every page and schema as it should be. */
async function documents(): Promise<GeneratedFile[]> {
  const rules = documentedRules()
  return formatted([...(await rulePages(rules)), clientPage(clients), ...schemas(rules, clients)])
}

/** Those that are not as they should be. */
export async function staleDocuments(): Promise<StaleFile[]> {
  return staleFiles(await documents(), projectRoot, [rulePageFolder])
}
