// What is watched next: what follows in the list that somebody came from.
import { combine, createEvent, createStore, sample } from 'effector'
import type { ListInboxRow } from '../../../../../generated/facts/features/home'
import { href } from '../../../../../generated/facts/routes'
import { $query, navigateFx } from '../../../../browser/location'
import { createTimer } from '../../../../browser/timer'
import { listInboxFx } from './calls'
import { $playsOn } from './choices.model'
import { $isFilling } from './missing.model'
import { following, questionOf, readFrom, writeFrom } from './whence'
import { filmMoved } from './viewing.model'
import { $isGone, $programId, programLeft, programOpened } from './watch.model'

export const nextAsked = createEvent()
export const countdownStopped = createEvent()
export const nextUpReadAgain = createEvent()

const $fromText = $query.map(({ from = '' }) => writeFrom(readFrom(from)))
export const $from = $fromText.map((text) => readFrom(text))

interface Listed {
  readonly from: string
  readonly rows: readonly ListInboxRow[]
}
const $listed = createStore<Listed | null>(null, { serialize: 'ignore' })

// The list stays as it was while one goes through it, though what was viewed leaves it meanwhile.
sample({
  clock: [programOpened, nextUpReadAgain],
  source: { listed: $listed, from: $fromText, programId: $programId },
  filter: ({ listed, from, programId }) =>
    listed?.from !== from || !listed.rows.some((row) => row.programId === programId),
  fn: ({ from }) => questionOf(readFrom(from)),
  target: listInboxFx,
})
$listed.on(
  sample({
    clock: listInboxFx.doneData,
    source: $fromText,
    fn: (from, { rows }) => ({ from, rows }),
  }),
  (_, listed) => listed,
)
export const $isNextMissing = createStore(false)
  .on(listInboxFx.finally, (_, { status }) => status === 'fail')
  .reset(programOpened)

/** null: not read yet. */
export const $nextUp = combine($listed, $programId, (listed, programId) =>
  listed ? following(listed.rows, programId) : null,
)
export const $next = $nextUp.map((rows) => rows?.[0] ?? null)

const seconds = 8
const tick = createTimer()
const counted = sample({
  clock: filmMoved.filter({ fn: ({ kind }) => kind === 'ended' }),
  source: { next: $next, playsOn: $playsOn, isFilling: $isFilling, isGone: $isGone },
  filter: ({ next, playsOn, isFilling, isGone }) =>
    next !== null && playsOn && !isFilling && !isGone,
  fn: () => seconds,
})
const moved = filmMoved.filter({ fn: ({ kind }) => kind === 'play' || kind === 'seeking' })
/** Until the next one begins; null: none does by itself. */
export const $countdown = createStore<number | null>(null)
  .on(counted, (_, left) => left)
  .on(tick.ended, (left) => (left === null ? null : left - 1))
  .reset(countdownStopped, moved, programOpened, programLeft)
const over = sample({ clock: $countdown, filter: (left) => left === 0, fn: () => undefined })
sample({
  clock: $countdown,
  filter: (left) => left !== null && left > 0,
  fn: () => 1_000,
  target: tick.started,
})

const going = sample({
  clock: [nextAsked, over],
  source: { next: $next, from: $fromText },
  filter: ({ next }) => next !== null,
  fn: ({ next, from }) => ({
    programId: next!.programId,
    to: `${href('home.watch', { programId: next!.programId })}?from=${encodeURIComponent(from)}`,
  }),
})
sample({ clock: going, fn: ({ to }) => ({ to }), target: navigateFx })

/** Whoever goes on to the next one wants to see it: the program that plays as soon as it is there. */
export const $playsId = createStore<string | null>(null).on(going, (_, { programId }) => programId)
