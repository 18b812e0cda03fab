import type { Target } from './target.js'

const windsurf: Target = {
  id: 'windsurf',
  name: 'Windsurf',
  aliases: ['devin'],
  about: 'Windsurf, now Devin',
  inAll: true,
  limits: {
    toolCount: {
      most: 100,
      takes: 'at most 100 tools (50 in early 2025)',
      severity: 'warning',
      outcome: 'tools left out',
      seen: '2026-02',
      sure: 'issue',
      sources: ['cocos-mcp-server#11', 'go-mcp-mysql#3'],
    },
  },
}
export default windsurf
