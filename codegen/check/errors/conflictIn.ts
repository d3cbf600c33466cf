import type { WhenEntry } from '../../read/manifest'
import { messagesFor } from './messages'
import {
  acceptsArrival,
  acceptsCaller,
  hasMessage,
  isSuccess,
  type Arrival,
  type Caller,
} from './reply'

export interface Space {
  readonly callers: readonly Caller[]
  readonly arrivals: readonly Arrival[]
}

/** One or two parts of a condition that no reply can satisfy together, and the reason. */
export interface Conflict {
  readonly keys: readonly (keyof WhenEntry)[]
  readonly law: string
}

export function conflictIn(when: WhenEntry, space: Space): Conflict | undefined {
  if (canMeet(when, space)) return undefined
  const keys = (Object.keys(when) as (keyof WhenEntry)[]).filter((key) => when[key] !== undefined)
  const pairs = keys.flatMap((key, index) => [
    [key],
    ...keys.slice(index + 1).map((other) => [key, other]),
  ])
  const found = pairs
    .toSorted((one, other) => one.length - other.length)
    .find((pair) => !canMeet(Object.fromEntries(pair.map((key) => [key, when[key]])), space))
  return { keys: found ?? keys, law: lawOf(found ?? [], when) }
}

function canMeet(when: WhenEntry, { callers, arrivals }: Space): boolean {
  if (when.message && messagesFor([when.message]).length === 0) return false
  return (
    callers.some((caller) => acceptsCaller(when, caller)) &&
    arrivals.some(
      (arrival) => acceptsArrival(when, arrival) && (!when.message || hasMessage(arrival)),
    )
  )
}

function lawOf(keys: Conflict['keys'], { status = [], outcome = [] }: WhenEntry): string {
  switch (keys.toSorted().join(' ')) {
    case 'message':
      return 'no message satisfies all of this'
    case 'outcome status':
      if (outcome.every((way) => way === 'network' || way === 'timeout'))
        return 'where no reply comes there is no status'
      return [status].flat().every(isSuccess)
        ? 'a status from 200 to 299 comes with envelope or malformed'
        : 'envelope and malformed replies have a status from 200 to 299'
    case 'message outcome':
      return 'only http and envelope replies have a message'
    case 'reason status':
      return 'only a 401 tells a reason'
    case 'outcome reason':
      return 'only an http reply, with the status 401, tells a reason'
    case 'call reason':
      return 'only a call that carries a token is told a reason'
    default:
      return 'no reply is all of this at once'
  }
}
