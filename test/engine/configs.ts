import fc from 'fast-check'
import { clients } from '../../src/clients/index.js'

/** The same random configs in every run. */
export const fixed = (numRuns: number) => ({ seed: 20261130, numRuns })

/** A client and the path of one of its files; `*` is filled in. */
export const readers = clients.flatMap(({ id, files }) =>
  files.map(({ path, syntax }) => ({ client: id, uri: path.replaceAll('*', 'x'), syntax: syntax.base })),
)

const commands = [
  ...[
    'uvx',
    'npx',
    'npx example-mcp',
    'npx -y example-mcp /srv/docs',
    'uvx mcp-server-git --repository /srv',
    'node ./x.js',
  ],
  ...[
    '"/opt/My Tools/run"',
    ' uvx ',
    '',
    'cd /srv && node x.js',
    '/opt/My Tools/run --stdio',
    '~/bin/x',
    '${API_HOME}/x',
    'docker',
  ],
  ...[['npx', 'example-mcp'], ['uvx', 'x', '--y'], ['npx'], ['x', 7], [], 7, null, true],
  ...[{ path: 'npx', args: ['-y', 'x'], env: { A: 'b' } }, { path: 'uvx' }, { path: 'x', cwd: '/' }],
]
const lists = [
  ...[
    [],
    ['example-mcp'],
    ['-y', 'example-mcp'],
    ['--port', 8080, true],
    ['run', 'img'],
    ['run', '-d', '--rm', 'img'],
    ['-c', 'x $HOME'],
  ],
  ...[['$API_KEY', '${env:API_KEY}/x', '~/x'], ['./x.js'], 'example-mcp --x', null, [null, [1]], ['exec', 'x']],
]
const maps = [
  ...[
    {},
    { PORT: 8080, DEBUG: true, SIZE: 1.5 },
    { KEY: '${env:KEY}', OTHER: '$OTHER', THIRD: '${THIRD}' },
    { A: null },
    null,
    ['A=b'],
    'A=b',
  ],
  ...[{ 'X-Team': 7 }, { TOKEN: 'your-token' }],
]
const urls = [
  ...[
    'https://mcp.example.com/mcp',
    'https://mcp.example.com/sse',
    'mcp.example.com',
    ' https://mcp.example.com/mcp ',
    '',
  ],
  ...['wss://mcp.example.com', 'https://${HOST}/mcp', 'ftp://x.example', 7, null],
]
const words = [
  'http',
  'streamableHttp',
  'streamable-http',
  'HTTP',
  'local',
  'stdio',
  'sse',
  'remote',
  'ws',
  'nonsense',
  '',
  null,
  ['http'],
  { type: 'http' },
]
const numbers = [60000, '60000', 30, '30', -1, 0, 1.5, 'soon', null]

const members: Readonly<Record<string, readonly unknown[]>> = {
  command: commands,
  cmd: commands,
  args: lists,
  env: maps,
  environment: maps,
  envs: maps,
  headers: maps,
  http_headers: maps,
  url: urls,
  serverUrl: urls,
  httpUrl: urls,
  type: words,
  transport: words,
  transportType: words,
  disabled: [true, false, 'yes'],
  enabled: [true, false, null],
  isActive: [true, false],
  timeout: numbers,
  oauth: [{ callbackPort: '8080', clientSecret: 'x', scopes: ['a'] }, { authServerMetadataUrl: 'http://x.example' }, 7],
  auth: [{ CLIENT_SECRET: 'x' }, 'oauth', { CLIENT_ID: 7 }],
  tools: [['*'], [{ name: 'x', permission_policy: 'ALWAYS_ASK' }], 7],
  dev: [{ debug: { type: 'Node' }, watch: ['x'] }, { debug: { type: 'java' } }],
  sandbox: [{}],
  cwd: ['/srv', 7],
  working_directory: ['~/srv'],
  autoApprove: [[], ['x']],
  enviroment: maps,
  _note: ['x'],
  description: ['x'],
  constructor: [1],
}

const entries = fc.oneof(
  { weight: 20, arbitrary: entryOf() },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 'uvx', ['uvx'], 7, {}) },
)
function entryOf(): fc.Arbitrary<unknown> {
  const names = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('command', 'args', 'env', 'url', 'type') },
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(members)) },
  )
  const one = names.chain(name => fc.tuple(fc.constant(name), fc.constantFrom(...(members[name] ?? []))))
  return fc.uniqueArray(one, { selector: ([name]) => name, minLength: 1, maxLength: 5 }).map(all => new Pairs(all))
}

/** An object as it is to be written: `__proto__` and equal names included. */
class Pairs {
  readonly all: readonly (readonly [string, unknown])[]
  constructor(all: readonly (readonly [string, unknown])[]) {
    this.all = all
  }
}

