import type { Node, ObjectNode } from '../document/document.js'
import { pointerOf } from '../document/pointer.js'
import { type ParamHeader, paramHeaders } from './call.js'
import { headerText } from './encode.js'
import { headerFaults } from './faults.js'
import { checkReceived, type HeaderLine, mustRefuse, type Verdict } from './received.js'
import { whyDropped } from './words.js'

/** One header of a call, as plain data. */
export interface SentHeader {
  readonly name: string
  readonly value: string | null
  readonly state: 'sent' | 'omitted' | 'error'
  /** The JSON Pointer of its argument. */
  readonly parameter: string
  /** Only for errors: a clause without a full stop. */
  readonly why?: string
}

/** What a server has to make of the headers that came with a call. */
export interface ReceivedReport {
  readonly status: 200 | 400
  readonly code: -32020 | null
  readonly checks: readonly { readonly name: string; readonly verdict: Verdict; readonly decoded: string | null }[]
}

/** All that the headers of one call come to, as plain data. */
export interface HeaderReport {
  readonly tool: string
  /** Why clients never see the tool; null where they do. */
  readonly dropped: string | null
  /** The headers that every call has. */
  readonly standard: readonly { readonly name: string; readonly value: string | null }[]
  readonly headers: readonly SentHeader[]
  /** null where nothing is told of a request, and for a tool that nobody can call. */
  readonly received: ReceivedReport | null
}

/** A tool and a call of it. */
export interface Call {
  readonly tool: string
  /** The tool's inputSchema; undefined where it is no object. */
  readonly schema: ObjectNode | undefined
  readonly args: Node
}

/** Plays through a call: what a client sends and, where header lines are given, what a server says to them. */
export function headerReport({ tool, schema, args }: Call, lines: readonly HeaderLine[] | undefined): HeaderReport {
  const [fault] = schema ? headerFaults(schema) : []
  const params = schema ? paramHeaders(schema, args) : []
  return {
    tool,
    dropped: fault ? whyDropped(fault) : null,
    standard: [
      { name: 'Mcp-Method', value: 'tools/call' },
      { name: 'Mcp-Name', value: headerText(tool) ?? null },
    ],
    headers: params.map(sentHeader),
    received: lines && !fault ? receivedReport(tool, params, lines) : null,
  }
}

function sentHeader({ name, path, sends }: ParamHeader): SentHeader {
  const value = sends.state === 'sent' ? sends.value : null
  const why = sends.state === 'error' ? { why: sends.why } : {}
  return { name, value, state: sends.state, parameter: pointerOf(path), ...why }
}

function receivedReport(tool: string, params: readonly ParamHeader[], lines: readonly HeaderLine[]): ReceivedReport {
  const checks = checkReceived(tool, params, lines)
  const refused = mustRefuse(checks)
  return {
    status: refused ? 400 : 200,
    code: refused ? -32020 : null,
    checks: checks.map(({ name, verdict, decoded = null }) => ({ name, verdict, decoded })),
  }
}

/** Whether the call goes through: the tool is there, every argument can be sent, and the server takes what came. */
export function goesThrough({ dropped, headers, received }: HeaderReport): boolean {
  return dropped === null && headers.every(({ state }) => state !== 'error') && received?.status !== 400
}
