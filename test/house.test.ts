import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import { rooms } from '../scripts/gen/rooms.js'
import { ruleFiles, stale } from '../scripts/gen.js'

const LONGEST_FILE = 400
/** Files that grow with the facts, not with the program. */
const DATA =
  /^(clients|secrets|spec|targets|schema\/compiled)\/|^rules\/(?:[a-z-]+-)?index\.ts$|^rules\/(?:pages|codes)\.ts$/

const root = fileURLToPath(new URL('..', import.meta.url))
const source = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts'))
  .sort()
const read = (path: string) => readFileSync(`${root}src/${path}`, 'utf8')

interface Import {
  /** Undefined where the name is put together at run time. */
  readonly from: string | undefined
  readonly typeOnly: boolean
}
type SyntaxNode = Readonly<Record<string, unknown>>

/** Every static, dynamic and type import, and every re-export, of a TypeScript file. */
function importsOf(code: string): Import[] {
  const found: Import[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const node = value as SyntaxNode
    const asked = askedFor(node)
    if (asked) {
      const from = (asked as SyntaxNode).value
      found.push({ from: typeof from === 'string' ? from : undefined, typeOnly: isTypeOnly(node) })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return found
}

function askedFor(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source
    case 'TSExternalModuleReference':
      return node.expression
    case 'CallExpression':
      return (node.callee as SyntaxNode).name === 'require' ? (node.arguments as unknown[])[0] : undefined
  }
}

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
}

const roomOf = (path: string) => path.split('/')[0] as string

/** What is wrong with the imports of one file, in a sentence each. */
function forbiddenImports(path: string, code: string): string[] {
  const room = rooms[roomOf(path)]
  if (!room) return [`src/${path} is in no room of the table in scripts/gen/rooms.ts.`]
  return importsOf(code).flatMap(({ from, typeOnly }) => {
    if (from === undefined) return [`src/${path} imports a name that only a run knows.`]
    const target = targetOf(path, from)
    if (isAnotherRule(path, target)) return [`src/${path} may not import ${from}: rules know nothing of each other.`]
    const names = [target, roomOf(target)].flatMap(name => (typeOnly ? [name, `type ${name}`] : [name]))
    if (roomOf(target) === roomOf(path) || names.some(name => room.may.includes(name))) return []
    return [`src/${path} may not import ${from}${typeOnly ? '' : ' (as a value)'}. ${room.why}`]
  })
}

/** `rules/rule.ts`, `npm:chalk` or `node:`. */
function targetOf(path: string, from: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from).replace(/\.js$/, '.ts')
  if (isBuiltin(from)) return 'node:'
  return `npm:${from.split('/', from.startsWith('@') ? 2 : 1).join('/')}`
}

function isAnotherRule(path: string, target: string): boolean {
  const isRule = (file: string) => /^rules\/[^/]+\/(?!shared-)/.test(file)
  return isRule(target) && path.startsWith('rules/') && !/^rules\/(?:pages|(?:[a-z-]+-)?index)\.ts$/.test(path)
}

describe('imports', () => {
  it('follow the table', () => {
    expect(source.flatMap(path => forbiddenImports(path, read(path)))).toEqual([])
  })

  it.each([
    ['rules/server/x.ts', "import { readFileSync } from 'node:fs'"],
    ['rules/server/x.ts', "import { readFileSync } from 'fs'"],
    ['rules/server/x.ts', "import y from './y.js'"],
    ['rules/server/shared-words.ts', "import y from '../config/y.js'"],
    ['rules/server/x.ts', "import { compare } from '../../engine/finding.js'"],
    ['rules/server/x.ts', "import type { Engine } from '../../engine/lint.js'"],
    ['clients/cursor.ts', "export * from '../text/url.js'"],
    ['clients/cursor.ts', "export type Url = import('../text/url.js').Url"],
    ['document/json.ts', "const later = async () => await import('@scope/parser/deep.js')"],
    ['document/json.ts', "const now = require('jsonc-parser/x'), then = require('other')"],
    ['report/text.ts', "import chalk from 'chalk'"],
    ['index.ts', "export { lintFiles } from './host/files.js'"],
    ['cli/main.ts', 'export const load = (name: string) => import(name)'],
    ['attic/old.ts', 'export {}'],
  ])('are refused: %s with %s', (path, code) => {
    expect(forbiddenImports(path, code)).toHaveLength(1)
  })

  it.each([
    ['rules/server/x.ts', "import { defineRule } from '../rule.js'\nimport { words } from '../config/shared-words.js'"],
    ['rules/server/x.ts', "import type { Finding } from '../../engine/finding.js'"],
    ['rules/index.ts', "import x from './server/x.js'"],
    ['document/toml.ts', "const parser = () => import('toml-eslint-parser')"],
    ['report/sarif.ts', "import type { AnyRule } from '../rules/rule.js'"],
    ['text/note.ts', "// import 'node:fs'\nexport const example = \"import x from 'y'\""],
    ['host/read.ts', "import { readFileSync } from 'node:fs'"],
  ])('are allowed: %s with %s', (path, code) => {
    expect(forbiddenImports(path, code)).toEqual([])
  })
})

