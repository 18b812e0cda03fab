import { anything, flag, someJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, Evidence, FileSyntax, Placeholders } from './profile.js'

const desktop = {
  from: 'docs',
  source: 'guides of third parties to Devin Desktop (vaadin.com, docs.sevalla.com), 2026',
  checked: '2026-11-30',
} as const satisfies Evidence
const cascade = {
  from: 'docs',
  source: 'docs.windsurf.com and docs.devin.ai: desktop/cascade/mcp',
  checked: '2026-11-30',
} as const satisfies Evidence
const cli = {
  from: 'docs',
  source: 'docs.devin.ai: cli/extensibility/mcp/configuration, cli/reference/configuration/config-file',
  checked: '2026-11-30',
} as const satisfies Evidence
const oldCli = {
  from: 'docs',
  source: 'cli.devin.ai, an older copy',
  checked: '2026-11-30',
} as const satisfies Evidence

/** Comments are stated for the files of the command line tool; trailing commas are not mentioned. */
const cliJson = { base: 'json', comments: 'read', trailingCommas: 'undocumented' } as const satisfies FileSyntax
/** A guess: the command line tool replaces placeholders in what concerns OAuth and nowhere else. */
const cliPlaceholders = {
  forms: ['env'],
  schemes: ['file'],
  in: ['oauth', 'oauthClientId', 'oauthClientSecret', 'oauthScopes', 'oauthResource'],
} as const satisfies Placeholders

export default {
  id: 'devin',
  name: 'Devin',
  aliases: ['windsurf'],
  anyName: true,
  files: [
    {
      path: '.devin/mcp_config.json',
      scope: 'project',
      discovered: true,
      syntax: someJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [desktop],
    },
    {
      path: '.config/devin/mcp_config.json',
      scope: 'user',
      discovered: false,
      home: { darwin: ['~/.config/devin/mcp_config.json'], linux: ['~/.config/devin/mcp_config.json'] },
      syntax: someJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [desktop],
    },
    {
      path: 'devin/mcp_config.json',
      scope: 'user',
      discovered: false,
      home: { win32: ['%APPDATA%/devin/mcp_config.json'] },
      syntax: someJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [desktop],
    },
    {
      path: '.codeium/windsurf/mcp_config.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/.codeium/windsurf/mcp_config.json'],
        linux: ['~/.codeium/windsurf/mcp_config.json'],
        win32: ['~/.codeium/windsurf/mcp_config.json'],
      },
      syntax: someJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [cascade],
    },
    {
      // JetBrains and the other plugins.
      path: '.codeium/mcp_config.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/.codeium/mcp_config.json'],
        linux: ['~/.codeium/mcp_config.json'],
        win32: ['~/.codeium/mcp_config.json'],
      },
      syntax: someJson,
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [cascade],
    },
    {
      path: '.devin/config.json',
      scope: 'project',
      discovered: true,
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [cli],
    },
    {
      path: '.devin/config.local.json',
      scope: 'project',
      discovered: true,
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [cli],
    },
    {
      path: '.config/devin/config.json',
      scope: 'user',
      discovered: false,
      home: { darwin: ['~/.config/devin/config.json'], linux: ['~/.config/devin/config.json'] },
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [cli],
    },
    {
      // %APPDATA% by its usual name: `devin/config.json` alone would claim files of other programs.
      path: 'AppData/Roaming/devin/config.json',
      scope: 'user',
      discovered: false,
      home: { win32: ['%APPDATA%/devin/config.json'] },
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [cli],
    },
    {
      path: '.cognition/config.json',
      scope: 'project',
      discovered: true,
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [oldCli],
    },
    {
      path: '.cognition/config.local.json',
      scope: 'project',
      discovered: true,
      syntax: cliJson,
      servers: [['mcpServers']],
      onlyServers: false,
      placeholders: cliPlaceholders,
      evidence: [oldCli],
    },
  ],
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    // Devin Desktop and the command line tool document url, Cascade both.
    address: ['url', 'serverUrl'],
    headers: ['headers'],
    transport: ['transport'],
    off: ['disabled'],
    'blocked-tools': ['disabledTools'],
  },
  offValue: true,
  fields: {
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
    url: { ...text, on: ['http', 'sse'] },
    serverUrl: { ...text, on: ['http', 'sse'] },
    transport: text,
    headers: { ...textMap, on: ['http', 'sse'] },
    disabled: flag,
    // A guess: Windsurf writes it.
    disabledTools: anything,
    // An empty string leaves the parameter out (zuplo.com, MCP compatibility, 2026-07-31).
    oauthResource: { ...text, on: ['http', 'sse'] },
    // A guess: there are further settings for OAuth, and the page with their names could not be read to its end.
    oauth: { ...anything, on: ['http', 'sse'] },
    oauthClientId: { ...anything, on: ['http', 'sse'] },
    oauthClientSecret: { ...anything, on: ['http', 'sse'] },
    oauthScopes: { ...anything, on: ['http', 'sse'] },
  },
  transport: {
    member: 'transport',
    // For information: the address decides, and SSE is tried where the server answers 4xx.
    words: { http: 'http', sse: 'sse' },
    firm: [],
    otherWords: 'ignored',
    addressAlone: 'http',
    both: 'unknown',
    wrongMembers: 'ignored',
    remote: true,
  },
  urlSchemes: { http: ['http', 'https'], sse: ['http', 'https'] },
  placeholders: {
    forms: ['env'],
    schemes: ['file'],
    in: ['command', 'args', 'env', 'serverUrl', 'url', 'headers'],
  },
  names: {},
  workingFolder: 'unknown',
  secretAdvice:
    'In mcp_config.json write ${env:NAME} or ${file:/path} in its place. The config.json of the command line tool replaces placeholders in its OAuth settings only: leave the key out there and let the server inherit the variable, or log in with OAuth.',
  signs: {
    fields: ['serverUrl'],
    // `${env:NAME}` is Cursor's as well, so alone it settles nothing.
    placeholders: ['env', 'file'],
    transportWords: ['http', 'sse'],
  },
  evidence: [
    desktop,
    cascade,
    cli,
    { from: 'docs', source: 'zuplo.com: MCP compatibility, Devin CLI (2026-07-31)', checked: '2026-11-30' },
  ],
} satisfies ClientProfile
