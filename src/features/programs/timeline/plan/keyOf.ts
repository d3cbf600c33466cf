import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** By their text. While a film is edited nearly all of it stays as it was, and is not hashed again. */
const keys = new Map<string, string>()
const mostKept = 2000

/** SHA-256 in hex of what a value says, whatever the order of its fields. */
export function keyOf(value: unknown): string {
  const text = JSON.stringify(value)
  const known = keys.get(text)
  if (known !== undefined) return known
  const key = bytesToHex(sha256(utf8ToBytes(canonical(value))))
  if (keys.size >= mostKept) keys.clear()
  keys.set(text, key)
  return key
}

/** JSON with sorted fields; undefined ones are left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
