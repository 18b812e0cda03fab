import type { Member, StringNode } from '../../document/document.js'
import { checkSchema } from '../../schema/check.js'
import { applied, type PatternVerdict } from '../../schema/pattern.js'
import { narrowInWords } from '../../schema/pattern-words.js'
import { quote } from '../../text/words.js'
import { defineRule, type FixDraft, type RulePage } from '../rule.js'
import { inSchema, stepsTo } from './shared-place.js'

export const page: RulePage = {
  why: 'JSON Schema recommends that patterns are read as ECMA-262 with Unicode, and ajv, which many clients use, does so. With that flag a backslash before an ordinary character is an error, and so are other things that JavaScript lets pass without it. The schema then fails to compile in some clients and not in others.',
  sources: [
    'json-schema-org/json-schema-spec, 2020-12 core, section 6.4, and validation, section 6.3.3',
    'ajv-validator/ajv, docs/options.md: unicodeRegExp',
  ],
  examples: {
    bad: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_user",\n  "description": "Finds a user by a name.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "name": { "type": "string", "pattern": "^[a-z]+\\\\_[a-z]+$" } }\n  }\n}\n',
      },
    ],
    good: [
      {
        file: 'tools.json',
        revision: '2025-11-25',
        text: '{\n  "name": "get_user",\n  "description": "Finds a user by a name.",\n  "inputSchema": {\n    "type": "object",\n    "properties": { "name": { "type": "string", "pattern": "^[a-z]+_[a-z]+$" } }\n  }\n}\n',
      },
    ],
  },
}

export default defineRule({
  code: 'MCP_SCHEMA_PATTERN_PORTABILITY',
  on: 'schema',
  title: 'A pattern works in some validators only',
  severity: 'warning',
  basis: 'advice',
  tags: ['schema'],
  since: '0.1.0',
  messages: {
    unicode: ({ start, steps, part, is, write }: Record<'start' | 'steps' | 'part' | 'is' | 'write', string>) => ({
      what: `${start}, ${steps} fails where patterns are read with the Unicode flag${is ? `: ${part} ${is}` : ''}.`,
      todo: `${write}: ajv and other validators read patterns with that flag and refuse the schema.`,
    }),
    recent: ({ start, steps, part }: Record<'start' | 'steps' | 'part', string>) => ({
      what: `${start}, ${steps} has syntax of 2025 at ${part}, which older JavaScript engines refuse.`,
      todo: 'Write it without flags in a group and with different names of groups: clients on older engines cannot compile the schema.',
    }),
  },
  check(subject, report) {
    for (const problem of checkSchema(subject.schema.node, subject.revision.defaultDialect)) {
      if (problem.kind !== 'pattern' || problem.verdict.grade === 'nowhere') continue
      const { at, source, verdict } = problem
      const node = 'key' in at ? at.value : at
      const { is, write } = narrowInWords(verdict.hint)
      const part = quote(source.slice(verdict.from, verdict.to))
      const data = { start: inSchema(subject), steps: stepsTo(subject, node), part, is, write }
      const place = 'key' in at ? ({ member: at, at: 'key' } as const) : at
      report(verdict.grade === 'recent' ? 'recent' : 'unicode', place, data, { fixes: fixesOf(at, source, verdict) })
    }
  },
})

function fixesOf(at: StringNode | Member, source: string, { edits, guesses }: PatternVerdict): FixDraft[] {
  const safe = edits.length > 0
  const changes = safe ? edits : guesses
  if (changes.length === 0) return []
  return [
    {
      title: safe ? 'Drop backslashes that mean nothing' : 'Mark hyphens as characters',
      safety: safe ? 'safe' : 'suggested',
      edits: edit =>
        'key' in at
          ? edit.rename(at.key, applied(source, changes))
          : changes.flatMap(({ from, to, text }) => edit.replaceInside(at, from, to, text)),
    },
  ]
}
