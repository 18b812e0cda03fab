import { describe, expect, it } from 'vitest'
import { clients } from '../../src/clients/index.js'
import { isTemplate, matchFile, pathFits } from '../../src/kinds/files.js'
import type { Siblings } from '../../src/kinds/subjects.js'
import { client } from './read.js'

const alone: Siblings = { read: () => undefined }

describe('a path', () => {
  it.each([
    ['.cursor/mcp.json', '.cursor/mcp.json'],
    ['/home/dev/app/.cursor/mcp.json', '.cursor/mcp.json'],
    ['.mcp.json', '.mcp.json'],
    ['a/b/team.code-workspace', '*.code-workspace'],
    ['Code/User/profiles/1a2b/mcp.json', 'Code/User/profiles/*/mcp.json'],
    ['.codex/work.config.toml', '.codex/*.config.toml'],
  ])('%s fits %s', (path, pattern) => {
    expect(pathFits(path, pattern)).toBe(true)
  })

  it.each([
    ['mcp.json', '.cursor/mcp.json'],
    ['x.cursor/mcp.json', '.cursor/mcp.json'],
    ['.cursor/mcp.json/x', '.cursor/mcp.json'],
    ['.cursor/my-mcp.json', '.cursor/mcp.json'],
    ['x.mcp.json', '.mcp.json'],
    ['.code-workspace', '*.code-workspace'],
    ['a.code-workspace.bak', '*.code-workspace'],
    ['Code/User/profiles/a/b/mcp.json', 'Code/User/profiles/*/mcp.json'],
    ['.codex/config.toml', '.codex/*.config.toml'],
    ['', '.mcp.json'],
  ])('%s does not fit %s', (path, pattern) => {
    expect(pathFits(path, pattern)).toBe(false)
  })
})

describe('the file of a path', () => {
  const found = (path: string, siblings = alone) => {
    const match = matchFile(path, clients, siblings)
    return match && `${match.client.id} ${match.file.path}${match.template ? ' template' : ''}`
  }

  it.each([
    ['claude_desktop_config.json', 'claude-desktop claude_desktop_config.json'],
    ['app/.mcp.json', 'claude-code .mcp.json'],
    ['.claude/.mcp.json', 'claude-code .claude/.mcp.json'],
    ['/home/dev/.claude.json', 'claude-code .claude.json'],
    ['.claude/settings.local.json', 'claude-code .claude/settings.local.json'],
    ['.vscode/mcp.json', 'vscode .vscode/mcp.json'],
    ['.vscode/settings.json', 'vscode .vscode/settings.json'],
    ['.devcontainer/devcontainer.json', 'vscode devcontainer.json'],
    ['.devin/config.json', 'devin .devin/config.json'],
    ['.codeium/windsurf/mcp_config.json', 'devin .codeium/windsurf/mcp_config.json'],
    ['.codeium/mcp_config.json', 'devin .codeium/mcp_config.json'],
    // The longest one counts.
    ['/home/dev/.config/devin/mcp_config.json', 'devin .config/devin/mcp_config.json'],
    ['.codex/config.toml', 'codex .codex/config.toml'],
    ['.codex/work.config.toml', 'codex .codex/*.config.toml'],
    ['.cursor\\mcp.json', 'cursor .cursor/mcp.json'],
    ['.cursor/mcp.json.example', 'cursor .cursor/mcp.json template'],
    ['.mcp.json.SAMPLE', 'claude-code .mcp.json template'],
  ])('%s is %s', (path, wanted) => {
    expect(found(path)).toBe(wanted)
  })

  it.each(['mcp.json', 'settings.json', 'config.json', 'package.json', 'x/config.toml', 'mcp_config.json'])(
    '%s is nobody’s',
    path => {
      expect(found(path)).toBeUndefined()
    },
  )

  it('is another one beside a manifest', () => {
    const beside = (wanted: string) => ({ read: (name: string) => (name === wanted ? '{}' : undefined) })
    expect(matchFile('external_plugins/x/.mcp.json', clients, alone)?.file.scope).toBe('plugin')
    const plugin = matchFile('x/.mcp.json', clients, beside('.claude-plugin/plugin.json'))
    expect(plugin).toMatchObject({ client: { id: 'claude-code' }, file: { scope: 'plugin', bareMap: true } })
    expect(matchFile('x/.mcp.json', clients, beside('package.json'))?.file.scope).toBe('project')
    expect(found('mcp.json', beside('.cursor-plugin/plugin.json'))).toBe('cursor mcp.json')
    expect(matchFile('.mcp.json', clients, beside('.cursor-plugin/plugin.json'))?.file.scope).toBe('plugin')
  })

  it('is looked for among the given clients only', () => {
    expect(matchFile('.cursor/mcp.json', [client('vscode')], alone)).toBeUndefined()
  })
})

it('knows a template by its ending', () => {
  expect(isTemplate('.mcp.json.example')).toBe(true)
  expect(isTemplate('example.json')).toBe(false)
  expect(isTemplate('dist/mcp.json')).toBe(false)
})
