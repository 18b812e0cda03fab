import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const windows = process.platform === 'win32'

/** The name of the package; the command is called mcp-lint whatever it is. */
export const { name: packageName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }

/** What `npm pack --json` says. */
export interface Packed {
  readonly filename: string
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string; readonly size: number; readonly mode: number }[]
}

/** npm without the variables with which an outer npm tells its scripts what to do. */
export function npm(cwd: string, command: 'npm' | 'npx', ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: windows })
}

/** A test of what users get has nothing to look at without a build. */
export function expectBuild(): void {
  const files = ['dist/index.js', 'dist/node.js', 'dist/types/index.d.ts', 'dist/types/node.d.ts']
  const missing = files.filter(file => !existsSync(join(root, file)))
  expect(missing, 'These files of the package are not built; run npm run build first.').toEqual([])
}

/** Packs what is built, and installs it in a new project below `folder`. */
export function installPacked(folder: string): { readonly packed: Packed; readonly project: string } {
  expectBuild()
  const project = join(folder, 'project')
  mkdirSync(project)
  // Without scripts: the test takes dist/ as it is and leaves it alone for the tests beside it.
  const pack = npm(root, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder)
  expect(pack.stderr + pack.stdout).toContain('"filename"')
  const [packed] = JSON.parse(pack.stdout) as [Packed]
  const tarball = join(folder, packed.filename)
  const install = npm(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball)
  expect(install.status, install.stderr).toBe(0)
  return { packed, project }
}
