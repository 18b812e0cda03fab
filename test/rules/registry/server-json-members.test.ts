import family from '../../../src/rules/registry/server-json-members.js'
import { cases } from '../../support/cases.js'
import {
  argument,
  entry,
  environment,
  image,
  pack,
  remote,
  repository,
  ruleOf,
  schema,
} from '../../support/server-json.js'

const old = (date: string) => `"${schema.replace('2025-12-11', date)}"`
const url = '"https://github.com/example-org/demo"'

cases(ruleOf(family, 'FIELD_REQUIRED'), {
  quiet: [
    entry(),
    remote(),
    repository({}),
    // An early name has a finding of its own.
    remote({ type: undefined, transport_type: '"sse"' }),
    entry({ version: undefined, version_detail: '{"version":"1.0.0"}' }),
    // An empty repository is one finding.
    repository({ url: undefined, source: undefined }),
    image({}),
  ],
  loud: [
    { ...mark(entry({ description: undefined })), says: 'missing', pointer: '' },
    { ...mark(entry({ version: undefined })), says: 'unnoticed', pointer: '' },
    { ...entry({ packages: '[«{"registryType":"npm","identifier":"demo","version":"1.0.0"}»]' }), says: 'missing' },
    { ...pack({ environmentVariables: '[«{"description":"Region"}»]' }), says: 'unnoticed' },
    { ...pack({ identifier: '«""»' }), says: 'empty', pointer: '/packages/0/identifier' },
    {
      ...entry({ repository: `«{"url":${url}}»` }),
      says: 'missing',
      pointer: '/repository',
      fixed: repository({}).text,
    },
    {
      ...image({}),
      text: image({})
        .text.replace(schema, schema.replace('2025-12-11', '2025-09-29'))
        .replace(/\[(\{.*\})\]/, '[«$1»]'),
      says: 'by-version',
      fixed: image({}).text,
    },
  ],
})

/** Marks the first character, which stands for the whole document. */
function mark({ file, text }: { file: string; text: string }) {
  return { file, text: `«${text[0]}»${text.slice(1)}` }
}

cases(ruleOf(family, 'FIELD_TYPE'), {
  quiet: [environment({ default: '"5"', isRequired: 'true', choices: '["5"]' }), entry({ _meta: '{"a":1}' })],
  loud: [
    {
      ...environment({ default: '«8080»' }),
      says: 'text',
      pointer: '/packages/0/environmentVariables/0/default',
      fixed: environment({ default: '"8080"' }).text,
    },
    { ...environment({ default: '«false»' }), says: 'text', fixed: environment({ default: '"false"' }).text },
    { ...environment({ choices: '["a",«1.50»]' }), says: 'item', fixed: environment({ choices: '["a","1.50"]' }).text },
    { ...environment({ isRequired: '«"true"»' }), says: 'type' },
    { ...environment({ description: '«null»' }), says: 'null', severity: 'info' },
    { ...entry({ name: '«null»' }), says: 'null', severity: 'error' },
    { ...pack({ environmentVariables: '«{"REGION":"eu"}»' }), says: 'type' },
    { ...pack({ packageArguments: '[«"--port"»]' }), says: 'item', pointer: '/packages/0/packageArguments/0' },
    { ...pack({ transport: '«"stdio"»' }), says: 'type', fixed: pack({}).text },
    { ...entry({ _meta: '«[]»' }), says: 'type' },
    {
      ...entry({ icons: '[{"src":"https://example.com/i.png","sizes":«"48x48 96x96"»}]' }),
      says: 'type',
      fixed: entry({ icons: '[{"src":"https://example.com/i.png","sizes":["48x48","96x96"]}]' }).text,
    },
    { ...argument({ variables: '{"a":«1»}' }), says: 'item', pointer: '/packages/0/packageArguments/0/variables/a' },
  ],
})

cases(ruleOf(family, 'UNKNOWN_FIELD'), {
  quiet: [
    entry({ _meta: '{"io.modelcontextprotocol.registry/publisher-provided":{"anything":1}}' }),
    argument({ variables: '{"anything":{}}', value: '"{anything}"' }),
    // These have rules of their own.
    entry({ status: '"active"', website_url: '"https://example.com"' }),
    // Nothing is said of the members of a transport that the registry does not take.
    remote({ type: '"stdio"', command: '"npx"' }),
  ],
  loud: [
    { ...named(entry({ keywords: '[]' }), 'keywords'), says: 'unknown', pointer: '/keywords' },
    { ...named(entry({ webSiteURL: '"https://example.com"' }), 'webSiteURL'), says: 'near' },
    { ...named(pack({ environment: '[]' }), 'environment'), says: 'near', severity: 'warning' },
    {
      ...named(
        entry({
          $schema: old('2025-09-29'),
          packages:
            '[{"registryType":"npm","identifier":"demo","version":"1.0.0","transport":{"type":"stdio"},"keywords":1}]',
        }),
        'keywords',
      ),
      says: 'closed',
      severity: 'error',
    },
  ],
})

/** Marks the name of a member. */
function named({ file, text }: { file: string; text: string }, name: string) {
  return { file, text: text.replace(`"${name}"`, `«"${name}"»`) }
}
