import { readDockerRun } from './docker.js'
import { readNpx } from './npx.js'
import { cmdText, programName } from './program.js'

/** A package or image that a command fetches and runs. */
export interface FetchedPackage {
  readonly registry: 'npm' | 'pypi' | 'oci'
  /** Its index in args. */
  readonly index: number
  /** As written: `@scope/name@1.2.3`, `git+https://…`, `images.example.com/a/b:latest`. */
  readonly spec: string
}

/** What a package is asked for as. */
export type PackageSpec =
  | { readonly kind: 'name'; readonly name: string; readonly version: string }
  /** From a repository, an archive or an address. */
  | { readonly kind: 'remote' }
  /** From this machine. */
  | { readonly kind: 'local' }

/** The package that npx, bunx, pnpm dlx, uvx, pipx, docker and their like fetch, also behind `cmd /c`, `env` and `wsl`. */
export function fetchedPackage(command: string, args: readonly string[]): FetchedPackage | undefined {
  const name = programName(command)
  const npx = readNpx(command, args)
  if (npx) return at('npm', args, npx.package)
  const run = readDockerRun(command, args)
  if (run) return at('oci', args, args[run.imageIndex])
  if (name === 'bunx' || name === 'pnpx') return firstWord('npm', args, 0)
  if (name === 'bun' && args[0] === 'x') return firstWord('npm', args, 1)
  if ((name === 'pnpm' || name === 'yarn') && args[0] === 'dlx') return firstWord('npm', args, 1)
  if (name === 'uvx') return firstWord('pypi', args, 0)
  if (name === 'uv' && args[0] === 'tool' && args[1] === 'run') return firstWord('pypi', args, 2)
  if (name === 'pipx' && args[0] === 'run') return firstWord('pypi', args, 1)
  return behind(name, args)
}

function behind(name: string, args: readonly string[]): FetchedPackage | undefined {
  if (name !== 'cmd' && name !== 'env' && name !== 'wsl') return undefined
  const start = name === 'cmd' ? cmdText(args) : args.findIndex(arg => /^(?:npx|bunx|uvx|docker|podman)$/.test(arg))
  const found = start < 0 ? undefined : fetchedPackage(args[start] ?? '', args.slice(start + 1))
  return found && { ...found, index: found.index + start + 1 }
}

function at(
  registry: FetchedPackage['registry'],
  args: readonly string[],
  spec: string | undefined,
): FetchedPackage | undefined {
  if (spec === undefined) return undefined
  const index = args.findIndex(arg => arg === spec || (arg.startsWith('-') && arg.endsWith(`=${spec}`)))
  return index < 0 ? undefined : { registry, index, spec }
}

/** Flags of uvx and pipx that take the next word. */
const VALUE =
  /^(?:--(?:with|python|index-url|extra-index-url|index|default-index|directory|project|refresh-package|env-file|with-editable|with-requirements|cache-dir|pip-args)|-[ip])$/

function firstWord(registry: 'npm' | 'pypi', args: readonly string[], from: number): FetchedPackage | undefined {
  for (let index = from; index < args.length; index++) {
    const arg = args[index] ?? ''
    const told = /^(?:--package|--from|--spec)=(.{1,2048})$/.exec(arg)?.[1]
    if (told !== undefined) return { registry, index, spec: told }
    const isFlag = /^(?:--package|--from|--spec)$/.test(arg) || (registry === 'npm' && arg === '-p')
    if (isFlag)
      return args[index + 1] === undefined ? undefined : { registry, index: index + 1, spec: args[index + 1] ?? '' }
    if (registry === 'pypi' && VALUE.test(arg)) index++
    else if (!arg.startsWith('-')) return { registry, index, spec: arg }
  }
  return undefined
}

const REMOTE =
  /^(?:git\+|git:|git@|ssh:|https?:|github:|gitlab:|bitbucket:|gist:)|\.t(?:ar\.)?gz$|^[\w.-]{1,100}\/[\w.-]{1,100}(?:#|$)/
const LOCAL = /^(?:file:|\.{1,2}(?:$|[/\\])|[/\\~]|[A-Za-z]:[/\\]|\$)/
const NAMED =
  /^(?:npm:|jsr:)?(@[^/@\s]{1,214}\/[^@\s]{1,214}|[^@\s=<>~![]{1,214})(?:\[[^\]]{0,200}\])?(?:@|==)?(.{0,256})$/

/** Takes a package's name and version apart. */
export function readSpec(spec: string): PackageSpec | undefined {
  if (LOCAL.test(spec)) return { kind: 'local' }
  if (!spec.startsWith('@') && REMOTE.test(spec)) return { kind: 'remote' }
  const found = NAMED.exec(spec)
  return found ? { kind: 'name', name: found[1] ?? '', version: found[2] ?? '' } : undefined
}

/** -1, 0 or 1, by the first three numbers. */
export function compareVersions(a: string, b: string): number {
  const numbers = (version: string): number[] =>
    version
      .split(/[.+-]/)
      .slice(0, 3)
      .map(part => Number(part) || 0)
  const [left, right] = [numbers(a), numbers(b)]
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}

/** Whether a version names one release: `1.2.3`, `2025.7.1`, and no range or tag. */
export const isExact = (version: string): boolean =>
  /^v?\d{1,10}\.\d{1,10}(?:\.\d{1,10})?(?:[.+-][\w.+-]{0,100})?$/.test(version)
