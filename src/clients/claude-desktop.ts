import { strictJson, text, textList, textMap } from './common-shapes.js'
import type { ClientProfile, Evidence } from './profile.js'

const docs = {
  from: 'docs',
  source: 'modelcontextprotocol.io 2026-07-28: develop/connect-local-servers, tools/debugging',
  checked: '2026-11-30',
} as const satisfies Evidence

export default {
  id: 'claude-desktop',
  name: 'Claude Desktop',
  anyName: true,
  files: [
    {
      path: 'claude_desktop_config.json',
      scope: 'user',
      discovered: true,
      home: {
        darwin: ['~/Library/Application Support/Claude/claude_desktop_config.json'],
        // The build from the Windows Store has a roaming folder of its own (anthropics/claude-code#29100).
        win32: [
          '%APPDATA%/Claude/claude_desktop_config.json',
          '%LOCALAPPDATA%/Packages/Claude_*/LocalCache/Roaming/Claude/claude_desktop_config.json',
        ],
        // There is no official build for Linux; VS Code looks here for what the unofficial ones write.
        linux: ['~/.config/Claude/claude_desktop_config.json'],
      },
      // The app shows JSON.parse's own message for a file that it cannot read (TonybotNi/ZotLink#2).
      syntax: strictJson,
      servers: [['mcpServers']],
      // Also the app's own settings file: one without servers is in order (aaronsb/obsidian-mcp-plugin#124).
      onlyServers: false,
      evidence: [
        docs,
        {
          from: 'issue',
          source: 'anthropics/claude-code#29100; TonybotNi/ZotLink#2; aaronsb/obsidian-mcp-plugin#124',
          checked: '2026-11-30',
        },
      ],
    },
  ],
  words: {
    program: ['command'],
    arguments: ['args'],
    variables: ['env'],
    transport: ['type'],
  },
  fields: {
    // Not in the tables, but Claude Code's documentation writes `"type": "stdio"` into this very file.
    type: text,
    command: { ...text, on: ['stdio'] },
    args: { ...textList, on: ['stdio'] },
    env: { ...textMap, on: ['stdio'] },
  },
  transport: {
    member: 'type',
    words: { stdio: 'stdio' },
    firm: [],
    otherWords: 'ignored',
    addressAlone: 'refused',
    both: 'unknown',
    wrongMembers: 'ignored',
    remote: {
      instead:
        'add it in the app under Settings > Connectors, or start a bridge here: command npx with the arguments -y, mcp-remote and the address',
    },
  },
  urlSchemes: {},
  placeholders: { forms: [] },
  names: {},
  workingFolder: 'undefined',
  secretAdvice:
    'Claude Desktop replaces no placeholders, so the key cannot be kept out of the value itself: install the server as a desktop extension (MCPB) that asks for the key, use a connector with OAuth, or start a small script that reads the key from the keychain. Keep this file out of version control.',
  signs: { root: ['preferences', 'globalShortcut'] },
  evidence: [
    docs,
    {
      from: 'issue',
      source:
        'cboxdk/statamic-mcp#20 (2026-04), digitalocean-labs/mcp-digitalocean#252 (2025-12): entries with url are skipped and listed in a dialog; before 2026 the whole file failed',
      checked: '2026-11-30',
    },
  ],
} satisfies ClientProfile
