const PLAIN = String.raw`v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]+)?`
const COMPARED = new RegExp(String.raw`^(?:\^|~|>=|<=|>|<|=)\s*${PLAIN}$`)
const HYPHENATED = new RegExp(String.raw`^${PLAIN}\s-\s*${PLAIN}$`)
/** Blanks are taken before the first bar only, so of three alternatives with blanks the registry sees none. */
const EITHER = new RegExp(String.raw`^${PLAIN}\s*(?:\|\|\s*${PLAIN})+$`)
const DOTTED = /^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}(?:-[0-9A-Za-z.-]+)?$/
const SEMVER =
  /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/

/** Longer texts are no versions; it bounds the work. */
const LONGEST = 512

/**
 * How the registry takes a version. `range`: it refuses it as a range. `letter`: it refuses it because an x stands in the suffix
 * of a single version. `missed`: a range that it lets pass.
 */
export type VersionReading = 'plain' | 'range' | 'letter' | 'missed'

/** Reads a version as the registry does. */
export function readVersion(text: string): VersionReading {
  const version = text.trim()
  if (version.length > LONGEST) return 'plain'
  if (COMPARED.test(version) || HYPHENATED.test(version) || EITHER.test(version)) return 'range'
  if (DOTTED.test(version) && /[xX*]/.test(version)) {
    const numbers = version.split('-', 1)[0] ?? ''
    return /[xX*]/.test(numbers) ? 'range' : 'letter'
  }
  return isMissedRange(version) ? 'missed' : 'plain'
}

/** A lone wildcard, several comparators, or alternatives with comparators. */
function isMissedRange(version: string): boolean {
  if (/^[xX*]$/.test(version)) return true
  if (version.includes('||')) {
    const part = /^(?:\^|~|>=|<=|>|<|=)?\s*v?[\dxX*][0-9A-Za-z.*+-]*$/
    return version.split('||').every(one => part.test(one.trim()))
  }
  const parts = version.split(/\s+|,\s*/).filter(part => part !== '')
  const compared = /^(?:\^|~|>=|<=|>|<|=|==|~=|!=)\s*v?\d/
  if (/^(?:~=|==|!=|===)\s*v?\d/.test(version)) return true
  return (
    parts.length > 1 && parts.some(part => compared.test(part)) && parts.every(part => /^[\^~<>=!v\dxX*]/.test(part))
  )
}

/** Whether a version follows Semantic Versioning 2.0. */
export function isSemver(version: string): boolean {
  return version.length <= LONGEST && SEMVER.test(version)
}

/** The version that was most likely meant: without a leading v, with three numbers. */
export function toSemver(version: string): string | undefined {
  const match = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?([-+][0-9A-Za-z.+-]{1,100})?$/i.exec(version)
  if (!match) return undefined
  const [, major = '0', minor = '0', patch = '0', rest = ''] = match
  const whole = `${Number(major)}.${Number(minor)}.${Number(patch)}${rest}`
  return isSemver(whole) && whole !== version ? whole : undefined
}