describe('facts', () => {
  const rooms = source.filter(path => /^(clients|secrets)\//.test(path))

  it.each(rooms)('of %s are plain data', async path => {
    const module = (await import(/* @vite-ignore */ `${root}src/${path}`)) as Record<string, unknown>
    for (const value of Object.values(module)) {
      if (typeof value === 'function' || value === undefined) continue
      expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)
    }
  })

  it('of a client hold no function at all', async () => {
    for (const path of rooms.filter(room => /^clients\/(?!index\.ts$)/.test(room))) {
      const module = (await import(/* @vite-ignore */ `${root}src/${path}`)) as Record<string, unknown>
      const functions = Object.entries(module).filter(([, value]) => typeof value === 'function')
      expect(functions, `src/${path}`).toEqual([])
    }
  })
})

describe('names', async () => {
  const files = ruleFiles()
  const modules = await Promise.all(
    files.map(async file => {
      const module: { default: { code: string } | { code: string }[] } = await import(
        /* @vite-ignore */ `${root}src/rules/${file}.ts`
      )
      return { file, rule: module.default }
    }),
  )

  it('of rules agree with their files', () => {
    for (const { file, rule } of modules) {
      if (Array.isArray(rule)) continue // a family is named after what its rules share
      const name = rule.code.replace(/^MCP_/, '').toLowerCase().replaceAll('_', '-')
      expect(file.split('/')[1], `src/rules/${file}.ts holds ${rule.code}`).toBe(name)
    }
  })

  it('of rules are used once', () => {
    const codes = modules.flatMap(({ rule }) => rule).map(({ code }) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it('of tests agree with those of rules', () => {
    const tests = existsSync(`${root}test/rules`)
      ? readdirSync(`${root}test/rules`, { recursive: true, encoding: 'utf8' })
          .filter(path => path.endsWith('.test.ts'))
          .map(path => path.replaceAll('\\', '/').replace(/\.test\.ts$/, ''))
          // Directly in the folder are tests of all rules.
          .filter(path => path.includes('/'))
      : []
    expect(files.filter(file => !tests.includes(file)).map(file => `test/rules/${file}.test.ts is missing`)).toEqual([])
    expect(tests.filter(test => !files.includes(test)).map(test => `${test} is tested, but no rule`)).toEqual([])
  })
})

describe('files', () => {
  it('are short', () => {
    const lines = (path: string) => read(path).split('\n').length - 1
    expect(source.filter(path => !DATA.test(path) && lines(path) > LONGEST_FILE)).toEqual([])
  })

  it('have a subject: there is no folder for the rest', () => {
    expect(source.filter(path => /(^|\/)(utils?|helpers?|misc|common)[/.]/.test(path))).toEqual([])
  })

  it('leave nothing to be done', () => {
    expect(source.filter(path => /(\/\/|\*).*\b(TODO|FIXME)\b/.test(read(path)))).toEqual([])
  })

  it('that are generated are up to date', () => {
    expect(stale().map(({ path }) => `${path}: run npm run gen`)).toEqual([])
  })
})
