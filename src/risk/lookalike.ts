import { distance } from '../text/near.js'
import { WELL_KNOWN } from './packages.js'

/** A package whose name is nearly that of a well-known one. */
export interface Lookalike {
  readonly like: string
  readonly level: 'high' | 'medium'
}

/** Signs that look alike, brought to one. */
const shapeOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i|]/g, 'l')
    .replace(/5/g, 's')
const bare = (name: string): string => name.replace(/[-_.@/]/g, '')
const ownerOf = (name: string): string | undefined => /^@([^/]{1,214})\//.exec(name)?.[1]

/** PyPI takes `-`, `_` and `.` for the same. */
const pypi = (name: string): string => name.replace(/[-_.]{1,20}/g, '-')

/** What a package's name is easily taken for, or undefined. Packages of a well-known owner are none. */
export function findLookalike(given: string, registry: 'npm' | 'pypi'): Lookalike | undefined {
  const name = given.toLowerCase()
  if (name.length < 5 || name.length > 214 || WELL_KNOWN.includes(name)) return undefined
  if (registry === 'pypi' && WELL_KNOWN.some(one => pypi(one) === pypi(name))) return undefined
  const like = (test: (known: string) => boolean): string | undefined => WELL_KNOWN.find(test)
  if (/[^\x00-\x7f]/.test(name)) {
    return { like: like(known => distance(known, name) <= 2) ?? 'a name of plain letters', level: 'high' }
  }
  const owner = ownerOf(name)
  if (owner !== undefined && WELL_KNOWN.some(known => ownerOf(known) === owner)) return undefined
  const twin =
    like(known => shapeOf(known) === shapeOf(name)) ?? (owner ? like(known => isNearOwner(owner, known)) : near(name))
  if (twin !== undefined) return { like: twin, level: 'high' }
  const flat = owner === undefined ? like(known => bare(known) === bare(name)) : undefined
  return flat === undefined ? undefined : { like: flat, level: 'medium' }
}

function isNearOwner(owner: string, known: string): boolean {
  const real = ownerOf(known)
  if (real === undefined) return false
  if (real === 'modelcontextprotocol' && /^(?:model-?context-?protocols?|mcp-?protocol|modelcontext)$/.test(owner))
    return true
  return (
    owner.length >= 8 &&
    Math.abs(owner.length - real.length) <= 2 &&
    distance(owner, real) <= (owner.length >= 14 ? 2 : 1)
  )
}

/** One letter away from a well-known name without an owner. Two that differ by a separator alone are forks as often as not. */
function near(name: string): string | undefined {
  return WELL_KNOWN.find(
    known =>
      known[0] !== '@' &&
      known.length >= 8 &&
      Math.abs(known.length - name.length) <= 1 &&
      bare(known) !== bare(name) &&
      distance(known, name) === 1,
  )
}
