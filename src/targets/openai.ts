import { openaiLimits, openaiRaises } from './openai-limits.js'
import type { Target } from './target.js'

const openai: Target = {
  id: 'openai',
  name: "OpenAI's API",
  about: 'function calling of OpenAI and Azure OpenAI, without strict mode',
  inAll: true,
  limits: {
    ...openaiLimits,
    tupleItems: {
      takes: 'items that are one schema',
      severity: 'warning',
      outcome: 'may be refused',
      seen: '2026-03',
      sure: 'guess',
      sources: ['nothing was seen about tuples of a declared draft-07'],
    },
  },
  raises: openaiRaises,
}
export default openai