const names = fc.constantFrom('a', 'my notes', 'workspace', 'com.example/x', 'b~/', 'x'.repeat(61), '__proto__')
const maplike = fc.array(fc.tuple(names, entries), { minLength: 1, maxLength: 3 }).map(all => new Pairs(all))
const rootKeys = fc.constantFrom('mcpServers', 'servers', 'mcp_servers', 'mcpservers', 'context_servers', 'mcp-servers')
const roots: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(rootKeys, maplike).map(([key, map]) => new Pairs([[key, map]])) },
  {
    weight: 4,
    arbitrary: maplike.map(
      map =>
        new Pairs([
          ['mcpServers', map],
          ['servers', map],
        ]),
    ),
  },
  { weight: 2, arbitrary: maplike },
  { weight: 1, arbitrary: maplike.map(map => new Pairs([['mcp', new Pairs([['servers', map]])]])) },
  {
    weight: 1,
    arbitrary: maplike.map(
      map =>
        new Pairs([
          ['inputs', [{ id: 'x', type: 'promptString', password: 'yes' }]],
          ['servers', map],
        ]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(maplike, maplike).map(
      ([a, b]) =>
        new Pairs([
          ['mcpServers', a],
          ['mcpServers', b],
        ]),
    ),
  },
  { weight: 1, arbitrary: entries },
)

interface Style {
  readonly lineEnd: string
  readonly step: string
  readonly colon: string
  readonly comma: string
  readonly pad: string
  readonly comments: boolean
  readonly trailing: boolean
  readonly mark: string
  readonly end: string
}
const styles: fc.Arbitrary<Style> = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  step: fc.constantFrom('  ', '\t', '    '),
  colon: fc.constantFrom(': ', ':', ' : '),
  comma: fc.constantFrom(', ', ','),
  pad: fc.constantFrom('', ' '),
  comments: fc.boolean(),
  trailing: fc.boolean(),
  mark: fc.constantFrom('', '', '\ufeff'),
  end: fc.constantFrom('\n', ''),
})

/** Writes a value; `choices` decide what is written over several lines, and where comments and trailing commas stand. */
function write(value: unknown, style: Style, choices: readonly number[]): string {
  let used = 0
  const choose = (ways: number) => (choices[used++ % choices.length] ?? 0) % ways
  const comment = () => {
    if (!style.comments) return ''
    const way = choose(8)
    if (way === 0) return ` // note ${used}, "x": {`
    return way === 1 ? ` /* note ${used}, } */` : ''
  }
  const print = (one: unknown, indent: string, deep: boolean): string => {
    const inner = indent + style.step
    const [open, close, parts] = partsOf(one)
    if (!parts) return JSON.stringify(one)
    const spread = choose(3) > 0 && !deep
    const texts = parts.map(([name, part]) => {
      const text = print(part, inner, deep || !spread)
      return name === undefined ? text : `${JSON.stringify(name)}${style.colon}${text}`
    })
    if (texts.length === 0) return open + close
    const comma = style.trailing && choose(4) === 0 ? ',' : ''
    if (!spread) return `${open}${style.pad}${texts.join(style.comma)}${comma}${style.pad}${close}`
    const lines = texts.map(
      (text, i) => `${inner}${text}${i < texts.length - 1 ? ',' : comma}${comment()}${style.lineEnd}`,
    )
    return `${open}${comment()}${style.lineEnd}${lines.join('')}${indent}${close}`
  }
  return style.mark + print(value, '', false) + (style.end && style.lineEnd)
}

function partsOf(value: unknown): [string, string, (readonly [string | undefined, unknown])[] | undefined] {
  if (value instanceof Pairs) return ['{', '}', [...value.all]]
  if (Array.isArray(value)) return ['[', ']', value.map(one => [undefined, one] as const)]
  if (typeof value === 'object' && value !== null) return ['{', '}', Object.entries(value)]
  return ['', '', undefined]
}

/** JSON configs as people break them. */
export const configs = fc
  .tuple(roots, styles, fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 }))
  .map(([root, style, choices]) => write(root, style, choices))

const tomlLines = fc.constantFrom(
  ...[
    '[mcp_servers.a]',
    '[mcp_servers."my notes"]',
    '[mcp_servers.a.env]',
    '[mcpServers.a]',
    '[[mcp_servers]]',
    '[profiles.x.mcp_servers.a]',
  ],
  ...[
    'command = "uvx"',
    'command = "npx example-mcp"',
    "command = ['npx', 'x']",
    'args = ["--port", 8080,]',
    'args = []',
    'args = "x"',
  ],
  ...[
    'url = "https://mcp.example.com/mcp"',
    'url = ""',
    'bearer_token = "x"',
    'bearer_token_env_var = "$KEY"',
    'http_headers = { A = 7, }',
  ],
  ...[
    'env = { PORT = 8080, K = "${K}" }',
    'env_vars = ["A=b", { name = "x", note = "y" }]',
    'enabled = "no"',
    'disabled = true',
    'type = "http"',
  ],
  ...[
    'tool_timeout_sec = inf',
    'tool_timeout_sec = 60000',
    'startup_timeout_ms = 1',
    'auth = "x"',
    'oauth.callback_port = 70000',
  ],
  ...[
    'since = 2026-11-30',
    'text = """',
    "'''",
    '# note',
    '',
    '  ',
    '= 1',
    'a.b.c = [{',
    '}]',
    'model = "x"',
    '[mcp.servers.a]',
    '\t[a',
    '"',
    '\\u',
  ],
)
/** TOML configs, some of them broken. */
export const tomlConfigs = fc
  .tuple(fc.array(tomlLines, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom('', '\ufeff'))
  .map(([lines, lineEnd, mark]) => mark + lines.join(lineEnd))
