import type { Target } from './target.js'

const source = 'aws/amazon-q-developer-cli, tool_utils.rs and consts.rs at 15cc8f3'

const kiro: Target = {
  id: 'kiro',
  name: 'Kiro',
  about: 'Kiro and the Amazon Q command line client',
  inAll: true,
  limits: {
    nameDot: {
      becomes: '',
      takes: 'names of letters, digits, "_" and "-"; other characters are dropped',
      severity: 'warning',
      recommended: 'warning',
      outcome: 'renamed',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
    nameLength: {
      most: 64,
      takes: 'names of at most 64 characters',
      severity: 'error',
      recommended: 'warning',
      outcome: 'tool dropped',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
    nameStart: {
      pattern: '[A-Za-z]',
      takes: 'names that begin with a letter; others get an "a" in front',
      severity: 'info',
      outcome: 'renamed',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
    rewrittenName: {
      keeps: '[A-Za-z0-9_-]',
      by: '',
      lead: { unless: '[A-Za-z]', put: 'a' },
      takes: 'names that differ in letters, digits, "_" and "-"; other characters are dropped',
      severity: 'error',
      recommended: 'warning',
      outcome: 'one of two lost',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
    descriptionLength: {
      most: 10_004,
      unit: 'bytes',
      takes: 'descriptions of at most 10,004 bytes',
      severity: 'warning',
      outcome: 'text cut',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
    emptyDescription: {
      absent: true,
      takes: 'tools with a description',
      severity: 'error',
      outcome: 'tool dropped',
      seen: '2026-02',
      sure: 'source code',
      sources: [source],
    },
  },
}
export default kiro
