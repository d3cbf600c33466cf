import { createStore, sample } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { readFlagFx } from '../tokens/tabFlags'

/** Whether the last session of this browser ended because nobody used it. */
export const $wasIdle = createStore(false).on(readFlagFx.doneData, (before, flag) =>
  flag?.name === 'logout' ? flag.reason === 'idle' : before,
)

sample({ clock: appStarted, fn: () => 'logout' as const, target: readFlagFx })
