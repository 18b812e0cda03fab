import { describe, expect, it } from 'vitest'
import { folderWith } from '../host/temporary.js'
import { run } from './run.js'

const parameters = {
  region: { type: 'string', 'x-mcp-header': 'Region' },
  limit: { type: 'integer', 'x-mcp-header': 'Limit' },
  note: { type: 'string' },
}
const dump = {
  tools: [
    { name: 'query_orders', inputSchema: { type: 'object', properties: parameters } },
    { name: 'Gr\u00f6\u00dfe', inputSchema: { type: 'object' } },
    { name: 'bad', inputSchema: { type: 'object', properties: { n: { type: 'number', 'x-mcp-header': 'N' } } } },
    { name: 'none' },
  ],
}
const text = JSON.stringify(dump)
const files = {
  'tools.json': text,
  'broken.json': '{"tools":[\n{]}',
  'blank.json': '\n',
  'empty.json': '{"tools":[]}',
  'latin.json': Buffer.from('{"tools":[{"name":"\xe4","inputSchema":{}}]}', 'latin1'),
  'log.ndjson': `{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":2,"result":${text}}\n`,
}
const headers = (...args: string[]) => run(['headers', ...args], { cwd: folderWith(files) })
const call = (args: string, ...received: string[]) => [
  ...['tools.json', '--tool', 'query_orders', '--args', args],
  ...received.flatMap(line => ['--received', line]),
]
const json = async (...args: string[]) => {
  const { code, out } = await headers(...args, '--format', 'json')
  return { code, ...JSON.parse(out) }
}

