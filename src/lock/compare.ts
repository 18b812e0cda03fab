import type { Span } from '../document/document.js'
import { pointerOf } from '../document/pointer.js'
import type { ChangedItem, ChangedPart, LockDifference } from '../kinds/dump/lock-views.js'
import type { Dump, ItemView } from '../kinds/dump/views.js'
import { difference } from '../text/difference.js'
import type { Lock, LockedItem } from './lock.js'
import { keyOf, recordedMembers, recordOf } from './record.js'

/** What a dump says otherwise than the lock, or beyond it. What is gone shows only over all files of a run. */
export async function compareWithLock(
  dump: Dump,
  masks: readonly Span[],
  server: string,
  { servers }: Lock,
): Promise<LockDifference> {
  const locked = servers.get(server)
  const changed: ChangedItem[] = []
  const added: ItemView[] = []
  for (const { of, items } of dump.lists)
    for (const item of items) {
      const key = keyOf(item)
      if (key === undefined) continue
      const before = locked?.get(of)?.get(key)
      if (!before) {
        added.push(item)
        continue
      }
      const now = await recordOf(item, masks)
      if (now.hash !== before.hash) changed.push({ item, parts: changedParts(item, before, now) })
    }
  return { server, known: locked !== undefined, changed, added }
}

/** The members that differ, in the order of the specification; those that are gone come last. */
function changedParts(item: ItemView, before: LockedItem, now: LockedItem): ChangedPart[] {
  const members = recordedMembers(item)
  const there = [...now.members].flatMap(([name, text]): ChangedPart[] => {
    const old = before.members.get(name)
    const value = members.get(name)?.value
    if (old === text) return []
    return [{ name, now: value, ...(old === undefined ? { how: 'added', within: '' } : narrowed(old, text)) }]
  })
  const gone = [...before.members.keys()].filter(name => !now.members.has(name))
  return [...there, ...gone.map((name): ChangedPart => ({ name, now: undefined, how: 'removed', within: '' }))]
}

/** Goes down into two canonical texts for as long as they differ in one part only. */
function narrowed(before: string, after: string): Pick<ChangedPart, 'how' | 'within'> {
  let [a, b] = [parsed(before), parsed(after)]
  const path: string[] = []
  for (;;) {
    const steps = isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b) ? differing(a, b) : []
    const [step, ...others] = steps
    if (step === undefined || others.length > 0 || !isTree(a) || !isTree(b)) break
    path.push(step)
    if (!Object.hasOwn(a, step)) return { within: pointerOf(path), how: 'added' }
    if (!Object.hasOwn(b, step)) return { within: pointerOf(path), how: 'removed' }
    ;[a, b] = [a[step], b[step]]
  }
  return { within: pointerOf(path), how: difference(plain(a), plain(b)) }
}

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The steps at which two objects or two lists differ. */
function differing(a: Tree, b: Tree): string[] {
  const steps = new Set([...Object.keys(a), ...Object.keys(b)])
  const has = (tree: Tree, step: string) => (Object.hasOwn(tree, step) ? JSON.stringify(tree[step]) : undefined)
  return [...steps].filter(step => has(a, step) !== has(b, step))
}

/** A lock file that was edited by hand may hold any text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
