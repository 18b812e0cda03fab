/** A number of JSON as it is written, without rounding: 0.DIGITS × 10^exponent. */
export interface Decimal {
  readonly negative: boolean
  /** Without zeros at either end; "" for zero. */
  readonly digits: string
  readonly exponent: number
}

const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Reads a number as JSON writes it; undefined for any other text. */
export function decimalOf(raw: string): Decimal | undefined {
  const match = NUMBER.exec(raw)
  if (!match) return undefined
  const [, sign, whole = '', fraction = '', power = '0'] = match
  const all = whole + fraction
  const digits = withoutEndZeros(all).replace(/^0+/, '')
  if (digits === '') return { negative: false, digits, exponent: 0 }
  const leading = all.length - all.replace(/^0+/, '').length
  return { negative: sign === '-', digits, exponent: whole.length - leading + Number(power) }
}

/** A loop on purpose: a pattern that looks for the zeros at the end begins anew at each zero. */
function withoutEndZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** Whether both are the same number: 42.0 is 42. */
export function sameDecimal(a: Decimal, b: Decimal): boolean {
  return a.negative === b.negative && a.digits === b.digits && a.exponent === b.exponent
}

/** 2^53 − 1: up to here every integer is exact wherever numbers are IEEE 754 doubles. */
const LARGEST = '9007199254740991'

/** Whether a number lies beyond ±(2^53 − 1). */
export function isBeyondSafe({ digits, exponent }: Decimal): boolean {
  return exponent > LARGEST.length || (exponent === LARGEST.length && digits > LARGEST)
}

/** Whether there is nothing behind the decimal point: 42.0 and 4.2e1 are integers. */
export function isInteger({ digits, exponent }: Decimal): boolean {
  return digits.length <= exponent || digits === ''
}

/** An integer within the safe range in plain digits. */
export function integerText({ negative, digits, exponent }: Decimal): string {
  return digits === '' ? '0' : `${negative ? '-' : ''}${digits.padEnd(exponent, '0')}`
}
