import type { Formatter } from './formatter.js'
import type { FormatName } from './names.js'

const loaders = {
  text: async () => (await import('./text.js')).text,
  json: async () => (await import('./json.js')).json,
  sarif: async () => (await import('./sarif.js')).sarif,
  github: async () => (await import('./github.js')).github,
  gitlab: async () => (await import('./gitlab.js')).gitlab,
  junit: async () => (await import('./junit.js')).junit,
  checkstyle: async () => (await import('./checkstyle.js')).checkstyle,
  rdjson: async () => (await import('./rdjson.js')).rdjson,
  markdown: async () => (await import('./markdown.js')).markdown,
  registry: async () => (await import('./registry.js')).registry,
} satisfies Readonly<Record<FormatName, () => Promise<Formatter>>>

/** The formats of --format by name; each is loaded when it is asked for. */
export const formats: Readonly<Record<string, () => Promise<Formatter>>> = loaders
