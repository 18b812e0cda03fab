const HOSTS = ['github', 'gitlab'] as const
const ADDRESS = /^(https?):\/\/(?:www\.)?(github|gitlab)\.com\/[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+\/?$/

/** A source of repositories that the registry knows. */
export type RepositorySource = (typeof HOSTS)[number]

/** How the registry takes the address of a repository. */
export type RepositoryReading =
  | { readonly kind: 'fine'; readonly source: RepositorySource; readonly secure: boolean }
  /** Written for git and not for a browser; `web` is the address that was meant. */
  | { readonly kind: 'git'; readonly source: RepositorySource; readonly web: string }
  /** The address of a folder inside the repository. */
  | { readonly kind: 'folder'; readonly source: RepositorySource; readonly web: string; readonly folder: string }
  | { readonly kind: 'nested'; readonly source: RepositorySource }
  | { readonly kind: 'other' }

/** Whether a word names a source. */
export function isSource(word: string): word is RepositorySource {
  return HOSTS.some(one => one === word)
}

/** Reads the address of a repository. */
export function readRepository(url: string): RepositoryReading {
  const fine = ADDRESS.exec(url)
  if (fine) return { kind: 'fine', source: fine[2] as RepositorySource, secure: fine[1] === 'https' }
  const git =
    /^(?:git\+https?:\/\/|git\+ssh:\/\/git@|git:\/\/|ssh:\/\/git@|git@)(?:www\.)?(github|gitlab)\.com[:/]([A-Za-z0-9_.-]+)\/([A-Za-z0-9_.-]+?)(?:\.git)?\/?$/i.exec(
      url,
    )
  if (git) {
    const source = git[1]?.toLowerCase() as RepositorySource
    return { kind: 'git', source, web: `https://${source}.com/${git[2]}/${git[3]}` }
  }
  return readLonger(url)
}

function readLonger(url: string): RepositoryReading {
  const tree =
    /^https?:\/\/(?:www\.)?(github|gitlab)\.com\/([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+)\/(?:-\/)?(?:tree|blob)\/[^/]+\/?(.*)$/.exec(
      url,
    )
  if (tree) {
    const source = tree[1] as RepositorySource
    return {
      kind: 'folder',
      source,
      web: `https://${source}.com/${tree[2]}`,
      folder: (tree[3] ?? '').replace(/\/$/, ''),
    }
  }
  const nested = /^https?:\/\/(?:www\.)?gitlab\.com\/[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+){2,20}\/?$/.test(url)
  return nested ? { kind: 'nested', source: 'gitlab' } : { kind: 'other' }
}

/** The owner of a repository on github.com. */
export function githubOwnerOf(url: string): string | undefined {
  return /^https?:\/\/(?:www\.)?github\.com\/([A-Za-z0-9_.-]+)\//i.exec(url)?.[1]
}

/** Whether the registry takes a folder of a repository. */
export function isSubfolder(path: string): boolean {
  if (!/^[A-Za-z0-9_./-]+$/.test(path)) return false
  return path.split('/').every(step => step !== '' && step !== '.' && step !== '..')
}
