const TOKEN = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+"
const MIME_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*[ \\t]*;?$`)
/** Real ones have a tenth of this. */
const LONGEST = 1000

/** What people write for a MIME type: the end of a file's name or a word for what it holds. */
const MEANT: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  javascript: 'text/javascript',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  markdown: 'text/markdown',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  sql: 'application/sql',
  svg: 'image/svg+xml',
  text: 'text/plain',
  txt: 'text/plain',
  plain: 'text/plain',
  wav: 'audio/wav',
  webp: 'image/webp',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
}

/** Whether a text is `type/subtype`, with or without parameters (RFC 9110, section 8.3.1). */
export function isMimeType(text: string): boolean {
  return text.length <= LONGEST && MIME_TYPE.test(text)
}

/** The MIME type that a word or the end of a file's name stands for. */
export function mimeTypeMeant(text: string): string | undefined {
  const word = text.trim().toLowerCase().replace(/^\./, '')
  return Object.hasOwn(MEANT, word) ? MEANT[word] : undefined
}
