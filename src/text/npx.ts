import { cmdText, programName } from './program.js'

/** A command that lets npm fetch and run a package. */
export interface NpxReading {
  /** The index in args before which a "-y" belongs. */
  readonly start: number
  /** npm will not ask: it was told yes, or told never to install. */
  readonly yes: boolean
  /** What is fetched, as written. */
  readonly package?: string
  /** The package is a folder or file of this machine. */
  readonly local: boolean
}

/** npm options without a value, by the names that npx-cli.js of npm 11 works with; all others take the next word. */
const SWITCHES = new Set(
  (
    'y yes no n no-install no-yes quiet q silent s verbose d dd ddd version v help h H ? usage f force g global l long a all S B D E O P ' +
    'iwr ws workspaces desc porcelain readonly local always-spawn ignore-existing shell-auto-fallback offline prefer-offline ' +
    'prefer-online ignore-scripts audit no-audit fund no-fund progress no-progress color no-color update-notifier ' +
    'no-update-notifier legacy-peer-deps strict-peer-deps include-workspace-root install-links package-lock no-package-lock json ' +
    'timing unicode dry-run strict-ssl no-strict-ssl save no-save production foreground-scripts engine-strict omit-lockfile-registry-resolved ' +
    'dangerously-allow-all-scripts strict-allow-scripts prefer-dedupe parseable'
  ).split(' '),
)
/** Options after which npm asks nothing. */
const NEVER_ASKS = new Set('y yes no n no-install no-yes offline'.split(' '))
/** Options of npm that stand before its subcommand and take the next word. */
const NPM_VALUE =
  /^(?:--(?:prefix|registry|cache|userconfig|globalconfig|loglevel|workspace|location|script-shell)|-[CwL])$/

/** Reads npx, npm exec and npm x, also behind `cmd /c`; undefined for every other program. Texts of shells are not looked into. */
export function readNpx(command: string, args: readonly string[]): NpxReading | undefined {
  let name = programName(command)
  let first = 0
  if (name === 'cmd') {
    const text = cmdText(args)
    if (text < 0) return undefined
    name = programName(args[text] ?? '')
    first = text + 1
  }
  if (name === 'npx') return readFlags(args, first, false)
  if (name !== 'npm') return undefined
  const verb = subcommand(args, first)
  if (args[verb] !== 'exec' && args[verb] !== 'x') return undefined
  const reading = readFlags(args, verb + 1, true)
  return args.slice(first, verb).some(arg => NEVER_ASKS.has(optionName(arg))) ? { ...reading, yes: true } : reading
}

function subcommand(args: readonly string[], from: number): number {
  let at = from
  while (at < args.length && args[at]?.startsWith('-')) at += NPM_VALUE.test(args[at] ?? '') ? 2 : 1
  return at
}

/** The option's name without dashes and value; "" for other words. */
function optionName(arg: string): string {
  return /^-{1,2}([^=-][^=]*)/.exec(arg)?.[1] ?? ''
}

/** npx stops at the first word that is no option; npm itself goes on reading options up to `--`. */
function readFlags(args: readonly string[], start: number, isNpm: boolean): NpxReading {
  let yes = false
  let wanted: string | undefined
  let word: string | undefined
  for (let at = start; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--') {
      word ??= args[at + 1]
      break
    }
    if (!arg.startsWith('-')) {
      word ??= arg
      if (isNpm) continue
      break
    }
    const name = optionName(arg)
    if (NEVER_ASKS.has(name) || /^(?:-y|--yes)\s/.test(arg)) yes = true
    const value = arg.includes('=')
      ? arg.slice(arg.indexOf('=') + 1)
      : takesNext(name, args[at + 1])
        ? args[++at]
        : undefined
    if (name === 'p' || name === 'package') wanted ??= value
  }
  const found = wanted ?? word
  return {
    start,
    yes,
    ...(found === undefined ? {} : { package: found }),
    local: found !== undefined && isLocal(found),
  }
}

function takesNext(name: string, next: string | undefined): boolean {
  if (name === 'p' || name === 'package' || name === 'c' || name === 'call') return true
  return !SWITCHES.has(name) && next !== undefined && !next.startsWith('-')
}

function isLocal(spec: string): boolean {
  return /^(?:\.{1,2}(?:$|[/\\])|[/\\]|~[/\\]|[A-Za-z]:[/\\]|file:|\$\{[^{}]{1,64}\}[/\\])/.test(spec)
}
