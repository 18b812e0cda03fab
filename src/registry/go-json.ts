/** How many bytes the registry counts for a value: JSON without blanks, as Go writes it (some signs take six bytes). */
export function goSize(value: unknown): number {
  let size = 0
  for (const sign of JSON.stringify(value) ?? '') {
    const code = sign.codePointAt(0) ?? 0
    if (sign === '<' || sign === '>' || sign === '&' || code === 0x2028 || code === 0x2029) size += 6
    else size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return size
}
