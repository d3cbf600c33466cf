/** Exit codes of `npm run manifest`, so that a pipeline can tell why a command refused. */
export const exit = { ok: 0, manifest: 1, usage: 2, unapproved: 4 } as const

/** Ends a command with a sentence for the person who gave it. */
export class Stop extends Error {
  constructor(
    readonly status: number,
    message: string,
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
