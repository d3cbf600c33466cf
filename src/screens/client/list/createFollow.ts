// Keeps the rows up to date without moving any: those that are shown are looked at by their ids.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import { listRefreshMs, movingRefreshMs } from '../../../../generated/facts/constants'
import type { Screen } from '../../../../generated/facts/screen'
import { networkChanged } from '../../../browser/network'
import { $isVisible, pageShown } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { switched } from '../../../session/client'
import type { Place } from './createPlace'
import type { Row } from '../row'
import type { Rows } from './createRows'
import { createListFx, mostIds } from './screenCalls'

interface Look {
  readonly ids: readonly string[]
  readonly trash: boolean
}

export function createFollow(
  screen: Screen,
  call: Call,
  { $isHere, $question }: Place,
  rows: Rows,
) {
  const idsLookedAt = createEvent<readonly string[]>()
  /** Where the next look at a list of many pages begins. */
  const $at = createStore(0).reset(switched)
  const listFx = createListFx({ ...call, background: true })
  const look = ({ ids, trash }: Look) =>
    listFx({ ids, limit: ids.length, ...(trash ? { trash } : {}) })
  const lookFx = createEffect(look)

  const poll = createPoll({
    effect: lookFx,
    everyMs: listRefreshMs,
    $isWanted: combine(
      [$isHere, $isVisible, rows.$ids],
      ([isHere, isVisible, ids]) => isHere && isVisible && ids.length > 0,
    ),
  })
  const due = sample({
    clock: [poll.asked, pageShown, networkChanged.filter({ fn: Boolean })],
    source: { ids: rows.$ids, at: $at, isHere: $isHere, isLooking: lookFx.pending },
    filter: ({ ids, isHere, isLooking }) => isHere && !isLooking && ids.length > 0,
    fn: ({ ids, at }) => {
      const from = at < ids.length ? at : 0
      return { ids: ids.slice(from, from + mostIds), next: from + mostIds }
    },
  })
  sample({ clock: due, fn: ({ next }) => next, target: $at })
  sample({
    clock: [due.map(({ ids }) => ids), idsLookedAt],
    source: $question,
    filter: (_, ids) => ids.length > 0,
    fn: ({ trash = false }, ids) => ({ ids: ids.slice(0, mostIds), trash }),
    target: lookFx,
  })

  const isMoving = (row: Row) =>
    screen.moving?.values.includes(String(row[screen.moving.field])) ?? false
  const $movingIds = rows.$rows.map((all) => all.filter(isMoving).map(rows.idOf).slice(0, mostIds))
  // An effect of its own: its looks do not put off those at the whole list.
  const lookAtMovingFx = createEffect(look)
  const movingPoll = createPoll({
    effect: lookAtMovingFx,
    everyMs: movingRefreshMs,
    $isWanted: combine(
      [$isHere, $isVisible, $movingIds],
      ([isHere, isVisible, ids]) => isHere && isVisible && ids.length > 0,
    ),
  })
  sample({
    clock: movingPoll.asked,
    source: { ids: $movingIds, question: $question },
    filter: ({ ids }) => ids.length > 0,
    fn: ({ ids, question: { trash = false } }) => ({ ids, trash }),
    target: lookAtMovingFx,
  })

  sample({
    clock: [lookFx.done, lookAtMovingFx.done],
    source: $question,
    // The rows of the other place are another list.
    filter: ({ trash = false }, { params }) => trash === params.trash,
    fn: (_, { params, result }) => ({ ids: params.ids, fresh: result.rows }),
    target: rows.rowsSeen,
  })

  /** One of them stands still now, so that it may be found by other searches. */
  const rested = sample({
    clock: lookAtMovingFx.doneData,
    filter: ({ rows: seen }) => !seen.every(isMoving),
    fn: () => undefined,
  })
  return { idsLookedAt, rested }
}

export type Follow = ReturnType<typeof createFollow>
