import { anything, flag, strictJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, Evidence, MemberShape, Placeholders } from './profile.js'

const observed = {
  from: 'observed',
  source: 'Claude Code 2.1.332 from npm on Linux: claude mcp list, add, add-json',
  checked: '2026-11-30',
} as const satisfies Evidence
const docs = {
  from: 'docs',
  source: 'code.claude.com/docs/en/mcp and /settings (2026)',
  checked: '2026-11-30',
} as const satisfies Evidence
const changelog = {
  from: 'docs',
  source: 'anthropics/claude-code CHANGELOG.md (2026-08)',
  checked: '2026-11-30',
} as const satisfies Evidence
const pluginDocs = {
  from: 'docs',
  source: 'anthropics/claude-code plugins/plugin-dev/skills/mcp-integration; code.claude.com/docs/en/mcp',
  checked: '2026-11-30',
} as const satisfies Evidence

const expanded = ['command', 'args', 'env', 'url', 'headers'] as const
/** Look like variables here, and are never set: VS Code's and Cursor's predefined names (observed: "Missing environment variables"). */
const editorNames = [
  'workspaceFolder',
  'workspaceFolderBasename',
  'workspaceRoot',
  'userHome',
  'pathSeparator',
  'extensionPath',
] as const
const inPlugins = {
  forms: ['braced', 'braced-default'],
  names: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR', 'user_config.*'],
  notHere: editorNames,
  in: expanded,
} as const satisfies Placeholders

/** One server of a policy list, named in exactly one way. */
const policy = {
  type: 'list',
  of: {
    type: 'object',
    members: { serverName: text, serverCommand: textList, serverUrl: text },
    oneMemberOf: ['serverName', 'serverCommand', 'serverUrl'],
  },
} as const satisfies MemberShape
const settings = {
  enableAllProjectMcpServers: flag,
  enabledMcpjsonServers: textList,
  disabledMcpjsonServers: textList,
  allowedMcpServers: policy,
  deniedMcpServers: policy,
} as const satisfies Readonly<Record<string, MemberShape>>
const serversBelongIn =
  '.mcp.json in the root folder of the project, or in ~/.claude.json (claude mcp add --scope user) for all projects'

