/** The lists that a lock holds, as they are called in dumps. */
export type LockedList = 'tools' | 'resources' | 'resourceTemplates' | 'prompts'
export const lockedLists: readonly LockedList[] = ['prompts', 'resourceTemplates', 'resources', 'tools']

/** One tool, prompt or resource as it was approved. */
export interface LockedItem {
  /** `sha256:` and the hash of the canonical text (RFC 8785) of an object of the recorded members, secrets and all. */
  readonly hash: string
  /** The canonical text of each recorded member, with secrets masked. */
  readonly members: ReadonlyMap<string, string>
}

/** What was recorded of a server: the items of each list by name, or by address. A list that was not there is missing. */
export type LockedServer = ReadonlyMap<LockedList, ReadonlyMap<string, LockedItem>>

/** What was approved, by the names of servers. */
export interface Lock {
  readonly servers: ReadonlyMap<string, LockedServer>
}
