/** Units between two places that are counted beforehand. */
const STEP = 1024

/** Bytes that one UTF-16 unit of a text takes in UTF-8; each half of a pair takes half of its four. */
function bytesAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  if (unit < 0xd800 || unit > 0xdfff) return 3
  const next = text.charCodeAt(at + 1)
  const before = text.charCodeAt(at - 1)
  const paired = unit < 0xdc00 ? next >= 0xdc00 && next <= 0xdfff : before >= 0xd800 && before <= 0xdbff
  return paired ? 2 : 3
}

function between(text: string, start: number, end: number): number {
  let bytes = 0
  for (let i = start; i < end; i++) bytes += bytesAt(text, i)
  return bytes
}

/** How many bytes a text takes in UTF-8; a lone half of a pair counts as the character that stands for it there. */
export function utf8Length(text: string): number {
  return between(text, 0, text.length)
}

/** Gives the bytes before an offset of a text. The text is walked through once, so that a long line costs nothing more. */
export function utf8Offsets(text: string): (offset: number) => number {
  let known: number[] | undefined
  return offset => {
    known ??= marksOf(text)
    const step = Math.floor(offset / STEP)
    return (known[step] ?? 0) + between(text, step * STEP, offset)
  }
}

function marksOf(text: string): number[] {
  const marks = [0]
  for (let at = STEP; at <= text.length; at += STEP) marks.push((marks.at(-1) ?? 0) + between(text, at - STEP, at))
  return marks
}
