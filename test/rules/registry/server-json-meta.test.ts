import family from '../../../src/rules/registry/server-json-meta.js'
import { cases } from '../../support/cases.js'
import { entry, ruleOf } from '../../support/server-json.js'

const key = 'io.modelcontextprotocol.registry/publisher-provided'
const meta = (value: string) => entry({ _meta: `{"${key}":${value}}` })

cases(ruleOf(family, 'META_KEY_DROPPED'), {
  quiet: [meta('{"com.example/x":1}')],
  loud: [{ ...entry({ _meta: '{«"com.example/x"»:1}' }), says: 'dropped', pointer: '/_meta/com.example~1x' }],
})
cases(ruleOf(family, 'META_TOO_LARGE'), {
  quiet: [meta(`{ "a": "${'x'.repeat(4088)}" }`), meta(`{"a":"${'é'.repeat(2044)}"}`)],
  loud: [
    { ...meta(`«{"a":"${'x'.repeat(4089)}"}»`), says: 'large' },
    { ...meta(`«{"a":"${'<'.repeat(700)}"}»`), says: 'large' },
  ],
})
