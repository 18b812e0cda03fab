import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { clients } from '../src/clients/index.js'
import { documentedRules } from '../src/rules/documented.js'
import { targets } from '../src/targets/index.js'
import { clean, packed, run, warned } from './cli/run.js'
import { folderWith } from './host/temporary.js'

const schemaOf = (of: string) =>
  JSON.parse(readFileSync(new URL(`../schemas/${of}.schema.json`, import.meta.url), 'utf8')) as Data
type Data = Record<string, unknown>

/** Strict: a schema with a slip in it is an error too. */
const validators = Object.fromEntries(
  [
    'report',
    'inspect',
    'rules',
    'clients',
    'targets',
    'compat',
    'headers',
    'lock',
    'registry',
    'config',
    'baseline',
    'print-config',
  ].map(of => [of, new Ajv2020({ strict: true, allErrors: true }).compile(schemaOf(of))]),
) as Record<
  | 'report'
  | 'inspect'
  | 'rules'
  | 'clients'
  | 'targets'
  | 'compat'
  | 'headers'
  | 'lock'
  | 'registry'
  | 'config'
  | 'baseline'
  | 'print-config',
  ValidateFunction
>

function faults(of: keyof typeof validators, data: unknown): string[] {
  const validate = validators[of]
  validate(data)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const rules = documentedRules()

/** The JSON report of a run, by way of the program. */
async function report(files: Record<string, string | Uint8Array>, ...args: string[]) {
  const { out, err, code } = await run([...args, '--format', 'json', '--min-severity', 'info'], {
    cwd: folderWith(files),
  })
  return { data: JSON.parse(out), err, code }
}

describe('the schemas', () => {
  it.each([
    'report',
    'inspect',
    'rules',
    'clients',
    'targets',
    'compat',
    'headers',
    'lock',
    'registry',
    'config',
    'baseline',
    'print-config',
  ])('of %s has a text for every member', of => {
    const bare: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties } = value as { properties?: Record<string, Data> }
      for (const [name, member] of Object.entries(properties ?? {}))
        if (typeof member === 'object' && !('description' in member || '$ref' in member || 'const' in member))
          bare.push(`${path}/${name}`)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`)
    }
    visit(schemaOf(of), '')
    expect(bare).toEqual([])
    expect(schemaOf(of).$id).toBeUndefined()
  })
})

describe('reports', () => {
  const bad = rules.flatMap(({ code, off, severity, examples }) =>
    examples.bad.map(example => ({ code, on: off ? ['--rule', `${code}=${severity}`] : [], ...example })),
  )

  it.each(bad)('with $code in $file fit', async ({ code, on, file, client, revision, targets, serverName, text }) => {
    const told = [
      ...(client ? ['--client', client] : []),
      ...(revision ? ['--revision', revision] : []),
      ...(targets ? ['--target', targets.join()] : []),
      ...(serverName ? ['--server-name', serverName] : []),
    ]
    const { data } = await report({ [file]: text }, file, ...told, ...on)
    expect(faults('report', data)).toEqual([])
    expect(data.files[0].findings.map((one: Data) => one.code)).toContain(code)
  })

  it('with places in other files fit', async () => {
    const dump = (words: string) => `{"tools":[{"name":"a","description":"${words}"}]}`
    const files = { 'a.tools.json': dump('One.'), 'b.tools.json': dump('Two.') }
    const { data } = await report(files, ...Object.keys(files))
    expect(faults('report', data)).toEqual([])
    const related = data.files.flatMap((file: { findings: { code: string; related: Data[] }[] }) =>
      file.findings.flatMap(one => (one.code === 'MCP_RISK_NAME_SHADOWED' ? one.related : [])),
    )
    expect(related).toEqual([
      {
        path: 'a.tools.json',
        pointer: '/tools/0/name',
        range: { start: { line: 1, column: 19, offset: 18 }, end: { line: 1, column: 22, offset: 21 } },
        message: 'The other tool is here.',
      },
    ])
  })

  it('with bytes that are not UTF-8 fit', async () => {
    const { data } = await report({ '.mcp.json': Buffer.from('{"mcpServers":{"\xe4":{}}}', 'latin1') }, '.mcp.json')
    expect(faults('report', data)).toEqual([])
    expect(data.files[0].findings[0].code).toBe('MCP_FILE_ENCODING')
  })

  it('of every rule are among these', () => {
    const drawn = new Set([...bad.map(({ code }) => code), 'MCP_FILE_ENCODING'])
    // test/rules/examples.test.ts says why a rule has no example.
    const shown = rules.filter(({ examples }) => examples.bad.length > 0)
    expect(shown.filter(({ code }) => !drawn.has(code)).map(({ code }) => code)).toEqual([])
  })

  it.each([
    ['of a clean run', { '.mcp.json': clean }, [], 0],
    ['of a run without files', {}, [], 0],
    ['of warnings', { '.mcp.json': warned }, [], 0],
    ['of a dry run', { '.mcp.json': packed, '.cursor/mcp.json': clean }, ['--fix-dry-run'], 1],
    ['of a dry run with suggestions', { '.mcp.json': packed }, ['--fix-dry-run', '--fix-suggested'], 1],
    ['of a run that fixes', { '.mcp.json': packed }, ['--fix'], 0],
    ['of errors', { '.mcp.json': packed }, ['.mcp.json', 'missing.json'], 2],
    ['of a file that nobody knows', { 'site.json': '{"a": 1}\n' }, ['site.json'], 0],
    ['of a file of any client', { 'mcp.json': clean }, ['mcp.json'], 0],
  ] as const)('%s fit', async (_, files, args, code) => {
    const one = await report(files, ...args)
    expect(faults('report', one.data)).toEqual([])
    expect(one.code).toBe(code)
  })

  describe('that are broken', async () => {
    const { data } = await report({ '.mcp.json': packed }, '--fix-dry-run')
    // biome-ignore lint/suspicious/noExplicitAny: these break what the types would hold together.
    const breaks: readonly (readonly [string, (report: any) => void])[] = [
      ['a member of the report that nobody knows', one => Object.assign(one, { extra: 1 })],
      ['a member of a finding that nobody knows', one => Object.assign(one.files[0].findings[0], { line: 1 })],
      ['a wrong severity', one => Object.assign(one.files[0].findings[0], { severity: 'fatal' })],
      ['a wrong basis', one => Object.assign(one.files[0].findings[0], { basis: 'hearsay' })],
      ['a code that is none', one => Object.assign(one.files[0].findings[0], { code: 'command-has-args' })],
      ['a pointer that is none', one => Object.assign(one.files[0].findings[0], { pointer: 'mcpServers/git' })],
      ['a line that counts from 0', one => Object.assign(one.files[0].findings[0].range.start, { line: 0 })],
      ['a safety that nobody knows', one => Object.assign(one.files[0].findings[0].fixes[0], { safety: 'bold' })],
      ['a fix without an edit', one => Object.assign(one.files[0].findings[0].fixes[0], { edits: [] })],
      ['another version of the schema', one => Object.assign(one, { schemaVersion: 2 })],
      ['a count below 0', one => Object.assign(one.summary, { errors: -1 })],
      ...['range', 'message', 'fixes', 'related', 'tags', 'address'].map(
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        (name): [string, (report: any) => void] => [`no ${name}`, one => delete one.files[0].findings[0][name]],
      ),
      ['no reason for what a file was taken for', one => delete one.files[0].because],
      ['no summary', one => delete one.summary],
    ]

    it('were whole before', () => {
      expect(faults('report', data)).toEqual([])
    })

    it.each(breaks)('by %s do not fit', (_, spoil) => {
      const broken = structuredClone(data)
      spoil(broken)
      expect(faults('report', broken)).not.toEqual([])
    })
  })
})

describe('trees', async () => {
  const dump = readFileSync(new URL('../fixtures/inspect/tickets.mcp-dump.json', import.meta.url), 'utf8')
  const { tools } = JSON.parse(dump)
  const inspect = async (text: string) =>
    JSON.parse((await run(['inspect', '-', '--format', 'json'], { cwd: folderWith({}), stdin: text })).out)
  const data = await inspect(dump)

  it('fit', () => {
    expect(faults('inspect', data)).toEqual([])
    expect(data.files[0].tree.tools.entries[1].findings[0].code).toBe('MCP_X_HEADER_TYPE_INVALID')
  })

  it.each([
    [
      'of a log of several messages',
      `{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}\n${JSON.stringify({ jsonrpc: '2.0', id: 2, result: { tools } })}\n`,
    ],
    ['of a broken text', '{"tools":['],
    ['of nothing but capabilities', '{"protocolVersion":"2025-11-25","capabilities":{"logging":{}},"serverInfo":null}'],
    [
      'of members of other types',
      '{"tools":[{"name":5,"title":[],"inputSchema":null,"annotations":{"a":{"b":[1]}}}, 7],"prompts":{}}',
    ],
  ])('%s fit', async (_, text) => {
    expect(faults('inspect', await inspect(text))).toEqual([])
  })

  // biome-ignore lint/suspicious/noExplicitAny: these break what the types would hold together.
  const breaks: readonly (readonly [string, (report: any) => void])[] = [
    ['another list', one => Object.assign(one.files[0].tree, { roots: null })],
    ['no list', one => delete one.files[0].tree.prompts],
    ['an entry without findings', one => delete one.files[0].tree.tools.entries[0].findings],
    ['a parameter without a type', one => delete one.files[0].tree.tools.entries[0].input.parameters[0].type],
    ['no note', one => delete one.note],
  ]
  it.each(breaks)('with %s do not fit', (_, spoil) => {
    const broken = structuredClone(data)
    spoil(broken)
    expect(faults('inspect', broken)).not.toEqual([])
  })
})

describe('lock files', () => {
  const dump =
    '{"tools":[{"name":"a","description":"b"}],"prompts":[{"name":"p"}],"resources":[{"uri":"a:b"}],"resourceTemplates":[]}'

  it('fit', async () => {
    const { out } = await run(['lock', 'x.mcp-dump.json'], { cwd: folderWith({ 'x.mcp-dump.json': dump }) })
    const lock = JSON.parse(out)
    expect(faults('lock', lock)).toEqual([])
    expect(faults('lock', { ...lock, createdBy: 'other' })).not.toEqual([])
    expect(faults('lock', { ...lock, servers: { x: { others: {} } } })).not.toEqual([])
    expect(faults('lock', { ...lock, servers: { x: { tools: { a: { hash: 'sha256:', members: {} } } } } })).not.toEqual(
      [],
    )
  })
})

describe('headers', () => {
  const schema = '{"properties":{"r":{"type":"string","x-mcp-header":"R"},"n":{"type":"integer","x-mcp-header":"N"}}}'
  const dump = (inputSchema: string) => `{"tools":[{"name":"t","inputSchema":${inputSchema}}]}`
  const headers = async (inputSchema: string, ...args: string[]) => {
    const cwd = folderWith({ 'tools.json': dump(inputSchema) })
    return JSON.parse((await run(['headers', 'tools.json', '--tool', 't', '--format', 'json', ...args], { cwd })).out)
  }

  it.each([
    ['of a call', schema, []],
    ['of a value that must not be sent', schema, ['--args', '{"r":"x","n":1.5}']],
    ['of a request', schema, ['--args', '{"r":"x"}', '--received', 'Mcp-Param-R: \u00fc', '--received', 'A: b']],
    ['of a request that is fine', schema, ['--received', '']],
    ['of a tool that is dropped', '{"x-mcp-header":"R"}', ['--received', 'A: b']],
  ])('%s fit', async (_, inputSchema, args) => {
    expect(faults('headers', await headers(inputSchema, ...args))).toEqual([])
  })

  it.each([
    ['state', { headers: [{ name: 'Mcp-Param-R', value: null, state: 'lost', parameter: '/r' }] }],
    ['status', { received: { status: 500, code: null, checks: [] } }],
    ['dropped', { dropped: false }],
    ['extra', { extra: 1 }],
  ])('with a wrong %s do not fit', async (_, change) => {
    expect(faults('headers', { ...(await headers(schema)), ...change })).not.toEqual([])
  })
})

describe('tables of compat', () => {
  const tools = [
    { name: 'notes.search', inputSchema: { type: 'object', properties: { tags: { type: 'array' } } } },
    { inputSchema: { type: 'text' } },
  ]
  const compat = async (...args: string[]) => {
    const cwd = folderWith({ 'tools.json': JSON.stringify({ tools }) })
    return JSON.parse((await run(['compat', 'tools.json', '--format', 'json', ...args], { cwd })).out)
  }

  it.each([[[]], [['--target', 'gemini,openai-strict', '--server-name', 'notes']], [['--revision', '2026-07-28']]])(
    'with %j fit',
    async args => {
      const data = await compat(...args)
      expect(faults('compat', data)).toEqual([])
      expect(data.tools).toHaveLength(2)
    },
  )

  it.each([
    ['list', { verdicts: { openai: 'lost' }, reasons: [] }],
    ['tools', [{}]],
    ['path', ''],
    ['extra', 1],
  ])('with another %s do not fit', async (name, value) => {
    expect(faults('compat', { ...(await compat()), [name]: value })).not.toEqual([])
  })
})

describe('lists', () => {
  const list = async (of: 'rules' | 'clients' | 'targets') =>
    JSON.parse((await run([of, '--format', 'json'], { cwd: folderWith() })).out)

  it.each(['rules', 'clients', 'targets'] as const)('of %s fit', async of => {
    const data = await list(of)
    expect(faults(of, data)).toEqual([])
    expect(data[of].length).toBe({ rules, clients, targets }[of].length)
  })

  it.each([
    ['rules', 'severity', 'fatal'],
    ['rules', 'since', 'soon'],
    ['rules', 'sources', undefined],
    ['rules', 'examples', []],
    ['clients', 'id', 'Claude Desktop'],
    ['clients', 'files', []],
    ['clients', 'evidence', [{ from: 'rumour', source: 'somebody', checked: '2026-11-30' }]],
    ['clients', 'fields', {}],
    ['targets', 'limits', [{ topic: 'nameDot' }]],
    ['targets', 'about', ''],
  ] as const)('of %s with another %s do not fit: %j', async (of, name, value) => {
    const data = await list(of)
    data[of][0][name] = value
    expect(faults(of, JSON.parse(JSON.stringify(data)))).not.toEqual([])
  })
})

describe('the configuration', () => {
  it.each([
    {},
    { $schema: './config.schema.json', include: ['configs/**'], ignore: ['old/'], client: 'windsurf' },
    { rules: { MCP_COMMAND_HAS_ARGS: 'off', 'MCP_TIMEOUT_*': 'info', 'MCP_*': 'error' } },
    { overrides: [{ files: ['*.json'], client: 'cursor', rules: { MCP_NPX_MISSING_YES: 'warning' } }] },
    { suppressions: [{ code: 'MCP_NO_SERVERS', file: '.mcp.json', pointer: '', reason: 'filled in later' }] },
  ])('may be %j', config => {
    expect(faults('config', config)).toEqual([])
  })

  it.each([
    { rule: {} },
    { rules: { MCP_COMAND_HAS_ARGS: 'off' } },
    { rules: { MCP_COMMAND_HAS_ARGS: 'fatal' } },
    { rules: { 'MCP_NOWHERE_*': 'off' } },
    { client: 'notepad' },
    { overrides: [{ client: 'cursor' }] },
    { suppressions: [{ code: 'MCP_NO_SERVERS', file: '.mcp.json' }] },
  ])('may not be %j', config => {
    expect(faults('config', config)).not.toEqual([])
  })

  it('knows every code', () => {
    const { $defs } = schemaOf('config') as { $defs: { rules: { properties: Record<string, Data> } } }
    for (const { code, title } of rules) expect($defs.rules.properties[code]?.description).toContain(title)
  })
})
