import type { Target } from './target.js'

const llamacpp: Target = {
  id: 'llamacpp',
  name: 'llama.cpp',
  about: 'llama-server, LM Studio and in part Ollama, which make a grammar of each schema',
  inAll: false,
  limits: {
    patternAnchors: {
      takes: 'patterns that begin with "^" and end with "$"',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-02',
      sure: 'issue',
      sources: ['containers/kubernetes-mcp-server#758'],
    },
    patternLookaround: {
      takes: 'patterns without lookahead and lookbehind',
      severity: 'error',
      outcome: 'request refused',
      seen: '2026-07',
      sure: 'issue',
      sources: ['email-mcp#58'],
    },
    repeats: {
      most: 2000,
      takes: 'maxLength and maxItems that make no huge grammar; where that begins is a guess (2,000)',
      severity: 'warning',
      outcome: 'may be refused',
      seen: '2026-09',
      sure: 'guess',
      sources: ['mendableai/firecrawl#4512'],
    },
  },
}
export default llamacpp
