import type { ObjectNode } from '../document/document.js'
import { perNode } from '../document/per-node.js'
import { type Ref, refsOf } from './refs.js'
import { type Subschema, survey } from './survey.js'

/** A way from one schema to another: into a part of it, or by a reference. */
interface Step {
  readonly to: Subschema
  readonly ref?: Ref
}
interface Visit {
  readonly at: Subschema
  /** The reference that led here, or to a schema around it. */
  readonly by: Ref | undefined
  readonly steps: readonly Step[]
  next: number
}

/**
 * The references that lead back to a schema they stand in, once others are followed: of each circle the one that closes it.
 * Definitions that nothing leads to do not count.
 */
export const closingRefs: (root: ObjectNode, given?: undefined) => readonly Ref[] = perNode((root: ObjectNode) => {
  const refs = refsOf(root)
  if (refs.length === 0) return []
  const stepsFrom = stepsIn(root, refs)
  const closing = new Set<Ref>()
  const state = new Map<Subschema, 'open' | 'done'>()
  const visits: Visit[] = []
  const enter = (at: Subschema, by: Ref | undefined): void => {
    state.set(at, 'open')
    visits.push({ at, by, steps: stepsFrom(at), next: 0 })
  }
  const [first] = survey(root)
  if (first) enter(first, undefined)
  for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
    const step = visit.steps[visit.next++]
    if (!step) {
      state.set(visit.at, 'done')
      visits.pop()
      continue
    }
    const by = step.ref ?? visit.by
    const known = state.get(step.to)
    if (known === undefined) enter(step.to, by)
    else if (known === 'open' && by) closing.add(by)
  }
  return [...closing].sort((a, b) => a.node.span.start - b.node.span.start)
})

function stepsIn(root: ObjectNode, refs: readonly Ref[]): (at: Subschema) => readonly Step[] {
  const all = survey(root)
  const byNode = new Map<unknown, Subschema>(all.map(one => [one.node, one]))
  const steps = new Map<Subschema, Step[]>()
  const add = (from: Subschema, step: Step): void => {
    const known = steps.get(from)
    if (known) known.push(step)
    else steps.set(from, [step])
  }
  for (const one of all) if (one.above && one.by !== '$defs' && one.by !== 'definitions') add(one.above, { to: one })
  for (const ref of refs) {
    const to = ref.target.is === 'here' ? byNode.get(ref.target.node) : undefined
    if (to) add(ref.from, { to, ref })
  }
  return at => steps.get(at) ?? []
}
