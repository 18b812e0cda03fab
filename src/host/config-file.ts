import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configNames, packageMember } from '../settings/names.js'

/** The configuration that counts for a folder: the nearest one, from the folder upward. An absolute path, or undefined. */
export function findConfig(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const name of configNames) if (isFile(join(at, name))) return join(at, name)
    if (hasMember(join(at, 'package.json'))) return join(at, 'package.json')
    if (dirname(at) === at) return undefined
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false // a folder that is closed to us
  }
}

/** Whether a package.json holds a configuration. Most do not even name us, and so are not parsed. */
function hasMember(path: string): boolean {
  if (!isFile(path)) return false
  try {
    const text = readFileSync(path, 'utf8')
    if (!text.includes(`"${packageMember}"`)) return false
    const content: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof content === 'object' && content !== null && Object.hasOwn(content, packageMember)
  } catch {
    return false // whatever it is, npm has more to say about it
  }
}
