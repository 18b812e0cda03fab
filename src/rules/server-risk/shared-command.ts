import type { Node } from '../../document/document.js'
import type { Severity } from '../../engine/finding.js'
import { listOf, type Server, stringOf } from '../../kinds/server.js'
import type { ServerSubject } from '../../kinds/subjects.js'
import { programName } from '../../text/program.js'
import { defineRule } from '../rule.js'
import { riskExtras } from '../shared-risk.js'

/** What an entry starts. */
export interface CommandLine {
  /** The bare name of the program. */
  readonly name: string
  readonly command: string
  readonly program: Node
  readonly words: readonly string[]
  /** The node of each word. */
  readonly nodes: readonly Node[]
}

const empty: readonly Node[] = []

/** The command of an entry, with its arguments beside it or in one list with it. */
function commandLine(server: Server): CommandLine | undefined {
  const value = server.program?.value
  const isList = value?.type === 'array'
  const program = isList ? value.items[0] : stringOf(server.program)
  if (program?.type !== 'string') return undefined
  const nodes = isList ? value.items.slice(1) : (listOf(server.arguments)?.items ?? empty)
  const words = nodes.map(node => (node.type === 'string' ? node.value : ''))
  return { name: programName(program.value), command: program.value, program, words, nodes }
}

type Level = 'high' | 'medium' | 'low'
/** Reports a place, if there is one. */
export type Tell = (level: Level, at: Node | undefined, detail?: string) => void

interface CommandRisk {
  readonly code: `MCP_${string}`
  readonly title: string
  /** That of the highest level it has. */
  readonly severity: Severity
  readonly tags: readonly string[]
  readonly yieldsTo?: readonly string[]
  readonly what: (detail: string) => string
  readonly todo: string
  check(line: CommandLine, tell: Tell, subject: ServerSubject): void
}

/** A rule about the command of an entry: one message, as high as the place deserves. */
export function commandRisk({ what, todo, check, ...rule }: CommandRisk) {
  return defineRule({
    ...rule,
    on: 'server',
    basis: 'advice',
    since: '0.1.0',
    messages: { found: ({ detail }: { detail: string }) => ({ what: what(detail), todo }) },
    check(subject, report) {
      const line = commandLine(subject.server)
      if (!line) return
      check(line, (level, at, detail = '') => at && report('found', at, { detail }, riskExtras(level)), subject)
    },
  })
}
