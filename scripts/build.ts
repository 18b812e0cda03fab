/**
 * Makes dist/: the program and the API as bundles without dependencies, and the types.
 * `npm run build`. What the bundles hold is left in node_modules/.cache/mcp-lint/meta.json.
 */
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { pages } from '../src/rules/pages.js'
import { thirdPartyNotices } from './notices.js'
import { inTemporaryFolder, writeSample } from './sample.js'

/** Bytes of JavaScript that a run over one JSON config may load. Each kilobyte is time at every start. */
const START_BUDGET = 300 * 1024

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/mcp-lint')
const stage = join(cache, `stage-${process.pid}`)
const dist = join(root, 'dist')

/** A failure that needs a sentence, not a stack trace. */
class BuildError extends Error {}

/**
 * CommonJS packages call `require` for Node's own modules, and an ES module has none. This hands them the same module
 * without the price of createRequire, and only where such a call is.
 */
const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'required-builtin' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'required-builtin' }, ({ path }) => {
      const get = `process.getBuiltinModule(${JSON.stringify(path)})`
      // commander asks for it at once and needs it only for programs of its subcommands: two milliseconds saved.
      const late = `new Proxy({}, { get: (_, name) => ${get}[name] })`
      return { contents: `module.exports = ${path === 'node:child_process' ? late : get}` }
    })
  },
}

/**
 * The pages of the rules as one compressed text: they are a third of all the code, and only explain, the lists and SARIF ask for
 * them. fflate inflates it at once and everywhere; Node's own zlib is not in browsers, and theirs is not at once.
 */
const packedPages: Plugin = {
  name: 'packed-pages',
  setup({ onLoad }) {
    // esbuild keeps what calls a function, and some pages do; nobody asks a rule's file for its page any more.
    onLoad({ filter: /[\\/]src[\\/]rules[\\/][^\\/]+[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /^export const (pages?): [^=\n]+ = \{[\s\S]*?^\}$(?=\n\n(?:[a-z]+ |\/[*/])|\n?(?![\s\S]))/gm,
        (_, name: string) => `export const ${name} = undefined`,
      ),
    }))
    onLoad({ filter: /[\\/]src[\\/]rules[\\/]pages\.ts$/ }, () => {
      const packed = deflateRawSync(JSON.stringify([...pages]), { level: 9 }).toString('base64')
      return {
        loader: 'ts',
        resolveDir: root,
        contents: `import { inflateSync, strFromU8 } from 'fflate/browser'
const packed = Uint8Array.from(atob(${JSON.stringify(packed)}), char => char.charCodeAt(0))
export const pages = new Map(JSON.parse(strFromU8(inflateSync(packed))))`,
      }
    })
  },
}

const {
  version,
  homepage = '',
  exports: published,
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  homepage?: string
  exports: Readonly<Record<string, unknown>>
}

