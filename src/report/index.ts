import type { Formatter } from './formatter.js'

const loaders = {
  text: async () => (await import('./text.js')).text,
  json: async () => (await import('./json.js')).json,
  sarif: async () => (await import('./sarif.js')).sarif,
} satisfies Readonly<Record<string, () => Promise<Formatter>>>

/** The name of a format. */
export type FormatName = keyof typeof loaders

/** The formats of --format by name; each is loaded when it is asked for. */
export const formats: Readonly<Record<string, () => Promise<Formatter>>> = loaders
