/** One of the sizes of a video, by its short side. */
export interface Quality {
  readonly side: number
  readonly bitsPerSecond: number
}

export const sideOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height)

/** Each size once, the largest first. */
export function inOrder(qualities: readonly Quality[]): Quality[] {
  const bySide = new Map<number, Quality>()
  for (const quality of qualities) {
    if (quality.side > 0 && !bySide.has(quality.side)) bySide.set(quality.side, quality)
  }
  return [...bySide.values()].sort((one, other) => other.side - one.side)
}

/** The one that is chosen, or else the nearest smaller one, or else the smallest. */
export function fitting(sides: readonly number[], wanted: number): number | undefined {
  const known = sides.filter((side) => side > 0)
  const smaller = known.filter((side) => side <= wanted)
  return smaller.length > 0 ? Math.max(...smaller) : known.toSorted((a, b) => a - b)[0]
}

/** The playlist of one size. */
export interface Variant extends Quality {
  readonly url: string
}

/** The sizes that a playlist names. */
export function variantsIn(master: string, masterUrl: string): Variant[] {
  const lines = master.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) => {
    const uri = lines[at + 1]
    if (!line.startsWith('#EXT-X-STREAM-INF:') || !uri) return []
    const [, width = '0', height = '0'] = /RESOLUTION=(\d+)x(\d+)/.exec(line) ?? []
    const rate = /AVERAGE-BANDWIDTH=(\d+)/.exec(line) ?? /BANDWIDTH=(\d+)/.exec(line)
    return {
      side: sideOf({ width: Number(width), height: Number(height) }),
      bitsPerSecond: Number(rate?.[1] ?? 0),
      url: new URL(uri, masterUrl).href,
    }
  })
}