const options = {
  absWorkingDir: root,
  bundle: true,
  target: 'es2022',
  platform: 'node',
  mainFields: ['module', 'main'], // jsonc-parser's "main" is UMD and cannot be bundled
  define: { __VERSION__: JSON.stringify(version), __HOMEPAGE__: JSON.stringify(homepage) },
  minify: true, // an error of ours becomes a sentence, never a stack trace
  legalComments: 'none', // THIRD_PARTY_NOTICES.md repeats the licences
  charset: 'ascii', // so that V8 keeps the source in one byte a character
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions

/**
 * The API: ES modules for Node and browsers, with what is loaded on demand in chunks. What the program loads now and then comes
 * from here too, so `late` modules are entries of their own.
 */
async function api(late: ReadonlyMap<string, string>): Promise<Metafile> {
  const apiOptions = {
    ...options,
    entryPoints: {
      index: 'src/index.ts',
      node: 'src/node.ts',
      ...Object.fromEntries([...late].map(([file, name]) => [`late/${name}`, file])),
    },
    outdir: join(stage, 'dist'),
    format: 'esm',
    splitting: true,
    plugins: [packedPages, requiredBuiltins],
    chunkNames: 'chunks/[name]-[hash]',
  } satisfies BuildOptions
  // A build that is thrown away, for no platform: an import of node: anywhere below index.ts is an error here.
  const proof = build({
    ...apiOptions,
    entryPoints: { index: 'src/index.ts' },
    platform: 'neutral',
    plugins: [packedPages],
    write: false,
  })
  const [{ metafile }] = await Promise.all([build(apiOptions), proof])
  return metafile
}

/** Modules that nearly every run of a command wants, so that loading them later would only cost another file. */
const ALWAYS = new Set(['src/report/text.ts'])
/** Reads the arguments and leaves the work, reports included, to the commands. */
const FRONT = 'cli'
/** Modules that many runs want: CommonJS as well, since Node needs some milliseconds before its first ES module. */
const OFTEN = new Map([
  ['src/cli/commands/lint.ts', 'lint'],
  ['src/report/json.ts', 'json'],
  ['node_modules/chalk/source/index.js', 'chalk'],
])

/** A module as the project calls it: below src/ or, wherever that lies, below node_modules/. */
function moduleName(file: string): string {
  const path = file.replaceAll(sep, '/')
  const packages = path.lastIndexOf('/node_modules/')
  return packages < 0 ? relative(root, file).replaceAll(sep, '/') : path.slice(packages + 1)
}

/**
 * The program: one CommonJS file, which Node starts faster than ES modules in several, and beside it a bundle for each module
 * that many runs load with import(). All others are ES modules that the program shares with the API, so that the package holds
 * them once. A bundle has copies of what it shares with the others, so nothing may be told apart by identity across an
 * import(): no instanceof, no module state. `late` gets the ES modules that are asked for, and their names.
 */
async function program(late: Map<string, string>): Promise<Metafile[]> {
  const wanted = new Map([[join(root, 'src/cli/main.ts'), FRONT]])
  const lazyBundles = (entry: string): Plugin => ({
    name: 'lazy-bundles',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
        const found = await resolve(path, { kind, resolveDir, pluginData: 'resolving' })
        if (found.errors.length > 0 || found.external) return found
        const module = moduleName(found.path)
        if (ALWAYS.has(module) && entry !== FRONT) return found
        const often = OFTEN.get(module)
        if (often) {
          wanted.set(found.path, often)
          return { path: `./${often}.cjs`, external: true }
        }
        const name = module
          .replace(/^(?:src|node_modules)\//, '')
          .replace(/\.[jt]s$/, '')
          .replace(/\W+/g, '-')
        late.set(found.path, name)
        return { path: `../late/${name}.js`, external: true }
      })
    },
  })
  const metafiles: Metafile[] = []
  // The map grows while it is walked: a bundle may ask for further ones.
  for (const [file, name] of wanted) {
    const { metafile } = await build({
      ...options,
      entryPoints: { [name]: file },
      outdir: join(stage, 'dist/cli'),
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      supported: { 'dynamic-import': false },
      plugins: [packedPages, lazyBundles(name), requiredBuiltins],
    })
    for (const output of Object.keys(metafile.outputs)) withImports(join(root, output))
    metafiles.push(metafile)
  }
  return metafiles
}

