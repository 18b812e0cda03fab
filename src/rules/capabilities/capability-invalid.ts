import type { Member, Node } from '../../document/document.js'
import { effectiveMembers } from '../../document/tree.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type Report, type RulePage } from '../rule.js'
import { definedHere } from './shared-capabilities.js'

export const page: RulePage = {
  why: 'A capability is an object, an empty one where there is nothing more to say, and the switches in it are true or false. Clients that check the answer to initialize or server/discover refuse it otherwise, and the server does not connect.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json and schema/2026-07-28/schema.json, ServerCapabilities',
  ],
  examples: {
    bad: [{ file: 'capabilities.json', revision: '2025-11-25', text: '{\n  "capabilities": { "tools": true }\n}\n' }],
    good: [
      {
        file: 'capabilities.json',
        revision: '2025-11-25',
        text: '{\n  "capabilities": { "tools": { "listChanged": true }, "prompts": {} }\n}\n',
      },
    ],
  },
}

const messages = {
  truth: ({ name }: { name: string }) => ({
    what: `The capability ${quote(name)} is true.`,
    todo: 'Write {}, which says that the server has it: MCP makes every capability an object, and strict clients do not connect otherwise.',
  }),
  type: ({ name }: { name: string }) => ({
    what: `The capability ${quote(name)} is no object.`,
    todo: 'Write {} where the server has it, and leave it out where it has not: strict clients do not connect otherwise.',
  }),
  switch: ({ name }: { name: string }) => ({
    what: `${quote(name)} is neither true nor false.`,
    todo: 'Write true or false without quotes, or leave it out: strict clients do not connect otherwise.',
  }),
  part: ({ name, of }: { name: string; of: string }) => ({
    what: `What ${quote(of)} says of ${quote(name)} is no object.`,
    todo: 'Write an object, {} where there is nothing to set: strict clients do not connect otherwise.',
  }),
}

export default defineRule({
  code: 'MCP_CAPABILITY_INVALID',
  on: 'capabilities',
  title: 'A capability that is not written as one',
  severity: 'error',
  basis: 'spec',
  tags: ['capabilities'],
  since: '0.1.0',
  messages,
  check({ node, revision }, report) {
    for (const one of definedHere(node, revision)) {
      // [] in place of {} has a rule of its own.
      if (isEmptyList(one.value)) continue
      if (one.value.type === 'object') checkParts(one, report)
      else if (one.value.type === 'boolean' && one.value.value)
        report('truth', one.value, { name: one.key.name }, { fixes: [asObject(one.value)] })
      else report('type', one.value, { name: one.key.name })
    }
  },
})

/** Capabilities that are maps from names to objects. */
const maps = new Set(['experimental', 'extensions'])
/** What is switched on and off in capabilities that have lists. */
const switches: Readonly<Record<string, readonly string[]>> = {
  tools: ['listChanged'],
  prompts: ['listChanged'],
  resources: ['listChanged', 'subscribe'],
}

function checkParts({ key, value }: Member, report: Report<typeof messages>): void {
  if (value.type !== 'object') return
  const held = Object.hasOwn(switches, key.name) ? switches[key.name] : undefined
  for (const one of effectiveMembers(value)) {
    const { name } = one.key
    if (held?.includes(name) && one.value.type !== 'boolean')
      report('switch', one.value, { name }, { fixes: asBoolean(one.value) })
    if (maps.has(key.name) && one.value.type !== 'object' && !isEmptyList(one.value)) {
      const fixes = one.value.type === 'boolean' && one.value.value ? [asObject(one.value)] : []
      report('part', one.value, { name, of: key.name }, { fixes })
    }
  }
}

const isEmptyList = (node: Node): boolean => node.type === 'array' && node.items.length === 0

const asObject = (node: Node): FixDraft => ({
  title: 'Write {}',
  safety: 'safe',
  edits: edit => edit.replace(node, {}),
})

function asBoolean(node: Node): FixDraft[] {
  if (node.type !== 'string' || (node.value !== 'true' && node.value !== 'false')) return []
  const value = node.value === 'true'
  return [{ title: `Write ${value}`, safety: 'safe', edits: edit => edit.replace(node, value) }]
}
