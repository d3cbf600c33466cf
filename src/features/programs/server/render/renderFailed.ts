import type { RenderFault } from '../tables'

/** A film cannot be made, and people are told why. */
export class RenderFailed extends Error {
  constructor(
    readonly code: RenderFault,
    /** What could not be read, and where in the program; or who withdrew consent. */
    readonly at?: { readonly title: string | undefined; readonly ms?: number },
  ) {
    super(`A film cannot be made: ${code}.`)
  }
}
