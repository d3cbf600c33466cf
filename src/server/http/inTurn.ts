import { busy } from '../errors'

/** Runs `work` when it is this person's turn. @throws busy where too much of theirs waits already */
export type InTurn = <Answer>(person: string, work: () => Promise<Answer>) => Promise<Answer>

const usualLimits = { atOnce: 6, mostWaiting: 100 }

/**
 * A few calls of a person are answered at once, the others wait for them: whoever sends many at a time
 * takes the database from nobody else.
 */
export function createInTurn({ atOnce, mostWaiting } = usualLimits): InTurn {
  const people = new Map<string, { running: number; waiting: Array<() => void> }>()

  return async function inTurn(person, work) {
    const own = people.get(person) ?? { running: 0, waiting: [] }
    people.set(person, own)
    if (own.waiting.length >= mostWaiting) throw busy(1)
    if (own.running < atOnce) own.running += 1
    // Whoever ends passes its place on.
    else await new Promise<void>((begin) => own.waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else own.running -= 1
      if (own.running === 0) people.delete(person)
    }
  }
}
