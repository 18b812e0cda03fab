import { describe, expect, it } from 'vitest'
import { lintText } from '../../../src/engine/lint.js'

const tool = '{"name":"a","description":"Does one thing.","inputSchema":{"type":"object"}}'
const python =
  '{"name":"a","title":null,"description":"Does one thing.","input_schema":{"type":"object"},"output_schema":null,"meta":null}'
const response = (result: string, id = 1) => `{"jsonrpc":"2.0","id":${id},"result":${result}}`
const openai = '{"type":"function","function":{"name":"a","parameters":{"type":"object"}}}'

interface Look {
  readonly uri?: string
  readonly named?: boolean
  readonly kind?: string
  readonly revision?: string
}

/** What a text is taken for: `null` where nobody knows it, undefined where it is passed over. */
async function taken(text: string, { uri = 'stdin', named = true, ...options }: Look = {}) {
  const result = await lintText({ uri, text, named }, options)
  return result && { kind: result.kind, revision: result.revision, because: result.because.split('; ')[0] }
}

describe('what a server lists is seen in', () => {
  it.each([
    ['a result', `{"tools":[${tool}]}`, 'it holds tools'],
    ['a response', response(`{"tools":[${tool}]}`), 'it holds a JSON-RPC response with tools'],
    ['a result with a key around it', `{"result":{"tools":[${tool}]}}`, 'it holds a result with tools'],
    ['an array', `[${tool}]`, 'it holds an array of tools'],
    ['one tool', tool, 'it holds one tool'],
    ['one template', '{"uriTemplate":"db://{a}","name":"a"}', 'it holds one resource template'],
    ['pages in an array', `[{"tools":[${tool}],"nextCursor":"2"},{"tools":[]}]`, 'it holds 2 pages of tools'],
    ['pages, one a line', `{"tools":[${tool}]}\n{"tools":[]}\n`, 'it is a log of 2 messages with tools'],
    [
      'the log of a session',
      `started\n{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n${response(`{"tools":[${tool}]}`)}\n`,
      'it is a log of 2 messages with tools',
    ],
    [
      'an event stream',
      `event: message\ndata: ${response('{"tools":[]}')}\n\n`,
      'it holds a JSON-RPC response with tools',
    ],
    ['a batch', `[${response('{"tools":[]}')},${response('{"prompts":[]}', 2)}]`, 'it holds tools and prompts'],
    ['what npm puts before it', `> a@1 b\n> c\n\n{\n "tools": [\n  ${tool}\n ]\n}\n`, 'it holds tools'],
    [
      'a whole dump',
      `{"capabilities":{"tools":{}},"tools":[${tool}],"resources":[],"resourceTemplates":[],"prompts":[]}`,
      'it holds tools, resources, resource templates and prompts',
    ],
    [
      'answers by request',
      `{"tools/list":{"tools":[${tool}]},"prompts/list":{"prompts":[]}}`,
      'it holds tools and prompts',
    ],
    ['answers by list', `{"tools":{"tools":[${tool}]},"prompts":{"prompts":[]}}`, 'it holds tools and prompts'],
    ['capabilities alone', '{"tools":{"listChanged":true}}', 'it holds what a server says about its capabilities'],
    [
      'capabilities without switches',
      '{"tools":{},"logging":{}}',
      'it holds what a server says about its capabilities',
    ],
    [
      'an error',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"x"}}',
      'it is a response that carries an error',
    ],
    [
      'Python objects',
      `[${python}]`,
      'it holds tools as a Python program prints its objects, and not as they are sent',
    ],
    [
      'templates of Python',
      '{"resource_templates":[{"uri_template":"a://{b}","name":"a"}],"next_cursor":null}',
      'it holds resource templates as a Python program prints its objects, and not as they are sent',
    ],
    ['tools for Anthropic', '[{"name":"a","input_schema":{}}]', "it holds tools in the form of Anthropic's API"],
    ['tools for OpenAI', `[${openai}]`, "it holds tools in the form of OpenAI's chat API"],
    [
      'a request to OpenAI',
      `{"model":"x","messages":[],"tools":[${openai}]}`,
      "it holds tools in the form of OpenAI's chat API",
    ],
    [
      'tools for the responses API',
      '[{"type":"function","name":"a","parameters":{}}]',
      "it holds tools in the form of OpenAI's responses API",
    ],
    ['tools for Gemini', '{"tools":[{"functionDeclarations":[]}]}', "it holds tools in the form of Gemini's API"],
    ['a broken text', `{"tools":[${tool},`, 'it has inputSchema, as only a dump does'],
  ])('%s', async (_, text, because) => {
    expect(await taken(text)).toMatchObject({ kind: 'dump', because })
  })

  it('a file of UTF-16, as PowerShell writes it', async () => {
    const text = `\ufeff{"tools":[${tool}]}\r\n`
    const result = await lintText({ uri: 'x.json', text, encoding: 'utf-16le' }, { targets: ['none'] })
    expect(result).toMatchObject({ kind: 'dump' })
  })
})

