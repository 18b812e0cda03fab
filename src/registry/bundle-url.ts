import { hostOf } from './templated-url.js'

/** What publishing refuses in the address of an MCPB file. */
export type BundleFault = 'no-address' | 'scheme' | 'host' | 'path' | 'word'

const GITHUB = /^\/[^/]+\/[^/]+\/releases\/download\/[^/]+\/[^/]+$/
const GITLAB = /^\/[^/]+(?:\/[^/]+)+\/-\/(?:releases\/[^/]+\/downloads\/.+|package_files\/[^/]+\/download)$/

/** The first fault of the address of an MCPB file. */
export function bundleFault(url: string): BundleFault | undefined {
  if (!/^https?:\/\//i.test(url)) return 'no-address'
  if (!url.startsWith('https://')) return 'scheme'
  const host = hostOf(url)
    ?.toLowerCase()
    .replace(/^www\./, '')
  if (host !== 'github.com' && host !== 'gitlab.com') return 'host'
  const path = /^https:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? ''
  if (!(host === 'github.com' ? GITHUB : GITLAB).test(path)) return 'path'
  return url.toLowerCase().includes('mcp') ? undefined : 'word'
}
