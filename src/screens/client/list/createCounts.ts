// How many rows each ready-made search finds, and how many there are at all.
import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import { pageShown } from '../../../browser/tabs'
import { switched } from '../../../session/client'
import type { Place } from './createPlace'
import type { Reading } from './createReading'
import { createListFx, type Count } from './screenCalls'

/** The id under which all rows are counted. */
export const allId = 'all'

const mostCounts = 12

export function createCounts(screen: Screen, call: Call, { $isHere }: Place, { opened }: Reading) {
  const countsAsked = createEvent()
  const listFx = createListFx({ ...call, background: true })
  const countFx = createEffect(() =>
    listFx({
      limit: 1,
      counts: [{ id: allId, filters: [] }, ...screen.views]
        .slice(0, mostCounts)
        .map(({ id, filters }) => ({ id, filters: [...(screen.only ?? []), ...filters] })),
    }),
  )
  const $counts = createStore<Readonly<Record<string, Count>>>({})
    .on(countFx.doneData, (_, { counts = [] }) => byId(counts))
    .reset(switched)

  sample({
    clock: [opened, countsAsked, pageShown],
    source: $isHere,
    filter: (isHere) => isHere && screen.filters.length > 0,
    fn: () => undefined,
    target: countFx,
  })
  return { $counts, countsAsked }
}

export type Counts = ReturnType<typeof createCounts>

const byId = (counts: readonly Count[]) => Object.fromEntries(counts.map((each) => [each.id, each]))
