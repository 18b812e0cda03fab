import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { FileResult, Run, RunError } from '../engine/finding.js'
import type { Recorded } from '../engine/silence.js'
import { byCodeUnit, errorCode, toUri } from '../host/paths.js'
import { readFileText } from '../host/read.js'

/** Findings of one code at one address of one file. */
interface Entry extends Recorded {
  /** Relative to the folder of the baseline, "/" between parts. */
  readonly file: string
}

/** A baseline, ready for a run. */
export interface Baseline {
  readonly path: string
  readonly entries: readonly Entry[]
  /** What it has of a file (an absolute path). */
  recordedFor(path: string): readonly Recorded[]
}

/** What writing a baseline came to. */
export interface WrittenBaseline {
  /** Findings in it, and files that they are of. */
  readonly findings: number
  readonly files: number
  /** The run without what is recorded now. */
  readonly run: Run
}

/** Reads a baseline; says why that cannot be done. */
export function readBaseline(file: string, cwd: string): Baseline | RunError {
  const path = resolve(cwd, file)
  const failure = (message: string): RunError => ({ path: toUri(cwd, path), message })
  if (!existsSync(path)) return failure('There is no baseline here; --update-baseline makes one.')
  const read = readFileText(path)
  if (!read.ok) return failure(read.message)
  const entries = entriesIn(read.text.replace(/^\ufeff/, ''))
  if (typeof entries === 'string') return failure(entries)
  const byFile = new Map<string, Entry[]>()
  for (const one of entries) {
    const there = resolve(dirname(path), one.file)
    const mine = byFile.get(there)
    if (mine) mine.push(one)
    else byFile.set(there, [one])
  }
  return { path, entries, recordedFor: one => byFile.get(one) ?? [] }
}

const repair = 'Repair it, or make it anew with --update-baseline.'

function entriesIn(text: string): readonly Entry[] | string {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return `The baseline is no JSON. ${repair}`
  }
  const { schemaVersion, findings } = isObject(data) ? data : {}
  if (typeof schemaVersion === 'number' && schemaVersion > 1)
    return 'The baseline is of a later version of mcp-lint, and this one cannot read it.'
  if (schemaVersion !== 1 || !Array.isArray(findings)) return `This is no baseline of mcp-lint. ${repair}`
  const wrong = findings.findIndex(one => !isEntry(one))
  return wrong < 0 ? (findings as Entry[]) : `Entry ${wrong + 1} of the baseline is not as it should be. ${repair}`
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isEntry(one: unknown): one is Entry {
  if (!isObject(one)) return false
  const { file, code, address, count } = one
  const texts = [file, code, address].every(text => typeof text === 'string')
  return texts && Number.isInteger(count) && (count as number) > 0
}

/**
 * Writes what a run has found into a baseline. Entries of files that were not judged stay, as long as the files are there.
 */
export async function writeBaseline(run: Run, file: string, cwd: string): Promise<WrittenBaseline | RunError> {
  const path = resolve(cwd, file)
  const folder = dirname(path)
  const judged = new Set(run.files.map(({ uri }) => toUri(folder, resolve(cwd, uri))))
  const before = existsSync(path) ? readBaseline(file, cwd) : undefined
  const others =
    before && 'entries' in before
      ? before.entries.filter(one => !judged.has(one.file) && existsSync(resolve(folder, one.file)))
      : []
  const now = run.files.flatMap(result => entriesOf(result, toUri(folder, resolve(cwd, result.uri))))
  const all = [...others, ...now].sort(
    (a, b) => byCodeUnit(a.file, b.file) || byCodeUnit(a.code, b.code) || byCodeUnit(a.address, b.address),
  )
  const problem = await save(path, textOf(all))
  if (problem !== undefined) return { path: toUri(cwd, path), message: problem }
  return {
    findings: all.reduce((sum, one) => sum + one.count, 0),
    files: new Set(all.map(one => one.file)).size,
    run: { ...run, files: run.files.map(recorded) },
  }
}

function entriesOf({ findings }: FileResult, file: string): Entry[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { code, address } of findings) {
    const places = counts.get(code) ?? new Map<string, number>()
    places.set(address, (places.get(address) ?? 0) + 1)
    counts.set(code, places)
  }
  return [...counts].flatMap(([code, places]) =>
    [...places].map(([address, count]) => ({ file, code, address, count })),
  )
}

/** One entry a line, so that versions of a baseline are easy to compare and to merge. */
function textOf(entries: readonly Entry[]): string {
  const lines = entries.map(({ file, code, address, count }) => {
    const members = Object.entries({ file, code, address, count }).map(([key, value]) => `"${key}": ${inAscii(value)}`)
    return `    { ${members.join(', ')} }`
  })
  return `{\n  "schemaVersion": 1,\n  "findings": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

/** Characters that nobody sees are written out. */
function inAscii(value: string | number): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\p{Cf}]/gu, found =>
    found
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

function recorded(result: FileResult): FileResult {
  if (result.findings.length === 0) return result
  const known = result.findings.map(finding => ({ finding, by: 'baseline' as const }))
  return { ...result, findings: [], suppressed: [...(result.suppressed ?? []), ...known] }
}

async function save(path: string, text: string): Promise<string | undefined> {
  const { makeFolder, replaceFile } = await import('../host/write.js')
  const before = existsSync(path) ? readFileText(path) : undefined
  if (before?.ok) {
    const written = replaceFile(path, before.bytes, text)
    return written.ok ? undefined : written.message
  }
  try {
    makeFolder(dirname(path))
    writeFileSync(path, text)
    return undefined
  } catch (error) {
    const code = errorCode(error)
    return code === 'EISDIR'
      ? 'This is a folder; --baseline takes a file.'
      : `The baseline cannot be written here${code && ` (${code})`}.`
  }
}
