import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiExamples, type DocumentedCode, readmeExamples } from './support/examples.js'
import { expectBuild, packageName } from './support/package.js'

const root = fileURLToPath(new URL('..', import.meta.url))
let project: string

/** A project that has the package and the sample, and nothing else. */
beforeAll(() => {
  expectBuild()
  project = mkdtempSync(join(tmpdir(), 'mcp-lint-api-'))
  const installed = join(project, 'node_modules', packageName)
  mkdirSync(installed, { recursive: true })
  for (const path of ['package.json', 'dist']) cpSync(join(root, path), join(installed, path), { recursive: true })
})

afterAll(() => {
  if (project) rmSync(project, { recursive: true, force: true, maxRetries: 3 })
})

/** Runs an example in the project, beside a fresh copy of the sample, and gives what it prints. */
async function outputOf({ code }: DocumentedCode): Promise<string> {
  const sample = join(project, 'fixtures/sample')
  rmSync(sample, { recursive: true, force: true })
  cpSync(join(root, 'fixtures/sample'), sample, { recursive: true })
  writeFileSync(join(project, 'example.mjs'), (await transform(code, { loader: 'ts', format: 'esm' })).code)
  const { stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout
}

describe('the examples', () => {
  const ofReadme = readmeExamples()
  const ofPage = apiExamples()
  const all = [...ofReadme, ...ofPage]

  it('are found', () => {
    expect(ofReadme.length).toBeGreaterThan(0)
    expect(ofPage.length).toBeGreaterThan(5)
  })

  it.each(all)('$place prints what stands beside it', async example => {
    expect(example.prints, 'An example without output proves nothing.').not.toBe('')
    expect(await outputOf(example)).toBe(example.prints)
  })

  it.each([
    'lintText',
    'fixText',
    'renderTree',
    'inspectFiles',
    'lintFiles',
    'fixFiles',
    'rules',
    'clients',
    'renderReport',
  ])('show %s', name => {
    expect(all.some(({ code }) => new RegExp(`\\b${name}\\(|\\b${name}\\.`).test(code))).toBe(true)
  })
})

describe('docs/API.md', () => {
  const page = readFileSync(join(root, 'docs/API.md'), 'utf8')
  const inHeadings = page.match(/^### .*$/gm)?.join('\n') ?? ''
  const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text)

  it.each(['index', 'node'])('has a heading for each value of %s', async entry => {
    expectBuild()
    const values = Object.keys(await import(/* @vite-ignore */ join(root, `dist/${entry}.js`)))
    expect(values).toContain('lintText')
    expect(values.filter(name => !isNamed(name, inHeadings))).toEqual([])
  })

  it.each(['index', 'node'])('names each type of %s, and the types are described where they stand', entry => {
    expectBuild()
    const declared = readFileSync(join(root, `dist/types/${entry}.d.ts`), 'utf8')
    const lists = [...declared.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(','),
    )
    const own = [...declared.matchAll(/^export (?:declare )?(?:interface|type) (\w+)/gm)].map(([, name = '']) => name)
    const names = [...lists, ...own].map(name => name.trim()).filter(name => /^[A-Z]/.test(name))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter(name => !isNamed(name, page))).toEqual([])
  })

  it('names nothing in headings that is not exported', async () => {
    expectBuild()
    const values = new Set(Object.keys(await import(/* @vite-ignore */ join(root, 'dist/node.js'))))
    const words = (inHeadings.match(/\b\w+\b/g) ?? []).filter(word => !['and', 'Types'].includes(word))
    expect(words.filter(word => !values.has(word))).toEqual([])
  })
})

describe('what is exported', () => {
  it('has a comment on each declaration', () => {
    expectBuild()
    const files = ['index', 'node', 'engine/lint', 'engine/finding', 'engine/settings', 'report/formatter']
    const bare = files.flatMap(file => {
      const lines = readFileSync(join(root, `dist/types/${file}.d.ts`), 'utf8').split(/\r?\n/)
      return lines
        .filter((line, i) => isDeclaration(line) && !lines[i - 1]?.endsWith('*/'))
        .map(line => `${file}: ${line}`)
    })
    expect(bare).toEqual([])
  })

  it('the lists of rules and clients are plain data', async () => {
    expectBuild()
    const api = (await import(/* @vite-ignore */ join(root, 'dist/index.js'))) as typeof import('../src/index.js')
    for (const data of [api.rules(), api.clients]) expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(api.rules().length).toBeGreaterThan(40)
  })
})

function isDeclaration(line: string): boolean {
  return /^export (?:declare )?(?:interface|type|function|const|class) \w/.test(line)
}
