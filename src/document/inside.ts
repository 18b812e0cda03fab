import type { Document, Span, StringNode } from './document.js'
import { perNode } from './per-node.js'

/**
 * The source stretch of a part of a string's value: from..to count in `node.value`, the result in the text, through escapes.
 * Where the two cannot be matched (line continuations of TOML) the whole string is returned.
 */
export function inside(document: Document, node: StringNode, from: number, to: number): Span {
  const offsets = offsetsOf(node, document)
  const start = offsets?.[from]
  const end = offsets?.[to]
  if (start === undefined || end === undefined) return node.span
  return { start: node.span.start + start, end: node.span.start + end }
}

/** Where each unit of a string's value stands in its source. */
const offsetsOf = perNode((node: StringNode, { text, syntax }: Document): number[] | undefined => {
  const raw = text.slice(node.span.start, node.span.end)
  const offsets = syntax === 'json' ? escaped(raw, 1, raw.length - 1) : tomlOffsets(raw)
  // One offset for each unit of the value and one behind the last.
  return offsets?.length === node.value.length + 1 ? offsets : undefined
})

function tomlOffsets(raw: string): number[] | undefined {
  if (raw.startsWith("'''") || raw.startsWith('"""')) {
    const lead = /^(?:'''|""")(?:\r\n|\n)?/.exec(raw)?.[0].length ?? 3
    return raw.startsWith("'") ? plain(lead, raw.length - 3) : escaped(raw, lead, raw.length - 3)
  }
  return raw.startsWith("'") ? plain(1, raw.length - 1) : escaped(raw, 1, raw.length - 1)
}

function plain(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) + 1 }, (_, i) => start + i)
}

const escapeLength: Readonly<Record<string, number>> = { u: 6, x: 4, U: 10 }

function escaped(raw: string, start: number, end: number): number[] {
  const offsets: number[] = []
  for (let at = start; at < end; ) {
    offsets.push(at)
    if (raw[at] !== '\\') {
      at++
      continue
    }
    const length = escapeLength[raw[at + 1] ?? ''] ?? 2
    // \UXXXXXXXX above the basic plane stands for two UTF-16 units.
    if (length === 10 && Number.parseInt(raw.slice(at + 2, at + 10), 16) > 0xffff) offsets.push(at)
    at += length
  }
  offsets.push(end)
  return offsets
}
