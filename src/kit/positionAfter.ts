const step = 10
const highest = 9_999

/** A position behind the last one, with room for others between. */
export const positionAfter = (last: number | null | undefined): number =>
  Math.min((last ?? 0) + step, highest)
