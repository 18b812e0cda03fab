/** The formats of --format. */
export const formatNames = [
  'text',
  'json',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'checkstyle',
  'rdjson',
  'markdown',
  'registry',
] as const

/** The name of a format. */
export type FormatName = (typeof formatNames)[number]
