import type { Document, Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { headerKeywords, mayHaveHeaders } from '../../headers/annotations.js'
import { type RevisionDate, revisionDates } from '../../spec/revision.js'
import { readableRoots } from '../readable.js'
import type { Dump } from './views.js'

/** What the file itself says about its revision: facts of the newest kind first. */
export function revisionIn(document: Document, dump: Dump): { date: RevisionDate; because: string } | undefined {
  const version = versionIn(document)
  if (version) return { date: version, because: `its protocolVersion is ${version}` }
  const results = dump.results.map(one => one.node)
  const sign = ['resultType', 'ttlMs', 'cacheScope'].find(name => results.some(one => member(one, name)))
  if (sign) return { date: '2026-07-28', because: `${sign} came with 2026-07-28` }
  if (dump.results.some(one => one.form === 'discover'))
    return { date: '2026-07-28', because: 'server/discover came with 2026-07-28' }
  if (hasHeaderAnnotation(document, dump)) return { date: '2026-07-28', because: 'x-mcp-header came with 2026-07-28' }
  if (dump.tools.some(one => member(one.node, 'execution')?.value.type === 'object'))
    return { date: '2025-11-25', because: 'only 2025-11-25 has execution' }
  return undefined
}

/** The version that the server answered with, else the one that the client asked for. */
function versionIn(document: Document): RevisionDate | undefined {
  const asked: (RevisionDate | undefined)[] = []
  for (const { node } of readableRoots(document)) {
    for (const one of node.type === 'array' ? node.items : [node]) {
      const result = member(one, 'result')?.value ?? one
      const answered = known(member(result, 'protocolVersion')?.value)
      if (answered) return answered
      const params = member(one, 'params')?.value
      const meta = member(member(params, '_meta')?.value, 'io.modelcontextprotocol/protocolVersion')?.value
      asked.push(known(meta) ?? known(member(params, 'protocolVersion')?.value))
    }
  }
  return asked.find(one => one !== undefined)
}

function known(node: Node | undefined): RevisionDate | undefined {
  return node?.type === 'string' ? revisionDates.find(date => date === node.value) : undefined
}

/** The annotation as a keyword: as the name of a parameter it says nothing. */
function hasHeaderAnnotation(document: Document, { tools }: Dump): boolean {
  if (!mayHaveHeaders(document)) return false
  return tools.some(({ node }) => {
    const schema = member(node, 'inputSchema')?.value
    return schema?.type === 'object' && headerKeywords(schema).annotations.length > 0
  })
}
