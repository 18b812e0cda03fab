import type { StringNode } from '../../document/document.js'
import { toolNames } from '../../kinds/dump/tool-names.js'
import type { Dump } from '../../kinds/dump/views.js'
import { characterName } from '../../text/characters.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

const LONGEST = 128
const OTHER = /[^A-Za-z0-9_.-]+/

export const page: RulePage = {
  why: "Programs between a model and a server take a tool's name for an identifier. Blanks, slashes and letters with accents are refused by model APIs, break headers over HTTP and make clients rename or drop the tool.",
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/server/tools: Tool Names',
    'modelcontextprotocol/typescript-sdk, shared/toolNameValidation.ts: warns at registration',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "get weather", "description": "Says what the weather is like.", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        text: '{ "tools": [{ "name": "admin.get-weather_2", "description": "Says what the weather is like.", "inputSchema": { "type": "object" } }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_TOOL_NAME_INVALID',
  on: 'tool',
  title: "A tool's name has characters that names should not have",
  severity: 'warning',
  basis: 'spec',
  // Where a target refuses the name, it is the target that speaks.
  yieldsTo: ['MCP_RISK_CONFUSABLE_TEXT', 'MCP_RISK_INVISIBLE_CHARACTER'].flatMap(to => [
    { to, mine: 'warning' as const },
    { to, mine: 'info' as const },
  ]),
  tags: ['identity'],
  since: '0.1.0',
  messages: {
    characters: ({ name, found }: { name: string; found: string }) => ({
      what: `The name of the tool ${name} holds ${found}.`,
      todo: 'Use letters, digits, "_", "-" and "." only: model APIs and clients refuse or rewrite other names.',
    }),
    length: ({ name, length }: { name: string; length: number }) => ({
      what: `The name of the tool ${name} has ${length} characters.`,
      todo: `Shorten it to ${LONGEST} at most: model APIs and clients refuse or cut longer names.`,
    }),
  },
  check({ tool: { name, foreign }, dump, revision }, report) {
    if (!name || name.value === '' || foreign) return
    const fixes = slugFix(name, dump)
    // Before 2025-11-25 the specification had no rule for names.
    const level = revision.toolNames ? {} : ({ severity: 'info', basis: 'advice' } as const)
    const other = OTHER.exec(name.value)
    if (other) {
      const place = { inside: name, from: other.index, to: other.index + other[0].length }
      report(
        'characters',
        place,
        { name: quote(name.value), found: characterName(String.fromCodePoint(other[0].codePointAt(0) ?? 0)) },
        { fixes, ...level },
      )
    } else if (name.value.length > LONGEST) {
      const place = { inside: name, from: LONGEST, to: name.value.length }
      report('length', place, { name: quote(name.value), length: name.value.length }, { fixes, ...level })
    }
  },
})

/** A name of allowed characters that no other tool has. Callers may know the tool by the old one, so it is never safe. */
function slugFix(name: StringNode, dump: Dump): FixDraft[] {
  // Compatibility forms and accents go; what has no Latin letter left gets no suggestion.
  const plain = name.value.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  const slug = plain
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/g, '')
  if (/[^\P{L}A-Za-z]/u.test(plain) || slug === '') return []
  if (toolNames(dump).has(slug)) return []
  return [{ title: `Call the tool ${quote(slug)}`, safety: 'suggested', edits: edit => edit.replace(name, slug) }]
}
