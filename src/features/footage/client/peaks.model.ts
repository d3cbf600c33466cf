// The sound of the clip that stands open, drawn under its film; where it cannot be read nothing is.
import { createEffect, createStore, sample } from 'effector'
import { readJson } from '../../../browser/readJson'
import { openClip } from './footageList'

interface Peaks {
  readonly url: string
  readonly peaks: readonly number[]
}

const readPeaksFx = createEffect(async (url: string): Promise<Peaks> => ({
  url,
  peaks: (await readJson(url)) as number[],
}))

export const $peaks = createStore<Peaks | null>(null, { serialize: 'ignore' }).on(
  readPeaksFx.doneData,
  (_, read) => read,
)
const $url = openClip.$row.map((row) => row?.waveformUrl ?? null)
sample({
  clock: $url,
  filter: (url) => url !== null,
  fn: (url) => url as string,
  target: readPeaksFx,
})
