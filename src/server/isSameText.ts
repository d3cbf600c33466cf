import { timingSafeEqual } from 'node:crypto'

/**
 * Whether a secret or signature that was sent is the known one, in a time that tells nothing of
 * where they differ. As text: several last letters of base64 would stand for the same bytes.
 */
export function isSameText(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)]
  return one.length === other.length && timingSafeEqual(one, other)
}
