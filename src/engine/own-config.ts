import type { Document, Node } from '../document/document.js'
import { member } from '../document/tree.js'
import { isReadable } from '../kinds/readable.js'
import type { ConfigurationSubject } from '../kinds/subjects.js'
import { rules } from '../rules/lint-index.js'
import type { ConfigFault } from '../settings/configuration.js'
import { isConfigName, packageMember } from '../settings/names.js'
import { type ReadConfiguration, readConfiguration } from '../settings/read.js'
import { collect } from './collect.js'
import type { FileResult } from './finding.js'
import { activeRules, type SeverityOverride } from './settings.js'
import { type Silencers, silence } from './silence.js'

/** The configuration in a document: all of it, or a member of package.json. Undefined where there is none. */
export function configurationIn(document: Document): ReadConfiguration | undefined {
  const root = rootIn(document)
  return root && readConfiguration(root)
}

function rootIn({ roots, uri }: Document): Node | undefined {
  const root = roots[0]?.node
  return isConfigName(uri) || !uri.endsWith('package.json') ? root : member(root, packageMember)?.value
}

/** The place at which reading had to stop. */
function unreadable(document: Document): readonly ConfigFault[] | undefined {
  if (isReadable(document)) return undefined
  const problem = document.problems.find(one => one.kind === 'syntax')
  if (!problem) return []
  const { pointer, span, message } = problem
  return [{ says: 'broken', at: { pointer, span }, data: { problem: message } }]
}

/** Judges a configuration of mcp-lint as a file like others. `unused`: suppressions that silenced nothing in a run. */
export function judgeConfiguration(
  document: Document,
  unused: ConfigurationSubject['unused'],
  overrides: readonly SeverityOverride[],
  silencers: Silencers = {},
): FileResult {
  const faults = unreadable(document) ?? configurationIn(document)?.faults ?? []
  const subjects = [{ on: 'configuration', value: { document, faults, unused } } as const]
  const found = collect(document, subjects, activeRules(rules, overrides), overrides)
  const { kept, suppressed } = silence(document, found, document.comments.length > 0, overrides, silencers)
  return {
    uri: document.uri,
    text: document.text,
    kind: 'lint-config',
    clients: [],
    reading: 'one-of',
    revision: null,
    because: isConfigName(document.uri) ? 'its name says so' : 'mcp-lint was run with it',
    findings: kept,
    ...(suppressed.length > 0 ? { suppressed } : {}),
    masks: [],
  }
}
