/**
 * Jobs of one lane wait for each other but never for those of another lane, so that a video which
 * could be watched within seconds does not wait behind minutes of encoding. The number is how many
 * jobs of the lane run at once in one process. One customer has all places but one of those lanes that
 * have several: whatever it sends, others go on.
 */
export const lanes = {
  /** A new upload, until a first version of it can be watched. */
  prepare: 2,
  /** Files that are no films, which are read in a second: they wait behind none. */
  file: 2,
  /** What a film looks and sounds like, which takes seconds: it waits behind no encoding. */
  examine: 2,
  /** Further qualities, which take minutes each. */
  ladder: 2,
  /** Films of programs, a few pieces at a time: the customers take turns. */
  render: 1,
  /** What is said in films, which takes as long as it was spoken, or longer. */
  speech: 1,
  /** What comes in from other services, as fast as they send. */
  imports: 2,
  /** What goes to other services, as fast as they take it. */
  uploads: 2,
  /** Letters: a slow mail server holds up nothing else. */
  mail: 2,
  /** What is told at its moment, which takes none: nothing holds it up. */
  moment: 1,
  /** Reports and actions of the staff. */
  runs: 1,
  /** Recurring jobs: emptying the trash, removing unfinished uploads. */
  upkeep: 1,
} as const

/** How many of them may be one customer's. */
export const placesOfCustomer = (lane: Lane): number => Math.max(1, lanes[lane] - 1)

export type Lane = keyof typeof lanes

export const laneNames = Object.keys(lanes) as Lane[]
