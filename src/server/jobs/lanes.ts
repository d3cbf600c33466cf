/**
 * Jobs of one lane wait for each other, never for those of another: what can be watched within seconds does
 * not wait behind what takes minutes. The number is how many of a lane run at once in one process.
 */
export const lanes = {
  /** A new upload, until something of it can be watched. */
  prepare: 1,
  /** Further qualities: minutes each. */
  ladder: 1,
  /** What comes again by itself: trash, unfinished uploads. */
  upkeep: 1,
} as const

export type Lane = keyof typeof lanes

export const laneNames = Object.keys(lanes) as Lane[]
