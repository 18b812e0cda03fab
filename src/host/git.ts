import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { quote } from '../text/words.js'
import { errorCode } from './paths.js'

/** The files that git calls changed, as absolute paths, or a sentence that says why it cannot tell. */
export type Changed =
  | { readonly ok: true; readonly files: ReadonlySet<string> }
  | { readonly ok: false; readonly message: string }

/**
 * Asks git which files changed: those that differ from the last commit, staged or not, and new ones. With a base also those that the
 * current branch changed since it left the base. Deleted files are none.
 */
export function changedFiles(cwd: string, base?: string): Changed {
  // Paths then count from a folder that is spelt as the caller spells it, whatever links lead there.
  const up = git(cwd, 'rev-parse', '--show-cdup')
  if (!up.ok) return no(up.missing ? noGit : noRepository)
  const top = resolve(cwd, up.out.replace(/\n$/, '') || '.')
  const since = base === undefined ? [] : branchSince(top, base)
  if (typeof since === 'string') return no(since)
  const files = new Set<string>()
  for (const args of [...since, ...uncommitted]) {
    const listed = git(top, ...args)
    if (!listed.ok) return no(`git could not list what changed: ${listed.out}`)
    for (const path of listed.out.split('\0')) if (path !== '') files.add(resolve(top, path))
  }
  return { ok: true, files }
}

const noGit = '--changed asks git, and there is no program git here.'
const noRepository = '--changed asks git, and this folder is in no repository with a working tree.'

const diff = ['diff', '--name-only', '--diff-filter=d', '-z'] as const
const uncommitted: readonly (readonly string[])[] = [
  diff,
  [...diff, '--cached'],
  ['ls-files', '--others', '--exclude-standard', '-z'],
]

/** How to ask for what came since a base, or what is wrong with the base. */
function branchSince(top: string, base: string): readonly (readonly string[])[] | string {
  const named = quote(base)
  if (base.startsWith('-') || !git(top, 'rev-parse', '--verify', '--quiet', `${base}^{commit}`).ok)
    return `git knows no commit ${named}, which --changed was given. If it is a path, put it before --changed; in CI, fetch the base first.`
  if (!git(top, 'merge-base', base, 'HEAD').ok)
    return `git sees no commit that ${named} and the current branch come from. In CI, fetch the whole history first.`
  return [[...diff, `${base}...HEAD`]]
}

function no(message: string): Changed {
  return { ok: false, message }
}

interface Answer {
  readonly ok: boolean
  /** What git printed, or the first line of its complaint. */
  readonly out: string
  /** There is no git. */
  readonly missing: boolean
}

function git(cwd: string, ...args: readonly string[]): Answer {
  try {
    const out = execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
      // reading must not touch the index
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    })
    return { ok: true, out, missing: false }
  } catch (error) {
    const { stderr } = error as { readonly stderr?: unknown }
    const [first = ''] = (typeof stderr === 'string' ? stderr : '').split('\n')
    return { ok: false, out: first, missing: errorCode(error) === 'ENOENT' }
  }
}
