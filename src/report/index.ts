import type { Formatter } from './formatter.js'
import type { FormatName } from './names.js'

const loaders = {
  text: async () => (await import('./text.js')).text,
  json: async () => (await import('./json.js')).json,
  sarif: async () => (await import('./sarif.js')).sarif,
  registry: async () => (await import('./registry.js')).registry,
} satisfies Readonly<Record<FormatName, () => Promise<Formatter>>>

/** The formats of --format by name; each is loaded when it is asked for. */
export const formats: Readonly<Record<string, () => Promise<Formatter>>> = loaders
