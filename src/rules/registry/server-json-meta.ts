import { effectiveMembers, member, toValue } from '../../document/tree.js'
import { goSize } from '../../registry/go-json.js'
import { officialKey, publisherKey } from '../../registry/objects.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { withRoot } from './shared-examples.js'
import { source } from './shared-sources.js'

const MOST = 4096

const dropped = defineRule({
  code: 'MCP_SERVER_JSON_META_KEY_DROPPED',
  on: 'registry-object',
  title: 'Metadata under a key that the registry drops',
  severity: 'warning',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['raw'] },
  messages: {
    dropped: ({ name }: { name: string }) => ({
      what: `The registry does not keep ${quote(name)} in _meta.`,
      todo: `Put it below ${quote(publisherKey)}: mcp-publisher drops every other key without a word, and the endpoint refuses it.`,
    }),
  },
  check({ object, node }, report) {
    if (object !== 'Meta') return
    for (const one of effectiveMembers(node)) {
      const { name } = one.key
      if (name !== publisherKey && name !== officialKey) report('dropped', { member: one, at: 'key' }, { name })
    }
  },
})

const tooLarge = defineRule({
  code: 'MCP_SERVER_JSON_META_TOO_LARGE',
  on: 'registry-object',
  title: 'The metadata of the publisher is too large',
  severity: 'error',
  basis: 'registry',
  tags: ['registry'],
  since: '0.1.0',
  official: { gates: ['publish'] },
  messages: {
    large: ({ size }: { size: number }) => ({
      what: `The metadata of the publisher comes to ${size} bytes.`,
      todo: `Bring it below ${MOST + 1}: publishing refuses more. It counts JSON without blanks, and each <, > and & as six bytes.`,
    }),
  },
  check({ object, node }, report) {
    const found = object === 'Meta' ? member(node, publisherKey)?.value : undefined
    if (found?.type !== 'object') return
    const size = goSize(toValue(found))
    if (size > MOST) report('large', found, { size })
  },
})

export default [dropped, tooLarge]

const good = [withRoot({ _meta: { [publisherKey]: { build: 'abc123' } } })]

export const pages: Readonly<Record<string, RulePage>> = {
  MCP_SERVER_JSON_META_KEY_DROPPED: {
    why: 'Publishers have one key in _meta for data of their own. mcp-publisher reads into a fixed form, and whatever stands under another key never reaches the registry.',
    sources: [
      'modelcontextprotocol/registry, docs/reference/server-json/official-registry-requirements.md',
      source.cli,
    ],
    examples: { bad: [withRoot({ _meta: { 'com.example/build': { commit: 'abc123' } } })], good },
  },
  MCP_SERVER_JSON_META_TOO_LARGE: {
    why: 'Publishing allows 4096 bytes of metadata, counted as Go writes them. Validating does not look.',
    sources: ['modelcontextprotocol/registry, internal/validators/validators.go (7722031): publisher metadata'],
    examples: { bad: [withRoot({ _meta: { [publisherKey]: { notes: '<'.repeat(700) } } })], good },
  },
}
