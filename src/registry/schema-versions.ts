/** One published version of the schema of server.json. */
export interface SchemaVersion {
  readonly date: string
  /** Packages may hold nothing but the members of this version. */
  readonly closedPackages?: true
  /** Each package needs a version, whatever its type. */
  readonly packageVersion?: true
  /** Members of packages and inputs are called registry_type, is_required and so on; no registry reads these names any more. */
  readonly snakeCase?: true
  /** The root has a status, and the registry's own metadata is described. */
  readonly managed?: true
}

/** The versions that the registry knows, oldest first. */
const schemaVersions: readonly SchemaVersion[] = [
  { date: '2025-07-09', closedPackages: true, packageVersion: true, snakeCase: true, managed: true },
  { date: '2025-09-16', closedPackages: true, packageVersion: true, managed: true },
  { date: '2025-09-29', closedPackages: true, packageVersion: true },
  { date: '2025-10-11' },
  { date: '2025-10-17' },
  { date: '2025-12-11' },
]

/** The version that the registry wants. */
export const currentSchema = '2025-12-11'

/** The address that stands for a version in `$schema`. */
export function schemaAddress(date: string = currentSchema): string {
  return `https://static.modelcontextprotocol.io/schemas/${date}/server.schema.json`
}

/** The version that an address names, read as the registry reads it: only this part of the address counts. */
export function schemaIdIn(address: string): string | undefined {
  return /\/schemas\/([A-Za-z0-9_~.-]{1,64})\/server\.schema\.json/.exec(address)?.[1]
}

/** The known version of a date. */
export function schemaVersion(date: string | undefined): SchemaVersion | undefined {
  return schemaVersions.find(one => one.date === date)
}
