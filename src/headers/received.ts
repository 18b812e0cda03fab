import type { Node } from '../document/document.js'
import type { ParamHeader } from './call.js'
import { decimalOf, sameDecimal } from './decimal.js'
import { decodedHeader } from './decode.js'

/** One header line of a request. */
export interface HeaderLine {
  readonly name: string
  readonly value: string
}

/** How a header of a request agrees with the arguments in its body. */
export type Verdict = 'match' | 'missing' | 'malformed' | 'mismatch' | 'unexpected' | 'ignored'

/** What a server finds at one header. */
export interface HeaderCheck {
  readonly name: string
  readonly verdict: Verdict
  /** What the header stands for; undefined where there is none or it is malformed. */
  readonly decoded: string | undefined
}

/** Verdicts with which a server takes the request. */
const FINE: ReadonlySet<Verdict> = new Set(['match', 'ignored'])

/** Whether a server must answer with status 400 and error -32020. A header without a value in the body does not match it. */
export function mustRefuse(checks: readonly HeaderCheck[]): boolean {
  return checks.some(({ verdict }) => !FINE.has(verdict))
}

/**
 * Compares the headers of a request with the headers that its call asks for: those in their order, then the others. `Mcp-Name`
 * and `Mcp-Method` are compared where they are given; they are not missed, so that parameters can be tried alone.
 */
export function checkReceived(
  tool: string,
  params: readonly ParamHeader[],
  lines: readonly HeaderLine[],
): HeaderCheck[] {
  const received = joined(lines)
  const own = params.flatMap(param => {
    const line = received.get(param.name.toLowerCase())
    return checkParam(param, line?.value)
  })
  const known = new Set(params.map(({ name }) => name.toLowerCase()))
  const others = [...received].filter(([key]) => !known.has(key)).map(([key, line]) => checkOther(key, line, tool))
  return [...own, ...others]
}

/** Lines of one name are one value with commas, as HTTP has it. */
function joined(lines: readonly HeaderLine[]): Map<string, HeaderLine> {
  const found = new Map<string, HeaderLine>()
  for (const { name, value } of lines) {
    const key = name.toLowerCase()
    const first = found.get(key)
    found.set(key, first ? { name: first.name, value: `${first.value}, ${value}` } : { name, value })
  }
  return found
}

function checkParam({ name, argument, sends }: ParamHeader, text: string | undefined): HeaderCheck[] {
  const isExpected = sends.state !== 'omitted'
  if (text === undefined) return isExpected ? [{ name, verdict: 'missing', decoded: undefined }] : []
  const decoded = decodedHeader(text)
  if (decoded === undefined) return [{ name, verdict: 'malformed', decoded }]
  if (!argument || argument.type === 'null') return [{ name, verdict: 'unexpected', decoded }]
  return [{ name, verdict: agrees(decoded, argument) ? 'match' : 'mismatch', decoded }]
}

function checkOther(key: string, { name, value }: HeaderLine, tool: string): HeaderCheck {
  const decoded = decodedHeader(value)
  const expected = key === 'mcp-name' ? tool : key === 'mcp-method' ? 'tools/call' : undefined
  if (expected === undefined) return { name, verdict: 'ignored', decoded }
  if (decoded === undefined) return { name, verdict: 'malformed', decoded }
  return { name, verdict: decoded === expected ? 'match' : 'mismatch', decoded }
}

/** Numbers are compared as numbers, to the last digit. */
function agrees(decoded: string, argument: Node): boolean {
  switch (argument.type) {
    case 'string':
      return decoded === argument.value
    case 'boolean':
      return decoded === String(argument.value)
    case 'number': {
      const [here, there] = [decimalOf(decoded), decimalOf(argument.raw)]
      return here !== undefined && there !== undefined && sameDecimal(here, there)
    }
    default:
      return false
  }
}

/** A header line as people write it, `Name: value`; undefined where it has no name. Blanks around the value do not count. */
export function headerLine(text: string): HeaderLine | undefined {
  const colon = text.indexOf(':')
  const name = text.slice(0, Math.max(colon, 0)).trim()
  if (name === '') return undefined
  return { name, value: trimmed(text.slice(colon + 1)) }
}

/** Without the spaces and tabs at the ends; other blanks belong to the value and make it malformed. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  return text.slice(start, end)
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t'
}
