import family from '../../../src/rules/registry/server-json-secrets.js'
import { cases } from '../../support/cases.js'
import { fake } from '../../support/fakes.js'
import { entry, environment, pack, remote, ruleOf } from '../../support/server-json.js'

cases(ruleOf(family, 'SECRET_NOT_MARKED'), {
  quiet: [
    environment({ name: '"DEMO_API_KEY"', isSecret: 'true' }),
    environment({ name: '"MAX_TOKENS"' }),
    environment({ name: '"DEMO_TOKEN"', format: '"boolean"' }),
    environment({ name: '"DEMO_TOKEN"', value: '"{t}"', variables: '{"t":{"isSecret":true}}' }),
    remote({ headers: '[{"name":"Authorization","value":"Bearer {t}","variables":{"t":{"isSecret":true}}}]' }),
    remote({ headers: '[{"name":"X-Region"}]' }),
  ],
  loud: [
    {
      ...pack({ environmentVariables: '[«{"name":"DEMO_API_KEY"}»]' }),
      says: 'secret',
      pointer: '/packages/0/environmentVariables/0',
    },
    { ...remote({ headers: '[«{"name":"Authorization"}»]' }), says: 'secret' },
    { ...remote({ headers: '[«{"name":"X-Auth-Token","isSecret":false}»]' }), says: 'secret' },
  ],
})
cases(ruleOf(family, 'SECRET_LITERAL'), {
  quiet: [
    environment({ isSecret: 'true', default: '""' }),
    environment({ isSecret: 'true', value: '"Bearer {t}"', variables: '{"t":{}}' }),
    environment({ isSecret: 'true', value: `"${fake('github_pat')}"` }),
  ],
  loud: [
    { ...environment({ isSecret: 'true', default: '«"changeme"»' }), says: 'literal' },
    { ...environment({ isSecret: 'true', value: '«"changeme"»' }), says: 'literal' },
  ],
})
cases(ruleOf(family, 'SECRET_IN_FILE'), {
  quiet: [
    entry(),
    environment({ name: '"API_KEY"', default: '"your-api-key"' }),
    remote({ url: '"https://user:EXAMPLE-PASS@mcp.example.com/mcp"' }),
    remote({ url: '"https://mcp.example.com/mcp?api_key={key}"', variables: '{"key":{}}' }),
  ],
  loud: [
    { ...environment({ value: `"«${fake('github_pat')}»"` }), says: 'format', severity: 'error' },
    { ...entry({ description: `"Use «${fake('github_pat')}» here."` }), says: 'format', pointer: '/description' },
    { ...environment({ name: '"DB_PASSWORD"', value: '"«Tr0ub4dor&3»"' }), says: 'name' },
  ],
})
