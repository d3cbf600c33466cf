const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/

/**
 * Whether a key names exactly one place below the root, on every file system and in every bucket.
 */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((part) => segment.test(part))
}

export function assertSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
}
