import { type LockedList, lockedLists } from '../../src/lock/lock.js'
import { dialect, object, type Schema, schemaVersion } from './schema-words.js'

const lists: Readonly<Record<LockedList, string>> = {
  tools: 'Tools, by name.',
  prompts: 'Prompts, by name.',
  resources: 'Resources, by address.',
  resourceTemplates: 'Resource templates, by template.',
}

const map = (description: string, values: Schema): Schema => ({
  type: 'object',
  description,
  additionalProperties: values,
})

/** The JSON Schema of lock files. */
export function lockSchema(): Schema {
  const item = object('An item as it was approved.', {
    hash: {
      type: 'string',
      pattern: '^sha256:[0-9a-f]{64}$',
      description:
        'SHA-256 over the canonical JSON text (RFC 8785, in UTF-8) of an object of the recorded members, before secrets are masked.',
    },
    members: map('The canonical JSON text of each recorded member, with secrets masked.', { type: 'string' }),
  })
  const server = object(
    'What was recorded of a server. A list that was not in the dumps is missing.',
    Object.fromEntries(lockedLists.map(list => [list, map(lists[list], item)])),
    [...lockedLists],
  )
  return {
    $schema: dialect,
    title: 'Lock file of mcp-lint (mcp-lint lock)',
    ...object('What servers listed when somebody approved it.', {
      createdBy: { const: 'mcp-lint', description: 'Tells a lock file from any other one.' },
      schemaVersion,
      servers: map('Servers, by name.', server),
    }),
  }
}
