import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findConfig } from '../../host/config-file.js'
import { errorCode } from '../../host/paths.js'
import { makeFolder } from '../../host/write.js'
import { complain, type ExitCode, folderOf, type Io } from '../io.js'
import { ciFiles, configuration, type Starter } from './init-files.js'

/** What is written besides the configuration. */
export interface InitFlags {
  readonly github?: true
  readonly gitlab?: true
  readonly preCommit?: true
}

const schema = './node_modules/mcp-lint/dist/schemas/config.schema.json'

/** Writes a configuration to start from, and files for CI. What is there already stays as it is. */
export async function init(flags: InitFlags, io: Io): Promise<{ readonly out: string; readonly code: ExitCode }> {
  const cwd = folderOf(io)
  const wanted = (['github', 'gitlab', 'preCommit'] as const).filter(name => flags[name]).map(name => ciFiles[name])
  // Beside another one a second configuration would do nothing.
  const found = findConfig(cwd)
  const own = found !== undefined && dirname(found) === cwd ? basename(found) : undefined
  const starter = configuration(existsSync(join(cwd, schema)) ? schema : undefined)
  let out = own === undefined ? '' : `${own} is there already, and stays as it is.\n`
  let code: ExitCode = 0
  for (const file of own === undefined ? [starter, ...wanted] : wanted) {
    const { says, failed } = put(file, cwd)
    if (failed) {
      code = 2
      await complain(io, says, file.path)
    } else out += says
  }
  if (wanted.length > 0 && code === 0)
    out +=
      'In CI and hooks, npx --no-install takes mcp-lint from the project: it has to be among the devDependencies.\n'
  return { out, code }
}

/** Never writes over a file, not even over one that has appeared just now. */
function put({ path, text, part }: Starter, cwd: string): { readonly says: string; readonly failed?: true } {
  const file = join(cwd, path)
  try {
    makeFolder(dirname(file))
    writeFileSync(file, text, { flag: 'wx' })
    return { says: `${path} written.\n` }
  } catch (error) {
    const reason = errorCode(error)
    if (reason !== 'EEXIST') return { says: `The file cannot be written${reason && ` (${reason})`}.`, failed: true }
    const stays = `${path} is there already, and stays as it is`
    return { says: part === undefined ? `${stays}.\n` : `${stays}. This belongs into it:\n\n${part}\n` }
  }
}
