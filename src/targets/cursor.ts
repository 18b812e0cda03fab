import type { Target } from './target.js'

const lengths = ['ComposioHQ/composio#2788', 'PostHog/posthog#51483', 'webstudio-is/webstudio#5960']

const cursor: Target = {
  id: 'cursor',
  name: 'Cursor',
  about: 'the editor Cursor and its agent',
  inAll: true,
  limits: {
    nameDot: {
      takes: 'names of letters, digits and "_"; of dots it warns',
      severity: 'warning',
      recommended: 'warning',
      outcome: 'warned of',
      seen: '2026-07',
      sure: 'issue',
      sources: ['webstudio-is/webstudio#5960'],
    },
    nameLength: {
      most: 58,
      prefixed: true,
      takes: 'names that are shorter than 60 characters together with the name of the server',
      severity: 'warning',
      outcome: 'tool may be dropped',
      seen: '2026-07',
      sure: 'issue',
      sources: lengths,
    },
    qualifiedName: {
      form: '{server}{tool}',
      most: 59,
      takes: 'names that are shorter than 60 characters together with the name of the server',
      severity: 'warning',
      outcome: 'tool dropped',
      seen: '2026-07',
      sure: 'issue',
      sources: lengths,
    },
    toolCount: {
      most: 80,
      takes: 'at most 80 tools (40 in 2025-04); what it takes today is not known',
      severity: 'warning',
      outcome: 'tools left out',
      seen: '2025-09',
      sure: 'issue',
      sources: ['Snowflake-Labs/mcp#77'],
    },
    outputType: {
      takes: 'an output schema of type "object"',
      severity: 'warning',
      recommended: 'warning',
      outcome: 'list may be lost',
      seen: '2026-06',
      sure: 'issue',
      sources: ['awesome-gpt-6-astra#11'],
    },
  },
}
export default cursor
