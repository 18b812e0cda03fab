import type { Document } from '../document/document.js'
import type { FileResult, Finding, Suppressed } from './finding.js'
import type { SeverityOverride } from './settings.js'
import type { Silencers } from './silence.js'

/** What is left of findings, and what was put aside. */
export interface Quiet {
  readonly kept: readonly Finding[]
  readonly suppressed: readonly Suppressed[]
}

/** Puts aside what the user knows of; what that takes is loaded only where something is said. */
export async function quieten(
  document: Document,
  kept: readonly Finding[],
  kind: string,
  overrides: readonly SeverityOverride[],
  silencers: Silencers,
): Promise<Quiet> {
  // The other kinds have no comments: one there is a fault.
  const comments = kind === 'client-config' && document.comments.some(({ text }) => text.startsWith('mcp-lint-ignore'))
  if (!comments && isEmpty(silencers)) return { kept, suppressed: [] }
  return (await import('./silence.js')).silence(document, kept, comments, overrides, silencers)
}

/** The same for a result that was made without it, or to which findings were added. */
export async function quietenResult(result: FileResult, silencers: Silencers): Promise<FileResult> {
  return isEmpty(silencers) ? result : (await import('./silence.js')).silenceAgain(result, silencers)
}

const isEmpty = ({ suppressions, baseline }: Silencers): boolean => !suppressions?.length && !baseline?.length

/** Whether a finding is about the file and not about what is said to mcp-lint: a fix may leave a comment with nothing to silence. */
export const isOfText = ({ code }: Finding): boolean => !code.startsWith('MCP_LINT_')
