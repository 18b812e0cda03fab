import { flag, port, someJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, Evidence, FileSyntax, Shape } from './profile.js'

const observed = {
  from: 'observed',
  source: 'Codex CLI 0.171.0 from npm on Linux: codex mcp list, add; codex exec --strict-config',
  checked: '2026-11-30',
} as const satisfies Evidence
const source = {
  from: 'source code',
  source: 'openai/codex codex-rs/config/src/mcp_types.rs',
  checked: '2026-11-30',
} as const satisfies Evidence

/** TOML 1.1, where an inline table may end in a comma. A date where a string belongs loads as its text (run, 0.171.0). */
const toml = { base: 'toml', comments: 'read', trailingCommas: 'read', datesAsText: true } as const satisfies FileSyntax
const variableName = { type: 'string', format: 'variable-name' } as const satisfies Shape
/** Up to the largest double below 2^64: Rust's Duration holds the seconds in 64 bits, and 1e300 is refused (run, 0.171.0). */
const seconds = { type: 'number', min: 0, max: 2 ** 64 - 2048, unit: 's' } as const satisfies Shape
const approval = { type: 'string', oneOf: ['auto', 'prompt', 'writes', 'approve'] } as const satisfies Shape
const settings = {
  mcp_oauth_callback_port: port,
  mcp_oauth_callback_url: text,
  mcp_oauth_credentials_store: { ...text, oneOf: ['auto', 'file', 'keyring'] },
} as const

export default {
  id: 'codex',
  name: 'Codex',
  anyName: true,
  files: [
    {
      // In a project it counts only once the user's own file calls the folder trusted.
      path: '.codex/config.toml',
      scope: 'project',
      discovered: true,
      home: {
        darwin: ['$CODEX_HOME/config.toml'],
        linux: ['$CODEX_HOME/config.toml'],
        win32: ['$CODEX_HOME/config.toml'],
      },
      syntax: toml,
      servers: [['mcp_servers']],
      onlyServers: false,
      settings,
      deadEnds: [['profiles', '*', 'mcp_servers']],
      evidence: [observed],
    },
    {
      // The layer that `codex -p NAME` adds.
      path: '.codex/*.config.toml',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['$CODEX_HOME/*.config.toml'],
        linux: ['$CODEX_HOME/*.config.toml'],
        win32: ['$CODEX_HOME/*.config.toml'],
      },
      syntax: toml,
      servers: [['mcp_servers']],
      onlyServers: false,
      settings,
      deadEnds: [['profiles', '*', 'mcp_servers']],
      evidence: [observed],
    },
    {
      // A guess: plugins of Codex keep servers in JSON, with Codex's own members.
      path: '.mcp.json',
      scope: 'plugin',
      beside: ['.codex-plugin/plugin.json'],
      discovered: true,
      syntax: someJson,
      servers: [['mcpServers'], ['mcp_servers']],
      onlyServers: false,
      bareMap: true,
      evidence: [{ from: 'guess', source: 'plugin folders in public repositories', checked: '2026-11-30' }],
    },
  ],
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    folder: ['cwd'],
    address: ['url'],
    headers: ['http_headers'],
    off: ['enabled'],
    'blocked-tools': ['disabled_tools'],
  },
  offValue: false,
  fields: {
    // An empty command loads, and never starts.
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
    env_vars: {
      type: 'list',
      of: {
        type: 'either',
        of: [
          variableName,
          {
            type: 'object',
            members: {
              name: { ...variableName, required: 'refused' },
              source: { ...text, oneOf: ['local', 'remote'] },
            },
            // The one table in which an unknown key stops Codex instead of being dropped.
            others: 'refused',
          },
        ],
      },
      on: ['stdio'],
    },
    cwd: { ...text, on: ['stdio'] },
    url: { ...text, on: ['http'] },
    bearer_token_env_var: { ...variableName, on: ['http'] },
    bearer_token: { ...text, refused: 'MCP_BEARER_TOKEN_INLINE' },
    http_headers: { ...textMap, on: ['http'] },
    env_http_headers: { type: 'map', of: variableName, on: ['http'] },
    // Whether a shell runs it is not known: as if one did, so that nothing is said about its $NAME.
    http_headers_helper: { ...text, notBlank: true, on: ['http'], shell: true },
    auth: { ...text, oneOf: ['oauth', 'chatgpt', 'ema_auth'], on: ['http'] },
    oauth: {
      type: 'object',
      members: {
        client_id: text,
        client_secret: text,
        callback_port: port,
        callback_url: text,
        authorization_server_issuer: text,
        token_endpoint_auth_method: { ...text, oneOf: ['client_secret_basic', 'client_secret_post'] },
      },
      // Its reader also takes the values alone, in this order (run, 0.171.0); so it does for a tool.
      positions: [
        'client_id',
        'client_secret',
        'token_endpoint_auth_method',
        'authorization_server_issuer',
        'callback_port',
        'callback_url',
      ],
      on: ['http'],
    },
    oauth_resource: { ...text, on: ['http'] },
    enabled: flag,
    required: flag,
    startup_timeout_sec: seconds,
    startup_timeout_ms: { type: 'number', integer: true, min: 0, unit: 'ms' },
    tool_timeout_sec: seconds,
    startup_readiness: { ...text, oneOf: ['connection', 'catalog'] },
    supports_parallel_tool_calls: flag,
    default_tools_approval_mode: approval,
    enabled_tools: textList,
    disabled_tools: textList,
    omit_tools_from: { type: 'list', of: { type: 'string', oneOf: ['code_mode', 'deferred', 'direct'] } },
    // For OAuth, and still taken beside a command.
    scopes: textList,
    environment_id: text,
    name: { ...text, unused: 'it is left over from older releases, and the table itself names the server' },
    tools: {
      type: 'map',
      of: {
        type: 'object',
        members: { approval_mode: approval, output_token_limit: { type: 'number', integer: true, above: 0 } },
        positions: ['approval_mode', 'output_token_limit'],
      },
    },
  },
  transport: {
    words: {},
    firm: [],
    otherWords: 'ignored',
    addressAlone: 'http',
    both: 'refused',
    // Even when empty: `args = []` beside url stops Codex.
    wrongMembers: 'refused',
    remote: true,
  },
  // The address is not looked at when the file is read.
  urlSchemes: { http: ['http', 'https'] },
  placeholders: { forms: [] },
  names: {
    // Any other name is listed and never started; before 0.17x only letters, digits, - and _ were taken.
    pattern: { source: '^[A-Za-z0-9_:@/.-]+$', says: 'letters, digits and - _ : @ / .', refusedBy: 'client' },
  },
  workingFolder: 'unknown',
  dependencies: [
    { member: ['oauth', 'token_endpoint_auth_method'], wants: { member: ['auth'], value: 'ema_auth' } },
    { member: ['oauth', 'authorization_server_issuer'], wants: { member: ['auth'], value: 'ema_auth' } },
    { member: ['http_headers_helper'], wants: { member: ['environment_id'], value: 'local', orMissing: true } },
  ],
  overrides: [{ wins: 'startup_timeout_sec', loses: 'startup_timeout_ms' }],
  toolLists: { on: 'enabled_tools', off: 'disabled_tools' },
  secretAdvice:
    'Codex replaces no placeholders. For a local server name the variable in env_vars, and it is handed on; for a remote one name it in bearer_token_env_var or env_http_headers.',
  signs: { root: ['mcp_servers'] },
  evidence: [observed, source],
} satisfies ClientProfile
