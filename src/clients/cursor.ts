import { anything, someJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, ConfigFile, Evidence } from './profile.js'

const docs = {
  from: 'docs',
  source: 'cursor.com/docs/mcp (2025 and 2026)',
  checked: '2026-11-30',
} as const satisfies Evidence

const names = ['userHome', 'workspaceFolder', 'workspaceFolderBasename', 'pathSeparator', '/'] as const
const replaced = ['command', 'args', 'env', 'envFile', 'cwd', 'url', 'headers', 'auth'] as const

/** Files of a plugin. Only a guess says that Cursor reads them, so neither a missing key nor a bare map is called an error. */
const plugin = {
  scope: 'plugin',
  beside: ['.cursor-plugin/plugin.json'],
  discovered: true,
  syntax: someJson,
  servers: [['mcpServers']],
  onlyServers: false,
  bareMap: true,
  placeholders: { forms: ['env'], names: [...names, 'CURSOR_PLUGIN_ROOT', 'PLUGIN_ROOT'], in: replaced },
  evidence: [{ from: 'guess', source: 'uaaps documentation (third party)', checked: '2026-11-30' }],
} as const satisfies Omit<ConfigFile, 'path'>

export default {
  id: 'cursor',
  name: 'Cursor',
  anyName: true,
  files: [
    {
      path: '.cursor/mcp.json',
      scope: 'project',
      discovered: true,
      home: { darwin: ['~/.cursor/mcp.json'], linux: ['~/.cursor/mcp.json'], win32: ['~/.cursor/mcp.json'] },
      // Cursor's own examples hold comments, and say nothing about whether its reader takes them.
      syntax: { base: 'json', comments: 'undocumented', trailingCommas: 'reported' },
      servers: [['mcpServers']],
      onlyServers: true,
      evidence: [docs, { from: 'issue', source: 'upstash/context7#563 (trailing comma)', checked: '2026-11-30' }],
    },
    { path: 'mcp.json', ...plugin },
    { path: '.mcp.json', ...plugin },
  ],
  // No word for the folder: only the documentation of Cursor's SDK has `cwd`, too little to rename something to it.
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    'variables-file': ['envFile'],
    address: ['url'],
    headers: ['headers'],
    transport: ['type'],
  },
  fields: {
    // The table calls it required, the examples below the table leave it out.
    type: text,
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
    envFile: { ...text, on: ['stdio'] },
    // A guess: in the documentation of the SDK, not in the table for mcp.json.
    cwd: { ...anything, on: ['stdio'] },
    url: { ...text, on: ['http', 'sse'] },
    headers: { ...textMap, on: ['http', 'sse'] },
    auth: {
      type: 'object',
      members: {
        CLIENT_ID: { ...text, required: 'refused' },
        CLIENT_SECRET: text,
        scopes: textList,
        // A guess: one third-party summary has these two.
        authorizationUrl: anything,
        tokenUrl: anything,
      },
      on: ['http', 'sse'],
    },
  },
  transport: {
    member: 'type',
    // Only stdio is documented; files with the others work. Without a word a program or an address decides.
    words: { stdio: 'stdio', http: 'http', sse: 'sse', 'streamable-http': 'http' },
    firm: ['stdio', 'http', 'sse', 'streamable-http'],
    otherWords: 'ignored',
    addressAlone: 'http',
    both: 'unknown',
    wrongMembers: 'ignored',
    remote: true,
  },
  urlSchemes: { http: ['http', 'https'], sse: ['http', 'https'] },
  placeholders: {
    // No form with a default, and no `${input:id}`: the table shows one, the list of variables does not have it.
    forms: ['env'],
    names,
    in: replaced,
  },
  names: {
    longest: {
      length: 58,
      why: 'Cursor drops tools whose name is longer than 60 characters together with the name of the server',
    },
  },
  workingFolder: 'unknown',
  secretAdvice:
    'Write ${env:NAME} in its place and set that variable for Cursor; it is read in command, args, env, url and headers. For a local server the variables can also stand in a file of their own (envFile) that is not committed.',
  signs: {
    fields: ['envFile', 'auth.CLIENT_ID'],
    // `${env:NAME}` is Devin's as well, so alone it settles nothing.
    placeholders: ['env', 'workspaceFolder', 'userHome'],
  },
  evidence: [
    docs,
    { from: 'guess', source: 'easymanage.com and forum posts of 2025 (length of tool names)', checked: '2026-11-30' },
  ],
} satisfies ClientProfile
