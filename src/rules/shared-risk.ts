import type { Extras } from './rule.js'

/** Of the OWASP MCP Top 10 (2025): what a risk flag belongs to. */
export const owasp = (number: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '10'): readonly string[] => [
  'security',
  `owasp-mcp${number}`,
]

/** A high risk is a warning, the others are for whoever has time to look. */
export function riskExtras(level: 'high' | 'medium' | 'low'): Extras {
  return { risk: level, severity: level === 'high' ? 'warning' : 'info' }
}
