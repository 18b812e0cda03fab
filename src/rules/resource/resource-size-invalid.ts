import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { typeInWords } from '../../shape/check.js'
import { quote } from '../../text/words.js'
import { called } from '../dump/shared-entries.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'The size is the number of bytes of a resource, by which hosts judge whether it fits into the context. A value of another type fails the check of strict clients, which then refuse the whole list.',
  sources: ['modelcontextprotocol/modelcontextprotocol, schema/2025-11-25/schema.json: Resource.size is an integer'],
  examples: {
    bad: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md", "mimeType": "text/markdown", "size": "12" }] }\n',
      },
    ],
    good: [
      {
        file: 'resources.json',
        text: '{ "resources": [{ "uri": "file:///srv/a.md", "name": "a.md", "mimeType": "text/markdown", "size": 12 }] }\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_RESOURCE_SIZE_INVALID',
  on: 'resource',
  title: "A resource's size is no number of bytes",
  severity: 'error',
  basis: 'spec',
  drops: 'list',
  tags: ['annotations'],
  since: '0.1.0',
  messages: {
    type: ({ who, is }: { who: string; is: string }) => ({
      what: `The size of ${who} is ${is}.`,
      todo: 'Write the number of bytes, whole and without quotes: strict clients refuse the whole list over any other value.',
    }),
    negative: ({ who, is }: { who: string; is: string }) => ({
      what: `The size of ${who} is ${is}.`,
      todo: 'Write the number of bytes or leave it out: nothing is smaller than 0 bytes.',
    }),
  },
  check({ item }, report) {
    const size = member(item.node, 'size')?.value
    if (!size || size.type === 'null') return
    const who = called(item)
    if (size.type !== 'number' || !Number.isInteger(size.value))
      report('type', size, { who, is: inWords(size) }, { fixes: numberFix(size) })
    else if (size.value < 0) report('negative', size, { who, is: size.raw }, { severity: 'warning', basis: 'advice' })
  },
})

function inWords(size: Node): string {
  if (size.type === 'number') return size.raw.slice(0, 30)
  return size.type === 'string' ? quote(size.value) : typeInWords(size)
}

function numberFix(size: Node): FixDraft[] {
  if (size.type !== 'string' || !/^(?:0|[1-9]\d{0,14})$/.test(size.value)) return []
  return [
    { title: 'Write the number without quotes', safety: 'safe', edits: edit => edit.replace(size, Number(size.value)) },
  ]
}
