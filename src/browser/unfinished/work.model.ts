import { createEvent, createStore, sample } from 'effector'
import { guardLeavingFx } from '../leaving'
import { showOtherTabsFx } from './otherTabs'
import { changeWork, type UnfinishedWork } from './unfinishedWork'

/** Reported by a holder each time its number changes. */
export const unfinishedWorkChanged = createEvent<UnfinishedWork>()

export const $unfinishedWork = createStore<readonly UnfinishedWork[]>([]).on(
  unfinishedWorkChanged,
  changeWork,
)
export const $isWorkUnfinished = $unfinishedWork.map((works) => works.length > 0)

sample({ clock: $isWorkUnfinished, target: guardLeavingFx })
sample({ clock: $unfinishedWork, target: showOtherTabsFx })
