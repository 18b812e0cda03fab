import { dirname, relative, sep } from 'node:path'
import type { Document } from '../document/document.js'
import { readDocument } from '../document/read.js'
import type { RunError } from '../engine/finding.js'
import { expandIgnore } from '../host/ignore.js'
import { takes } from '../host/matching.js'
import { toUri } from '../host/paths.js'
import { readFileText } from '../host/read.js'
import type { ConfigFault, Configuration, Judging, Suppression } from '../settings/configuration.js'
import type { ReadConfiguration } from '../settings/read.js'

/** Settings with the place that they are from. */
export interface Layer {
  /** `mcp-lint.config.json`, `mcp-lint.config.json, overrides[0]`. */
  readonly from: string
  readonly judging: Judging
}

/** A configuration file, and what it means for each file of a run. */
export interface ProjectConfig {
  readonly document: Document
  readonly configuration: Configuration
  readonly faults: readonly ConfigFault[]
  /** The folder from which its globs and paths count. */
  readonly folder: string
  /** What it says of a file, the strongest last. Undefined: of a text without a name. */
  layersFor(path: string | undefined): readonly Layer[]
  /** Its suppressions that name a file, each with its number. */
  suppressionsFor(path: string): readonly (readonly [number, Suppression])[]
  /** Whether its `ignore` takes a file. */
  ignores(path: string): boolean
}

/** Reads the text of a configuration file, or says why that cannot be done. */
export async function readConfigFile(path: string, cwd: string): Promise<Document | RunError> {
  const uri = toUri(cwd, path)
  const read = readFileText(path)
  if (!read.ok) return { path: uri, message: read.message }
  if (read.encoding !== 'utf-8') return { path: uri, message: 'The configuration is not UTF-8, so it cannot be read.' }
  const document = await readDocument(read.text, 'json', uri)
  const problem = document.problems.find(({ kind }) => kind === 'syntax' || kind === 'too-deep')
  if (!problem && document.roots.length > 0) return document
  const { lineTable } = await import('../document/lines.js')
  const { line, column } = lineTable(document.text).at(problem?.span.start ?? 0)
  const why = problem ? ` at line ${line}, column ${column}: ${problem.message}` : ': the file is empty'
  return { path: uri, message: `The configuration cannot be parsed${why}.` }
}

/** Prepares a configuration for the files of a run. */
export async function projectConfig(
  document: Document,
  { configuration, faults }: ReadConfiguration,
  path: string,
): Promise<ProjectConfig> {
  const folder = dirname(path)
  const { overrides, suppressions, ignore } = configuration
  const forOverrides = await Promise.all(overrides.map(({ files }) => takes(files, folder)))
  const forSuppressions = await Promise.all(suppressions.map(({ file }) => takes([file], folder)))
  const { uri } = document
  return {
    document,
    configuration,
    faults,
    folder,
    layersFor: file => [
      { from: uri, judging: configuration },
      ...overrides.flatMap((judging, i) =>
        file !== undefined && forOverrides[i]?.(file) ? [{ from: `${uri}, overrides[${i}]`, judging }] : [],
      ),
    ],
    suppressionsFor: file => [...suppressions.entries()].filter(([i]) => forSuppressions[i]?.(file)),
    ignores: await takes(ignore, folder),
  }
}

/** Patterns, from the folder of the run, for the files that a run without paths looks at. */
export function includePatterns(
  { configuration: { include }, folder }: ProjectConfig,
  cwd: string,
): readonly string[] | undefined {
  const start = relative(cwd, folder).split(sep).join('/')
  const from = start === '' ? '' : `${start}/`
  return include?.flatMap(glob => expandIgnore(glob, true)).map(glob => `${from}${glob.replace(/^\//, '')}`)
}

/** What a file is told with: the settings of all layers together. */
export function joined(layers: readonly Layer[]): Judging {
  const all = layers.map(({ judging }) => judging)
  const { client, kind, revision, targets, serverName }: Omit<Judging, 'rules'> = Object.assign({}, ...all)
  return {
    ...(client === undefined ? {} : { client }),
    ...(kind === undefined ? {} : { kind }),
    ...(revision === undefined ? {} : { revision }),
    ...(targets === undefined ? {} : { targets }),
    ...(serverName === undefined ? {} : { serverName }),
    rules: all.flatMap(({ rules }) => rules),
  }
}
