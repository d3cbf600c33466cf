// The sound of the takes that stand beside each other, drawn below them; what cannot be read is not drawn.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { readJson } from '../../../../browser/readJson'
import { $takes, $taskId } from './room.model'

interface Peaks {
  readonly takeId: string
  readonly peaks: readonly number[]
}

const wanted = createEvent<{ takeId: string; url: string }>()
const readPeaksFx = createEffect(
  async ({ takeId, url }: { takeId: string; url: string }): Promise<Peaks> => ({
    takeId,
    peaks: (await readJson(url)) as number[],
  }),
)

/** By take. */
export const $peaks = createStore<ReadonlyMap<string, readonly number[]>>(new Map(), {
  serialize: 'ignore',
})
  .on(readPeaksFx.doneData, (all, { takeId, peaks }) => new Map(all).set(takeId, peaks))
  .reset($taskId)

const $asked = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(wanted, (all, { takeId }) => new Set(all).add(takeId))
  .reset($taskId)

const missing = sample({
  clock: [$takes, readPeaksFx.finally],
  source: { takes: $takes, asked: $asked },
  fn: ({ takes, asked }) =>
    takes.flatMap(({ takeId, waveformUrl }) =>
      waveformUrl !== undefined && !asked.has(takeId) ? [{ takeId, url: waveformUrl }] : [],
    ),
})
// One after the other: they are small.
sample({ clock: missing.filterMap((all) => all[0]), target: wanted })
sample({ clock: wanted, target: readPeaksFx })
