import type { Command } from 'commander'
import { revisionDates } from '../spec/revision.js'
import { fileName, gather, megabytes, oneOf, targetList } from './choices.js'
import type { CompatFlags } from './commands/compat.js'
import type { HeadersFlags } from './commands/headers.js'
import type { InitFlags } from './commands/init.js'
import type { LockFlags } from './commands/lock.js'
import type { ExitCode, Io } from './io.js'
import type { InspectFlags, LintSettings } from './options.js'
import { type Shell, shells } from './shells.js'

/** What a command leaves behind for standard output, and how it ended. */
export interface Texts {
  out: string
  code: ExitCode
}

/** What the commands share with lint; handed in, so that no second copy of it is loaded. */
export interface Shared {
  addInspectOptions(command: Command): Command
  lintSettings(flags: InspectFlags): LintSettings
  readonly exitCodes: string
}

/** All commands but lint: a run that lints does not load them. */
export function addOtherCommands(program: Command, texts: Texts, io: Io, shared: Shared): void {
  addInspect(program, texts, io, shared)
  addHeaders(program, texts, io)
  addCompat(program, texts, io)
  addLock(program, texts, io)
  addTables(program, texts, io)
  addInit(program, texts, io)
  addCompletion(program, texts)
}

const inspectExamples = `
Examples:
  mcp-lint inspect tools.json               what the server lists, with what is wrong beside it
  mcp-lint inspect                          every dump below this folder
  mcp-lint inspect tools.json --all         nothing folded
  mcp-lint inspect dump.json --format json  the same as data
  mcp-lint inspect - --revision 2025-06-18 < answer.json
`

function addInspect(
  program: Command,
  texts: Texts,
  io: Io,
  { addInspectOptions, lintSettings, exitCodes }: Shared,
): void {
  const command = program
    .command('inspect')
    .description('show what a server lists (tools, resources, prompts) as a tree, with the findings beside it')
    .usage('[options] [paths or globs ...]')
  addInspectOptions(command)
    .argument('[paths...]', 'dumps of what servers list, folders and globs; "-" is standard input')
    .addHelpText('after', inspectExamples + exitCodes)
    .action(async (paths: string[], own: InspectFlags) => {
      const { inspect } = await import('./commands/inspect.js')
      // Options may stand before the command as well.
      const flags: InspectFlags = { ...program.opts(), ...own }
      const strict = flags.minSeverity !== undefined || flags.quiet === true
      texts.code = await inspect(paths, { ...lintSettings(flags), all: flags.all ?? false, strict }, io)
    })
}

const headersHelp = `
Examples:
  mcp-lint headers tools.json --tool query_orders --args '{"region":"eu"}'
  mcp-lint headers tools.json --tool query_orders --args '{"region":"eu"}' --received "Mcp-Param-Region: us"
  mcp-lint headers - --tool query_orders --format json < tools.json

Exit codes:
  0  the call goes through
  1  clients drop the tool, an argument cannot be sent, or the server must refuse what was received
  2  the work could not be done: no such tool, or a text that is no JSON
`

function addHeaders(program: Command, texts: Texts, io: Io): void {
  const command = program
    .command('headers')
    .description("show the HTTP headers that repeat a call's arguments (x-mcp-header)")
    .argument('<dump>', 'what tools/list answered, as a file; "-" is standard input')
    .requiredOption('--tool <name>', 'the tool that is called')
    .option('--args <json>', 'the arguments of the call, a JSON object', '{}')
    .option(
      '--received <header>',
      'judge this header of a request, such as "Mcp-Param-Region: eu"; may be repeated',
      gather(String),
    )
    .addHelpText('after', headersHelp)
  withFormat(command).action(async (dump: string, flags: HeadersFlags) => {
    const { headers } = await import('./commands/headers.js')
    const { out, code } = await headers(dump, { ...flags, json: wantsJson(program, flags) }, io)
    texts.out += out
    texts.code = code
  })
}

const compatHelp = `
Examples:
  mcp-lint compat tools.json                        every target of --target all
  mcp-lint compat tools.json --target openai,gemini
  mcp-lint compat tools.json --server-name notes --format markdown
  mcp-lint compat - --format json < tools.json

In the table:
  taken    as it is
  warned   taken, or sometimes not
  damaged  arrives changed
  refused  does not arrive, often with all others

Exit codes:
  0  nothing is refused
  1  a tool is refused, by a target or by MCP itself
  2  the work could not be done: a wrong option, or a file without a list of tools
`

