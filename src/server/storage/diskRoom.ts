// The room on a disk. Some is kept back for the database and the log, which end where nothing can be
// written any more: what takes much room is refused before it takes that.
import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

export interface DiskRoom {
  /** Whether only what is kept back is left. */
  isFull(): Promise<boolean>
  /** @throws DiskFull where so many more bytes would take what is kept back */
  require(bytes: number): Promise<void>
}

/** As the system itself says it, so that it is handled alike. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'

  constructor() {
    super('The disk is full.')
    this.name = 'DiskFull'
  }
}

const mostKeptBackBytes = 1024 ** 3
const keptBackShare = 0.05

type Measured = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>

/** @param folder on the disk; one that is not there yet has all the room it wants */
export function diskRoomOf(
  folder: string,
  measure: (folder: string) => Promise<Measured> = (place) => statfs(place),
): DiskRoom {
  async function leftBytes(): Promise<number> {
    const measured = await measure(folder).catch(() => undefined)
    if (!measured) return Infinity
    const { bavail, blocks, bsize } = measured
    return bavail * bsize - Math.min(mostKeptBackBytes, blocks * bsize * keptBackShare)
  }

  return {
    isFull: async () => (await leftBytes()) <= 0,
    async require(bytes) {
      const left = await leftBytes()
      if (left <= 0 || bytes > left) throw new DiskFull()
    },
  }
}
