import type { Problem, ProblemCode, Spot } from '../problems/problem'
import { problemAt, related } from '../problems/spot'

/** A name of one kind, with its place. */
export interface Named {
  readonly id: string
  readonly spot: Spot
  /** The value that must be unique; the id by default. */
  readonly shape?: string
}

/** Reports every duplicate, with the place of the first use. Nobody knows which of the two is older. */
export function doubled(code: ProblemCode, noun: string, all: readonly Named[]): Problem[] {
  const first = new Map<string, Named>()
  return all.flatMap((named) => {
    const shape = named.shape ?? named.id
    const before = first.get(shape)
    if (!before) first.set(shape, named)
    if (!before) return []
    const same = before.id === named.id ? '' : `, here and as ${before.id}`
    return problemAt(code, named.spot, `The ${noun} ${named.id} is given twice${same}.`, {
      related: [related(before.spot, 'for the other.')],
    })
  })
}
