/**
 * Uses the browser's own digest, which works off the main thread. It is missing on pages served
 * over plain http from another machine; those load a library instead.
 */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const view = new Uint8Array(bytes)
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', view)) : await plain(view)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function plain(bytes: Uint8Array): Promise<Uint8Array> {
  const library = await import('@noble/hashes/sha2.js')
  return library.sha256(bytes)
}
