// Who else has a storyboard open, as far as it was heard (work.md 3). Nobody keeps it: whoever is not heard of for some time is gone.
import type { HeardPresence } from '../../../generated/facts/features/events'

export interface Other {
  readonly person: HeardPresence['person']
  /** The shot that they look at. */
  readonly shotId: string | undefined
  readonly isTyping: boolean
  /** So many of one's own beats until they count as gone. */
  readonly beatsLeft: number
}

/** By the ids of people. */
export type Others = ReadonlyMap<string, Other>

/** They say so once a beat; one that is lost on the way, or late, makes nobody gone. */
const patience = 3

export function heardOf(others: Others, { person, at, isTyping, isGone }: HeardPresence): Others {
  const rest = [...others].filter(([id]) => id !== person.id)
  if (isGone) return new Map(rest)
  return new Map([...rest, [person.id, { person, shotId: at, isTyping, beatsLeft: patience }]])
}

export const oneBeatOn = (others: Others): Others =>
  new Map(
    [...others]
      .map(([id, other]) => [id, { ...other, beatsLeft: other.beatsLeft - 1 }] as const)
      .filter(([, { beatsLeft }]) => beatsLeft > 0),
  )

export const atShot = (others: Others, shotId: string): Other[] =>
  [...others.values()].filter((other) => other.shotId === shotId)
