import type { Verdict } from '../../headers/received.js'
import type { HeaderReport, ReceivedReport, SentHeader } from '../../headers/report.js'
import { visible } from '../../report/visible.js'

/** What the headers of a call come to, for people. */
export function headersText({ tool, dropped, standard, headers, received }: HeaderReport): string {
  const title = `${visible(tool)}  a call over Streamable HTTP, MCP 2026-07-28`
  if (dropped !== null)
    return `${title}\n\n  Clients drop this tool from their list, so nobody can call it.\n  ${visible(dropped)}\n`
  const lines = [
    ...standard.map(({ name, value }) => [`${name}: ${visible(value ?? '')}`, '']),
    ...headers.map(header => [lineOf(header), header.parameter]),
  ]
  const width = Math.max(...lines.map(([line = '']) => line.length))
  return [
    title,
    '',
    ...lines.map(([line = '', parameter = '']) => `  ${line.padEnd(width)}  ${visible(parameter)}`.trimEnd()),
    ...(headers.length === 0 ? ['', '  No parameter of this tool has an x-mcp-header.'] : []),
    ...(received ? ['', ...receivedLines(received)] : []),
    '',
  ].join('\n')
}

function lineOf({ name, state, value, why }: SentHeader): string {
  if (state === 'sent') return `${name}: ${value}`
  return state === 'omitted' ? `${name} is not sent` : `${name} cannot be sent: ${visible(why ?? '')}`
}

const meanings: Readonly<Record<Verdict, string>> = {
  match: 'agrees with the argument',
  missing: 'is missing, although the call has a value',
  malformed: 'is malformed',
  mismatch: 'differs from the argument',
  unexpected: 'is there, although the call has no value',
  ignored: 'is ignored: no parameter asks for it',
}

function receivedLines({ status, checks }: ReceivedReport): string[] {
  const width = Math.max(0, ...checks.map(({ verdict }) => verdict.length))
  return [
    'Received',
    '',
    ...checks.map(({ name, verdict, decoded }) => {
      const text = decoded === null || verdict === 'ignored' ? '' : ` (${JSON.stringify(decoded)})`
      return `  ${verdict.padEnd(width)}  ${visible(`${name} ${meanings[verdict]}${text}`)}`
    }),
    ...(checks.length > 0 ? [''] : []),
    status === 200
      ? '  The server takes the call as far as its headers go.'
      : '  The server must answer with status 400 and the JSON-RPC error -32020 (HeaderMismatch).',
  ]
}
