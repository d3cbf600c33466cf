import { sha256Plain } from './sha256Plain'

/** The browser's own digest, off the page's thread; without a secure context there is none, so ours. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const view = new Uint8Array(bytes)
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return hexOf(subtle ? new Uint8Array(await subtle.digest('SHA-256', view)) : sha256Plain(view))
}

function hexOf(digest: Uint8Array): string {
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
