import family from '../../../src/rules/registry/server-json-old-members.js'
import { cases } from '../../support/cases.js'
import { entry, environment, pack, remote, ruleOf, schema } from '../../support/server-json.js'

const named = ({ file, text }: { file: string; text: string }, name: string) => ({
  file,
  text: text.replace(`"${name}"`, `«"${name}"»`),
})
const official = 'io.modelcontextprotocol.registry/official'

cases(ruleOf(family, 'SNAKE_CASE_FIELD'), {
  quiet: [entry(), entry({ registry_type: '"npm"' })],
  loud: [
    {
      ...named(pack({ registryType: undefined, registry_type: '"npm"' }), 'registry_type'),
      says: 'renamed',
      pointer: '/packages/0/registry_type',
      fixed:
        '{"$schema":"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json","name":"io.github.example-org/demo","description":"Looks up demo records.","version":"1.0.0","packages":[{"identifier":"@example-org/demo","version":"1.0.0","transport":{"type":"stdio"},"registryType":"npm"}]}',
    },
    { ...named(entry({ website_url: '"https://example.com"' }), 'website_url'), says: 'renamed' },
    { ...named(environment({ isSecret: 'true', is_secret: 'true' }), 'is_secret'), says: 'both' },
    // The values behind old names are judged, so that the fix brings nothing to light.
    {
      ...named(pack({ runtimeHint: '"npx"', runtime_arguments: '[{"type":"flag"}]' }), 'runtime_arguments'),
      says: 'renamed',
      fixed: pack({ runtimeHint: '"npx"', runtimeArguments: '[{"type":"flag"}]' }).text,
    },
    // The whole file of the first version is brought forward.
    {
      ...named(
        entry({
          $schema: `"${schema.replace('2025-12-11', '2025-07-09')}"`,
          packages: '[{"registry_type":"npm","identifier":"demo","version":"1.0.0","transport":{"type":"stdio"}}]',
        }),
        'registry_type',
      ),
      says: 'renamed',
      fixed: entry({
        packages: '[{"registryType":"npm","identifier":"demo","version":"1.0.0","transport":{"type":"stdio"}}]',
      }).text,
    },
  ],
})

cases(ruleOf(family, 'LEGACY_FIELD'), {
  quiet: [entry(), remote()],
  loud: [
    {
      ...named(remote({ type: undefined, transport_type: '"sse"' }), 'transport_type'),
      says: 'early',
      pointer: '/remotes/0/transport_type',
      fixed: remote({ type: undefined, url: undefined }).text.replace(
        '[{}]',
        '[{"url":"https://mcp.example.com/mcp","type":"sse"}]',
      ),
    },
    { ...named(remote({ transportType: '"sse"' }), 'transportType'), says: 'both' },
    {
      ...named(entry({ version: undefined, version_detail: '{"version":"1.0.0"}' }), 'version_detail'),
      says: 'early',
      fixed:
        '{"$schema":"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json","name":"io.github.example-org/demo","description":"Looks up demo records.","packages":[{"registryType":"npm","identifier":"@example-org/demo","version":"1.0.0","transport":{"type":"stdio"}}],"version":"1.0.0"}',
    },
    {
      ...named(environment({ default_value: '"info"' }), 'default_value'),
      says: 'early',
      fixed: environment({ default: '"info"' }).text,
    },
  ],
})

cases(ruleOf(family, 'REGISTRY_MANAGED_FIELD'), {
  quiet: [entry(), environment({ id: '"x"' })],
  loud: [
    { ...named(entry({ status: '"active"' }), 'status'), says: 'managed', severity: 'warning', fixed: entry().text },
    { ...named(entry({ status: '"deprecated"' }), 'status'), says: 'status' },
    { ...named(entry({ isLatest: 'true' }), 'isLatest'), says: 'managed' },
    {
      ...named(entry({ _meta: `{"${official}":{"isLatest":true}}` }), official),
      says: 'managed',
      pointer: '/_meta/io.modelcontextprotocol.registry~1official',
      fixed: entry().text,
    },
    {
      ...named(entry({ $schema: `"${schema.replace('2025-12-11', '2025-09-16')}"`, status: '"gone"' }), 'status'),
      says: 'refused',
      severity: 'error',
    },
  ],
})
