import type { Node, ObjectNode } from '../../document/document.js'
import { effectiveMembers, member } from '../../document/tree.js'
import { type Subschema, survey } from '../../schema/survey.js'
import type { Sizes } from '../../targets/target.js'
import { list } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { consequences, judged } from './shared-objections.js'
import { inputLimits, propertiesOf } from './shared-schemas.js'
import { grouped, placeWords } from './shared-words.js'

const days = (count: number): string => Array.from({ length: count }, (_, i) => `"day ${i + 1}"`).join(', ')

export const page: RulePage = {
  why: 'In strict mode OpenAI makes a grammar of each schema and bounds its size: properties, levels, values of enum and characters.',
  sources: ["OpenAI's page on structured outputs, as a dated profile of 2026-02 gives it"],
  limit: 'sizes',
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: `{ "tools": [{ "name": "search_notes", "description": "Searches the notes of a project.", "inputSchema": { "type": "object", "properties": { "day": { "type": "string", "enum": [${days(1001)}] } }, "required": ["day"], "additionalProperties": false } }] }\n`,
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2026-07-28',
        targets: ['openai-strict'],
        text: '{\n  "tools": [\n    {\n      "name": "search_notes",\n      "description": "Searches the notes of a project for a word.",\n      "inputSchema": {\n        "type": "object",\n        "properties": {\n          "query": {\n            "type": "string"\n          }\n        },\n        "required": [\n          "query"\n        ],\n        "additionalProperties": false\n      }\n    }\n  ]\n}\n',
      },
    ],
  },
}

interface Size {
  properties: number
  depth: number
  enumValues: number
  characters: number
  /** Enums by the number of values, with their characters. */
  readonly enums: { readonly values: number; readonly characters: number }[]
}

function sizeOf(root: ObjectNode): Size {
  const size: Size = { properties: 0, depth: 0, enumValues: 0, characters: 0, enums: [] }
  const levels = new Map<Subschema, number>()
  for (const at of survey(root)) {
    const names = propertiesOf(at).map(({ key }) => key.name)
    const above = at.above ? (levels.get(at.above) ?? 0) : 0
    const level = names.length > 0 ? above + 1 : above
    levels.set(at, level)
    size.depth = Math.max(size.depth, level)
    size.properties += names.length
    size.characters +=
      lengthOf(names) + lengthOf(definitionsOf(at.node)) + lengthOf(valuesOf(member(at.node, 'const')?.value))
    const list = member(at.node, 'enum')?.value
    if (list?.type !== 'array') continue
    const characters = lengthOf(list.items.flatMap(valuesOf))
    size.enumValues += list.items.length
    size.characters += characters
    size.enums.push({ values: list.items.length, characters })
  }
  return size
}

function definitionsOf(node: ObjectNode): string[] {
  return ['$defs', 'definitions'].flatMap(name => {
    const held = member(node, name)?.value
    return held?.type === 'object' ? effectiveMembers(held).map(({ key }) => key.name) : []
  })
}

const valuesOf = (node: Node | undefined): string[] => (node?.type === 'string' ? [node.value] : [])

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0)

/** What is more than the bounds allow, in words. */
function tooMuch(size: Size, most: Sizes): string[] {
  const counts = [
    [size.properties, most.properties, 'properties'],
    [size.depth, most.depth, 'levels of objects'],
    [size.enumValues, most.enumValues, 'values of enum'],
    [size.characters, most.characters, 'characters of names and values'],
  ] as const
  const long = size.enums.some(one => one.values > most.longEnum.values && one.characters > most.longEnum.characters)
  return [
    ...counts.flatMap(([has, may, what]) => (has > may ? [`${grouped(has)} ${what} (at most ${grouped(may)})`] : [])),
    ...(long
      ? [
          `more than ${grouped(most.longEnum.characters)} characters in an enum of more than ${most.longEnum.values} values`,
        ]
      : []),
  ]
}

export default defineRule({
  code: 'MCP_PORTABLE_STRICT_LIMIT',
  on: 'schema',
  title: 'A schema that is too large for strict mode',
  severity: 'error',
  basis: 'target',
  tags: ['portability'],
  since: '0.1.0',
  messages: {
    large: ({ place, has, who }: { place: string; has: string; who: string }) => ({
      what: `In ${place} there are ${has}. ${who}`,
      todo: 'Split the tool, or send it without strict mode.',
    }),
  },
  check(subject, report) {
    const limits = inputLimits(subject, 'sizes')
    if (limits.length === 0) return
    const size = sizeOf(subject.schema.node)
    const all = limits.map(one => ({ one, over: tooMuch(size, one.limit) }))
    const hit = all.filter(({ over }) => over.length > 0)
    const [first] = hit
    if (!first) return
    const who = hit.map(({ one }) => one)
    const data = {
      place: placeWords(subject, subject.schema.node),
      has: list(first.over, 'and'),
      who: consequences(who),
    }
    report('large', subject.schema.node, data, judged(who))
  },
})
