// What was watched of a version is a bit for each of its seconds, up to where its outro begins.

export const secondsOf = (bodyEndMs: number): number => Math.max(1, Math.ceil(bodyEndMs / 1_000))

/** A second is watched with its middle; of the last one only a part may be there. */
export function coverageOf(ranges: readonly (readonly number[])[], bodyEndMs: number): string {
  const count = secondsOf(bodyEndMs)
  const middleOf = (second: number) => (second + Math.min(second + 1, bodyEndMs / 1_000)) / 2
  const bits = Array.from({ length: count }, () => '0')
  for (const [from = 0, to = 0] of ranges) {
    const last = Math.min(count - 1, Math.ceil(to))
    for (let second = Math.max(0, Math.floor(from)); second <= last; second += 1) {
      const middle = middleOf(second)
      if (from <= middle && middle <= to) bits[second] = '1'
    }
  }
  return bits.join('')
}

export const watchedSeconds = (coverage: string): number => coverage.replaceAll('0', '').length

/** Full only once all of it was watched. */
export function percentOf(coverage: string | null, bodyEndMs: number): number {
  const share = watchedSeconds(coverage ?? '') / secondsOf(bodyEndMs)
  return Math.min(100, Math.floor(share * 100))
}

/** From second to second, half open. */
export function rangesOf(coverage: string): number[][] {
  return [...coverage.matchAll(/1+/g)].map(({ index, 0: run }) => [index, index + run.length])
}
