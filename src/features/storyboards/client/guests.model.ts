// Shots for which guests are asked, and with that how far each shot is.
import { combine, createStore, sample } from 'effector'
import type { ShotGuests, ShotThread } from '../../../../generated/facts/features/storyboards'
import { askGuestsForShotsFx, getStoryboardFx, readAgainFx } from './calls'
import { $storyboardId } from './open'
import { $threads } from './outline.model'

const told = sample({
  clock: [getStoryboardFx.doneData, readAgainFx.doneData, askGuestsForShotsFx.doneData],
  source: $storyboardId,
  filter: (id, { storyboard }) => storyboard.storyboardId === id,
  fn: (_, { guests }) => guests,
})

/** By shot. */
const $guests = createStore<ReadonlyMap<string, ShotGuests>>(new Map(), {
  serialize: 'ignore',
})
  .on(told, (_, guests) => new Map(guests.map((each) => [each.shotId, each])))
  .reset($storyboardId)

/** Those shots that guests record: nobody else is asked, or the answer of one of them is what was accepted. */
export const $withGuests = combine(
  $threads,
  $guests,
  (threads, guests): ReadonlyMap<string, ShotGuests> =>
    new Map(
      [...guests].filter(
        ([id, { accepted }]) =>
          !threads.has(id) || (accepted > 0 && threads.get(id)?.state !== 'withdrawn'),
      ),
    ),
)

/** Whether somebody is asked for it: a person, or guests. */
export const $isAsked = combine(
  $threads,
  $guests,
  (threads, guests) => (shotId: string) =>
    threads.get(shotId)?.state !== 'withdrawn' && (threads.has(shotId) || guests.has(shotId)),
)

export type Stand = 'nobody' | Exclude<ShotThread['state'], 'withdrawn'>

/** Answers of guests are decided about like takes. */
export const $stands = combine($threads, $guests, (threads, guests) => (shotId: string): Stand => {
  const thread = threads.get(shotId)
  if (thread) return thread.state === 'withdrawn' ? 'nobody' : thread.state
  const asked = guests.get(shotId)
  if (!asked) return 'nobody'
  return asked.toReview > 0 ? 'submitted' : 'open'
})
