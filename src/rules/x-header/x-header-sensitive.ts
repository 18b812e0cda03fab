import { member } from '../../document/tree.js'
import type { HeaderAnnotation } from '../../headers/annotations.js'
import { isPrivateName } from '../../headers/names.js'
import { quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'
import { parameters, removal } from './shared-faults.js'
import { constraints, propertiesExample } from './shared-words.js'

export const page: RulePage = {
  why: 'Headers are what proxies, gateways and their logs look at. A password, a key or personal data that is mirrored there is read and kept by machines that were never meant to see it.',
  sources: [
    'MCP specification 2026-07-28, server/tools, x-mcp-header: servers should not mark sensitive parameters',
    constraints,
  ],
  examples: {
    bad: [
      propertiesExample('"access_token": { "type": "string", "x-mcp-header": "Access" }'),
      propertiesExample('"pin": { "type": "string", "writeOnly": true, "x-mcp-header": "Pin" }'),
    ],
    good: [
      propertiesExample('"page_token": { "type": "string", "x-mcp-header": "Page" }'),
      propertiesExample('"access_token": { "type": "string" }'),
    ],
  },
}

export default defineRule({
  code: 'MCP_X_HEADER_SENSITIVE',
  on: 'schema',
  title: 'A header repeats a secret or personal data',
  severity: 'warning',
  basis: 'spec',
  tags: ['headers', 'privacy'],
  since: '0.1.0',
  messages: {
    name: ({ parameter }: { parameter: string }) => ({
      what: `The header repeats ${quote(parameter)}, whose name means a secret or personal data.`,
      todo: 'Remove x-mcp-header here: every machine on the way can read headers and keep them in its log.',
    }),
    marked: ({ parameter, mark }: { parameter: string; mark: string }) => ({
      what: `The header repeats ${quote(parameter)}, which is marked as a secret by ${mark}.`,
      todo: 'Remove x-mcp-header here: every machine on the way can read headers and keep them in its log.',
    }),
  },
  check(subject, report) {
    for (const annotation of parameters(subject)) {
      const parameter = annotation.path.at(-1) ?? ''
      const mark = markOf(annotation)
      const { value } = annotation.member
      const extras = { fixes: [removal(annotation, 'suggested')] }
      if (isPrivateName(parameter)) report('name', value, { parameter }, extras)
      else if (mark) report('marked', value, { parameter, mark }, extras)
    }
  },
})

function markOf({ schema }: HeaderAnnotation): string | undefined {
  const writeOnly = member(schema, 'writeOnly')?.value
  if (writeOnly?.type === 'boolean' && writeOnly.value) return '"writeOnly"'
  const format = member(schema, 'format')?.value
  return format?.type === 'string' && format.value === 'password' ? 'the format "password"' : undefined
}
