import type { DocumentedRule } from '../../src/rules/rule.js'
import { codeOf, dialect, list, name, object, type Schema, schemaVersion, text } from './schema-words.js'

/** The JSON Schema of what --baseline reads and --update-baseline writes. */
export function baselineSchema(rules: readonly DocumentedRule[]): Schema {
  const entry = object('Findings of one code at one address of one file.', {
    file: name('The file, relative to the folder of the baseline, with "/" between parts.'),
    code: codeOf(rules),
    address: text('The stable name of the place, as the JSON report has it; "" is the whole document.'),
    count: { type: 'integer', minimum: 1, description: 'How many there are.' },
  })
  return {
    $schema: dialect,
    title: 'Baseline of mcp-lint',
    ...object('Findings that are known.', { schemaVersion, findings: list('By file, code and address.', entry) }),
  }
}

/** The JSON Schema of what --print-config prints with --format json. */
export function printConfigSchema(): Schema {
  const value: Schema = {
    description: 'The value that counts.',
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  }
  const setting = object('One setting.', {
    setting: name('A key of the configuration, the code of a rule, or an option.'),
    value,
    from: name('default, command line, or the configuration and the override in it.'),
  })
  const orNull = (description: string): Schema => ({ description, anyOf: [{ type: 'string' }, { type: 'null' }] })
  return {
    $schema: dialect,
    title: 'Output of mcp-lint --print-config',
    ...object('What is in force.', {
      schemaVersion,
      config: orNull('The configuration, relative to the current folder; null without one.'),
      file: orNull('The file that it is shown for; null: for files that no override is about.'),
      settings: list('All settings.', setting),
    }),
  }
}