describe('a call', () => {
  it('shows its headers', async () => {
    const { code, out, err } = await headers(...call('{"region":"us-west1","limit":42.0,"note":"x"}'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(
      [
        'query_orders  a call over Streamable HTTP, MCP 2026-07-28',
        '',
        '  Mcp-Method: tools/call',
        '  Mcp-Name: query_orders',
        '  Mcp-Param-Region: us-west1  /region',
        '  Mcp-Param-Limit: 42         /limit',
        '',
      ].join('\n'),
    )
  })

  it('shows them as JSON', async () => {
    expect(await json(...call('{"region":"Hello, \u4e16\u754c","limit":null}'))).toEqual({
      code: 0,
      schemaVersion: 1,
      tool: 'query_orders',
      dropped: null,
      standard: [
        { name: 'Mcp-Method', value: 'tools/call' },
        { name: 'Mcp-Name', value: 'query_orders' },
      ],
      headers: [
        {
          name: 'Mcp-Param-Region',
          value: '=?base64?SGVsbG8sIOS4lueVjA==?=',
          state: 'sent',
          parameter: '/region',
        },
        { name: 'Mcp-Param-Limit', value: null, state: 'omitted', parameter: '/limit' },
      ],
      received: null,
    })
  })

  it('may have no arguments', async () => {
    const { out, code } = await headers('tools.json', '--tool', 'query_orders')
    expect(out).toContain('  Mcp-Param-Region is not sent')
    expect(code).toBe(0)
  })

  it('keeps every digit, and fails where a value must not be sent', async () => {
    const args = call('{"limit":9007199254740993}')
    const data = await json(...args)
    expect(data.code).toBe(1)
    expect(data.headers[1]).toEqual({
      name: 'Mcp-Param-Limit',
      value: null,
      state: 'error',
      parameter: '/limit',
      why: '9007199254740993 is beyond \u00b1(2^53 \u2212 1)',
    })
    expect((await headers(...args)).out).toContain('Mcp-Param-Limit cannot be sent: 9007199254740993 is beyond')
  })

  it('encodes the name of the tool where it has to', async () => {
    const { standard, headers } = await json('tools.json', '--tool', 'Gr\u00f6\u00dfe')
    expect(standard[1]).toEqual({ name: 'Mcp-Name', value: '=?base64?R3LDtsOfZQ==?=' })
    expect(headers).toEqual([])
  })

  it('of a tool without a schema has no parameters', async () => {
    const { code, out } = await headers('tools.json', '--tool', 'none', '--args', '{"a":1}')
    expect(code).toBe(0)
    expect(out).toContain('No parameter of this tool has an x-mcp-header.')
  })

  it('of a tool that clients drop is none', async () => {
    const args = ['tools.json', '--tool', 'bad', '--args', '{"n":1}', '--received', 'Mcp-Param-N: 1']
    expect(await json(...args)).toMatchObject({
      code: 1,
      dropped:
        '"n" has a header and is not of the type string, integer or boolean (/tools/2/inputSchema/properties/n/x-mcp-header).',
      headers: [],
      received: null,
    })
    expect((await headers(...args)).out).toContain('Clients drop this tool')
  })
})

describe('a request', () => {
  it('that agrees is taken', async () => {
    const args = call(
      '{"region":"eu","limit":42}',
      'mcp-param-region: eu',
      'Mcp-Param-Limit: 42.0',
      'Mcp-Name: query_orders',
    )
    expect(await json(...args)).toMatchObject({
      code: 0,
      received: {
        status: 200,
        code: null,
        checks: [
          { name: 'Mcp-Param-Region', verdict: 'match', decoded: 'eu' },
          { name: 'Mcp-Param-Limit', verdict: 'match', decoded: '42.0' },
          { name: 'Mcp-Name', verdict: 'match', decoded: 'query_orders' },
        ],
      },
    })
    expect((await headers(...args)).out).toContain('The server takes the call')
  })

  it('that differs is refused', async () => {
    const args = call('{"region":"eu"}', 'Mcp-Param-Region: us', 'Mcp-Param-Limit: 1', 'Mcp-Param-Other: x')
    expect(await json(...args)).toMatchObject({
      code: 1,
      received: {
        status: 400,
        code: -32020,
        checks: [
          { name: 'Mcp-Param-Region', verdict: 'mismatch', decoded: 'us' },
          { name: 'Mcp-Param-Limit', verdict: 'unexpected', decoded: '1' },
          { name: 'Mcp-Param-Other', verdict: 'ignored', decoded: 'x' },
        ],
      },
    })
    const { out } = await headers(...args)
    expect(out).toContain('  mismatch    Mcp-Param-Region differs from the argument ("us")')
    expect(out).toContain('status 400 and the JSON-RPC error -32020 (HeaderMismatch)')
  })

  it('may have come without any header', async () => {
    expect((await json(...call('{"region":"eu"}', ''))).received).toEqual({
      status: 400,
      code: -32020,
      checks: [{ name: 'Mcp-Param-Region', verdict: 'missing', decoded: null }],
    })
    expect((await json(...call('{}', ''))).received.status).toBe(200)
  })

  it('drives no terminal', async () => {
    const { out } = await headers(...call('{"region":"\u202e"}', 'Mcp-Param-Region: \u001b[31m', 'X-\u001b[1m: \u202e'))
    expect(out).not.toMatch(/[\u001b\u202e]/)
  })
})

describe('the dump', () => {
  it('may come from standard input', async () => {
    const { code, out } = await run(['headers', '-', '--tool', 'query_orders'], { cwd: folderWith(), stdin: text })
    expect(code).toBe(0)
    expect(out).toContain('Mcp-Name: query_orders')
  })

  it('may be a log of messages', async () => {
    const { code } = await headers('log.ndjson', '--tool', 'query_orders')
    expect(code).toBe(0)
  })
})

describe('what cannot be done', () => {
  it.each([
    [['tools.json', '--tool', 'query_order'], 'Unknown tool "query_order"; did you mean query_orders?'],
    [
      ['tools.json', '--tool', 'zzzz'],
      'Unknown tool "zzzz". The dump has "query_orders", "Gr\u00f6\u00dfe", "bad" and "none".',
    ],
    [['empty.json', '--tool', 'a'], 'empty.json: No tool with a name is listed here.'],
    [['missing.json', '--tool', 'a'], 'missing.json: There is no file at this path.'],
    [['broken.json', '--tool', 'a'], /^mcp-lint: broken\.json:2:\d+: The dump cannot be read: .+\.$/],
    [['blank.json', '--tool', 'a'], 'blank.json: No tool with a name is listed here.'],
    [['latin.json', '--tool', 'a'], 'latin.json: The file is not encoded in UTF-8.'],
    [['tools.json'], /--tool <name>/],
    [['--tool', 'a'], /dump/],
    [call('{"a":}'), /^mcp-lint: --args is no JSON: .+ \(column \d+\)\.$/],
    [call('[]'), /^mcp-lint: --args takes an object/],
    [call(''), /^mcp-lint: --args takes an object/],
    [call('{}', 'Region'), /^mcp-lint: --received takes a header such as/],
    [[...call('{}'), '--format', 'yaml'], /Unknown format "yaml"/],
  ])('%j', async (args, message) => {
    const { code, out, err } = await headers(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.trimEnd()).toMatch(typeof message === 'string' ? /./ : message)
    if (typeof message === 'string') expect(err).toBe(`mcp-lint: ${message}\n`)
  })
})

it('the help has examples and exit codes', async () => {
  const { code, out } = await headers('--help')
  expect(code).toBe(0)
  for (const part of ['--tool', '--args', '--received', '--format', 'Examples:', 'Exit codes:'])
    expect(out).toContain(part)
})
