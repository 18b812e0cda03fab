import type { Basis, Severity } from '../../src/engine/finding.js'
import type { DocumentedRule } from '../../src/rules/rule.js'

/** A JSON Schema as data. */
export type Schema = Readonly<Record<string, unknown>>

export const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** An object with exactly these members; those named in `optional` may be missing. */
export function object(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: string[] = [],
): Schema {
  const required = Object.keys(properties).filter(name => !optional.includes(name))
  return {
    type: 'object',
    description,
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

export function list(description: string, items: Schema): Schema {
  return { type: 'array', description, items }
}

export function text(description: string): Schema {
  return { type: 'string', description }
}

/** Names that are never empty. */
export function name(description: string): Schema {
  return { type: 'string', minLength: 1, description }
}

export function count(description: string): Schema {
  return { type: 'integer', minimum: 0, description }
}

export function day(description: string): Schema {
  return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }
}

/** Words, each with what it means. */
export function words(description: string, meanings: Readonly<Record<string, string>>): Schema {
  return {
    description,
    oneOf: Object.entries(meanings).map(([word, meaning]) => ({ const: word, description: meaning })),
  }
}

export const schemaVersion: Schema = { const: 1, description: 'Changes when a program that reads this has to change.' }

const severities: Readonly<Record<Severity, string>> = {
  error: 'A client refuses it: the file or the server is lost.',
  warning: 'A client ignores it in silence, or it gives something away.',
  info: 'Advice.',
}
export const severity = words('How bad it is.', severities)

const bases: Readonly<Record<Basis, string>> = {
  spec: 'The MCP specification.',
  client: 'What clients do with it.',
  registry: 'The MCP registry.',
  target: 'What models and their APIs take.',
  advice: 'Good practice.',
}
export const basis = words('Who says that it is wrong.', bases)

export const tags = list('Topics of the rule, such as startup or secrets.', {
  type: 'string',
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
})

const codePattern = '^MCP_[A-Z0-9]+(?:_[A-Z0-9]+)*$'

/** The code of a rule: those of this version by name, but a report of a later one may have more. */
export function codeOf(rules: readonly DocumentedRule[]): Schema {
  return {
    type: 'string',
    description: 'The code of a rule.',
    anyOf: [{ enum: rules.map(({ code }) => code) }, { pattern: codePattern }],
  }
}

/** The code of a rule where the codes need no list: one list of them all is enough for a package. */
export const code: Schema = { type: 'string', description: 'The code of a rule.', pattern: codePattern }