describe('the revision is', () => {
  it.each([
    ['unknown', `{"tools":[${tool}]}`, null],
    [
      'that of the answer',
      response('{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{}}'),
      '2025-06-18',
    ],
    [
      'that of the answer and not what was asked for',
      `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}\n${response('{"protocolVersion":"2025-03-26","capabilities":{}}')}`,
      '2025-03-26',
    ],
    ['the newest by ttlMs', '{"tools":[],"ttlMs":0}', '2026-07-28'],
    ['the newest by server/discover', '{"supportedVersions":["2026-07-28"],"capabilities":{}}', '2026-07-28'],
    [
      'the newest by a header',
      tool.replace('"object"', '"object","properties":{"b":{"type":"string","x-mcp-header":"B"}}'),
      '2026-07-28',
    ],
    [
      'unknown with a parameter of that name',
      tool.replace('"object"', '"object","properties":{"x-mcp-header":{}}'),
      null,
    ],
    ['2025-11-25 by execution', `[${tool.replace(/}$/, ',"execution":{}}')}]`, '2025-11-25'],
  ])('%s', async (_, text, revision) => {
    expect(await taken(text)).toMatchObject({ kind: 'dump', revision })
  })

  it('what was told, whatever the file says', async () => {
    const text = '{"protocolVersion":"2025-06-18","capabilities":{}}'
    expect(await taken(text, { revision: '2024-11-05' })).toMatchObject({ revision: '2024-11-05' })
  })
})

describe('nobody takes it for a dump', () => {
  it.each([
    ['stdin', '{"contents":[{"uri":"file:///a","text":"b"}]}'],
    ['stdin', '[]'],
    ['stdin', '{"tools":["read","write"]}\n'.replace('"tools"', '"allowed"')],
    ['manifest.json', '{"manifest_version":"0.3","name":"a","tools":[{"name":"a","description":"b"}]}'],
    ['agent.json', '{"name":"a","prompt":"b","tools":["@builtin","fs_read"]}'],
    ['tools.json', '{"hello":"world"}'],
    ['tools.json', '[{"id":1,"price":2}]'],
    ['tools.json', ''],
    ['capabilities.json', '{"identifier":"main","windows":["main"],"permissions":[]}'],
  ])('%s %s', async (uri, text) => {
    expect(await taken(text, { uri })).toMatchObject({ kind: null })
  })
})

describe('brought in by a folder', () => {
  const found = (uri: string, text: string) => taken(text, { uri, named: false })

  it.each([
    ['a.json', `{"tools":[${tool}]}`],
    ['tools.json', '{"tools":[]}'],
    ['a.json', response('{"prompts":[]}')],
    ['a.prompts.json', '{"prompts":[{"name":"a","arguments":[{"name":"b","required":true}]}]}'],
    ['capabilities.json', '{"tools":{"listChanged":false}}'],
    ['tools.json', `{"tools":[${tool}`],
  ])('%s %s is a dump', async (uri, text) => {
    expect(await found(uri, text)).toMatchObject({ kind: 'dump' })
  })

  it.each([
    ['tools.json', '[{"name":"a","description":"b","arguments":[{"name":"c","type":"string","desc":"d"}]}]'],
    ['tools.json', '{"tools":[{"name":"a","description":"b"}]}'],
    ['tools.json', `[${openai}]`],
    ['tools.json', '[{"name":"a","input_schema":{"type":"object"}}]'],
    ['tools.json', '{"tools":[{{tools}}]}'],
    ['a.json', `{"model":"x","messages":[],"tools":[${tool}]}`],
    ['a.json', '{"tools":[]}'],
    ['a.prompts.json', '{"prompts":[{"name":"a","template":"b {c}","arguments":[{"name":"c"}]}]}'],
    ['capabilities.json', '{"tools":{},"windows":["main"]}'],
    ['capabilities.json', '{"browserName":"chrome","logging":{}}'],
  ])('%s %s is left alone', async (uri, text) => {
    expect(await found(uri, text)).toBeUndefined()
  })

  it('and told to be dumps, it is judged', async () => {
    const text = '{"tools":[{"name":"a","description":"b"}]}'
    expect(await taken(text, { uri: 'a.json', named: false, kind: 'dump' })).toMatchObject({ kind: 'dump' })
    expect(await taken('[]', { uri: 'a.json', kind: 'dump' })).toMatchObject({ kind: 'dump' })
    expect(await taken('{"a":1}', { uri: 'a.json', kind: 'dump' })).toMatchObject({ kind: null })
  })
})

it('the good documents of a log are judged beside a broken one', async () => {
  const text = `${response('{"tools":[],"nextCursor":null}')}\n{"jsonrpc":"2.0","id":2,"result":{"tools":[\n${response('{"prompts":null}', 3)}\n`
  const result = await lintText({ uri: 'stdin', text, named: true })
  expect(result.documents).toBe(3)
  expect(result.findings.map(({ code, document, pointer }) => [code, document, pointer])).toEqual([
    ['MCP_NEXT_CURSOR_INVALID', 0, '/result/nextCursor'],
    ['MCP_DUMP_SYNTAX_ERROR', 1, '/result/tools'],
    ['MCP_LIST_NOT_ARRAY', 2, '/result/prompts'],
  ])
})
