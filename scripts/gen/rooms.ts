/** A folder of src/ or a file directly in it. */
interface Room {
  /** What it is, and what it leaves to others. */
  readonly why: string
  readonly may: readonly string[]
}

/** Rooms that hold data or work on strings. */
const facts = [
  'clients', //
  'spec',
  'registry',
  'targets',
  'text',
]
/** All that judging a file needs. */
const judging = [
  ...facts,
  'document', //
  'secrets',
  'risk',
  'shape',
  'headers',
  'schema',
  'settings',
  'kinds',
  'rules',
]

/**
 * Who may import what. A room is a folder of src/ or a file directly in it; its own files are always open to it.
 * An entry is a room, a file, `npm:<package>` or `node:` for all of Node's modules; `type` in front: types only.
 */
export const rooms: Readonly<Record<string, Room>> = {
  document: {
    why: 'Makes a tree from text, and knows syntax but nothing of MCP.',
    may: ['npm:jsonc-parser', 'npm:smol-toml', 'npm:toml-eslint-parser'],
  },
  clients: { why: 'Facts as plain data: they depend on nothing.', may: [] },
  spec: { why: 'What the revisions of MCP say, as plain data: it depends on nothing.', may: [] },
  registry: {
    why: 'What the MCP registry asks of a server.json: data, and how it reads one text or address.',
    may: [],
  },
  targets: { why: 'What APIs and clients do to legal tools, as plain data: it depends on nothing.', may: [] },
  text: { why: 'From string to string: of use to all, so it leans on none.', may: [] },
  secrets: { why: 'Knows how keys look in a string, not where the string stands.', may: ['text'] },
  risk: {
    why: 'Knows what deserves a look in a string, and neither where the string stands nor what is said about it.',
    may: ['text', 'secrets'],
  },
  shape: {
    why: 'Holds a node of the tree against a shape of a profile; a key where the name of a variable belongs is no fit.',
    may: ['document', 'clients', 'text', 'secrets'],
  },
  headers: {
    why: 'What x-mcp-header asks of a call: which annotations count, and how a value travels in a header.',
    may: ['document', 'text'],
  },
  schema: {
    why: 'Holds JSON Schemas against their meta-schemas, as data: what a user wrote is never compiled.',
    may: ['document', 'text', 'npm:ajv-formats'],
  },
  settings: {
    why: 'Reads the configuration of mcp-lint from a tree; where it lies and for which files it counts is known elsewhere.',
    may: [
      'document',
      'clients',
      'spec',
      'targets',
      'text',
      'kinds/names.ts',
      'rules/codes.ts',
      'type engine/settings.ts',
    ],
  },
  kinds: {
    why: 'Sees servers, tools and the like in a tree; judging them is for rules.',
    may: ['document', 'clients', 'spec', 'registry', 'targets', 'text', 'shape', 'headers', 'type settings'],
  },
  lock: {
    why: 'What is recorded of a server when somebody approves it, and what is different later.',
    may: ['document', 'text', 'secrets', 'kinds'],
  },
  inspect: {
    why: 'Makes plain data of what a server lists, for people to read; what is wrong with it was found before.',
    may: ['document', 'text', 'secrets', 'schema', 'kinds', 'type engine/finding.ts'],
  },
  rules: {
    why: 'A rule looks at one subject: no disk, no clock, no other rule.',
    may: [...facts, 'secrets', 'risk', 'shape', 'headers', 'schema', 'kinds', 'document', 'type engine/finding.ts'],
  },
  engine: {
    why: 'Brings subjects and rules together; wording and colour are not its business.',
    may: [...judging, 'inspect', 'lock'],
  },
  report: {
    why: 'Makes a string of a finished run, the same one wherever it is run.',
    may: ['engine/finding.ts', 'document', 'text', 'type inspect', 'type rules', 'npm:diff', 'version.ts'],
  },
  host: {
    why: 'The only room with a disk; it finds and reads files and does not judge them.',
    may: ['document', 'clients', 'text', 'settings/names.ts', 'node:', 'npm:fast-glob', 'npm:picomatch'],
  },
  project: {
    why: 'What a run over files goes by beside its options: a configuration and a baseline, and what of them counts for which file.',
    may: ['document', 'text', 'settings', 'engine', 'host', 'node:'],
  },
  cli: {
    why: 'Puts all together for a terminal.',
    may: [
      ...judging,
      ...['inspect', 'lock', 'engine', 'report', 'host', 'project'],
      ...['index.ts', 'node.ts', 'version.ts', 'node:', 'npm:commander', 'npm:chalk'],
    ],
  },
  'version.ts': { why: 'Two constants.', may: [] },
  'index.ts': {
    why: 'The API for browsers and editors: nothing that needs Node.',
    may: [...judging, ...['inspect', 'lock', 'engine', 'report', 'version.ts']],
  },
  'node.ts': {
    why: 'The same API with files.',
    may: [
      ...judging,
      ...['inspect', 'lock', 'engine', 'report', 'host', 'project'],
      ...['index.ts', 'version.ts', 'node:'],
    ],
  },
}
