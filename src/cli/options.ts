import { type Command, Option } from 'commander'
import type { Severity } from '../engine/finding.js'
import { defaultMaxBytes } from '../host/read.js'
import { fileKinds } from '../kinds/names.js'
import { formatNames } from '../report/names.js'
import { revisionDates } from '../spec/revision.js'
import { list, quote } from '../text/words.js'
import { fileName, gather, megabytes, oneOf, targetList, wholeNumber } from './choices.js'
import { usageError } from './io.js'
import type { ColorWhen } from './paint.js'

/** What --rule said, not yet compared with the rules that there are. */
export interface RuleLevel {
  readonly code: string
  readonly level: 'off' | Severity
}

/** The options of lint as commander hands them over; one that was not given is missing. */
interface LintFlags {
  readonly client?: string
  readonly type?: string
  readonly revision?: string
  readonly target?: readonly string[]
  readonly serverName?: string
  readonly lock?: string
  readonly format?: string
  readonly output?: string
  readonly fix?: true
  readonly fixDryRun?: true
  readonly fixSuggested?: true
  readonly rule?: readonly RuleLevel[]
  readonly minSeverity?: Severity
  readonly failOn?: Severity | 'never'
  readonly maxWarnings?: number
  readonly quiet?: true
  readonly ignore?: readonly string[]
  /** false: --no-config */
  readonly config?: string | false
  /** true: without a file */
  readonly printConfig?: string | true
  readonly baseline?: string
  readonly updateBaseline?: true
  /** true: without a base */
  readonly changed?: string | true
  readonly maxSize?: number
  readonly stdinFilename?: string
  readonly user?: true
  readonly sameServer?: true
  /** false: --no-color */
  readonly color?: ColorWhen | false
  readonly verbose?: true
}

/** Those of inspect. */
export interface InspectFlags extends LintFlags {
  readonly all?: true
}

/** What a run of lint was asked for, with every default filled in. */
export interface LintSettings {
  readonly client: string | undefined
  readonly kind: string | undefined
  readonly revision: string | undefined
  readonly targets: readonly string[] | undefined
  readonly serverName: string | undefined
  readonly lock: string | undefined
  readonly format: string
  readonly output: string | undefined
  readonly fix: 'none' | 'write' | 'dry run'
  readonly suggested: boolean
  readonly rules: readonly RuleLevel[]
  readonly minSeverity: Severity
  readonly failOn: Severity | 'never'
  readonly maxWarnings: number
  readonly ignore: readonly string[]
  /** Undefined: the nearest one. */
  readonly config: string | false | undefined
  readonly printConfig: string | boolean
  readonly baseline: string | undefined
  readonly updateBaseline: boolean
  /** A base or true; undefined: all files. */
  readonly changed: string | true | undefined
  readonly maxBytes: number
  readonly stdinName: string | undefined
  readonly user: boolean
  readonly sameServer: boolean
  readonly color: ColorWhen
  readonly verbose: boolean
}

const severities = ['error', 'warning', 'info'] as const

const groups: readonly (readonly [heading: string, options: () => Option[]])[] = [
  [
    'What a file is:',
    () => [
      new Option('--client <id>', 'read configs as this client does; mcp-lint clients lists the ids'),
      new Option(
        '--type <kind>',
        `take each file for this kind instead of detecting it: ${list(fileKinds, 'or')}`,
      ).argParser(oneOf('kind', 'kinds', fileKinds)),
      new Option('--revision <date>', `hold dumps against this MCP revision: ${revisionDates.join(', ')}`).argParser(
        oneOf('revision', 'revisions', revisionDates),
      ),
      new Option('--same-server', 'the dumps of this run belong to one server: duplicates count across them'),
      new Option('--stdin-filename <name>', 'the name under which standard input is judged').argParser(
        fileName('--stdin-filename'),
      ),
      new Option(
        '--target <list>',
        'check that tools survive these APIs and clients; mcp-lint targets lists them (default: recommended)',
      ).argParser(targetList),
      new Option(
        '--server-name <name>',
        'the name of the server in clients, for limits on joined names, and in a lock file where its dump does not say it',
      ),
    ],
  ],
  [
    'Which files:',
    () => [
      new Option('--ignore <glob>', 'leave files out; may be repeated. Without "/" it counts at any depth').argParser(
        gather(String),
      ),
      new Option('--user', 'also the user-level config files of the clients on this machine'),
      new Option(
        '--changed [base]',
        'only files that git calls changed, since the last commit or on the way from a base',
      ),
      new Option('--max-size <mb>', 'refuse larger files (default: 64)').argParser(megabytes('--max-size')),
    ],
  ],
  [
    'Configuration:',
    () => [
      new Option('--config <file>', 'this configuration, not the nearest one from this folder upward').argParser(
        fileName('--config'),
      ),
      new Option('--no-config', 'no configuration'),
      new Option('--print-config [file]', 'lint nothing; show what is in force, for this file, and from where'),
      new Option('--baseline <file>', 'hide the findings that are recorded there').argParser(fileName('--baseline')),
      new Option('--update-baseline', "record today's findings in the baseline"),
    ],
  ],
  [
    'What counts:',
    () => [
      new Option('--rule <code=level>', 'off, info, warning or error; may be repeated. CODE may end in *').argParser(
        gather(ruleLevel),
      ),
      new Option('--min-severity <level>', 'leave milder findings out of the report (default: warning)').argParser(
        oneOf('level', 'levels', severities),
      ),
      new Option('--quiet', 'show errors only'),
      new Option('--fail-on <level>', 'exit 1 from this level on, or never (default: error)').argParser(
        oneOf('level', 'levels', [...severities, 'never']),
      ),
      new Option(
        '--lock <file>',
        'report what dumps say otherwise than this lock file; mcp-lint lock writes one',
      ).argParser(fileName('--lock')),
      new Option('--max-warnings <n>', 'exit 1 when there are more warnings').argParser(wholeNumber('--max-warnings')),
    ],
  ],
  [
    'Fixing:',
    () => [
      new Option('--fix', 'write the safe fixes, then report what is left'),
      new Option('--fix-dry-run', 'write nothing; show what --fix would change'),
      new Option('--fix-suggested', 'with one of the two: also the fixes that are marked suggested'),
    ],
  ],
  [
    'Output:',
    () => [
      new Option('--format <name>', `${formatNames.join(', ')} (default: text)`).argParser(
        oneOf('format', 'formats', formatNames),
      ),
      new Option('--output <file>', 'write the report there').argParser(fileName('--output')),
      new Option('--color <when>', 'auto, always or never').argParser(
        oneOf('value for --color', 'values', ['auto', 'always', 'never']),
      ),
      new Option('--no-color').hideHelp(),
      new Option('--verbose', 'every file, what it was taken for and why; timings'),
    ],
  ],
]

