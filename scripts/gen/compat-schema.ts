import { type CompatVerdict, compatVerdicts } from '../../src/report/compat.js'
import { code, count, dialect, list, name, object, type Schema, schemaVersion, text, words } from './schema-words.js'

const meanings: Readonly<Record<CompatVerdict, string>> = {
  taken: 'It arrives as it is.',
  warned: 'It arrives, or sometimes does not.',
  damaged: 'It arrives changed.',
  refused: 'It does not arrive, often with all others.',
}

const verdicts: Schema = {
  type: 'object',
  description: 'What becomes of it, by the id of the target.',
  additionalProperties: { enum: compatVerdicts },
}
const pointer: Schema = {
  type: 'string',
  pattern: '^(?:/(?:[^~/]|~[01])*)*$',
  description: 'The JSON Pointer of the place.',
}

/** The JSON Schema of `mcp-lint compat --format json`. */
export function compatSchema(): Schema {
  const reason = object('Why a tool does not arrive as it is.', {
    code,
    pointer,
    message: name('What is wrong, who does what, and what to do.'),
    verdicts: { ...verdicts, description: 'Whom it concerns and how; empty for what MCP itself forbids.' },
  })
  const reasons = list('Why; empty where every target takes it.', reason)
  const tool = object('A tool.', {
    name: { type: ['string', 'null'], description: 'Its name; null where it has none.' },
    pointer,
    document: count('Which document of a file that holds several; else 0.'),
    mcp: words('Whether MCP itself takes it.', { taken: meanings.taken, refused: 'MCP forbids something of it.' }),
    verdicts,
    reasons,
  })
  return {
    $schema: dialect,
    title: 'Which target takes which tool (mcp-lint compat --format json)',
    ...object(
      `One dump. ${Object.entries(meanings)
        .map(([word, meaning]) => `${word}: ${meaning}`)
        .join(' ')}`,
      {
        schemaVersion,
        path: name('The path, as it was given.'),
        revision: {
          type: ['string', 'null'],
          description: 'The revision of MCP that it was judged by; null: not told.',
        },
        targets: list(
          'The targets, in the order of tables.',
          object('A target.', { id: name('What --target takes.'), name: text('Its name for people.') }),
        ),
        list: object('What concerns the tools as a whole.', { verdicts, reasons }),
        tools: list('The tools in the order of the text.', tool),
      },
    ),
  }
}
