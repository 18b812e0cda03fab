import rule from '../../../src/rules/annotations/annotation-last-modified-invalid.js'
import { cases } from '../../support/cases.js'

const annotated = (members: string) =>
  `{"resources":[{"uri":"file:///a","name":"a","mimeType":"text/plain","annotations":{${members}}}]}`

cases(rule, {
  quiet: [
    ...['2026-01-12T15:00:58Z', '2026-03-01T08:30:00+02:00', '2026-03-01T08:30:00.123Z', '2026-03-01T08:30Z'].map(
      value => ({
        file: 'resources.json',
        text: annotated(`"lastModified":"${value}"`),
      }),
    ),
    // MCP_FIELD_TYPE_INVALID's.
    { file: 'resources.json', text: annotated('"lastModified":1760000000') },
    { file: 'resources.json', revision: '2025-03-26', text: annotated('"lastModified":"yesterday"') },
  ],
  loud: [
    {
      file: 'resources.json',
      says: 'form',
      severity: 'warning',
      pointer: '/resources/0/annotations/lastModified',
      text: annotated('"lastModified":«"2026-01-12"»'),
    },
    ...['2026-01-12T15:00:58', '2026-01-12 15:00:58Z', '2026-02-30T15:00:58Z', 'Mon, 12 Jan 2026 15:00:58 GMT', ''].map(
      value => ({
        file: 'resources.json',
        says: 'form' as const,
        text: annotated(`"lastModified":«"${value}"»`),
      }),
    ),
  ],
})
