import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Code in the documentation that users will copy. */
export interface DocumentedCode {
  /** Page and line. */
  readonly place: string
  readonly code: string
  /** What the page says that it prints. */
  readonly prints: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The examples of docs/API.md; what each prints stands behind `// → ` in it. */
export function apiExamples(): DocumentedCode[] {
  return blocksOf('docs/API.md')
    .filter(({ language }) => language === 'ts')
    .map(({ place, text }) => ({
      place,
      code: text,
      prints: [...text.matchAll(/^[ \t]*\/\/ → (.*)\n/gm)].map(([, line]) => `${line}\n`).join(''),
    }))
}

/** The examples in the README's part on the API; the block below each one is what it prints. */
export function readmeExamples(): DocumentedCode[] {
  const blocks = blocksOf('README.md', /^## API\n[\s\S]*?(?=^## )/m)
  return blocks.flatMap(({ language, place, text }, i) =>
    /^[jt]s$/.test(language) ? [{ place, code: text, prints: blocks[i + 1]?.text ?? '' }] : [],
  )
}

function blocksOf(path: string, part = /^[\s\S]*$/) {
  const page = readFileSync(`${root}${path}`, 'utf8').replaceAll('\r\n', '\n')
  const { 0: section, index: before } = part.exec(page) ?? { 0: '', index: 0 }
  return [...section.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: text = '' }) => {
    const line = page.slice(0, before + index).split('\n').length
    return { place: `${path}:${line}`, language, text }
  })
}
