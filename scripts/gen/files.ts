import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface GeneratedFile {
  /** Below the project, "/" between parts. */
  readonly path: string
  readonly text: string
}

/** A generated file that is not as it should be; without a text it should not be there at all. */
export interface StaleFile {
  readonly path: string
  readonly text?: string
}

/** As `npm run format` would leave them: one run of biome for all, in a folder of their own. */
export function formatted(files: readonly GeneratedFile[]): GeneratedFile[] {
  const { vcs: _, ...settings } = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-gen-'))
  try {
    for (const { path, text } of [...files, { path: 'biome.json', text: JSON.stringify(settings) }])
      writeBelow(folder, path, text)
    const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'check', '--write', ...files.map(({ path }) => path)]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The generated files could not be formatted: ${stderr}`)
    return files.map(({ path }) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The files that are not as they should be, and those in `folders`, which hold nothing else, that should not be there. */
export function staleFiles(
  files: readonly GeneratedFile[],
  root: string,
  folders: readonly string[] = [],
): StaleFile[] {
  const wanted = new Set(files.map(({ path }) => path))
  const extra = folders.flatMap(folder => filesIn(root, folder)).filter(path => !wanted.has(path))
  return [
    ...files.filter(({ path, text }) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    }),
    ...extra.map(path => ({ path })),
  ]
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .sort()
    .map(name => `${folder}/${name}`)
}

/** Brings stale files up to date and says so. */
export function refresh(files: readonly StaleFile[]): void {
  for (const { path, text } of files) {
    if (text === undefined) rmSync(join(projectRoot, path), { recursive: true })
    else writeBelow(projectRoot, path, text)
    console.log(`${text === undefined ? 'removed' : 'wrote'} ${path}`)
  }
}

/** Says which files are stale; they make the run fail. */
export function complain(files: readonly StaleFile[]): void {
  for (const { path, text } of files)
    console.error(
      `${path} ${text === undefined ? 'belongs to nothing any more' : 'is not up to date'}; run npm run gen.`,
    )
  if (files.length > 0) process.exitCode = 1
}

function writeBelow(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
