import type { Span } from './document.js'

/** Whether a stretch has a part in common with one of several, which are in order and apart. */
export function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) < end
}
