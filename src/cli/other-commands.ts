import type { Command } from 'commander'
import { gather, oneOf } from './choices.js'
import type { HeadersFlags } from './commands/headers.js'
import type { ExitCode, Io } from './io.js'

/** What a command leaves behind for standard output, and how it ended. */
export interface Texts {
  out: string
  code: ExitCode
}

/** All commands but lint: a run that lints does not load them. */
export function addOtherCommands(program: Command, texts: Texts, io: Io): void {
  addHeaders(program, texts, io)
  addTables(program, texts)
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

function withFormat(command: Command): Command {
  return command.option('--format <name>', 'text or json (default: text)', oneOf('format', 'formats', ['text', 'json']))
}

/** The option may stand before the command too. */
function wantsJson(program: Command, flags: { readonly format?: string }): boolean {
  return (flags.format ?? program.opts<{ format?: string }>().format) === 'json'
}

function addTables(program: Command, texts: Texts): void {
  withFormat(program.command('rules').description('list all rules')).action(async (flags: object) => {
    texts.out += (await import('./commands/pages.js')).rulesTable(wantsJson(program, flags))
  })
  withFormat(program.command('clients').description('list the clients whose configs are known')).action(
    async (flags: object) => {
      texts.out += (await import('./commands/clients.js')).clientsTable(wantsJson(program, flags))
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
