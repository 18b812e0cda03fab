import type { ClientProfile, Confidence } from '../../src/clients/profile.js'
import type { Limit, Target } from '../../src/targets/target.js'
import {
  basis,
  code,
  day,
  dialect,
  list,
  name,
  object,
  type Schema,
  schemaVersion,
  severity,
  tags,
  words,
} from './schema-words.js'

/** The JSON Schema of `mcp-lint rules --format json`. */
export function rulesSchema(): Schema {
  const rule = object('A rule.', {
    code,
    title: name('The defect in a few words, without a full stop.'),
    severity: { ...severity, description: 'The ordinary one; a message may be milder or harder.' },
    enabled: { type: 'boolean', description: 'False for a rule that runs only where --rule names it with a level.' },
    basis,
    tags,
    since: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'The version of mcp-lint that brought it.' },
    formerly: list('Former codes of the rule.', code),
    why: name('What happens to people who have the defect.'),
    sources: list('Where it is known from.', name('A page, a repository and path, or the program that was run.')),
    messages: list('The names of its messages.', name('The name of a message.')),
  })
  return {
    $schema: dialect,
    title: 'Rules of mcp-lint (mcp-lint rules --format json)',
    ...object('All rules.', { schemaVersion, rules: list('One after the other, by subject.', rule) }),
  }
}

const confidences: Readonly<Record<Confidence, string>> = {
  observed: 'The released program was run.',
  'source code': "The client's own source was read.",
  docs: 'A page of documentation says so.',
  issue: 'People report it.',
  guess: 'Nobody confirms it.',
}

const scopes: Readonly<Record<ClientProfile['files'][number]['scope'], string>> = {
  project: 'Belongs to a project.',
  user: 'Belongs to a user.',
  managed: 'Is put there by an administrator.',
  plugin: 'Is part of a plugin.',
  settings: "Holds the client's settings.",
  workspace: 'Belongs to a workspace.',
}

/** The JSON Schema of `mcp-lint clients --format json`. */
export function clientsSchema(clients: readonly ClientProfile[]): Schema {
  const paths = list('Paths; ~, %APPDATA% and the like are to be filled in.', name('A path with "/" between parts.'))
  const file = object('A kind of file that the client reads.', {
    path: name('The end of its path, with "/" between parts; * stands for anything within one part.'),
    scope: words('Whose it is.', scopes),
    discovered: { type: 'boolean', description: 'A run without paths looks for it below the current folder.' },
    home: object('Where --user looks for it, by platform.', { darwin: paths, linux: paths, win32: paths }, [
      'darwin',
      'linux',
      'win32',
    ]),
  })
  const evidence = object('Where a fact is known from.', {
    from: words('How sure it is.', confidences),
    source: name('A page, a repository and path, or the program that was run.'),
    checked: day('The day on which somebody looked.'),
  })
  const client = object('A client.', {
    id: {
      type: 'string',
      description: 'What --client takes.',
      anyOf: [{ enum: clients.map(({ id }) => id) }, { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }],
    },
    name: name('Its name for people.'),
    aliases: list('Other and former ids.', name('An id.')),
    files: { ...list('Its files, the ordinary one first.', file), minItems: 1 },
    evidence: { ...list('Where the facts are known from.', evidence), minItems: 1 },
  })
  return {
    $schema: dialect,
    title: 'Clients that mcp-lint knows (mcp-lint clients --format json)',
    ...object('All clients.', {
      schemaVersion,
      clients: list('Where a file fits several, the earlier one comes first.', client),
    }),
  }
}

const certainties: Readonly<Record<Limit['sure'], string>> = {
  'source code': "The target's own source or program was read.",
  run: 'It was run.',
  docs: 'A page of documentation says so.',
  issue: 'People report it.',
  inference: 'It follows from something else that is known.',
  guess: 'Nobody confirms it.',
}

const verdictWords: Readonly<Record<'warned' | 'damaged' | 'refused', string>> = {
  warned: 'Something may go wrong.',
  damaged: 'The tool arrives changed.',
  refused: 'The tool does not arrive.',
}

/** The JSON Schema of `mcp-lint targets --format json`. */
export function targetsSchema(targets: readonly Target[]): Schema {
  const dated = {
    takes: name('What it takes.'),
    severity: { ...severity, description: 'The severity where this target is named.' },
    recommended: {
      anyOf: [severity, { type: 'null' }],
      description: 'The severity where no target is named; null: nothing is said then.',
    },
    verdict: words('What becomes of a tool that is outside the limit.', verdictWords),
    does: name('What the target does with it, as the end of a sentence.'),
    seen: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'When it was last seen.' },
    sure: words('How sure it is.', certainties),
    sources: { ...list('Where it is known from.', name('A repository and number or path, or a page.')), minItems: 1 },
  }
  const target = object('An API or a client that takes tools.', {
    id: {
      type: 'string',
      description: 'What --target takes.',
      anyOf: [{ enum: targets.map(({ id }) => id) }, { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }],
    },
    name: name('Its name for people.'),
    aliases: list('Other ids.', name('An id.')),
    about: name('What it is.'),
    all: { type: 'boolean', description: 'Part of --target all.' },
    limits: list('What it takes.', object('A limit.', { topic: name('What it is about.'), ...dated })),
    raises: list('Findings of other rules that are worse here.', object('A rule.', { code, ...dated })),
  })
  return {
    $schema: dialect,
    title: 'Targets of mcp-lint (mcp-lint targets --format json)',
    ...object('All targets.', { schemaVersion, targets: list('In the order of tables.', target) }),
  }
}
