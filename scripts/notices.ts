import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const HEADER = `# Third-party notices

The files below \`dist/\` hold code of the packages listed here, under their own licences.
This page is made by \`npm run build\` from what the bundle really holds; do not edit it.
`

/** The page that names every package with a byte in the bundles, and repeats its licence. */
export function thirdPartyNotices(root: string, { outputs }: Metafile): string {
  const folders = new Set<string>()
  for (const { inputs } of Object.values(outputs))
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = packageFolder(input)
      if (folder && bytesInOutput > 0) folders.add(folder)
    }
  const notices = new Map([...folders].map(folder => notice(root, folder)))
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)) // by code unit: the same in every locale
  return [HEADER, ...sorted.map(([, text]) => text)].join('\n')
}

/** `node_modules/a/node_modules/@b/c` of a file in there; undefined for our own files. */
function packageFolder(input: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0]
}

function notice(root: string, folder: string): [key: string, text: string] {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(join(root, folder))
    .filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
  if (!license || files.length === 0) throw new Error(`${folder} is bundled, but it has no licence text to repeat.`)
  const texts = files.map(file => fenced(readFileSync(join(root, folder, file), 'utf8')))
  return [`${name}@${version}`, `## ${name} ${version}\n\nLicence: ${license}\n\n${texts.join('\n')}`]
}

function fenced(text: string): string {
  const body = text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
  const fence = '`'.repeat(Math.max(3, ...[...body.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}text\n${body}\n${fence}\n`
}
