/** Whether the registry refuses a host as one of the publisher's own machine; it compares the text as it is written. */
export function isRefusedLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost')
}

/** Whether nobody but its owner can reach a host that the registry lets pass: a loopback, private or reserved address. */
export function isUnreachable(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (name.startsWith('[')) return isReservedV6(name.slice(1, -1))
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(name)
  return v4 !== null && isReservedV4(v4.slice(1).map(Number))
}

function isReservedV4([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  if ([a, b, c, d].some(part => part > 255)) return false
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a >= 224 && a <= 239) ||
    (a === 255 && b === 255 && c === 255 && d === 255)
  )
}

function isReservedV6(text: string): boolean {
  const groups = expandV6(text)
  if (!groups) return false
  const [first = 0] = groups
  if (groups.slice(0, 5).every(one => one === 0)) {
    const [, , , , , sixth = 0, high = 0, low = 0] = groups
    if (sixth === 0xffff) return isReservedV4([high >> 8, high & 255, low >> 8, low & 255])
    if (sixth === 0 && high === 0 && low <= 1) return true // unspecified and loopback
  }
  return (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfe80 || (first & 0xff00) === 0xff00
}

/** The eight numbers of an IPv6 address, or undefined where it is none. */
function expandV6(text: string): number[] | undefined {
  const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)
  const hex = (a: string | undefined, b: string | undefined): string => (Number(a) * 256 + Number(b)).toString(16)
  const whole = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : text
  const [head = '', tail, more] = whole.split('::')
  if (more !== undefined) return undefined
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = 8 - left.length - right.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...left, ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...right]
  return groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map(group => Number.parseInt(group, 16))
    : undefined
}
