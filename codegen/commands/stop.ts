import type { PlacedProblem } from '../problems/placeProblems'

/** Exit codes of the generator and of `npm run manifest`, so that a pipeline can tell why they refused. */
export const exit = { ok: 0, manifest: 1, usage: 2, stale: 3, unapproved: 4 } as const

/** An error that ends a command with a message for its user. */
export class Stop extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Mistakes of the manifest, for programs. */
    readonly problems: readonly PlacedProblem[] = [],
  ) {
    super(message)
  }
}

export const misused = (message: string) => new Stop(exit.usage, message)

/** `There is no role vewer. Did you mean viewer?` */
export const unknown = (noun: string, name: string, suggestion: string | undefined) =>
  misused(
    `There is no ${noun} ${name}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
  )
