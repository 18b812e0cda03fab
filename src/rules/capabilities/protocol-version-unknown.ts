import type { Node } from '../../document/document.js'
import { member } from '../../document/tree.js'
import { revisionDates } from '../../spec/revision.js'
import { list, quote } from '../../text/words.js'
import { defineRule, type RulePage } from '../rule.js'

export const page: RulePage = {
  why: 'A client that does not know the revision which a server answers with gives up. Only the dates of published revisions are versions of the protocol; others are slips, drafts or versions of the server.',
  sources: [
    'modelcontextprotocol/modelcontextprotocol, docs/specification/versioning',
    'modelcontextprotocol/modelcontextprotocol, docs/specification/2025-11-25/basic/lifecycle, Version Negotiation',
  ],
  examples: {
    bad: [
      {
        file: 'capabilities.json',
        text: '{\n  "protocolVersion": "2025-12-01",\n  "capabilities": {},\n  "serverInfo": { "name": "a", "version": "1.0.0" }\n}\n',
      },
    ],
    good: [
      {
        file: 'capabilities.json',
        text: '{\n  "protocolVersion": "2025-11-25",\n  "capabilities": {},\n  "serverInfo": { "name": "a", "version": "1.0.0" }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_PROTOCOL_VERSION_UNKNOWN',
  on: 'result',
  title: 'A revision of MCP that was never published',
  severity: 'warning',
  basis: 'advice',
  tags: ['capabilities'],
  since: '0.1.0',
  messages: {
    unknown: ({ value }: { value: string }) => ({
      what: `${quote(value)} is no published revision of MCP.`,
      todo: `Use one of ${list(revisionDates, 'or')}: a client that does not know the revision disconnects.`,
    }),
    type: () => ({
      what: 'The revision of MCP is no string.',
      todo: `Use one of ${list(revisionDates.map(quote), 'or')}: a client that does not know the revision disconnects.`,
    }),
  },
  check({ result: { node } }, report) {
    const say = (value: Node | undefined): void => {
      if (!value) return
      if (value.type !== 'string') report('type', value, {})
      else if (!revisionDates.some(date => date === value.value)) report('unknown', value, { value: value.value })
    }
    say(member(node, 'protocolVersion')?.value)
    const supported = member(node, 'supportedVersions')?.value
    if (supported?.type === 'array') for (const one of supported.items) say(one)
  },
})
