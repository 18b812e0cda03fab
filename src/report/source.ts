import { type LineTable, lineTable } from '../document/lines.js'
import type { FileResult } from '../engine/finding.js'
import { type Hidden, hiddenOf, isLong, type Secret, secretsOf } from './mask.js'

/** A file's text, ready to be shown. */
export interface Source {
  readonly text: string
  readonly lines: LineTable
  /** Stretches of `text` that are not shown. */
  readonly hidden: readonly Hidden[]
  /** Texts that are not shown anywhere. */
  readonly secrets: readonly Secret[]
  /** Those of them that stand nowhere by chance. */
  readonly longSecrets: readonly Secret[]
}

export function sourceOf(file: FileResult): Source {
  const secrets = secretsOf(file.text, file.masks)
  return {
    text: file.text,
    lines: lineTable(file.text),
    hidden: hiddenOf(file.text, file.masks),
    secrets,
    longSecrets: secrets.filter(isLong),
  }
}
