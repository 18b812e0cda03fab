import family from '../../../src/rules/registry/server-json-addresses.js'
import { cases } from '../../support/cases.js'
import { entry, remote, ruleOf, served } from '../../support/server-json.js'

const at = (url: string, more = {}) => remote({ url: `"${url}"`, ...more })
const tenant = { variables: '{"tenant":{}}' }
const port = { packageArguments: '[{"type":"named","name":"--port","default":"3000"}]' }
const good = [
  entry(),
  remote(),
  at('https://mcp.example.com:8443/mcp'),
  at('https://{tenant}.example.com/mcp', tenant),
  served('"http://127.0.0.1:3000/mcp"'),
  served('"http://localhost:{--port}/mcp"', port),
]

cases(ruleOf(family, 'TRANSPORT_URL_INVALID'), {
  quiet: good,
  loud: [
    { ...remote({ url: '«"{tenant}/mcp"»', ...tenant }), says: 'variable-first' },
    { ...served('«"localhost:3000/mcp"»'), says: 'scheme' },
    { ...remote({ url: '«"HTTPS://mcp.example.com/mcp"»' }), says: 'scheme' },
    { ...remote({ url: '«"https://mcp.example.com/my mcp"»' }), says: 'blank' },
    { ...remote({ url: '«"https:///mcp"»' }), says: 'host' },
    { ...remote({ url: '«"https://mcp.example.com:port/mcp"»' }), says: 'host' },
  ],
})
cases(ruleOf(family, 'REMOTE_URL_NOT_HTTPS'), {
  quiet: [...good, at('http://localhost/mcp')],
  loud: [{ ...at('«http»://mcp.example.com/mcp'), says: 'http', pointer: '/remotes/0/url' }],
})
cases(ruleOf(family, 'REMOTE_URL_LOCAL'), {
  quiet: [...good, at('https://LOCALHOST/mcp'), at('https://localhost.example.com/mcp')],
  loud: ['https://«localhost:8443»/mcp', 'https://«mcp.localhost»/mcp', 'http://«127.0.0.1»/mcp'].map(url => ({
    ...at(url),
    says: 'local',
  })),
})
cases(ruleOf(family, 'REMOTE_URL_PRIVATE'), {
  quiet: [
    ...good,
    ...['8.8.8.8', '172.32.0.1', '100.128.0.1', '[2001:4860::8888]', '10.example.com', '300.0.0.1'].map(host =>
      at(`https://${host}/mcp`),
    ),
  ],
  loud: [
    ...[
      '192.168.1.20',
      '10.0.0.1',
      '172.16.0.1',
      '169.254.1.1',
      '100.64.0.1',
      '0.0.0.0',
      '127.0.0.2',
      '224.0.0.1',
      '255.255.255.255',
      'LOCALHOST',
      'localhost.',
      '[::1]',
      '[::]',
      '[fd00::1]',
      '[fe80::1]',
      '[ff02::1]',
      '[::ffff:10.0.0.1]',
    ].map(host => ({ ...at(`https://«${host}»/mcp`), says: 'private' })),
  ],
})
cases(ruleOf(family, 'URL_VARIABLE_UNDEFINED'), {
  quiet: [...good, served('"http://localhost:{PORT}/mcp"', { environmentVariables: '[{"name":"PORT"}]' })],
  loud: [
    { ...served('"http://localhost:«{port}»/mcp"'), says: 'package' },
    { ...served('"http://localhost:«{port}»/mcp"', port), says: 'near' },
    { ...at('https://mcp.example.com/«{tenant}»'), says: 'remote' },
    { ...at('https://mcp.example.com/«{tennant}»', tenant), says: 'near' },
  ],
})
