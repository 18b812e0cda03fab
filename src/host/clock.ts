/** Milliseconds of a clock that only runs forward. (`performance` would load a module of Node's for this.) */
export function milliseconds(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000
}
