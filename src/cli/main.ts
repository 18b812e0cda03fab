import { Command } from 'commander'
import { version } from '../version.js'
import { commandNames } from './command-names.js'
import { complain, type ExitCode, type Io, isStop, type Output, type Stop, tame, write } from './io.js'
import { addInspectOptions, addLintOptions, lintSettings } from './options.js'
import type { Texts } from './other-commands.js'
import { worldOf } from './streams.js'

const examples = `
Examples:
  mcp-lint                                  lint configs, dumps and server.json below this folder
  mcp-lint .cursor/mcp.json --fix           fix what can be fixed without guessing, report the rest
  mcp-lint "configs/**/*.json" --client claude-desktop
  mcp-lint --format json --output report.json
  mcp-lint --rule MCP_COMMAND_HAS_ARGS=off --fail-on warning
  mcp-lint inspect tools.json               show what a server lists, with the findings beside it
  mcp-lint - --stdin-filename .mcp.json < config.json
`
const exitCodes = `
Exit codes:
  0  nothing at or above the level of --fail-on
  1  findings
  2  the work could not be done: a wrong option, or a file that is missing, unreadable or too large
`

/** Runs the program as this process: its arguments, its streams, its exit code. */
export async function run(process: NodeJS.Process): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), worldOf(process))
}

/**
 * The program: reads arguments, writes to the streams it is given, and says with which exit code to end. Never throws, and
 * never ends the process itself.
 */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  tame(io.stdout, io.stderr)
  const texts: Texts = { out: '', code: 0 }
  let commands: Command | undefined
  try {
    commands = await program(io, texts, argv)
    await commands.parseAsync(pathsAfterDashes(argv, commands), { from: 'user' })
  } catch (error) {
    if (!isStop(error)) {
      await complain(io, `This is a fault of mcp-lint itself; please report it${inBrackets(error)}.`)
      return 2
    }
    if (error.exitCode !== 0) {
      await complain(io, await sentenceFor(error, argv, commands))
      return 2
    }
  }
  const out = await write(io.stdout, texts.out)
  if (out) return texts.code
  await complain(io, 'Standard output cannot be written.')
  return 2
}

/** What stands behind "--" is a path even where it is called like a command; commander thinks otherwise. */
function pathsAfterDashes(argv: readonly string[], { commands }: Command): string[] {
  const before = argv.slice(0, Math.max(0, argv.indexOf('--')))
  const named = before.some(word => commands.some(command => command.name() === word))
  return argv.includes('--') && !named ? ['lint', ...argv] : [...argv]
}

async function sentenceFor(stop: Stop, argv: readonly string[], program: Command | undefined): Promise<string> {
  if (stop.code === 'mcp-lint.usage') return stop.message
  const { sentenceOf } = await import('./sentences.js')
  return sentenceOf(
    stop,
    argv,
    [...commandNames, 'help'],
    [program, ...(program?.commands ?? [])].flatMap(one => one?.options ?? []),
  )
}

function inBrackets(error: unknown): string {
  return error instanceof Error && error.message ? ` (${error.message.replace(/\s+/g, ' ').trim()})` : ''
}

/** Words that make the other commands matter; without one of them they are not even set up. */
const commandWords = new Set<string>([...commandNames, 'help', '--help', '-h'])

async function program(io: Io, texts: Texts, argv: readonly string[]): Promise<Command> {
  const program = new Command('mcp-lint')
    .description(
      'Finds what is wrong in the MCP configs of editors and assistants and in what MCP servers list, and fixes what needs no guess.',
    )
    .usage('[options] [paths or globs ...]')
    .version(version, '--version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: text => {
        texts.out += text
      },
      writeErr: () => {},
      getOutHelpWidth: () => widthOf(io.stdout),
      getOutHasColors: () => false,
    })
    .configureHelp({ showGlobalOptions: false })
  const lint = (command: Command) =>
    addLintOptions(command)
      .argument('[paths...]', 'files, folders and globs; "-" is standard input')
      .action(async (paths: string[], flags: object) => {
        const { lint } = await import('./commands/lint.js')
        texts.code = await lint(paths, lintSettings(flags), io)
      })
  lint(program).addHelpText('after', examples + exitCodes)
  if (!argv.some(word => commandWords.has(word) || word === '--')) return program
  lint(
    program
      .command('lint')
      .description('lint; what mcp-lint does without a command')
      .usage('[options] [paths or globs ...]'),
  ).addHelpText('after', exitCodes)
  ;(await import('./other-commands.js')).addOtherCommands(program, texts, io, {
    addInspectOptions,
    lintSettings,
    exitCodes,
  })
  return program
}

function widthOf({ columns }: Output): number {
  return columns && columns > 40 ? columns : 100
}
