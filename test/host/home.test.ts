import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ClientProfile, ConfigFile } from '../../src/clients/profile.js'
import { homeFiles } from '../../src/host/home.js'
import { folderWith, isWindows } from './temporary.js'

function profile(home: NonNullable<ConfigFile['home']>): ClientProfile {
  return { files: [{ home }] } as unknown as ClientProfile
}

test.skipIf(isWindows)('finds the user-level files that are there', () => {
  const home = folderWith({
    '.cursor/mcp.json': '',
    '.config/Code/User/profiles/one/mcp.json': '',
    '.config/Code/User/profiles/two/mcp.json': '',
    '.config/Code/User/profiles/three/other.json': '',
    '.codex/config.toml': '',
    '.codex/work.config.toml': '',
    'folder.json/x': '',
  })
  const profiles = [
    profile({ linux: ['~/.cursor/mcp.json', '~/.missing.json', '~/folder.json'], darwin: ['~/nothing'] }),
    profile({
      linux: ['~/.config/Code/User/profiles/*/mcp.json', '$CODEX_HOME/*.toml', '$COPILOT_HOME/mcp-config.json'],
    }),
  ]
  expect(homeFiles(profiles, { HOME: home }, 'linux')).toEqual(
    [
      '.codex/config.toml',
      '.codex/work.config.toml',
      '.config/Code/User/profiles/one/mcp.json',
      '.config/Code/User/profiles/two/mcp.json',
      '.cursor/mcp.json',
    ].map(name => join(home, name)),
  )
  expect(homeFiles(profiles, { HOME: home }, 'darwin')).toEqual([])
  expect(homeFiles(profiles, {}, 'linux')).toEqual([])
})

test.skipIf(isWindows)('takes folders from the environment', () => {
  const folder = folderWith({ 'codex/config.toml': '', 'Local/Packages/Claude_x.y/c.json': '', 'Roaming/c.json': '' })
  expect(
    homeFiles(
      [profile({ linux: ['$CODEX_HOME/config.toml'] })],
      { HOME: '/no', CODEX_HOME: join(folder, 'codex') },
      'linux',
    ),
  ).toEqual([join(folder, 'codex/config.toml')])
})
