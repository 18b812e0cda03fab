import type { Node } from '../document/document.js'
import type { Finding } from '../engine/finding.js'
import type { Dump, ResultView } from '../kinds/dump/views.js'
import { list } from '../text/words.js'
import type { Dropped } from './tree.js'

/** Findings by the entry or list that they belong to. */
export interface PlacedFindings {
  of(node: Node): readonly Finding[]
  /** Those about the answer that a list came with: its cursor, and how long it may be kept. */
  ofAnswer(result: ResultView | undefined): readonly Finding[]
  readonly rest: readonly Finding[]
}

/** Gives each finding to the innermost entry or list that holds its place. */
export function placeFindings(
  findings: readonly Finding[],
  { lists }: Dump,
  placeOf: (node: Node) => { readonly pointer: string; readonly document: number },
): PlacedFindings {
  const nodes = new Map<string, Node>()
  const add = (node: Node) => {
    const { pointer, document } = placeOf(node)
    nodes.set(`${document} ${pointer}`, node)
  }
  for (const one of lists) add(one.node)
  // An entry that stands alone has the place of its list, and is what the findings are about.
  if (findings.length > 0) for (const one of lists) for (const { node } of one.items) add(node)
  const placed = new Map<Node, Finding[]>()
  const rest: Finding[] = []
  for (const finding of findings) {
    const node = holderOf(finding, nodes)
    const here = (node && placed.get(node)) ?? []
    if (node) placed.set(node, here)
    ;(node ? here : rest).push(finding)
  }
  return {
    of: node => placed.get(node) ?? [],
    ofAnswer(result) {
      if (!result || rest.length === 0) return []
      const { pointer, document } = placeOf(result.node)
      return rest.filter(one => one.document === document && isAboutAnswer(one.pointer, pointer))
    },
    rest,
  }
}

/** Members of a dump that hold other answers: a fault in them costs no list. */
const otherAnswers = new Set(['serverInfo', 'capabilities', 'protocolVersion', 'instructions', 'supportedVersions'])

function isAboutAnswer(pointer: string, answer: string): boolean {
  if (pointer === answer) return true
  if (!pointer.startsWith(`${answer}/`)) return false
  const [step = ''] = pointer.slice(answer.length + 1).split('/')
  return !otherAnswers.has(step)
}

/** Pointers of entries are short; those below a very long name need no look-up for each step. */
const LONGEST = 400

function holderOf({ pointer, document }: Finding, nodes: ReadonlyMap<string, Node>): Node | undefined {
  for (let end = pointer.slice(0, LONGEST).length; end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const node = nodes.get(`${document} ${pointer.slice(0, end)}`)
    if (node || end === 0) return node
  }
  return undefined
}

const readers = {
  tool: 'clients over Streamable HTTP',
  list: 'clients that check what a server answers',
} as const

/** Who does without an entry, or the whole list, for these faults. */
export function droppedBy(findings: readonly Finding[], what: 'tool' | 'list'): Dropped[] {
  const found = new Map<string, Dropped>()
  for (const { code, drops, basis, severity, targets } of findings) {
    const refused = what === 'tool' && basis === 'target' && severity === 'error' && targets && targets.length > 0
    const by = drops === what ? readers[what] : refused ? list(targets, 'and') : undefined
    if (by !== undefined) found.set(`${code} ${by}`, { by, code })
  }
  return [...found.values()]
}
