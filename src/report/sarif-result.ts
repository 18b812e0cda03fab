import { type LineTable, lineTable } from '../document/lines.js'
import { overlaps } from '../document/spans.js'
import type { FileResult, Finding, Fix } from '../engine/finding.js'
import { fnv1a64 } from './hash64.js'
import { type LineHash, lineHashes } from './line-hash.js'
import { hide, isLong, reveals, type Secret, secretsOf } from './mask.js'
import { artifactOf, atLeastOne, regionAt, regionOf } from './sarif-place.js'
import { levels } from './sarif-rules.js'

/** Code scanning takes no more locations of one result; one is that of the finding itself. */
const mostRelated = 999

/** What the results of one file share. */
interface Context {
  readonly file: FileResult
  readonly artifact: ReturnType<typeof artifactOf>
  readonly lines: LineTable
  /** Secrets that no fix may show. */
  readonly secrets: readonly Secret[]
  /** Those that no address may show. */
  readonly longSecrets: readonly Secret[]
  /** The hash of a line; undefined where there is none that may be told. */
  lineHash(line: number): string | undefined
}

/** Makes the results of one file. */
export function resultsOf(file: FileResult): (finding: Finding, ruleIndex: number) => ReturnType<typeof resultOf> {
  const { text, masks, uri } = file
  const secrets = secretsOf(text, masks)
  const context: Context = {
    file,
    artifact: artifactOf(uri),
    lines: lineTable(text),
    secrets,
    longSecrets: secrets.filter(isLong),
    lineHash: line => hash(line),
  }
  const hash = lineHashOf(file, context.lines)
  return (finding, ruleIndex) => resultOf(finding, ruleIndex, context)
}

/** A message in which nothing becomes a link, whatever a file holds: viewers take `[text](target)` for one. */
export function messageOf(text: string) {
  return { text: text.replaceAll('](', '\\](') }
}

function resultOf(finding: Finding, ruleIndex: number, context: Context) {
  const { code, severity, basis, pointer, at, risk, targets, clients, official } = finding
  const region = regionOf(atLeastOne(finding.span, context.file.text), context.lines)
  const address = hide(finding.address, context.longSecrets)
  const fixes = finding.fixes.filter(fix => !fix.edits.some(edit => reveals(edit.text, context.secrets)))
  const lineHash = context.lineHash(region.startLine)
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: messageOf(`${finding.what} ${finding.todo}`),
    locations: [
      {
        physicalLocation: { artifactLocation: context.artifact, region },
        ...(address === ''
          ? {}
          : { logicalLocations: [{ fullyQualifiedName: address, kind: at === 'key' ? 'property' : 'value' }] }),
      },
    ],
    ...(finding.related.length > 0 ? { relatedLocations: relatedOf(finding, context) } : {}),
    ...(fixes.length > 0 ? { fixes: fixes.map(fix => fixOf(fix, context)) } : {}),
    partialFingerprints: {
      ...(lineHash === undefined ? {} : { primaryLocationLineHash: lineHash }),
      'mcpLint/v1': fnv1a64(`${code}\n${context.file.uri}\n${address}`),
    },
    properties: {
      basis,
      pointer: hide(pointer, context.longSecrets),
      ...(risk ? { risk } : {}),
      ...(targets ? { targets } : {}),
      ...(clients ? { clients } : {}),
      ...(official?.reference ? { officialReference: official.reference } : {}),
    },
  }
}

function relatedOf({ related }: Finding, { file, artifact, lines }: Context) {
  return related.slice(0, mostRelated).map(({ span, message, elsewhere }, i) => ({
    id: i + 1,
    physicalLocation: elsewhere
      ? { artifactLocation: artifactOf(elsewhere.uri), region: regionAt(span, elsewhere.start, elsewhere.end) }
      : { artifactLocation: artifact, region: regionOf(atLeastOne(span, file.text), lines) },
    message: messageOf(message),
  }))
}

function fixOf({ title, safety, edits }: Fix, { artifact, lines }: Context) {
  const replacements = edits.map(({ span, text }) => ({
    deletedRegion: regionOf(span, lines),
    insertedContent: { text },
  }))
  return {
    description: messageOf(`${title}.`),
    artifactChanges: [{ artifactLocation: artifact, replacements }],
    properties: { safety },
  }
}

/**
 * The hashes of a file's lines, computed once one is asked for. A line that says something of a secret has none: a short
 * password could be guessed from it. GitHub computes missing ones itself, from the file.
 */
function lineHashOf({ text, bom, findings, masks }: FileResult, lines: LineTable): Context['lineHash'] {
  const inOrder = [...masks].sort((a, b) => a.start - b.start)
  let hashes: readonly LineHash[] | undefined
  // It belongs to the first line of the file as code scanning reads it.
  const mark = bom ? '\ufeff' : ''
  return line => {
    // the text of a file in another encoding is not known
    if (text === '') return undefined
    hashes ??= lineHashes(
      mark + text,
      findings.reduce((last, one) => Math.max(last, lines.at(one.span.start).line), 1),
    )
    const found = hashes[line - 1]
    return found && !overlaps(inOrder, { start: lines.lineStart(line), end: found.end - mark.length })
      ? found.hash
      : undefined
  }
}
