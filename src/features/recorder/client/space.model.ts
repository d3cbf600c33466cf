// The room for takes on this computer's disk.
import { attach, createEffect, createStore, sample } from 'effector'
import { pictureBitsPerSecond, soundBitsPerSecond } from '../../../browser/capture/formats'
import { persistStorage, spaceLeft } from '../../../browser/spool/space'
import type { RecorderEvent } from '../stage'
import { $choices } from './choices.model'
import { due, factsChanged, happened, reached } from './stage.model'
import { $takes, recordingNow } from './takes'

/** Minutes of room at which a take ends. */
const lastMinutes = 1

/** In minutes of recording. */
export const $minutesLeft = createStore(Infinity)

const persistFx = createEffect(persistStorage)
const readSpaceFx = attach({
  source: $choices,
  effect: ({ source, height }) =>
    spaceLeft(soundBitsPerSecond + (source === 'audio' ? 0 : pictureBitsPerSecond(height))),
})

sample({ clock: due('persistStorage'), target: persistFx })
sample({
  clock: [due('openDevices'), due('lookAround'), reached('reviewing'), $takes, recordingNow],
  target: readSpaceFx,
})
sample({ clock: readSpaceFx.doneData, target: $minutesLeft })
sample({ clock: $minutesLeft, fn: (minutesLeft) => ({ minutesLeft }), target: factsChanged })
sample({
  clock: readSpaceFx.doneData,
  filter: (minutes) => minutes < lastMinutes,
  fn: (): RecorderEvent => ({ is: 'spaceOut' }),
  target: happened,
})
