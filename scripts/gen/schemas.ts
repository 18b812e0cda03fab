import type { ClientProfile } from '../../src/clients/profile.js'
import type { DocumentedRule } from '../../src/rules/rule.js'
import { targets } from '../../src/targets/index.js'
import { compatSchema } from './compat-schema.js'
import { configSchema } from './config-schema.js'
import type { GeneratedFile } from './files.js'
import { headersSchema } from './headers-schema.js'
import { inspectSchema } from './inspect-schema.js'
import { clientsSchema, rulesSchema, targetsSchema } from './list-schemas.js'
import { lockSchema } from './lock-schema.js'
import { baselineSchema, printConfigSchema } from './project-schemas.js'
import { registrySchema } from './registry-schema.js'
import { reportSchema } from './report-schema.js'
import type { Schema } from './schema-words.js'

/** The JSON Schemas. Which of them users get says package.json. */
export function schemas(rules: readonly DocumentedRule[], clients: readonly ClientProfile[]): GeneratedFile[] {
  const all: Readonly<Record<string, Schema>> = {
    report: reportSchema(rules),
    inspect: inspectSchema(),
    rules: rulesSchema(),
    clients: clientsSchema(clients),
    targets: targetsSchema(targets),
    compat: compatSchema(),
    headers: headersSchema(),
    lock: lockSchema(),
    registry: registrySchema(),
    config: configSchema(rules, clients),
    baseline: baselineSchema(rules),
    'print-config': printConfigSchema(),
  }
  return Object.entries(all).map(([of, schema]) => ({
    path: `schemas/${of}.schema.json`,
    text: JSON.stringify(schema),
  }))
}
