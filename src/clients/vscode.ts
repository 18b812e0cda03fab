import { anything, flag, relaxedJson, strictJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, ConfigFile, Evidence, MemberShape, ObjectShape } from './profile.js'

const source = {
  from: 'source code',
  source:
    'microsoft/vscode: src/vs/platform/mcp/common/mcpResourceScannerService.ts, mcpPlatformTypes.ts; contrib/mcp/common/mcpConfiguration.ts',
  checked: '2026-11-30',
} as const satisfies Evidence
const docs = {
  from: 'docs',
  source: 'code.visualstudio.com: MCP configuration reference (2026-06-03)',
  checked: '2026-11-30',
} as const satisfies Evidence
const paths = {
  from: 'issue',
  source: 'microsoft/vscode#278143 (path)',
  checked: '2026-11-30',
} as const satisfies Evidence
const moved = {
  from: 'issue',
  source: 'docker/docs commit 3712a39: servers left settings.json (VS Code 1.102)',
  checked: '2026-11-30',
} as const satisfies Evidence

/** The whole root of a file made for servers: the schema of the editor allows nothing else. */
const root = ['servers', 'inputs', 'sandbox'] as const
const settings = {
  sandbox: {
    type: 'object',
    members: {
      filesystem: { type: 'object', members: { allowWrite: textList, denyRead: textList, denyWrite: textList } },
      network: { type: 'object', members: { allowedDomains: textList, deniedDomains: textList } },
    },
  },
} as const satisfies Readonly<Record<string, MemberShape>>

const asked = {
  id: { ...text, required: 'refused' },
  description: { ...text, required: 'refused' },
} as const satisfies ObjectShape['members']

const portableSource = {
  from: 'source code',
  source:
    'microsoft/vscode: mcpWorkspaceConfiguration.ts, mcpCopilotGlobalConfiguration.ts, mcpEnvironmentVariableExpansion.ts; vscode-docs: migrate-customizations.md (2026-09-30)',
  checked: '2026-11-30',
} as const satisfies Evidence

/** Entries of the portable files: fewer members, other words and the placeholders of a shell. */
const portable = {
  fields: {
    type: text,
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
    url: { ...text, on: ['http', 'sse'] },
    headers: { ...textMap, on: ['http', 'sse'] },
    transport: anything,
  },
  transport: {
    member: 'type',
    words: { stdio: 'stdio', local: 'stdio', http: 'http', sse: 'sse', 'streamable-http': 'http' },
    firm: ['stdio', 'local', 'http'],
    otherWords: 'refused',
    addressAlone: 'http',
    both: 'word',
    wrongMembers: 'ignored',
    remote: true,
  },
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    address: ['url'],
    headers: ['headers'],
    transport: ['type'],
  },
  placeholders: { forms: ['braced', 'braced-default'], in: ['command', 'args', 'env', 'url', 'headers'] },
} as const satisfies ConfigFile['entry']

