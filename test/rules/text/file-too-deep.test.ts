import rule from '../../../src/rules/text/file-too-deep.js'
import { cases } from '../../support/cases.js'

const nested = (open: number, marked = ''): string => `${'['.repeat(open)}${marked}`

cases(rule, {
  quiet: [
    { client: 'claude-code', text: `{"mcpServers":{},"x":${nested(200)}${']'.repeat(200)}}` },
    { client: 'claude-code', text: `{"mcpServers":{},"x":${nested(100_000)}` },
  ],
  loud: [
    {
      client: 'claude-code',
      says: 'deep',
      severity: 'error',
      pointer: `/x${'/0'.repeat(254)}`,
      text: `{"mcpServers":{},"x":${nested(255, '«[»')}${nested(1000)}${']'.repeat(1256)}}`,
    },
  ],
})
