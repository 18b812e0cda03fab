import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsInSse, readUrl } from '../../src/text/url.js'

const absolute = (scheme: string, path: string, loopback = false, host = true) => ({
  kind: 'absolute',
  scheme,
  host,
  path,
  loopback,
})

test.each([
  ['https://mcp.example.com/mcp', absolute('https', '/mcp')],
  [' HTTPS://mcp.example.com ', absolute('https', '')],
  ['http://localhost:3000/mcp?x=/y#z', absolute('http', '/mcp', true)],
  ['http://127.0.0.1/', absolute('http', '/', true)],
  ['http://[::1]:80/a', absolute('http', '/a', true)],
  ['http://a.localhost', absolute('http', '', true)],
  ['http://localhost.example.com/', absolute('http', '/')],
  ['http://localhost:${PORT}/mcp', absolute('http', '/mcp', true)],
  ['https://${USER}:x@h.example.com/a', absolute('https', '/a')],
  ['https://h.example.com/${X}/a b'.replace(' ', '%20'), absolute('https', '/${X}/a%20b')],
  ['https://h.example.com?k=${{ secrets.K }}', absolute('https', '')],
  ['wss://h.example.com', absolute('wss', '')],
  ['ftp://h.example.com/x', absolute('ftp', '/x')],
  ['unix:///run/x.sock#/mcp', absolute('unix', '/run/x.sock', false, false)],
  ['pipe:///pipe/x', absolute('pipe', '/pipe/x', false, false)],
])('%s', (text, expected) => expect(readUrl(text)).toEqual(expected))

test.each([
  '${URL}',
  '${BASE}/mcp',
  'https://${HOST}/mcp',
  'https://{tenant}.example.com/x',
  '${S}://x/y',
  '<your url>',
  '{{ url }}',
  '%MCP_URL%',
  'https://$HOST/x',
])('placeholder: %s', text => expect(readUrl(text)).toEqual({ kind: 'placeholder' }))

test.each(['mcp.example.com', 'localhost:3000', '/mcp', '//x', 'mcp.example.com/${X}', './x', 'localhost:3000/mcp'])(
  'relative: %s',
  text => expect(readUrl(text)).toEqual({ kind: 'relative' }),
)

test.each([
  '',
  ' ',
  'http://',
  'https:///x',
  'http:/x',
  'http:x',
  'https://a b/c',
  'https://x/a b',
  'http://x:y/',
  'http://x:99999',
  'http://[::1/x',
  'http://a"b/',
  'http://?x',
])('broken: %s', text => expect(readUrl(text)).toEqual({ kind: 'broken' }))

test('sse at the end of the path', () => {
  for (const url of ['https://x.dev/sse', 'https://x.dev/a/sse?k=1', '${BASE}/sse', '/sse#x', ' https://x.dev/sse/ '])
    expect(endsInSse(url)).toBe(true)
  for (const url of ['https://sse', 'https://x.dev/mcp?u=/sse', 'https://x.dev/sse2', 'https://x.dev/xsse', ''])
    expect(endsInSse(url)).toBe(false)
})

test('takes any text; what the platform calls an http address is no relative one', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'htps:/?#@[]ab.1 ${}'), maxLength: 40 })
  fc.assert(
    fc.property(fc.oneof(letters, fc.webUrl(), fc.string({ unit: 'binary' })), text => {
      expect(readUrl(text).kind).toMatch(/^(?:absolute|placeholder|relative|broken)$/)
      expect(endsInSse(text)).toBeTypeOf('boolean')
    }),
    { seed: 7, numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.webUrl(), text => {
      expect(readUrl(text)).toMatchObject({ kind: 'absolute', host: true })
    }),
    { seed: 7, numRuns: 300 },
  )
  for (const part of ['a', ':', '/', '[', '@', '${', 'http://', '.a'])
    expect(readUrl(`http://${part.repeat(100_000)}`).kind).toBeTypeOf('string')
})
