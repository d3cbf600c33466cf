import { randomFillSync } from 'node:crypto'
import { ulid } from 'ulid'

/** Asked of the system once for so many bytes; one id takes sixteen. */
const bufferBytes = 4096

/** Ids that sort by the time they were made, and that nobody can guess. */
export function createIds(now: () => Date): () => string {
  const bytes = new Uint8Array(bufferBytes)
  let used = bufferBytes

  function nextByte(): number {
    if (used === bufferBytes) {
      randomFillSync(bytes)
      used = 0
    }
    used += 1
    return bytes[used - 1] ?? 0
  }

  return () => ulid(now().getTime(), () => nextByte() / 256)
}
