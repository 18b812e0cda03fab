import type { DocumentedRule } from '../../src/rules/rule.js'
import {
  basis,
  codeOf,
  count,
  day,
  dialect,
  list,
  name,
  object,
  type Schema,
  schemaVersion,
  severity,
  tags,
  text,
  words,
} from './schema-words.js'

/** A schema of `$defs`. */
export const ref = (definition: string): Schema => ({ $ref: `#/$defs/${definition}` })
const client = name('The id of a client, as mcp-lint clients lists it.')
const pointer: Schema = {
  type: 'string',
  pattern: '^(?:/(?:[^~/]|~[01])*)*$',
  description:
    'JSON Pointer (RFC 6901) of the value or member pointed at; "" is the whole document. TOML has the same pointers.',
}

const summary = object('What was found, findings too that the report leaves out.', {
  files: count('Files that were judged.'),
  errors: count('Findings of severity error.'),
  warnings: count('Findings of severity warning.'),
  infos: count('Findings of severity info.'),
  fixable: count('Findings with a safe fix.'),
  fixed: count('Fixes that this run has written.'),
  suppressed: count('Findings that were switched off at their place.'),
})

const position = object('A place in the text.', {
  line: { type: 'integer', minimum: 1, description: 'Counts from 1.' },
  column: { type: 'integer', minimum: 1, description: 'Counts from 1, in UTF-16 units.' },
  offset: count('Counts from 0, in UTF-16 units, from the start of the text without a byte order mark.'),
})

const range = object('A stretch of the text, half open.', { start: ref('position'), end: ref('position') })

const related = object('Another place that belongs to a finding.', {
  path: name('The file.'),
  pointer,
  range: ref('range'),
  message: name('What is there.'),
})

const edit = object('One replacement in the text.', {
  start: count('Offset of the first unit that is replaced.'),
  end: count('Offset behind the last one; the same as start where text is only inserted.'),
  text: text('What stands there afterwards.'),
})

const fix = object('A way to repair a finding.', {
  title: name('What it does, as a command.'),
  safety: words('Whether --fix applies it.', {
    safe: 'Keeps the meaning and needs no guess: --fix applies it.',
    suggested: 'Applied only with --fix-suggested.',
  }),
  edits: { ...list('In order, not overlapping; all are made or none.', ref('edit')), minItems: 1 },
})

function finding(code: Schema): Schema {
  const properties = {
    code,
    severity,
    basis,
    tags,
    message: name('What is wrong, then what to do and why: full sentences.'),
    pointer,
    at: words('What the pointer points at.', { value: 'The value.', key: 'The name of the member.' }),
    address: text('A stable name of the place, for baselines: mcpServers.git.command.'),
    document: count('Which document of a file that holds several; missing in ordinary files.'),
    range: ref('range'),
    related: list('Other places that belong to it.', ref('related')),
    fixes: list('Ways to repair it; most findings have none.', ref('fix')),
    risk: { enum: ['high', 'medium', 'low'], description: 'Of secrets and risks: how great.' },
    targets: list('The consumers of tools that it concerns, where not all.', name('The id of a consumer.')),
    clients: list('The clients that it concerns, where not all that read the file.', client),
  }
  return object('One problem at one place.', properties, ['document', 'risk', 'targets', 'clients'])
}

const file = object(
  'A file that was judged; one without findings too.',
  {
    path: name('Relative to the current folder, with "/" between parts; standard input under its given name.'),
    kind: {
      description: 'What the file is; null when nobody can place it.',
      anyOf: [{ const: 'client-config' }, { type: 'string', pattern: '^[a-z]+(?:-[a-z]+)*$' }, { type: 'null' }],
    },
    clients: list('The clients that may read it.', client),
    reading: words('How the file was judged where several clients may read it.', {
      'one-of': 'Nobody knows which one reads it: only what all of them share counts.',
      'all-of': 'All of them read this very file: the first one decides.',
    }),
    revision: {
      anyOf: [day('The revision of MCP.'), { type: 'null' }],
      description: 'null for configs, which have none.',
    },
    because: name('Why it was taken for that; a clause without a full stop.'),
    verdicts: object('Of a server.json: what the official registry would say of it.', {
      validate: words('What mcp-publisher validate says.', {
        valid: 'It is valid.',
        warning: 'It is valid, with a warning.',
        invalid: 'It is refused.',
      }),
      publish: words('What publishing says, as far as that can be told without network and without other files.', {
        pass: 'It would be taken.',
        reject: 'It would be refused.',
      }),
    }),
    fixedText: text('With --fix-dry-run: the text that --fix would leave.'),
    findings: list('By place, then by code.', ref('finding')),
  },
  ['verdicts', 'fixedText'],
)

/** A finding, and what it is made of: for `$defs`. */
export function findingDefinitions(code: Schema): Readonly<Record<string, Schema>> {
  return { finding: finding(code), position, range, related, fix, edit }
}

/** What every report on a run has. */
export const runMembers = {
  schemaVersion,
  tool: object('Who made the report.', {
    name: { const: 'mcp-lint' },
    version: name('The version of mcp-lint.'),
    facts: day('The day on which the facts about clients were last checked as a whole.'),
  }),
  summary,
  errors: list(
    'What led to exit code 2: files that could not be judged or written.',
    object('One of them.', { path: text('The file, as it was given.'), message: name('A full sentence.') }),
  ),
}

/** The JSON Schema of `mcp-lint --format json`. */
export function reportSchema(rules: readonly DocumentedRule[]): Schema {
  return {
    $schema: dialect,
    title: 'Report of mcp-lint (mcp-lint --format json)',
    ...object('All that one run found.', {
      ...runMembers,
      files: list('Every file that was judged, by path.', ref('file')),
    }),
    $defs: { file, ...findingDefinitions(codeOf(rules)) },
  }
}
