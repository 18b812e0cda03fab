import family from '../../../src/rules/registry/server-json-transports.js'
import { cases } from '../../support/cases.js'
import { entry, pack, remote, ruleOf, served } from '../../support/server-json.js'

const good = [entry(), remote(), served('"http://localhost:3000/mcp"')]

cases(ruleOf(family, 'TRANSPORT_TYPE_UNSUPPORTED'), {
  quiet: good,
  loud: [
    { ...remote({ type: '«"http"»' }), says: 'remote', fixed: remote().text },
    { ...remote({ type: '«"stdio"»' }), says: 'remote' },
    { ...remote({ type: '«"SSE"»' }), says: 'remote', fixed: remote({ type: '"sse"' }).text },
    { ...pack({ transport: '{"type":«"websocket"»,"url":"ws://x"}' }), says: 'package' },
  ],
})
cases(ruleOf(family, 'STDIO_HAS_URL'), {
  quiet: [...good, remote({ type: '"stdio"' }), pack({ transport: '{"type":"stdio","url":""}' })],
  loud: [
    {
      ...pack({ transport: '{"type":"stdio","url":«"https://api.example.com/mcp"»}' }),
      says: 'url',
      pointer: '/packages/0/transport/url',
    },
  ],
})
cases(ruleOf(family, 'TRANSPORT_FIELD_IGNORED'), {
  quiet: [...good, remote({ headers: '[]', variables: '{}' })],
  loud: [
    { ...pack({ transport: '{"type":"stdio",«"headers"»:[{"name":"X-Region"}]}' }), says: 'headers' },
    { ...pack({ transport: '{"type":"sse","url":"http://localhost/sse",«"variables"»:{}}' }), says: 'variables' },
  ],
})
cases(ruleOf(family, 'TRANSPORT_URL_REQUIRED'), {
  quiet: [...good, remote({ url: '8' })],
  loud: [
    { ...entry({ remotes: '[«{"type":"streamable-http"}»]' }), says: 'missing', pointer: '/remotes/0' },
    { ...served('«""»'), says: 'empty' },
  ],
})
