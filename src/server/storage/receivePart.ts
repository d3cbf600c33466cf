import { open } from 'node:fs/promises'
import { tooLarge, tooSlow, tooSmall } from './postFault'
import type { Readable } from 'node:stream'
import type { ByteLimits } from './landings'

const paceWindowMs = 10_000
const leastBytesPerWindow = 10 * 1024

/** Streams one object to a file and syncs it. Reads no faster than the disk can write. */
export async function receivePart(
  body: Readable,
  path: string,
  limits: ByteLimits,
): Promise<number> {
  const file = await open(path, 'wx')
  const pace = keepPace(body)
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      pace.received(chunk.length)
      if (bytes > limits.maxBytes) throw tooLarge()
      await file.write(chunk)
    }
    if (bytes < limits.minBytes) throw tooSmall()
    await file.sync()
    return bytes
  } finally {
    pace.end()
    await file.close()
  }
}

/**
 * Ends uploads that are too slow, so that they do not hold connections (security-reliability.md 27:
 * at least 1 KiB/s).
 */
function keepPace(body: Readable) {
  let windowBytes = 0
  const timer = setInterval(() => {
    if (windowBytes < leastBytesPerWindow) body.destroy(tooSlow())
    windowBytes = 0
  }, paceWindowMs)
  return {
    received(bytes: number) {
      windowBytes += bytes
    },
    end() {
      clearInterval(timer)
    },
  }
}
