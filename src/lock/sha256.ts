/** What Node and browsers have of the Web Cryptography API and of the Encoding Standard, as far as it is used here. */
interface Platform {
  readonly crypto: { readonly subtle: { digest(name: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } }
  readonly TextEncoder: new () => { encode(text: string): Uint8Array }
}

/** `sha256:` and the hash of a text in UTF-8, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const { crypto, TextEncoder } = globalThis as unknown as Platform
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256:${[...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