export default {
  id: 'vscode',
  name: 'VS Code',
  anyName: true,
  files: [
    {
      path: '.vscode/mcp.json',
      scope: 'project',
      discovered: true,
      syntax: relaxedJson,
      servers: [['servers']],
      onlyServers: true,
      settings,
      closedRoot: root,
      inputs: ['inputs'],
      evidence: [source, docs],
    },
    {
      path: 'Code/User/mcp.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/Library/Application Support/Code/User/mcp.json'],
        linux: ['~/.config/Code/User/mcp.json'],
        win32: ['%APPDATA%/Code/User/mcp.json'],
      },
      syntax: relaxedJson,
      servers: [['servers']],
      onlyServers: true,
      settings,
      closedRoot: root,
      inputs: ['inputs'],
      evidence: [source, paths],
    },
    {
      path: 'Code - Insiders/User/mcp.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/Library/Application Support/Code - Insiders/User/mcp.json'],
        linux: ['~/.config/Code - Insiders/User/mcp.json'],
        win32: ['%APPDATA%/Code - Insiders/User/mcp.json'],
      },
      syntax: relaxedJson,
      servers: [['servers']],
      onlyServers: true,
      settings,
      closedRoot: root,
      inputs: ['inputs'],
      evidence: [source, paths],
    },
    {
      path: 'Code/User/profiles/*/mcp.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/Library/Application Support/Code/User/profiles/*/mcp.json'],
        linux: ['~/.config/Code/User/profiles/*/mcp.json'],
        win32: ['%APPDATA%/Code/User/profiles/*/mcp.json'],
      },
      syntax: relaxedJson,
      servers: [['servers']],
      onlyServers: true,
      settings,
      closedRoot: root,
      inputs: ['inputs'],
      evidence: [source, paths],
    },
    {
      path: '*.code-workspace',
      scope: 'workspace',
      discovered: true,
      syntax: relaxedJson,
      servers: [
        ['settings', 'mcp', 'servers'],
        ['settings', 'mcp.servers'],
      ],
      onlyServers: false,
      inputs: ['settings', 'mcp', 'inputs'],
      evidence: [source],
    },
    {
      path: '.vscode/settings.json',
      scope: 'settings',
      discovered: true,
      syntax: relaxedJson,
      // Settings may be written with dots.
      servers: [['mcp', 'servers'], ['mcp.servers']],
      onlyServers: false,
      inputs: ['mcp', 'inputs'],
      deprecated: {
        at: [['mcp'], ['mcp.servers']],
        instead: '.vscode/mcp.json, where servers and inputs stand at the root',
      },
      evidence: [source, moved],
    },
    {
      path: 'Code/User/settings.json',
      scope: 'settings',
      discovered: false,
      home: {
        darwin: ['~/Library/Application Support/Code/User/settings.json'],
        linux: ['~/.config/Code/User/settings.json'],
        win32: ['%APPDATA%/Code/User/settings.json'],
      },
      syntax: relaxedJson,
      // Settings may be written with dots.
      servers: [['mcp', 'servers'], ['mcp.servers']],
      onlyServers: false,
      inputs: ['mcp', 'inputs'],
      deprecated: {
        at: [['mcp'], ['mcp.servers']],
        instead: 'mcp.json in the same folder, where servers and inputs stand at the root',
      },
      evidence: [source, moved],
    },
    {
      // The portable format, which Claude Code and Copilot CLI read as well.
      path: '.mcp.json',
      scope: 'workspace',
      discovered: true,
      syntax: relaxedJson,
      servers: [['mcpServers']],
      onlyServers: true,
      bareMap: true,
      entry: portable,
      evidence: [portableSource],
    },
    {
      path: '.copilot/mcp-config.json',
      scope: 'user',
      discovered: false,
      home: {
        darwin: ['~/.copilot/mcp-config.json'],
        linux: ['~/.copilot/mcp-config.json'],
        win32: ['~/.copilot/mcp-config.json'],
      },
      syntax: strictJson,
      servers: [['mcpServers']],
      onlyServers: true,
      entry: portable,
      evidence: [portableSource],
    },
    {
      path: 'devcontainer.json',
      scope: 'project',
      discovered: true,
      syntax: relaxedJson,
      servers: [['customizations', 'vscode', 'mcp', 'servers']],
      onlyServers: false,
      evidence: [
        { from: 'guess', source: 'VS Code documentation on dev containers, from memory', checked: '2026-11-30' },
      ],
    },
    {
      path: '.devcontainer.json',
      scope: 'project',
      discovered: true,
      syntax: relaxedJson,
      servers: [['customizations', 'vscode', 'mcp', 'servers']],
      onlyServers: false,
      evidence: [
        { from: 'guess', source: 'VS Code documentation on dev containers, from memory', checked: '2026-11-30' },
      ],
    },
  ],
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    'variables-file': ['envFile'],
    folder: ['cwd'],
    address: ['url'],
    headers: ['headers'],
    transport: ['type'],
  },
  fields: {
    type: text,
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: {
      type: 'map',
      of: { type: 'either', of: [text, { type: 'number' }], orNull: true },
      on: ['stdio'],
    },
    envFile: { ...text, on: ['stdio'] },
    cwd: { ...text, on: ['stdio'] },
    // Has an effect on macOS and Linux only.
    sandboxEnabled: { ...flag, on: ['stdio'] },
    // The documentation of 2026-05 had it in the entry; from 2026-06-03 on it stands at the root.
    sandbox: { ...anything, belongs: 'next to servers, at the root of the file' },
    dev: {
      type: 'object',
      members: {
        watch: { type: 'either', of: [text, textList] },
        debug: {
          type: 'object',
          members: { type: { ...text, oneOf: ['node', 'debugpy'] }, debugpyPath: text },
        },
      },
    },
    // These two are written by an install from the gallery.
    gallery: { type: 'either', of: [flag, text] },
    version: text,
    url: { ...text, on: ['http', 'sse'] },
    headers: { ...textMap, on: ['http', 'sse'] },
    oauth: {
      type: 'object',
      members: { clientId: { ...text, required: 'lost' }, enterpriseManaged: flag },
      on: ['http', 'sse'],
    },
  },
  transport: {
    member: 'type',
    words: { stdio: 'stdio', http: 'http', sse: 'sse' },
    // Any other word, `sse` and none at all included, gives way to stdio beside a command, else to http (sanitizeServer).
    firm: ['stdio', 'http'],
    otherWords: 'ignored',
    addressAlone: 'http',
    both: 'word',
    wrongMembers: 'ignored',
    remote: true,
  },
  urlSchemes: { http: ['http', 'https', 'unix', 'pipe'], sse: ['http', 'https', 'unix', 'pipe'] },
  placeholders: {
    // No form with a default: `${env:K:-x}` asks for a variable called "K:-x".
    forms: ['env'],
    schemes: ['input', 'config', 'command', 'workspaceFolder'],
    names: ['workspaceFolder', 'workspaceFolderBasename', 'userHome', 'pathSeparator', '/', 'cwd'],
  },
  names: {},
  // microsoft/vscode src/vs/workbench/api/node/extHostMcpNode.ts, c7885ab9: program, arguments and folder, not the variables.
  replacesTilde: ['command', 'args', 'cwd'],
  workingFolder: 'project',
  inputKinds: {
    promptString: {
      type: 'object',
      members: {
        ...asked,
        type: { ...text, oneOf: ['promptString'], required: 'refused' },
        default: text,
        password: flag,
      },
    },
    pickString: {
      type: 'object',
      members: {
        ...asked,
        type: { ...text, oneOf: ['pickString'], required: 'refused' },
        options: {
          type: 'list',
          of: {
            type: 'either',
            of: [text, { type: 'object', members: { label: text, value: { ...text, required: 'refused' } } }],
          },
          required: 'refused',
        },
        default: text,
      },
    },
    command: {
      type: 'object',
      members: {
        id: { ...text, required: 'refused' },
        type: { ...text, oneOf: ['command'], required: 'refused' },
        command: { ...text, required: 'refused' },
        args: anything,
      },
    },
  },
  secretAdvice:
    'Add an entry with "password": true to inputs and write ${input:ID} in its place: VS Code asks once and keeps the answer in its own store. ${env:NAME} or a variables file (envFile) that is not committed will do as well.',
  signs: { root: ['servers'] },
  evidence: [
    source,
    docs,
    { from: 'source code', source: 'microsoft/vscode configurationResolverSchema.ts (inputs)', checked: '2026-11-30' },
  ],
} satisfies ClientProfile
