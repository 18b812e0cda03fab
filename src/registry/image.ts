/** What is wrong with the name of an image. */
export type ImageFault = 'scheme' | 'upper-case' | 'repository' | 'tag' | 'digest'

/** The name of an image, taken apart. */
export interface Image {
  /** Undefined: Docker Hub. */
  readonly host: string | undefined
  readonly repository: string
  readonly tag: string | undefined
  readonly digest: string | undefined
  readonly fault: ImageFault | undefined
}

/** Reads the name of an image as docker does. */
export function readImage(text: string): Image {
  const bare = text.replace(/^[A-Za-z][A-Za-z0-9+.-]*:\/\//, '')
  const [name = '', digest, ...more] = bare.split('@')
  const colon = name.lastIndexOf(':')
  const tagged = colon > name.lastIndexOf('/')
  const path = tagged ? name.slice(0, colon) : name
  const tag = tagged ? name.slice(colon + 1) : undefined
  const first = path.split('/', 1)[0] ?? ''
  const hasHost = path.includes('/') && (/[.:]/.test(first) || first === 'localhost')
  const host = hasHost ? first : undefined
  const repository = hasHost ? path.slice(first.length + 1) : path
  const fault = bare === text ? faultOf(repository, tag, more.length > 0 ? '' : digest) : 'scheme'
  return { host, repository, tag, digest, fault }
}

function faultOf(repository: string, tag: string | undefined, digest: string | undefined): ImageFault | undefined {
  const part = /^[a-z0-9_.-]+$/
  const parts = repository.split('/')
  if (parts.some(one => !part.test(one))) {
    return parts.every(one => part.test(one.toLowerCase())) ? 'upper-case' : 'repository'
  }
  if (tag !== undefined && !/^\w[\w.-]{0,127}$/.test(tag)) return 'tag'
  return digest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(digest) ? 'digest' : undefined
}
