import type { FileResult, Finding, Gate, Run } from '../engine/finding.js'
import type { Formatter } from './formatter.js'
import { jsonText } from './json-text.js'

/**
 * What the registry's own validate endpoint answers to the file: all that a gate says to a body that is sent as it stands.
 * Publishing asks more, which this answer leaves out as the endpoint does.
 */
export const registry: Formatter = run => {
  return jsonText({ valid: isValid(run), issues: run.files.flatMap(issuesOf) })
}

/** Whether the endpoint would take it. */
export function isValid({ files }: Run): boolean {
  return files.flatMap(issuesOf).every(one => one.severity !== 'error')
}

/** In the order of the endpoint's members. */
interface Issue {
  readonly type: 'json' | 'schema' | 'semantic'
  readonly path: string
  readonly message: string
  readonly severity: 'error' | 'warning'
  readonly reference: string
}

function issuesOf({ verdicts, refusals = [], findings }: FileResult): Issue[] {
  // A file whose bytes are no text was not judged.
  if (!verdicts) return findings.filter(one => one.severity === 'error').map(one => issueOf(one, 'json', 'error'))
  return refusals.flatMap(one => {
    const type = typeOf(one)
    return type ? [issueOf(one, type, isRefused(one) ? 'error' : 'warning')] : []
  })
}

/** The gates that a body meets when it is posted as it stands. */
const met: readonly Gate[] = ['decode', 'raw', 'http', 'schema', 'semantic']

function isRefused({ official }: Finding): boolean {
  return official?.gates.some(gate => met.includes(gate)) ?? false
}

/** What refuses it first; undefined where only publishing would. */
function typeOf(finding: Finding): Issue['type'] | undefined {
  const { code, official } = finding
  if (!official || (!isRefused(finding) && !official.warns)) return undefined
  if (/_(?:SYNTAX_ERROR|NOT_STRICT_JSON|NOT_OBJECT)$/.test(code)) return 'json'
  const has = (...gates: Gate[]) => gates.some(gate => official.gates.includes(gate))
  if (has('decode', 'raw', 'http')) return 'schema'
  return has('semantic') || !has('schema') ? 'semantic' : 'schema'
}

function issueOf(finding: Finding, type: Issue['type'], severity: Issue['severity']): Issue {
  const { code, official, pointer, what, todo } = finding
  return { type, path: pathOf(pointer), message: `${what} ${todo}`, severity, reference: official?.reference ?? code }
}

/** `packages[0].transport.url` for a pointer, from the server on; `$schema` is called schema. */
function pathOf(pointer: string): string {
  const steps = pointer.split('/').slice(1)
  if (steps[0] === 'server' && steps.length > 1) steps.shift()
  return steps
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : `${i > 0 ? '.' : ''}${step === '$schema' ? 'schema' : step}`))
    .join('')
}