/** esbuild turns each import() into a require(), which is right for CommonJS alone: ES modules get their import() back. */
function withImports(file: string): void {
  const code = readFileSync(file, 'utf8')
  const late = /Promise\.resolve\(\)\.then\(\(\)=>(?:[\w$]+\()?require\(("\.\.\/late\/[^"]+")\)(?:,1)?\)?\)/g
  const mended = code.replace(late, (whole, path: string) => {
    const closed = whole.split('(').length === whole.split(')').length
    if (!closed) throw new BuildError(`${basename(file)} loads ${path} in a way that is not known: ${whole}`)
    return `import(${path})`
  })
  if (/require\("\.\.\/late\//.test(mended))
    throw new BuildError(`${basename(file)} still asks for an ES module with require().`)
  writeFileSync(file, mended)
}

/**
 * Declarations only: `npm run check:types` is what judges types. Those of modules that the API never mentions are dropped.
 */
async function types(): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = ['-p', 'tsconfig.build.json', '--noCheck', '--outDir', join(stage, 'dist/types')]
  await promisify(execFile)(process.execPath, [tsc, ...args], { cwd: root }).catch(({ stdout, stderr }) => {
    throw new BuildError(`The declarations could not be written:\n${stdout}${stderr}`)
  })
  const reached = new Set([join(stage, 'dist/types/index.d.ts'), join(stage, 'dist/types/node.d.ts')])
  for (const file of reached)
    for (const from of namedIn(file))
      if (from.startsWith('.')) reached.add(join(dirname(file), from.replace(/\.js$/, '.d.ts')))
      else if (!isBuiltin(from))
        throw new BuildError(`${file.slice(stage.length + 1)} names a type of ${from}, which users do not have.`)
  for (const file of filesBelow(join(stage, 'dist/types')))
    if (reached.has(file)) writeFileSync(file, withTabs(readFileSync(file, 'utf8')))
    else rmSync(file)
}

/** tsc indents by four blanks, which only take room. */
function withTabs(declarations: string): string {
  return declarations.replace(/^(?: {4})+/gm, blanks => '\t'.repeat(blanks.length / 4))
}

/** The JSON Schemas that package.json hands out, without the blanks that make the ones in schemas/ readable. */
function schemas(): void {
  mkdirSync(join(stage, 'dist/schemas'))
  for (const file of Object.keys(published).filter(name => name.startsWith('./schemas/')))
    writeFileSync(join(stage, 'dist', file), JSON.stringify(JSON.parse(readFileSync(join(root, file), 'utf8'))))
}

/** The modules that a declaration file names. */
function namedIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/(?:\bfrom |\bimport\(|^import )["']([^"']+)["']/gm)].map(([, from]) => from as string)
}

/** Nothing is installed with us, so nothing may be left to be found at run time but our own lazy bundles. */
function checkSelfContained({ outputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(outputs))
    for (const { path, external, kind } of imports)
      if (external && !isBuiltin(path) && !/^\.\/[\w-]+\.cjs$|^\.\.\/late\/[\w-]+\.js$/.test(path))
        throw new BuildError(`${basename(file)} still asks for ${path} (${kind}).`)
}

/** The API for browsers, with all chunks that it may ever load, wants no module of Node's. */
function checkBrowserSafe({ outputs }: Metafile): void {
  const start = Object.keys(outputs).find(file => basename(file) === 'index.js') ?? ''
  const reached = new Set([start])
  for (const file of reached)
    for (const { path, external } of outputs[file]?.imports ?? []) {
      if (external) throw new BuildError(`${basename(file)}, which index.js loads, asks for ${path}.`)
      reached.add(path)
    }
}

/** Runs the program on a config and adds up the files that Node loaded: no list of chunks to keep in step. */
async function loadedAtStart(): Promise<number> {
  return inTemporaryFolder(folder => {
    const sample = writeSample(folder)
    const coverage = join(folder, 'coverage')
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/mcp-lint.js'), sample], {
      cwd: folder,
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
      encoding: 'utf8',
    })
    if (status !== 1)
      throw new BuildError(`The program should end with exit code 1 on ${sample}, not ${status}.\n${stdout}${stderr}`)
    const urls = readdirSync(coverage).flatMap(name =>
      (JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] }).result.map(r => r.url),
    )
    const files = new Set(urls.filter(url => url.startsWith('file:')).map(url => fileURLToPath(url)))
    return [...files].reduce((sum, file) => sum + (file.startsWith(dist + sep) ? statSync(file).size : 0), 0)
  })
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

async function main(): Promise<void> {
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  const late = new Map<string, string>()
  const declared = types()
  const programMeta = await program(late)
  const [apiMeta] = await Promise.all([api(late), declared])
  schemas()
  const all = [apiMeta, ...programMeta]
  for (const one of all) checkSelfContained(one)
  checkBrowserSafe(apiMeta)
  writeFileSync(join(cache, 'meta.json'), JSON.stringify(all))
  const outputs = Object.assign({}, ...all.map(one => one.outputs)) as Metafile['outputs']
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), thirdPartyNotices(root, { inputs: {}, outputs }))

  rmSync(dist, { recursive: true, force: true })
  cpSync(join(stage, 'dist'), dist, { recursive: true })
  const loaded = await loadedAtStart()
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  if (loaded > START_BUDGET)
    throw new BuildError(
      `A run over one JSON config loads ${kilobytes(loaded)} of JavaScript; the budget is ${kilobytes(START_BUDGET)}. ` +
        'Import what only some runs need with import(), or see in node_modules/.cache/mcp-lint/meta.json what came in.',
    )
  const total = filesBelow(dist).reduce((sum, file) => sum + statSync(file).size, 0)
  // To standard error: npm pack --json has standard output for itself.
  console.error(`dist: ${kilobytes(total)}; a JSON config loads ${kilobytes(loaded)} of ${kilobytes(START_BUDGET)}.`)
}

try {
  await main()
} catch (error) {
  if (error instanceof BuildError) console.error(error.message)
  else if (!(error instanceof Error && 'errors' in error)) console.error(error) // esbuild has shown its own
  process.exitCode = 1
} finally {
  rmSync(stage, { recursive: true, force: true })
}
