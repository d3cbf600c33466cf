import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Of pixels: what was drawn, and how many of them are not empty. */
export function keyOf(pixels: Uint8ClampedArray): string {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length)
  const drawn = bytes.reduce((sum, byte, place) => sum + (place % 4 === 3 && byte > 0 ? 1 : 0), 0)
  return `${bytesToHex(sha256(bytes))} ${drawn}`
}
