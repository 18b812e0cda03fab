import type { Node, ObjectNode, StringNode } from '../../document/document.js'
import { member, walk } from '../../document/tree.js'
import { textField } from '../../kinds/server-json/fields.js'
import { publisherKey } from '../../registry/objects.js'
import { nameFault } from '../../registry/server-name.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const LONGEST = 100
const lengthOf = (text: string): number => [...text].length
const isBlank = (text: string): boolean => text !== '' && text.trim() === ''

const descriptionLength = defineRule({
  code: 'MCP_SERVER_JSON_DESCRIPTION_LENGTH',
  on: 'registry',
  title: 'The description is empty or too long',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['http', 'schema'] },
  messages: {
    long: ({ length }: { length: number }) => ({
      what: `The description has ${length} characters.`,
      todo: `Shorten it to ${LONGEST}: the registry refuses longer ones. What does not fit belongs into the README.`,
    }),
    empty: () => ({
      what: 'The description is empty.',
      todo: `Say in up to ${LONGEST} characters what the server does: the registry refuses an empty one.`,
    }),
  },
  check({ server: { node } }, report) {
    const text = textField(node, 'Server', 'description')
    if (!text) return
    const length = lengthOf(text.value)
    if (length === 0) report('empty', text, {})
    else if (length > LONGEST) report('long', text, { length })
  },
})

const descriptionBlank = defineRule({
  code: 'MCP_SERVER_JSON_DESCRIPTION_BLANK',
  on: 'registry',
  title: 'The description is nothing but blanks',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    blank: () => ({
      what: 'The description consists of blanks.',
      todo: 'Say what the server does: the registry takes it as it is, and people see nothing.',
    }),
  },
  check({ server: { node } }, report) {
    const text = textField(node, 'Server', 'description')
    if (text && isBlank(text.value) && lengthOf(text.value) <= LONGEST) report('blank', text, {})
  },
})

const titleLength = defineRule({
  code: 'MCP_SERVER_JSON_TITLE_LENGTH',
  on: 'registry',
  title: 'The title is empty or too long',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['http', 'schema'] },
  messages: {
    long: ({ length }: { length: number }) => ({
      what: `The title has ${length} characters.`,
      todo: `Shorten it to ${LONGEST}: the registry refuses longer ones.`,
    }),
    empty: () => ({
      what: 'The title is empty.',
      todo: 'Take it out or fill it in: the schema and the endpoint refuse an empty one, and mcp-publisher drops it.',
    }),
  },
  check({ server: { node } }, report) {
    const text = textField(node, 'Server', 'title')
    if (text?.value === '') report('empty', text, {}, { official: { gates: ['raw'] }, fixes: removeTitle(text) })
    else if (text && lengthOf(text.value) > LONGEST) report('long', text, { length: lengthOf(text.value) })
  },
})

const titleBlank = defineRule({
  code: 'MCP_SERVER_JSON_TITLE_BLANK',
  on: 'registry',
  title: 'The title is nothing but blanks',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['semantic'], reference: 'title-whitespace-only' },
  messages: {
    blank: () => ({
      what: 'The title consists of blanks.',
      todo: 'Take it out or fill it in: the registry refuses it.',
    }),
  },
  check({ server: { node } }, report) {
    const text = textField(node, 'Server', 'title')
    if (text && isBlank(text.value) && lengthOf(text.value) <= LONGEST)
      report('blank', text, {}, { fixes: removeTitle(text) })
  },
})

function removeTitle({ holder }: StringNode): FixDraft[] {
  if (holder?.in !== 'member') return []
  return [{ title: 'Take out the title', safety: 'safe', edits: edit => edit.remove(holder.member) }]
}

/** What mcp-publisher init and guides leave to be filled in. */
const TEMPLATE = /\[describe what your server does\]|<your-[a-z0-9-]{1,40}>|YOUR_USERNAME|\byour-org\//

const placeholder = defineRule({
  code: 'MCP_SERVER_JSON_PLACEHOLDER_TEXT',
  on: 'registry',
  title: 'Text of a template is still in place',
  severity: 'warning',
  basis: 'advice',
  tags: ['registry'],
  since: '0.1.0',
  messages: {
    name: ({ name }: { name: string }) => ({
      what: `${quote(name)} is the name that mcp-publisher init falls back to.`,
      todo: 'Write the name of your server: nobody can log in for com.example.',
    }),
    text: ({ text }: { text: string }) => ({
      what: `${quote(text)} was left from a template.`,
      todo: 'Put your own words there: it is published as it stands.',
    }),
  },
  check({ server: { node, name } }, report) {
    if (name?.value === 'com.example/my-mcp-server') report('name', name, { name: name.value })
    const published = member(member(node, '_meta')?.value, publisherKey)?.value
    const spared = new Set([published, name && nameFault(name.value) ? name : undefined])
    for (const one of walk(node)) {
      if (one.type !== 'string' || spared.has(one) || isHint(one, node)) continue
      const found = TEMPLATE.exec(one.value.slice(0, 4096))
      if (!found) continue
      report('text', { inside: one, from: found.index, to: found.index + found[0].length }, { text: found[0] })
    }
  },
})

/** Hints at what a user fills in, which may well look like a template. */
function isHint({ holder }: Node, server: ObjectNode): boolean {
  if (holder?.in !== 'member') return false
  const { key, owner } = holder.member
  return key.name === 'placeholder' || (key.name === 'description' && owner !== server)
}

export default [
  descriptionLength,
  descriptionBlank,
  titleLength,
  titleBlank,
  { ...placeholder, yieldsTo: ['MCP_SERVER_JSON_DESCRIPTION_LENGTH'] },
]

const good = [withRoot({ title: 'Demo Records' })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_DESCRIPTION_LENGTH: {
    why: 'The description of a server has room for 100 characters. A longer one is the most frequent reason why the registry refuses a file.',
    sources: [source.schema, source.types, 'modelcontextprotocol/registry#1110'],
    examples: {
      bad: [
        withRoot({
          description:
            'Looks up demo records for teams that keep their notes, tickets and calendars in a great many places at once.',
        }),
      ],
      good,
    },
  },
  MCP_SERVER_JSON_DESCRIPTION_BLANK: {
    why: 'The registry counts characters and does not look at them. In catalogues and clients a server with a blank description says nothing about itself.',
    sources: [source.own],
    examples: { bad: [withRoot({ description: '   ' })], good },
  },
  MCP_SERVER_JSON_TITLE_LENGTH: {
    why: 'A title is optional. Where there is one, the schema wants 1 to 100 characters.',
    sources: [source.schema, source.types],
    examples: { bad: [withRoot({ title: '' }), withRoot({ title: 'Demo '.repeat(21).trim() })], good },
  },
  MCP_SERVER_JSON_TITLE_BLANK: {
    why: 'Clients show the title in place of the name, so the registry refuses one that nobody could see.',
    sources: [source.validators],
    examples: { bad: [withRoot({ title: '  ' })], good },
  },
  MCP_SERVER_JSON_PLACEHOLDER_TEXT: {
    why: 'The command mcp-publisher init writes a file that has to be filled in. What is forgotten is published, and a version cannot be published twice.',
    sources: ['modelcontextprotocol/registry, cmd/publisher/commands/init.go (7722031)'],
    examples: {
      bad: [
        withRoot({ description: 'An MCP server that provides [describe what your server does]' }),
        withRoot({ name: 'com.example/my-mcp-server' }),
      ],
      good,
    },
  },
}
