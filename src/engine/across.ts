import type { RunSubject } from '../kinds/listed.js'
import { rules } from '../rules/dump-index.js'
import type { Messages, Report } from '../rules/rule.js'
import { discreet, sortFindings, toFinding } from './collect.js'
import type { FileResult, Finding } from './finding.js'
import { activeRules, type SeverityOverride } from './settings.js'

/** A document for findings whose places are known already. */
const nowhere = { uri: '', text: '', syntax: 'json', roots: [], comments: [], problems: [], editor: undefined } as const

/**
 * Judges the dumps of a run together, by what each was remembered for (`entries`), and puts what is found to the findings of
 * the file that it belongs to. Files are taken in the order of their paths.
 */
export function judgeAcross(
  files: readonly FileResult[],
  sameServer: boolean,
  overrides: readonly SeverityOverride[],
): FileResult[] {
  const listed = files.flatMap(({ uri, entries }) => (entries ? [{ uri, entries }] : []))
  const run: RunSubject = { files: listed.sort((a, b) => (a.uri < b.uri ? -1 : a.uri > b.uri ? 1 : 0)), sameServer }
  const found = new Map<string, Finding[]>()
  for (const rule of activeRules(rules, overrides)) {
    const report: Report<Messages> = (id, place, data, extras) => {
      if (!('entry' in place)) throw new Error(`${rule.code} points at no entry of a file.`)
      const finding = discreet(toFinding(rule, id, place, data, extras ?? {}, nowhere, overrides))
      found.set(place.entry.uri, [...(found.get(place.entry.uri) ?? []), finding])
    }
    if (rule.on === 'run') rule.check(run as never, report)
    else rule.across?.(run, report)
  }
  return files.map(file => {
    const more = found.get(file.uri)
    return more ? { ...file, findings: sortFindings([...file.findings, ...more]) } : file
  })
}
