import { startedProgram } from './program.js'

/** `docker run` and its like. */
export interface DockerRun {
  /** The index of the word `run` in args. */
  readonly runIndex: number
  /** The index of the image. */
  readonly imageIndex: number
  /** The container's stdin stays open. */
  readonly interactive: boolean
  /** The index of the flag that sends the container to the background. */
  readonly detachedAt?: number
}

const ENGINES = new Set(['docker', 'podman', 'nerdctl', 'finch'])
/** Options before the subcommand that take no value. */
const GLOBAL_SWITCHES = new Set(
  '-D --debug --tls --tlsverify -v --version --help -r --remote --syslog --noout --transient-store --insecure-registry --experimental'.split(
    ' ',
  ),
)
/** Options of `run` without a value: docker 28, podman 5, nerdctl 2. All others take the next word. */
const SWITCHES = new Set(
  (
    'interactive detach tty rm init privileged read-only publish-all quiet help no-healthcheck oom-kill-disable sig-proxy ' +
    'disable-content-trust use-api-socket read-only-tmpfs env-host http-proxy no-hosts no-hostname replace rmi rootfs tls-verify ' +
    'unsetenv-all passwd systemd-cgroup'
  ).split(' '),
)
const SHORT_SWITCHES = new Set('idtPq')
const SHORT_VALUES = new Set('acehlmnpuvw')

/** Reads the flags between `run` and the image. Undefined where this is no run, or where the words leave a doubt. */
export function readDockerRun(command: string, args: readonly string[]): DockerRun | undefined {
  const { name, first } = startedProgram(command, args)
  if (!ENGINES.has(name)) return undefined
  const runIndex = findRun(args, first)
  return runIndex === undefined ? undefined : readFlags(args, runIndex)
}

function findRun(args: readonly string[], from: number): number | undefined {
  let at = from
  for (; args[at]?.startsWith('-'); at++) {
    const arg = args[at] ?? ''
    if (!arg.includes('=') && !GLOBAL_SWITCHES.has(arg)) at++
  }
  if (args[at] === 'container') at++
  return args[at] === 'run' ? at : undefined
}

function readFlags(args: readonly string[], runIndex: number): DockerRun | undefined {
  const state: FlagState = { interactive: false, detachedAt: undefined }
  let at = runIndex + 1
  for (; args[at]?.startsWith('-') && args[at] !== '-'; at++) {
    const arg = args[at] ?? ''
    if (arg === '--') {
      at++
      break
    }
    const takesNext = arg.startsWith('--') ? readLong(arg, at, state) : readShort(arg, at, state)
    if (takesNext === undefined) return undefined
    if (takesNext) at++
  }
  const image = args[at]
  const unknown = image === undefined || (!state.interactive && /^(?:\$\{[^{}]*\}|\$\w+)$/.test(image))
  if (unknown) return undefined
  const { interactive, detachedAt } = state
  return { runIndex, imageIndex: at, interactive, ...(detachedAt === undefined ? {} : { detachedAt }) }
}

interface FlagState {
  interactive: boolean
  detachedAt: number | undefined
}

const isOn = (value: string | undefined): boolean => value === undefined || !/^(?:0|f|false)$/i.test(value)

function set(state: FlagState, name: string, on: boolean, at: number): void {
  if (name === 'interactive' || name === 'i') state.interactive = on
  if (name === 'detach' || name === 'd') state.detachedAt = on ? at : undefined
}

/** Whether the flag takes the next word. */
function readLong(arg: string, at: number, state: FlagState): boolean {
  const equals = arg.indexOf('=')
  const name = arg.slice(2, equals < 0 ? undefined : equals)
  set(state, name, isOn(equals < 0 ? undefined : arg.slice(equals + 1)), at)
  return equals < 0 && !SWITCHES.has(name)
}

/** Short flags may stand together: `-it`, `-ie NAME`, `-i=false`. Undefined for a letter that no engine knows. */
function readShort(arg: string, at: number, state: FlagState): boolean | undefined {
  for (let i = 1; i < arg.length; i++) {
    const letter = arg[i] ?? ''
    if (SHORT_VALUES.has(letter)) return i === arg.length - 1
    if (!SHORT_SWITCHES.has(letter)) return undefined
    const value = arg[i + 1] === '=' ? arg.slice(i + 2) : undefined
    set(state, letter, isOn(value), at)
    if (value !== undefined) return false
  }
  return false
}
