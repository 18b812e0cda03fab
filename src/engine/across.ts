import type { Span } from '../document/document.js'
import { readJsonLog } from '../document/json-log.js'
import { readDocument } from '../document/read.js'
import type { ListedFile, RunSubject } from '../kinds/listed.js'
import { isReadable } from '../kinds/readable.js'
import type { Lock } from '../lock/lock.js'
import { rules } from '../rules/dump-index.js'
import type { Messages, Report } from '../rules/rule.js'
import { apart } from '../secrets/in-text.js'
import { sortFindings, toFinding } from './collect.js'
import { discreet, placesOf } from './discreet.js'
import type { FileResult, Finding } from './finding.js'
import { masksOf } from './masks.js'
import { quietenResult } from './quieten.js'
import { activeRules, type SeverityOverride } from './settings.js'
import type { Silencers } from './silence.js'

/** A document for findings whose places are known already. */
const nowhere = { uri: '', text: '', syntax: 'json', roots: [], comments: [], problems: [], editor: undefined } as const

/** A file that was judged, and what is remembered of a dump. */
export interface JudgedFile {
  readonly result: FileResult
  readonly listed?: ListedFile
  /** What the user knows of in it. */
  readonly silencers?: Silencers
}

/** How the dumps of a run belong together. */
export interface AcrossOptions {
  /** One server is behind all of them. */
  readonly sameServer?: boolean
  readonly lock?: Lock
  readonly severities?: readonly SeverityOverride[]
}

/**
 * Judges the dumps of a run together, by what each was remembered for, and puts what is found to the findings of the file that
 * it belongs to. Dumps are taken in the order of their paths.
 */
export async function judgeAcross(
  files: readonly JudgedFile[],
  { sameServer = false, lock, severities = [] }: AcrossOptions,
): Promise<FileResult[]> {
  const listed = files.flatMap(one => one.listed ?? [])
  const run: RunSubject = {
    files: listed.sort((a, b) => (a.uri < b.uri ? -1 : a.uri > b.uri ? 1 : 0)),
    sameServer,
    ...(lock ? { locked: server => lock.servers.get(server) } : {}),
  }
  const found = new Map<string, Finding[]>()
  for (const rule of activeRules(rules, severities)) {
    const report: Report<Messages> = (id, place, data, extras) => {
      if (!('entry' in place)) throw new Error(`${rule.code} points at no entry of a file.`)
      const { uri } = place.entry
      const here = found.get(uri) ?? []
      here.push(discreet(toFinding(rule, id, place, data, extras ?? {}, nowhere, severities)))
      found.set(uri, here)
    }
    if (rule.on === 'run') rule.check(run as never, report)
    else rule.across?.(run, report)
  }
  return Promise.all(
    files.map(({ result, silencers }) => withMore(result, found.get(result.uri) ?? [], silencers ?? {})),
  )
}

async function withMore(file: FileResult, more: readonly Finding[], silencers: Silencers): Promise<FileResult> {
  if (more.length === 0) return file
  const all = {
    ...file,
    findings: sortFindings([...file.findings, ...more]),
    masks: apart([...file.masks, ...(await secretsAround(file, placesOf(more)))]),
  }
  return quietenResult(all, silencers)
}

/** The tree is gone; it is read again for the few files that need it. */
async function secretsAround({ uri, text }: FileResult, places: readonly Span[]): Promise<Span[]> {
  const document = await readDocument(text, 'json', uri)
  return masksOf(isReadable(document) ? document : (readJsonLog(text, uri) ?? document), places)
}
