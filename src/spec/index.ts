import { revision20241105 } from './2024-11-05.js'
import { revision20250326 } from './2025-03-26.js'
import { revision20250618 } from './2025-06-18.js'
import { revision20251125 } from './2025-11-25.js'
import { revision20260728 } from './2026-07-28.js'
import type { RevisionDate, SpecRevision } from './revision.js'

/** All revisions, oldest first. */
export const revisions: readonly SpecRevision[] = [
  revision20241105,
  revision20250326,
  revision20250618,
  revision20251125,
  revision20260728,
]

/** The revision of a date. */
export const revisionOf: Readonly<Record<RevisionDate, SpecRevision>> = {
  '2024-11-05': revision20241105,
  '2025-03-26': revision20250326,
  '2025-06-18': revision20250618,
  '2025-11-25': revision20251125,
  '2026-07-28': revision20260728,
}

/** The revisions that a dump is held against when it does not say which one it speaks: what both object to is reported. */
export const current: readonly SpecRevision[] = [revision20251125, revision20260728]
