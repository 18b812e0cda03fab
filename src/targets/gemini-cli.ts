import type { Target } from './target.js'

const chat = 'google-gemini/gemini-cli, packages/core/src/core/geminiChat.ts'
const cutting = 'google-gemini/gemini-cli#28970'

const geminiCli: Target = {
  id: 'gemini-cli',
  name: 'Gemini CLI',
  about: "Google's command line client, which sends tools as parametersJsonSchema",
  inAll: true,
  limits: {
    nameLength: {
      most: 57,
      prefixed: true,
      takes: 'names of at most 63 characters with mcp_<server>_ before them; longer ones lose their middle',
      severity: 'warning',
      outcome: 'name cut',
      seen: '2026-08',
      sure: 'source code',
      sources: [cutting],
    },
    qualifiedName: {
      form: 'mcp_{server}_{tool}',
      most: 63,
      takes: 'names of at most 63 characters with mcp_<server>_ before them; longer ones lose their middle',
      severity: 'warning',
      outcome: 'name cut',
      seen: '2026-08',
      sure: 'source code',
      sources: [cutting],
    },
    rewrittenName: {
      form: 'mcp_{server}_{tool}',
      keeps: '[A-Za-z0-9_.:-]',
      by: '_',
      cut: { most: 63, head: 30, tail: 30, by: '...' },
      takes: 'names of at most 63 characters with mcp_<server>_ before them; of longer ones the first and last 30 stay',
      severity: 'error',
      outcome: 'one of two lost',
      seen: '2026-08',
      sure: 'source code',
      sources: [cutting],
    },
    refs: {
      beside: ['description', 'default'],
      takes: 'a $ref with nothing beside it but description and default',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'issue',
      sources: ['sst/opencode#12295'],
    },
    recursion: {
      takes: 'schemas that do not lead back to themselves',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-08',
      sure: 'source code',
      sources: [`${chat}, maybeIncludeSchemaDepthContext`],
    },
  },
}
export default geminiCli
