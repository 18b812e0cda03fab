import { listField, textField } from '../../kinds/server-json/fields.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const official = { gates: ['http', 'schema'] } as const
const TYPES = ['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp']

const mime = defineRule({
  code: 'MCP_SERVER_JSON_ICON_MIME_UNSUPPORTED',
  on: 'registry-object',
  title: 'A type of icon that the registry does not take',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official,
  messages: {
    other: ({ type }: { type: string }) => ({
      what: `The registry takes no icons of the type ${quote(type)}.`,
      todo: 'Use image/png, image/jpeg, image/jpg, image/svg+xml or image/webp.',
    }),
  },
  check({ object, node }, report) {
    const type = object === 'Icon' ? textField(node, 'Icon', 'mimeType') : undefined
    if (type && !TYPES.includes(type.value)) report('other', type, { type: type.value })
  },
})

const size = defineRule({
  code: 'MCP_SERVER_JSON_ICON_SIZE_INVALID',
  on: 'registry-object',
  title: 'A size of an icon that the registry cannot read',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official,
  messages: {
    form: ({ size }: { size: string }) => ({
      what: `${quote(size)} is not a size.`,
      todo: 'Write width x height in pixels, such as "48x48", or "any": the registry refuses other texts.',
    }),
  },
  check({ object, node }, report) {
    for (const one of (object === 'Icon' && listField(node, 'Icon', 'sizes')?.items) || []) {
      if (one.type !== 'string' || /^(?:\d+x\d+|any)$/.test(one.value)) continue
      const square = `${one.value}x${one.value}`
      const fixes: FixDraft[] = /^\d{1,5}$/.test(one.value)
        ? [{ title: `Write ${square}`, safety: 'suggested', edits: edit => edit.replace(one, square) }]
        : []
      report('form', one, { size: one.value }, { fixes })
    }
  },
})

const theme = defineRule({
  code: 'MCP_SERVER_JSON_ICON_THEME_INVALID',
  on: 'registry-object',
  title: 'A theme of an icon that is neither light nor dark',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official,
  messages: {
    other: ({ theme }: { theme: string }) => ({
      what: `There is no theme ${quote(theme)}.`,
      todo: 'Write light or dark, or leave the theme out where the icon is for both.',
    }),
  },
  check({ object, node }, report) {
    const theme = object === 'Icon' ? textField(node, 'Icon', 'theme') : undefined
    if (theme && theme.value !== 'light' && theme.value !== 'dark') report('other', theme, { theme: theme.value })
  },
})

export default [mime, size, theme]

const at = (icon: object) => withRoot({ icons: [{ src: 'https://example.com/icon.png', ...icon }] })
const good = [at({ mimeType: 'image/png', sizes: ['48x48'], theme: 'light' })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_ICON_MIME_UNSUPPORTED: {
    why: 'The registry has a list of five types of pictures that clients can show, and refuses a file that names another.',
    sources: [source.schema, source.types],
    examples: { bad: [at({ mimeType: 'image/gif' })], good },
  },
  MCP_SERVER_JSON_ICON_SIZE_INVALID: {
    why: 'Clients choose among icons by their sizes. A size is width, the letter x and height; pictures without fixed size have the word any.',
    sources: [source.schema, source.types],
    examples: { bad: [at({ sizes: ['48'] })], good },
  },
  MCP_SERVER_JSON_ICON_THEME_INVALID: {
    why: 'An icon may say for which background it was made. The schema has two words for that and refuses any other.',
    sources: [source.schema, source.types],
    examples: { bad: [at({ theme: 'auto' })], good },
  },
}
