import type { Node } from '../../document/document.js'
import type { Difference } from '../../text/difference.js'
import type { ItemView } from './views.js'

/** A member of an item that is not as it was approved. */
export interface ChangedPart {
  readonly name: string
  /** Where in its value the difference is, as a JSON Pointer; "" where that is all of it, or several parts of it. */
  readonly within: string
  /** It was not there; it is not there any more; or the words that differ. */
  readonly how: 'added' | 'removed' | Difference
  /** The value as it is now. */
  readonly now: Node | undefined
}

/** An item that is not as it was approved. */
export interface ChangedItem {
  readonly item: ItemView
  /** Empty where only something changed that the lock file does not show: a secret. */
  readonly parts: readonly ChangedPart[]
}

/** What a dump says that a lock file does not have. */
export interface LockDifference {
  /** The name under which the lock file was asked for the server, and whether it has it. */
  readonly server: string
  readonly known: boolean
  readonly changed: readonly ChangedItem[]
  readonly added: readonly ItemView[]
}
