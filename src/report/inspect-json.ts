import type { Finding, Run } from '../engine/finding.js'
import type { CapabilityTree, Entry, EntryList } from '../inspect/tree.js'
import { summarize } from './formatter.js'
import { isInTree, type TreeOptions } from './inspect-findings.js'
import { contextOf, findingOf } from './json.js'
import { jsonText } from './json-text.js'
import { noProof } from './no-proof.js'

/** The trees as data, each finding at what it is about. The order of the keys is part of the contract. */
export function inspectJson(run: Run, options: TreeOptions): string {
  return jsonText({
    schemaVersion: 1,
    tool: { name: 'mcp-lint', version: options.version, facts: options.facts },
    note: noProof(options.facts),
    summary: summarize(run),
    errors: run.errors.map(({ path, message }) => ({ path, message })),
    files: run.files.map(file => {
      const context = contextOf(file)
      const shown = (findings: readonly Finding[]) =>
        findings.filter(one => isInTree(one, options)).map(one => findingOf(one, context))
      return {
        path: file.uri,
        revision: file.revision,
        because: file.because,
        findings: shown(file.tree ? file.tree.findings : file.findings),
        tree: file.tree ? treeOf(file.tree, context.numbered, shown) : null,
      }
    }),
  })
}

function treeOf(tree: CapabilityTree, numbered: boolean, shown: (findings: readonly Finding[]) => unknown) {
  const entryOf = ({ document, dropped, findings, ...entry }: Entry) => ({
    ...entry,
    ...(numbered ? { document } : {}),
    dropped,
    findings: shown(findings),
  })
  const listOf = <E extends Entry>(list: EntryList<E> | null) =>
    list && { ...list, findings: shown(list.findings), entries: list.entries.map(entryOf) }
  return {
    server: tree.server,
    capabilities: tree.capabilities,
    tools: listOf(tree.tools),
    resources: listOf(tree.resources),
    resourceTemplates: listOf(tree.resourceTemplates),
    prompts: listOf(tree.prompts),
  }
}
