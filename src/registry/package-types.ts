/** What publishing asks of the packages of one type. */
export interface PackageType {
  readonly type: string
  /** The only base address: its host written backwards, so that no tool takes this file for one that fetches from there. */
  readonly base?: { readonly reversedHost: string; readonly path: string }
  readonly version: 'required' | 'optional' | 'forbidden'
  readonly sha256: 'required' | 'forbidden'
  /** Program that runs such packages, for a hint. */
  readonly runtime?: string
  /** What proves that the package is the publisher's: mcpName in package.json, or a line in the README. */
  readonly proof?: 'mcpName' | 'readme'
}

/** The types of packages that the registry takes. */
export const packageTypes: readonly PackageType[] = [
  {
    type: 'npm',
    base: { reversedHost: 'org.npmjs.registry', path: '' },
    version: 'required',
    sha256: 'forbidden',
    runtime: 'npx',
    proof: 'mcpName',
  },
  {
    type: 'pypi',
    base: { reversedHost: 'org.pypi', path: '' },
    version: 'required',
    sha256: 'forbidden',
    runtime: 'uvx',
    proof: 'readme',
  },
  {
    type: 'nuget',
    base: { reversedHost: 'org.nuget.api', path: '/v3/index.json' },
    version: 'required',
    sha256: 'forbidden',
    runtime: 'dnx',
    proof: 'readme',
  },
  {
    type: 'cargo',
    base: { reversedHost: 'io.crates', path: '' },
    version: 'required',
    sha256: 'forbidden',
    proof: 'readme',
  },
  { type: 'oci', version: 'forbidden', sha256: 'forbidden', runtime: 'docker' },
  { type: 'mcpb', version: 'optional', sha256: 'required' },
]

/** Words that people write for a type. */
export const packageTypeWords: Readonly<Record<string, string>> = {
  docker: 'oci',
  container: 'oci',
  dxt: 'mcpb',
  crates: 'cargo',
  crate: 'cargo',
  python: 'pypi',
  node: 'npm',
  dotnet: 'nuget',
}

/** Hosts of images, written backwards; `*.` in front of the last part stands for any name in front of it. */
const imageHosts: readonly string[] = [
  'io.docker',
  'io.docker.index',
  'io.docker.registry-1',
  'io.ghcr',
  'io.quay',
  'com.microsoft.mcr',
]
const imageHostEndings: readonly string[] = ['dev.pkg', 'io.azurecr']

const turned = (host: string): string => host.split('.').reverse().join('.')

/** The type that a word names, exactly. */
export function packageType(word: string | undefined): PackageType | undefined {
  return packageTypes.find(one => one.type === word)
}

/** The only base address of a type, or undefined where it has none. */
export function baseAddress({ base }: PackageType): string | undefined {
  return base && `https://${turned(base.reversedHost)}${base.path}`
}

/** Whether images of a host are taken. */
export function isImageHost(host: string): boolean {
  return imageHosts.some(one => turned(one) === host) || imageHostEndings.some(one => host.endsWith(`.${turned(one)}`))
}

/** Whether an address has the host of a type's base address, written in whatever way. */
export function isSameBase(type: PackageType, address: string): boolean {
  if (!type.base) return false
  const host = /^(?:https?:)?\/{0,2}(?:www\.)?([^/:?#]+)/i.exec(address.trim())?.[1]?.toLowerCase()
  const own = turned(type.base.reversedHost)
  return host === own || host === own.replace(/^www\./, '')
}
