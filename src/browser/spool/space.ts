// Room on the disk for takes.

/** Left to the rest of the product and to the browser's own rounding. */
const reserveBytes = 200_000_000

/** Minutes that can be recorded at this rate; Infinity where the browser does not say. */
export async function spaceLeft(bitsPerSecond: number): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? Infinity : minutesLeft({ quota, usage: usage ?? 0, bitsPerSecond })
}

export function minutesLeft(disk: { quota: number; usage: number; bitsPerSecond: number }): number {
  const bytes = Math.max(0, disk.quota - disk.usage - reserveBytes)
  return (bytes * 8) / disk.bitsPerSecond / 60
}

/** Asks the browser not to clear takes when the disk fills up; whether it agreed. */
export async function persistStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

/** Whether takes outlive this tab: a private window may have no files, or refuse them. */
export async function keepsTakes(): Promise<boolean> {
  try {
    return (await navigator.storage?.getDirectory?.()) !== undefined
  } catch {
    return false
  }
}
