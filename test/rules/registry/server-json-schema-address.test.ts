import family from '../../../src/rules/registry/server-json-schema-address.js'
import { cases } from '../../support/cases.js'
import { entry, pack, ruleOf, schema } from '../../support/server-json.js'

const at = (address: string) => entry({ $schema: `«"${address}"»` })
const of = (date: string) => schema.replace('2025-12-11', date)
const current = entry().text

cases(ruleOf(family, 'SCHEMA_MISSING'), {
  quiet: [entry()],
  loud: [
    {
      file: 'server.json',
      text: `«{»${entry({ $schema: undefined }).text.slice(1)}`,
      says: 'missing',
      pointer: '',
      fixed: current,
    },
    { ...at(''), says: 'empty', pointer: '/$schema', fixed: current },
  ],
})

cases(ruleOf(family, 'SCHEMA_UNRECOGNIZED'), {
  quiet: [entry(), entry({ $schema: `"${of('2024-01-01')}"` })],
  loud: [
    { ...at('https://modelcontextprotocol.io/schema/2025-01-09/server.json'), says: 'other' },
    { ...at('https://example.com/server-json/draft/server.schema.json'), says: 'other' },
  ],
})

cases(ruleOf(family, 'SCHEMA_VERSION_UNKNOWN'), {
  quiet: ['2025-07-09', '2025-09-16', '2025-09-29', '2025-10-11', '2025-10-17', '2025-12-11'].map(date =>
    entry({ $schema: `"${of(date)}"` }),
  ),
  loud: [
    { ...at(of('2025-01-01')), says: 'unknown' },
    { ...at(of('draft')), says: 'draft' },
  ],
})

cases(ruleOf(family, 'SCHEMA_OUTDATED'), {
  quiet: [entry(), entry({ $schema: `"${schema.replace('https', 'http')}"` })],
  loud: [
    { ...at(of('2025-10-17')), says: 'older', severity: 'warning', fixed: current },
    { ...at(of('2025-07-09')), says: 'unusable', severity: 'error', fixed: current },
    { ...entry({ $schema: `«"${of('2025-07-09')}"»`, packages: undefined }), says: 'older' },
    // Other fixes come along.
    {
      ...pack({ fileSha256: '"00"' }, { $schema: `«"${of('2025-10-17')}"»` }),
      text: pack({ fileSha256: '"00"' }).text.replace(`"${schema}"`, `«"${of('2025-10-17')}"»`),
      says: 'older',
      fixed: current,
    },
  ],
})

cases(ruleOf(family, 'SCHEMA_URL_NOT_CANONICAL'), {
  quiet: [entry(), entry({ $schema: `"${of('2025-10-17').replace('https', 'http')}"` })],
  loud: [
    { ...at(schema.replace('https', 'http')), says: 'differs', severity: 'warning', fixed: current },
    { ...at('/schemas/2025-12-11/server.schema.json'), says: 'relative', severity: 'error', fixed: current },
  ],
})
