import { attach, createStore, sample } from 'effector'
import { appStarted } from './appStarted'
import { readClockFx } from './clock'

/** Spec §2: the copyright line carries the current year. */
const readNowFx = attach({ effect: readClockFx })

export const $year = createStore<number | null>(null)

sample({ clock: appStarted, target: readNowFx })
sample({ clock: readNowFx.doneData, fn: (now) => new Date(now).getFullYear(), target: $year })
