import { describe, expect, it } from 'vitest'
import { droppedBy } from '../../src/inspect/place-findings.js'
import { finding } from '../report/make.js'

const span = { start: 0, end: 1 }

describe('who does without', () => {
  it('a tool is told from who does without the list', () => {
    const found = [
      finding(span, { code: 'MCP_A', drops: 'tool' }),
      finding(span, { code: 'MCP_B', drops: 'list' }),
      finding(span),
    ]
    expect(droppedBy(found, 'tool')).toEqual([{ by: 'clients over Streamable HTTP', code: 'MCP_A' }])
    expect(droppedBy(found, 'list')).toEqual([{ by: 'clients that check what a server answers', code: 'MCP_B' }])
  })

  it('is the consumer that refuses the tool', () => {
    const target = { basis: 'target', targets: ['openai', 'gemini'] } as const
    const found = [
      finding(span, { code: 'MCP_T', ...target }),
      finding(span, { code: 'MCP_U', ...target, severity: 'warning' }),
    ]
    expect(droppedBy([...found, ...found], 'tool')).toEqual([{ by: 'openai and gemini', code: 'MCP_T' }])
    expect(droppedBy(found, 'list')).toEqual([])
  })
})
