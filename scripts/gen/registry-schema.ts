import { dialect, list, name, object, type Schema, text, words } from './schema-words.js'

/** The JSON Schema of `mcp-lint --format registry`: the answer of the registry's validate endpoint. */
export function registrySchema(): Schema {
  return {
    $schema: dialect,
    title: 'Answer in the form of the validate endpoint of the MCP registry (mcp-lint --format registry)',
    ...object('What the endpoint would answer to the file.', {
      valid: { type: 'boolean', description: 'False where an issue is an error.' },
      issues: list(
        'What is wrong; empty where nothing is.',
        object('One thing that is wrong.', {
          type: words('What objects.', {
            json: 'The text is no JSON object.',
            schema: 'The body does not fit its schema; the endpoint answers some of these with 422.',
            semantic: 'A check of the registry beyond the schema.',
          }),
          path: text(
            'Where, from the server on: packages[0].transport.url. Empty for the whole; $schema is called schema.',
          ),
          message: name('What is wrong and what to do.'),
          severity: words('How bad it is.', { error: 'It is refused.', warning: 'It is accepted all the same.' }),
          reference: name("The registry's own name of the check where it has one, else the code of mcp-lint's rule."),
        }),
      ),
    }),
  }
}
