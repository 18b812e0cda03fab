import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A client config with one certain fault: what the size budget, the benchmark and the test of the package run on. */
export const sample = {
  path: '.cursor/mcp.json',
  text: `{
  "mcpServers": {
    "docs": { "command": "npx", "args": ["-y", "docs-server"], "env": { "DOCS_HOME": "/srv/docs" } },
    "search": { "url": "https://search.example.com/mcp", "headers": { "X-Team": "tools" } },
    "git": { "command": "uvx git-server --repo ." }
  }
}
`,
  code: 'MCP_COMMAND_HAS_ARGS',
} as const

/** Gives a new folder, which may be filled with anything, to `use`; it is gone afterwards. */
export async function inTemporaryFolder<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Writes the sample below `folder` and gives its path. */
export function writeSample(folder: string): string {
  const file = join(folder, sample.path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sample.text)
  return file
}
