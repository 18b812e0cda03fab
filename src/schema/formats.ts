import formats from 'ajv-formats/dist/formats.js'

const uri = formats.fullFormats.uri as (text: string) => boolean
const dateTime = formats.fullFormats['date-time'] as { readonly validate: (text: string) => boolean }

/** The patterns of ajv-formats need room for each character; of longer texts only the scheme is looked at. */
const LONGEST = 65_536

/** A URI with its scheme (RFC 3986). */
export function isUri(text: string): boolean {
  return text.length > LONGEST ? /^[a-z][a-z0-9+\-.]*:/i.test(text) : uri(text)
}

/** A date with a time and an offset (RFC 3339). */
export function isDateTime(text: string): boolean {
  return text.length <= LONGEST && dateTime.validate(text)
}