function addCompat(program: Command, texts: Texts, io: Io): void {
  program
    .command('compat')
    .description('show which API or client takes which tool of a dump')
    .argument('<dump>', 'what tools/list answered, as a file; "-" is standard input')
    .option('--target <list>', 'these targets; mcp-lint targets lists them (default: all)', targetList)
    .option('--server-name <name>', 'the name by which a client will know the server')
    .option('--type <kind>', 'dump: it is one, whatever it looks like', oneOf('kind', 'kinds', ['dump']))
    .option('--revision <date>', 'the MCP revision of the dump', oneOf('revision', 'revisions', revisionDates))
    .option(
      '--format <name>',
      'text, markdown or json (default: text)',
      oneOf('format', 'formats', ['text', 'markdown', 'json']),
    )
    .addHelpText('after', compatHelp)
    .action(async (dump: string, own: CompatFlags) => {
      const { compat } = await import('./commands/compat.js')
      // Options may stand before the command as well.
      const { out, code } = await compat(dump, { ...program.opts(), ...own }, io)
      texts.out += out
      texts.code = code
    })
}

const lockHelp = `
Examples:
  mcp-lint lock weather.tools.json --output mcp.lock.json    record what was read and found right
  mcp-lint weather.tools.json --lock mcp.lock.json           later: what changed since

Exit codes:
  0  it was recorded
  2  the work could not be done: a dump that cannot be read, or an --output that is no lock file
`

function addLock(program: Command, texts: Texts, io: Io): void {
  program
    .command('lock')
    .description('record what servers list, so that --lock reports what changes later')
    .argument('<dumps...>', 'dumps of what servers list, folders and globs; "-" is standard input')
    .option(
      '--output <file>',
      'the lock file; what it has of other servers stays (default: standard output)',
      fileName('--output'),
    )
    .option(
      '--server-name <name>',
      'the name of a server whose dump does not say it (default: from the name of the file)',
    )
    .option('--max-size <mb>', 'refuse larger files (default: 64)', megabytes('--max-size'))
    .addHelpText('after', lockHelp)
    .action(async (dumps: string[], flags: LockFlags) => {
      const { lock } = await import('./commands/lock.js')
      // Options may stand before the command as well.
      texts.out += await lock(dumps, { ...program.opts<LockFlags>(), ...flags }, io)
    })
}

function withFormat(command: Command): Command {
  return command.option('--format <name>', 'text or json (default: text)', oneOf('format', 'formats', ['text', 'json']))
}

/** The option may stand before the command too. */
function wantsJson(program: Command, flags: { readonly format?: string }): boolean {
  return (flags.format ?? program.opts<{ format?: string }>().format) === 'json'
}

function addTables(program: Command, texts: Texts, io: Io): void {
  withFormat(program.command('rules').description('list all rules')).action(async (flags: object) => {
    texts.out += (await import('./commands/pages.js')).rulesTable(wantsJson(program, flags), io.stdout.columns)
  })
  withFormat(program.command('clients').description('list the clients whose configs are known')).action(
    async (flags: object) => {
      texts.out += (await import('./commands/clients.js')).clientsTable(wantsJson(program, flags), io.stdout.columns)
    },
  )
  withFormat(program.command('targets').description('list the APIs and clients that --target takes')).action(
    async (flags: object) => {
      texts.out += (await import('./commands/targets.js')).targetsTable(wantsJson(program, flags), io.stdout.columns)
    },
  )
  program
    .command('explain')
    .description('show what a rule is about')
    .argument('<code>', 'such as MCP_COMMAND_HAS_ARGS; the MCP_ may be left out')
    .action(async (code: string) => {
      texts.out += await (await import('./commands/pages.js')).explain(code)
    })
}

const completionHelp = `
Examples:
  eval "$(mcp-lint completion bash)"                                       in ~/.bashrc
  eval "$(mcp-lint completion zsh)"                                        in ~/.zshrc, below compinit
  mcp-lint completion fish > ~/.config/fish/completions/mcp-lint.fish
`

function addCompletion(program: Command, texts: Texts): void {
  program
    .command('completion')
    .description('print a script that makes a shell complete commands, options and their values')
    .argument('<shell>', shells.join(', '), oneOf('shell', 'shells', shells))
    .addHelpText('after', completionHelp)
    .action(async (shell: Shell) => {
      texts.out += (await import('./commands/completion.js')).completion(shell, program)
    })
}

function addInit(program: Command, texts: Texts, io: Io): void {
  program
    .command('init')
    .description('write a configuration to start from, and files for CI; what is there already stays')
    .option('--github', 'also .github/workflows/mcp-lint.yml')
    .option('--gitlab', 'also .gitlab-ci.yml')
    .option('--pre-commit', 'also .pre-commit-config.yaml')
    .action(async (flags: InitFlags) => {
      const { out, code } = await (await import('./commands/init.js')).init(flags, io)
      texts.out += out
      texts.code = code
    })
}
