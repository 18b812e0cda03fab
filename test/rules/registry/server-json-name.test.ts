import family from '../../../src/rules/registry/server-json-name.js'
import { cases } from '../../support/cases.js'
import { entry, ruleOf } from '../../support/server-json.js'

const named = (name: string, url?: string) =>
  entry({ name, ...(url ? { repository: `{"url":"${url}","source":"github"}` } : {}) })

cases(ruleOf(family, 'NAME_INVALID'), {
  quiet: ['com.example/demo_server.v2', 'io.github.A-b/Ab', `a0.bc/${'x'.repeat(194)}`].map(name => named(`"${name}"`)),
  loud: [
    { ...named('«""»'), says: 'length' },
    { ...named(`«"com.example/${'x'.repeat(190)}"»`), says: 'length' },
    { ...named('«"@example-org/demo"»'), says: 'scope' },
    { ...named('«"demo-server"»'), says: 'no-slash' },
    { ...named('«"com.example/a/bc"»'), says: 'slashes' },
    { ...named('«"com.example/x"»'), says: 'short' },
    { ...named('«"com.example/demo-"»'), says: 'edge' },
    { ...named('«"com.my_company/demo"»'), says: 'character' },
    { ...named('«"io.github.<your-username>/demo"»'), says: 'character' },
    { ...named('«"com.example/dé"»'), says: 'character' },
  ],
})

cases(ruleOf(family, 'NAMESPACE_NOT_REVERSE_DNS'), {
  quiet: [
    '"com.example/demo"',
    '"io.github.example/demo"',
    '"com.example.io/demo"',
    '"de.example/demo"',
    '"uk.co.example.app/demo"',
    '"@a/b"',
  ].map(one => named(one)),
  loud: [
    { ...named('"«example.com»/demo"'), says: 'forward', pointer: '/name' },
    { ...named('"«example»/demo"'), says: 'no-dot' },
    { ...named('"«io.github»/demo"'), says: 'no-owner' },
  ],
})

cases(ruleOf(family, 'NAMESPACE_CASE'), {
  quiet: [
    named('"io.github.ExampleOrg/demo"', 'https://github.com/ExampleOrg/demo'),
    named('"io.github.other/demo"', 'https://github.com/ExampleOrg/demo'),
    named('"com.exampleorg/demo"', 'https://github.com/ExampleOrg/demo'),
  ],
  loud: [{ ...named('"io.github.«exampleorg»/demo"', 'https://github.com/ExampleOrg/demo'), says: 'differs' }],
})

cases(ruleOf(family, 'NAMESPACE_REPOSITORY_MISMATCH'), {
  quiet: [
    named('"io.github.exampleorg/demo"', 'https://github.com/ExampleOrg/demo'),
    named('"com.other/demo"', 'https://github.com/a/b'),
  ],
  loud: [{ ...named('"io.github.«somebody»/demo"', 'https://github.com/example-org/demo'), says: 'differs' }],
})
