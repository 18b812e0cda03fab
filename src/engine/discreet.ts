import type { Span } from '../document/document.js'
import { withoutSecrets } from '../secrets/in-text.js'
import type { Finding } from './finding.js'

/** All that a report may show of a text because of its findings. */
export function placesOf(findings: readonly Finding[]): Span[] {
  return findings.flatMap(({ span, related, fixes }) => [
    span,
    ...related.flatMap(one => (one.elsewhere ? [] : [one.span])),
    ...fixes.flatMap(fix => fix.edits.map(edit => edit.span)),
  ])
}

/** Sentences and addresses repeat names and values of the file, but no secrets. A pointer has to lead to its place, so it stays. */
export function discreet(finding: Finding): Finding {
  return {
    ...finding,
    address: withoutSecrets(finding.address),
    what: withoutSecrets(finding.what),
    todo: withoutSecrets(finding.todo),
    related: finding.related.map(one => ({ ...one, message: withoutSecrets(one.message) })),
    fixes: finding.fixes.map(fix => ({ ...fix, title: withoutSecrets(fix.title) })),
  }
}
