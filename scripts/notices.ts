import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const HEADER = `# Third-party notices

The files below \`dist/\` hold code of the packages listed here, under their own licences. Packages whose licences have the same
words share one copy of them, below the copyright notices of all.
This page is made by \`npm run build\` from what the bundle really holds; do not edit it.
`

/** What a package says of its licence in one file: who has the copyright, and the terms. */
interface Notice {
  readonly title: string
  readonly license: string
  readonly copyright: readonly string[]
  readonly terms: string
}

/** The page that names every package with a byte in the bundles, and repeats its licence. */
export function thirdPartyNotices(root: string, { outputs }: Metafile): string {
  const folders = new Set<string>()
  for (const { inputs } of Object.values(outputs))
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = packageFolder(input)
      if (folder && bytesInOutput > 0) folders.add(folder)
    }
  const notices = new Map([...folders].flatMap(folder => noticesOf(root, folder)))
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)) // by code unit: the same in every locale
  const groups = new Map<string, Notice[]>()
  for (const [, notice] of sorted) {
    const words = `${notice.license} ${notice.terms.replace(/\s+/g, ' ')}`
    groups.set(words, [...(groups.get(words) ?? []), notice])
  }
  return [HEADER, ...[...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => section(group))].join('\n')
}

/** `node_modules/a/node_modules/@b/c` of a file in there; undefined for our own files. */
function packageFolder(input: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0]
}

/** The notices of a package, by its name, version and file. */
function noticesOf(root: string, folder: string): (readonly [string, Notice])[] {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(join(root, folder))
    .filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
  if (!license || files.length === 0) throw new Error(`${folder} is bundled, but it has no licence text to repeat.`)
  return files.map(file => {
    const parts = partsOf(readFileSync(join(root, folder, file), 'utf8'))
    return [`${name}@${version} ${file}`, { title: `${name} ${version}`, license, ...parts }] as const
  })
}

/**
 * Parts the copyright notices at the head of a licence from its terms. The name of the licence above them goes, since the
 * heading has it; a text that begins in any other way is all terms.
 */
function partsOf(text: string): Pick<Notice, 'copyright' | 'terms'> {
  const whole = text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
  const head =
    /^(?:\(?(?:The )?(?:MIT|ISC|BSD 3-Clause) License\)?(?: \(MIT\))?\n+)?((?:Copyright \(c\) [^\n]+\n+)+(?:All rights reserved\.\n+)?)/i
  const found = head.exec(whole)
  if (!found) return { copyright: [], terms: whole }
  const copyright = (found[1] as string).split('\n').filter(line => line !== '')
  return { copyright, terms: whole.slice(found[0].length) }
}

function section(group: readonly Notice[]): string {
  const [{ license, terms } = { license: '', terms: '' }] = group
  const holders = group.map(({ title, copyright }) => [title, ...copyright.map(line => `  ${line}`)].join('\n'))
  return `## ${license}\n\n${fenced(`${holders.join('\n')}\n\n${terms}`)}`
}

function fenced(body: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...body.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}text\n${body}\n${fence}\n`
}