export default {
  id: 'claude-code',
  name: 'Claude Code',
  anyName: true,
  files: [
    {
      path: '.mcp.json',
      scope: 'project',
      discovered: true,
      syntax: strictJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [observed],
    },
    {
      // In the root folder of a plugin the wrapper key may be left out; most of the maker's own plugins do.
      path: '.mcp.json',
      scope: 'plugin',
      // A marketplace keeps the manifests of its plugins for them, in its own root folder.
      beside: [
        '.claude-plugin/plugin.json',
        '.claude-plugin/marketplace.json',
        '../.claude-plugin/marketplace.json',
        '../../.claude-plugin/marketplace.json',
      ],
      // Collections of plugins are checked out without their manifests, and a bare map is right in any of them.
      within: 'plugin',
      discovered: true,
      syntax: strictJson,
      servers: [['mcpServers']],
      onlyServers: true,
      bareMap: true,
      placeholders: inPlugins,
      evidence: [pluginDocs],
    },
    {
      // A natural place to look for, and never read.
      path: '.claude/.mcp.json',
      scope: 'project',
      discovered: true,
      syntax: strictJson,
      servers: [],
      onlyServers: false,
      serversBelongIn,
      evidence: [observed],
    },
    {
      path: '.claude.json',
      scope: 'user',
      discovered: false,
      home: { darwin: ['~/.claude.json'], linux: ['~/.claude.json'], win32: ['~/.claude.json'] },
      syntax: strictJson,
      servers: [['mcpServers'], ['projects', '*', 'mcpServers']],
      onlyServers: false,
      evidence: [observed],
    },
    {
      path: 'managed-mcp.json',
      scope: 'managed',
      discovered: true,
      home: {
        darwin: ['/Library/Application Support/ClaudeCode/managed-mcp.json'],
        linux: ['/etc/claude-code/managed-mcp.json'],
        win32: ['C:/Program Files/ClaudeCode/managed-mcp.json'],
      },
      syntax: strictJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [docs],
    },
    {
      path: '.claude-plugin/plugin.json',
      scope: 'plugin',
      discovered: true,
      syntax: strictJson,
      servers: [['mcpServers']],
      onlyServers: false,
      mayReference: true,
      placeholders: inPlugins,
      evidence: [docs],
    },
    {
      // mcpServers is dropped here without a word (observed; ersatzben/maxmsp-mcp#2).
      path: '.claude/settings.json',
      scope: 'settings',
      discovered: true,
      home: {
        darwin: ['~/.claude/settings.json'],
        linux: ['~/.claude/settings.json'],
        win32: ['~/.claude/settings.json'],
      },
      syntax: strictJson,
      servers: [],
      onlyServers: false,
      settings,
      serversBelongIn,
      evidence: [observed, docs],
    },
    {
      path: '.claude/settings.local.json',
      scope: 'settings',
      discovered: true,
      syntax: strictJson,
      servers: [],
      onlyServers: false,
      settings,
      serversBelongIn,
      evidence: [observed, docs],
    },
    {
      path: 'managed-settings.json',
      scope: 'settings',
      discovered: true,
      home: {
        darwin: ['/Library/Application Support/ClaudeCode/managed-settings.json'],
        linux: ['/etc/claude-code/managed-settings.json'],
        win32: ['C:/Program Files/ClaudeCode/managed-settings.json'],
      },
      syntax: strictJson,
      servers: [],
      onlyServers: false,
      settings,
      serversBelongIn: 'managed-mcp.json in the same folder',
      evidence: [docs],
    },
  ],
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    address: ['url'],
    headers: ['headers'],
    transport: ['type'],
  },
  fields: {
    type: text,
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
    url: { ...text, on: ['http', 'sse', 'ws'] },
    headers: { ...textMap, on: ['http', 'sse', 'ws'] },
    // Prints a JSON object of headers, within 10 seconds.
    headersHelper: { ...text, on: ['http', 'sse', 'ws'], shell: true },
    oauth: {
      type: 'object',
      members: {
        clientId: text,
        // Any whole number above 0 loads, even beyond the range of ports.
        callbackPort: { type: 'number', integer: true, above: 0, max: Number.MAX_SAFE_INTEGER },
        authServerMetadataUrl: { ...text, format: 'https-url' },
        // One string with blanks, where others have a list.
        scopes: { ...text, nonEmpty: true },
        xaa: flag,
      },
      on: ['http', 'sse'],
    },
    // Not documented. Copilot CLI's `["*"]` here makes Claude Code skip the server; on stdio it is not looked at.
    tools: {
      type: 'list',
      of: {
        type: 'object',
        members: {
          name: { ...text, required: 'refused' },
          permission_policy: { ...text, oneOf: ['always_allow', 'always_ask', 'always_deny'] },
        },
        others: 'unchecked',
      },
      on: ['http', 'sse'],
      notReadOn: ['stdio'],
    },
    // Above 2^53 - 1 the server is skipped; below a second the value is ignored (changelog 2.1.162).
    timeout: { type: 'number', integer: true, above: 0, max: 9007199254740991, unit: 'ms', ignoredBelow: 1000 },
    alwaysLoad: flag,
    // Read since 2.1.206 and not checked; not in the documentation.
    request_timeout_ms: anything,
    disabled: { ...anything, unused: 'the server starts all the same' },
    enabled: { ...anything, unused: 'the server starts all the same' },
    cwd: { ...anything, unused: 'the server starts in the folder of the project all the same' },
  },
  transport: {
    member: 'type',
    words: { stdio: 'stdio', http: 'http', sse: 'sse', ws: 'ws', 'streamable-http': 'http' },
    firm: ['stdio', 'http', 'sse', 'ws', 'streamable-http'],
    // `sdk` too, outside a host that is built on the SDK.
    otherWords: 'refused',
    addressAlone: 'refused',
    both: 'word',
    wrongMembers: 'ignored',
    remote: true,
    deprecated: ['sse'],
  },
  urlSchemes: { http: ['http', 'https'], sse: ['http', 'https'], ws: ['ws', 'wss'] },
  placeholders: {
    forms: ['braced', 'braced-default'],
    notHere: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR', 'user_config.*', ...editorNames],
    in: expanded,
  },
  names: {
    // A file may hold any name; `claude mcp add` and `claude mcp get` do not take it.
    pattern: { source: '^[A-Za-z0-9_-]+$', says: 'letters, digits, - and _', refusedBy: 'command line' },
    reserved: ['workspace', 'claude-in-chrome', 'computer-use', 'Claude Browser', 'Claude Preview', '__proto__'],
  },
  workingFolder: 'project',
  secretAdvice:
    'Write ${NAME} in its place and set that variable in the environment in which Claude Code starts. A header can also come from a program (headersHelper), and a server with OAuth needs no key here: log in with /mcp. In a plugin, ask for it as ${user_config.NAME}.',
  signs: {
    fields: ['headersHelper', 'alwaysLoad'],
    root: ['numStartups', 'projects'],
    placeholders: ['braced', 'braced-default', 'CLAUDE_PLUGIN_ROOT'],
  },
  evidence: [observed, docs, changelog],
} satisfies ClientProfile
