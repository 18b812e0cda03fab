import { type Paint, plain } from '../report/formatter.js'
import type { Io, Output } from './io.js'

export type ColorWhen = 'auto' | 'always' | 'never'
/** As chalk counts: none, 16 colours, 256, all. */
export type ColorLevel = 0 | 1 | 2 | 3

/**
 * Decides on colours: --color, then NO_COLOR, then FORCE_COLOR, then TERM=dumb, then whether `stream` is a terminal.
 * `stream` is undefined for a file.
 */
export function colorLevel(when: ColorWhen, env: Io['env'], stream: Output | undefined): ColorLevel {
  const forced = forcedLevel(env.FORCE_COLOR)
  if (when === 'never') return 0
  if (when === 'always') return forced || 1
  if (env.NO_COLOR) return 0
  if (forced !== undefined) return forced
  if (env.TERM === 'dumb') return 0
  return stream?.isTTY ? 1 : 0
}

function forcedLevel(value: string | undefined): ColorLevel | undefined {
  if (value === undefined) return undefined
  if (value === 'false') return 0
  return /^[0-3]$/.test(value) ? (Number(value) as ColorLevel) : 1
}

/** The colours of a report; chalk is loaded only for a level above 0. */
export async function paintFor(level: ColorLevel): Promise<Paint> {
  if (level === 0) return plain
  const { Chalk } = await import('chalk')
  const { bold, dim, underline, red, yellow, blue, cyan, green } = new Chalk({ level })
  return { bold, dim, underline, red, yellow, blue, cyan, green }
}
