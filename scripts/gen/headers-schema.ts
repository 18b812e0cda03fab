import type { Verdict } from '../../src/headers/received.js'
import type { SentHeader } from '../../src/headers/report.js'
import { dialect, list, name, object, type Schema, schemaVersion, text, words } from './schema-words.js'

const states: Readonly<Record<SentHeader['state'], string>> = {
  sent: 'The client sends it.',
  omitted: 'The call has no value for it, or one that is not mirrored.',
  error: 'The value must not be sent.',
}

const verdicts: Readonly<Record<Verdict, string>> = {
  match: 'It agrees with the argument.',
  missing: 'The call has a value, and the header is not there.',
  malformed: 'It has characters that no header may have, or Base64 that is none.',
  mismatch: 'It differs from the argument.',
  unexpected: 'It is there, and the call has no value.',
  ignored: 'No parameter asks for it.',
}

const pointer: Schema = {
  type: 'string',
  pattern: '^(?:/(?:[^~/]|~[01])*)*$',
  description: 'The JSON Pointer of its argument.',
}
const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] })

/** The JSON Schema of `mcp-lint headers --format json`. */
export function headersSchema(): Schema {
  const value = orNull(text('Its value, encoded; null where there is none.'))
  const sent = object(
    'A header that mirrors a parameter.',
    {
      name: name('Mcp-Param- and what the tool says.'),
      value,
      state: words('What becomes of it.', states),
      parameter: pointer,
      why: text('Only for errors: why the value must not be sent, without a full stop.'),
    },
    ['why'],
  )
  const check = object('A header as the server finds it.', {
    name: name('As it came, or as it is missed.'),
    verdict: words('How it agrees with the call.', verdicts),
    decoded: orNull(text('What it stands for; null where it is missing or malformed.')),
  })
  const received = object('What the server must answer.', {
    status: { enum: [200, 400], description: 'The HTTP status as far as headers decide it.' },
    code: { enum: [-32020, null], description: 'The JSON-RPC error, HeaderMismatch, or null.' },
    checks: list('The headers of parameters in the order of the tool, then the others.', check),
  })
  return {
    $schema: dialect,
    title: 'Headers of a tool call (mcp-lint headers --format json)',
    ...object('The headers of one call.', {
      schemaVersion,
      tool: name('The name of the tool.'),
      dropped: orNull(text('Why clients leave the tool out of their list; null where they do not.')),
      standard: list('Headers that every call has.', object('A header.', { name: name('Its name.'), value })),
      headers: list('The headers that mirror parameters, in the order of the tool.', sent),
      received: orNull(received),
    }),
  }
}
