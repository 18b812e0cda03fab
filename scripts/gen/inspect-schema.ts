import { findingDefinitions, ref, runMembers } from './report-schema.js'
import { code, count, day, dialect, list, name, object, type Schema, text } from './schema-words.js'

/** What may be missing in a dump is null. */
const orNull = (schema: Schema): Schema => {
  const { description, ...rest } = schema
  return { ...(description ? { description } : {}), anyOf: [rest, { type: 'null' }] }
}
const words = (description: string): Schema => orNull(text(description))
const anyJson = (description: string): Schema => ({ description })

const dropped = object('Somebody does without an entry or a list.', {
  by: name('Who, for the middle of a sentence.'),
  code: name('The code of the finding that says why.'),
})
const hint = object('A member of annotations.', {
  name: text('Its name.'),
  value: anyJson('Its value, whatever that is.'),
})

const parameter = object(
  'One property of a schema.',
  {
    name: text('Its name.'),
    title: words('A name for people.'),
    description: words('What it is for.'),
    type: name('What it takes, in words: string, integer 1..10, array of string, string | null.'),
    required: { type: 'boolean', description: 'It must be there.' },
    enum: list('The only values that it takes; missing where there is no such list.', {}),
    default: anyJson('What stands in for a missing value; a string with a secret in it is cut.'),
    header: text('The name behind Mcp-Param- of the header that repeats it.'),
    deprecated: { const: true, description: 'It should not be used any more.' },
    parameters: list('Those of an object, or of the objects in an array.', ref('parameter')),
    truncated: { const: true, description: 'It refers back to a schema that holds it.' },
  },
  ['enum', 'default', 'header', 'deprecated', 'truncated'],
)

const schemaView = object('What a schema says.', {
  type: name('What it takes, in words.'),
  closed: { type: 'boolean', description: 'Members that it does not name are refused.' },
  parameters: list('Its properties.', ref('parameter')),
  truncated: { type: 'boolean', description: 'Some stand too deep, or are too many, to be listed.' },
})

/** The members of all entries, and those of one kind. */
function entry(description: string, own: Readonly<Record<string, Schema>>): Schema {
  return object(
    description,
    {
      name: words('Its name.'),
      title: words('A name for people.'),
      description: words('What it is for.'),
      pointer: text('JSON Pointer (RFC 6901) of the entry.'),
      document: count('Which document of a file that holds several; missing in ordinary files.'),
      icons: count('How many icons it has.'),
      meta: list('The keys of _meta.', text('A key.')),
      ...own,
      dropped: list('Who leaves it out, and for what.', ref('dropped')),
      findings: list('What is wrong with it, and what to have a look at.', ref('finding')),
    },
    ['document'],
  )
}

const annotations = list('What the server says about whom it is for.', ref('hint'))

const tool = entry('A tool.', {
  input: { description: 'Its arguments; null where it says nothing readable of them.', ...orNull(ref('schema')) },
  output: { description: 'What it gives back; null where it does not say.', ...orNull(ref('schema')) },
  untrustedHints: list('What the server says of its manners; nothing holds the server to it.', ref('hint')),
  taskSupport: words('forbidden, optional or required, where it says so.'),
})
const resource = entry('A resource.', {
  uri: words('Its address.'),
  mimeType: words('What it holds.'),
  size: orNull({ type: 'number', description: 'In bytes.' }),
  annotations,
})
const template = entry('A resource template.', {
  uriTemplate: words('The form of its addresses.'),
  mimeType: words('What all of them hold.'),
  annotations,
})
const argument = object('One argument of a prompt; its value is a string.', {
  name: words('Its name.'),
  title: words('A name for people.'),
  description: words('What it is for.'),
  required: { type: 'boolean', description: 'It must be there.' },
})
const prompt = entry('A prompt.', { arguments: list('Its arguments.', argument) })

function entries(what: string, of: string): Schema {
  return orNull(
    object(`${what}, pages joined; null: the dump has no such list.`, {
      count: count('How many entries there are.'),
      pages: count('How many lists they were joined from.'),
      complete: { type: 'boolean', description: 'False where the last page names a further one.' },
      dropped: list('Who refuses the whole list, and for what.', ref('dropped')),
      entries: list('The entries, in the order of the dump.', ref(of)),
      findings: list('What is wrong with the list, and not with one of its entries.', ref('finding')),
    }),
  )
}

const capability = object('A capability.', {
  name: text('Its name.'),
  details: list('What is true of it: listChanged, subscribe.', text('A name.')),
})

const tree = object('What the server lists.', {
  server: orNull(
    object('Who answered.', {
      name: words('Its name.'),
      title: words('Its name for people.'),
      version: words('Its version.'),
      protocolVersion: words('The revision of MCP that it answered with.'),
      instructions: words('What it wants models to be told.'),
    }),
  ),
  capabilities: {
    description: 'What the server declares; null where the dump does not say.',
    anyOf: [{ type: 'array', items: ref('capability') }, { type: 'null' }],
  },
  tools: entries('The tools', 'tool'),
  resources: entries('The resources', 'resource'),
  resourceTemplates: entries('The resource templates', 'template'),
  prompts: entries('The prompts', 'prompt'),
})

const file = object('A dump.', {
  path: name('Relative to the current folder, with "/" between parts; standard input under its given name.'),
  revision: {
    description: 'What it was held against; null: what the current ones share.',
    anyOf: [day('The revision of MCP.'), { type: 'null' }],
  },
  because: name('Why it was taken for that; a clause without a full stop.'),
  findings: list('What belongs to nothing in the tree.', ref('finding')),
  tree: { description: 'null for a text that cannot be read.', ...orNull(ref('tree')) },
})

/** The JSON Schema of `mcp-lint inspect --format json`. */
export function inspectSchema(): Schema {
  const { schemaVersion, tool: maker, summary, errors } = runMembers
  return {
    $schema: dialect,
    title: 'What servers list (mcp-lint inspect --format json)',
    ...object('The trees of one run.', {
      schemaVersion,
      tool: maker,
      note: name('What a clean result does not mean.'),
      summary,
      errors,
      files: list('Every dump, by path.', ref('file')),
    }),
    $defs: {
      file,
      tree,
      tool,
      resource,
      template,
      prompt,
      schema: schemaView,
      parameter,
      hint,
      dropped,
      capability,
      ...findingDefinitions(code),
    },
  }
}
