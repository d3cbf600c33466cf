// Keeps the list up to date without moving a row: those that are shown are looked at by their ids,
// and rows that came meanwhile are put where they belong.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import { listRefreshMs, movingRefreshMs } from '../../../../generated/facts/constants'
import type { Screen } from '../../../../generated/facts/screen'
import { networkChanged } from '../../../browser/network'
import { $isVisible, pageShown } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { switched } from '../../../session/client'
import type { Question } from '../../question'
import type { Place } from './createPlace'
import { firstPageOf, keyOf } from './createReading'
import { valueIn, type Row } from '../row'
import type { Rows } from './createRows'
import { createListFx, mostIds } from './screenCalls'

interface Look {
  readonly ids: readonly string[]
  readonly trash: boolean
}

export function createFollow(screen: Screen, call: Call, place: Place, rows: Rows) {
  const { $isHere, $question } = place
  const idsLookedAt = createEvent<readonly string[]>()
  /** Somebody has heard that the list is no more as it is shown. */
  const listChanged = createEvent()
  /** Where the next look at a list of many pages begins. */
  const $at = createStore(0).reset(switched)
  const listFx = createListFx({ ...call, background: true })
  const look = async ({ ids, trash }: Look) => {
    const reply = await listFx({ ids, limit: ids.length, ...(trash ? { trash } : {}) })
    // Rows of the trash and others are two lists.
    return reply.rows.filter(({ trashed }) => (trashed !== undefined) === trash)
  }
  const lookFx = createEffect(look)
  const refreshFx = createEffect(
    async ({ ids, question }: { ids: readonly string[]; question: Question }) => {
      const page = listFx(firstPageOf(screen, question))
      const fresh = ids.length === 0 ? [] : look({ ids, trash: question.trash ?? false })
      const [found, seen] = await Promise.all([page, fresh])
      return { page: found, fresh: seen }
    },
  )
  /** The last refresh did not come through. */
  const $isStale = createStore(false)
    .on(refreshFx.done, () => false)
    .on(refreshFx.fail, () => true)
    .reset($question, place.entered, switched)

  const $isRead = combine(rows.$answered, (answered) => answered !== null)
  const poll = createPoll({
    effect: refreshFx,
    everyMs: listRefreshMs,
    $isWanted: combine(
      [$isHere, $isVisible, $isRead],
      ([isHere, isVisible, isRead]) => isHere && isVisible && isRead,
    ),
  })
  /** It may change while it is looked at; then it is looked at once more. */
  const $isOutdated = createStore(false)
    .on(listChanged, () => true)
    .on(refreshFx, () => false)
    .reset(place.entered, switched)
  const outdated = sample({
    clock: combine([$isOutdated, refreshFx.pending], ([isOld, isLooking]) => isOld && !isLooking),
    filter: Boolean,
  })
  const due = sample({
    clock: [poll.asked, pageShown, networkChanged.filter({ fn: Boolean }), outdated],
    source: {
      ids: rows.$ids,
      at: $at,
      question: $question,
      isHere: $isHere,
      isRead: $isRead,
      isLooking: refreshFx.pending,
    },
    filter: ({ isHere, isRead, isLooking }) => isHere && isRead && !isLooking,
    fn: ({ ids, at, question }) => {
      const from = at < ids.length ? at : 0
      return { ids: ids.slice(from, from + mostIds), next: from + mostIds, question }
    },
  })
  sample({ clock: due, fn: ({ next }) => next, target: $at })
  sample({ clock: due, fn: ({ ids, question }) => ({ ids, question }), target: refreshFx })
  sample({
    clock: idsLookedAt,
    source: $question,
    filter: (_, ids) => ids.length > 0,
    fn: ({ trash = false }, ids) => ({ ids: ids.slice(0, mostIds), trash }),
    target: lookFx,
  })

  const isMoving = (row: Row) =>
    row.trashed === undefined &&
    (screen.moving?.values.includes(String(valueIn(row, screen.moving.field))) ?? false)
  /** The row that stands open, which may have come by a link. */
  const $openRow = createStore<Row | null>(null, { serialize: 'ignore' })
  const $movingIds = combine(rows.$rows, $openRow, (listed, open) => {
    const moving = [...(open ? [open] : []), ...listed].filter(isMoving)
    return [...new Set(moving.map(rows.idOf))].slice(0, mostIds)
  })
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
    filter: ({ trash = false }, { params }) => trash === params.trash,
    fn: (_, { params, result }) => ({ ids: params.ids, fresh: result }),
    target: rows.rowsSeen,
  })
  const refreshed = sample({
    clock: refreshFx.done,
    source: { question: $question, answered: rows.$answered },
    filter: ({ question, answered }, { params }) =>
      keyOf(question) === keyOf(params.question) && answered === keyOf(question),
    fn: (_, done) => done,
  })
  sample({
    clock: refreshed,
    fn: ({ params, result }) => ({ ids: params.ids, fresh: result.fresh }),
    target: rows.rowsSeen,
  })
  sample({ clock: refreshed, fn: ({ result }) => result.page, target: rows.headSeen })

  /** Some of them stand still now, so that they may be found by other searches. */
  const rested = sample({
    clock: lookAtMovingFx.doneData,
    filter: (seen) => !seen.every(isMoving),
    fn: () => undefined,
  })
  return { idsLookedAt, listChanged, $openRow, $isStale, rested }
}

export type Follow = ReturnType<typeof createFollow>
