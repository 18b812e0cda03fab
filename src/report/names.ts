/** The formats of --format. */
export const formatNames = ['text', 'json', 'sarif', 'registry'] as const

/** The name of a format. */
export type FormatName = (typeof formatNames)[number]
