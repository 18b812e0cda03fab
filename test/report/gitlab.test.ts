import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { gitlab } from '../../src/report/gitlab.js'
import { awkward } from './awkward.js'
import { file, finding, options, run } from './make.js'

/** What GitLab reads of a code quality report (docs.gitlab.com, CI/CD, Code Quality, "Code Quality report format"). */
const isReport = new Ajv({ strict: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', pattern: '^MCP_[A-Z_]+$' },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{16}$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./)' },
          lines: {
            type: 'object',
            additionalProperties: false,
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
})

interface Issue {
  readonly fingerprint: string
  readonly severity: string
  readonly location: { readonly path: string }
}
const issues = (...args: Parameters<typeof gitlab>) => JSON.parse(gitlab(...args)) as Issue[]

test.each(['error', 'warning', 'info'] as const)('keeps to its form, from %s on', minSeverity => {
  isReport(issues(awkward, { ...options, minSeverity }))
  expect(isReport.errors).toBe(null)
})

test('nothing found is an empty list', () => {
  expect(gitlab(run(file('{}', [])), options)).toBe('[]\n')
})

test('no two issues have one fingerprint, and an issue that moved keeps its own', () => {
  const prints = (text: string) =>
    issues(
      run(file(text, [finding({ start: text.length - 1, end: text.length }), finding({ start: 0, end: 1 })])),
      options,
    )
  const [first, second] = prints('{}')
  expect(first?.fingerprint).not.toBe(second?.fingerprint)
  expect(prints('\n\n{ }').map(one => one.fingerprint)).toEqual([first?.fingerprint, second?.fingerprint])
})

test('severities are those of GitLab, and a secret is critical', () => {
  const found = (['error', 'warning', 'info'] as const).map(severity => finding({ start: 0, end: 1 }, { severity }))
  const secret = finding({ start: 0, end: 1 }, { severity: 'warning', risk: 'high' })
  const report = issues(run(file('{}', [...found, secret])), { ...options, minSeverity: 'info' })
  expect(report.map(one => one.severity)).toEqual(['major', 'minor', 'info', 'critical'])
})