/** Adds the options of lint to a command, in groups. */
export function addLintOptions(command: Command): Command {
  for (const [heading, options] of groups) for (const option of options()) command.addOption(option.helpGroup(heading))
  return command
}

/** Options of lint that say nothing about a dump that is only looked at. */
const notForDumps = /^--(?:client|user|fix|print-config|update-baseline)/

/** Adds the options that lint and inspect have in common, and those of inspect. */
export function addInspectOptions(command: Command): Command {
  for (const [heading, options] of groups)
    for (const option of options()) {
      if (notForDumps.test(option.flags)) continue
      if (option.long === '--type') option.description = 'take each file for this kind instead of detecting it: dump'
      if (option.long === '--type') option.argParser(oneOf('kind', 'kinds', ['dump']))
      if (option.long === '--format') option.description = 'text, json (default: text)'
      if (option.long === '--format') option.argParser(oneOf('format', 'formats', ['text', 'json']))
      command.addOption(option.helpGroup(heading))
    }
  return command.addOption(
    new Option('--all', 'fold nothing: every entry, parameter, value and text').helpGroup('Output:'),
  )
}

function ruleLevel(value: string): RuleLevel {
  const [, code, level] = /^([^=]+)=(.+)$/.exec(value) ?? []
  if (code === undefined || level === undefined)
    throw usageError(`--rule takes CODE=LEVEL, such as MCP_COMMAND_HAS_ARGS=off, not ${quote(value)}.`)
  return { code, level: oneOf('level', 'levels', ['off', 'info', 'warning', 'error'])(level) }
}

/** Fills in defaults and refuses options that do not go together. */
export function lintSettings(flags: LintFlags): LintSettings {
  const { fix, fixDryRun, fixSuggested = false } = flags
  if (fix && fixDryRun) throw usageError('--fix and --fix-dry-run exclude each other; give one of them.')
  if (fixSuggested && !fix && !fixDryRun) throw usageError('--fix-suggested needs --fix or --fix-dry-run beside it.')
  if (flags.updateBaseline && flags.baseline === undefined)
    throw usageError('--update-baseline needs --baseline FILE beside it, the file to write.')
  if (flags.updateBaseline && flags.changed !== undefined)
    throw usageError('--update-baseline records the findings of all files; leave --changed out.')
  if (flags.format === 'registry' && (flags.type ?? 'server-json') !== 'server-json')
    throw usageError(`--format registry is for a server.json, not for a ${flags.type}.`)
  return {
    client: flags.client,
    kind: flags.format === 'registry' ? 'server-json' : flags.type,
    revision: flags.revision,
    targets: flags.target,
    serverName: flags.serverName,
    lock: flags.lock,
    format: flags.format ?? 'text',
    output: flags.output,
    fix: fix ? 'write' : fixDryRun ? 'dry run' : 'none',
    suggested: fixSuggested,
    rules: flags.rule ?? [],
    minSeverity: flags.quiet ? 'error' : (flags.minSeverity ?? 'warning'),
    failOn: flags.failOn ?? 'error',
    maxWarnings: flags.maxWarnings ?? Number.POSITIVE_INFINITY,
    ignore: flags.ignore ?? [],
    config: flags.config,
    printConfig: flags.printConfig ?? false,
    baseline: flags.baseline,
    updateBaseline: flags.updateBaseline ?? false,
    changed: flags.changed === '' ? true : flags.changed,
    maxBytes: flags.maxSize ?? defaultMaxBytes,
    stdinName: flags.stdinFilename,
    user: flags.user ?? false,
    sameServer: flags.sameServer ?? false,
    color: flags.color === false ? 'never' : (flags.color ?? 'auto'),
    verbose: flags.verbose ?? false,
  }
}
