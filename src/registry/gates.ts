/**
 * What refuses a file on its way into the registry. `decode`: mcp-publisher and the endpoint, because a value has another JSON
 * type. `raw`: only the endpoint, for a body that did not go through mcp-publisher (which drops what it does not know and leaves
 * empty texts out). `http`: the endpoint's first look at each value. `schema`: the JSON Schema, which only validating asks.
 * `semantic`: the checks that validating and publishing share. `publish`: what only publishing asks.
 */
export type Gate = 'decode' | 'raw' | 'http' | 'schema' | 'semantic' | 'publish'

/** What the registry says of a finding. */
export interface Official {
  /** None: no gate refuses it. */
  readonly gates: readonly Gate[]
  /** The registry's own name of the check. */
  readonly reference?: string
  /** The registry accepts it with a warning. */
  readonly warns?: true
}

export interface Verdicts {
  /** What `mcp-publisher validate` says. */
  readonly validate: 'valid' | 'warning' | 'invalid'
  /** What publishing says, without network and without the files beside this one. */
  readonly publish: 'pass' | 'reject'
}

const VALIDATE: readonly Gate[] = ['decode', 'http', 'schema', 'semantic']
const PUBLISH: readonly Gate[] = ['decode', 'http', 'semantic', 'publish']

/** The verdicts that follow from all that was found in a file. */
export function verdictsOf(all: readonly (Official | undefined)[]): Verdicts {
  const refused = (by: readonly Gate[]): boolean => all.some(one => one?.gates.some(gate => by.includes(gate)))
  const warned = all.some(one => one?.warns)
  return {
    validate: refused(VALIDATE) ? 'invalid' : warned ? 'warning' : 'valid',
    publish: refused(PUBLISH) ? 'reject' : 'pass',
  }
}
