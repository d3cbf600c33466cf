import { attach, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../appStarted'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../storage'
import { parseWorks, type UnfinishedWork } from './unfinishedWork'
import { $unfinishedWork } from './work.model'

/** Work that was stopped when this tab was reloaded without asking the person. */
const place = { key: 'leaving.stopped', area: 'tab' } as const

export const stoppedWorkRead = createEvent()

export const keepStoppedWorkFx = attach({
  source: $unfinishedWork,
  async effect(works) {
    if (works.length > 0) await writeStorageFx({ ...place, value: JSON.stringify(works) })
  },
})
const recallFx = attach({ effect: readStorageFx, mapParams: () => place })
const forgetFx = attach({ effect: removeStorageFx, mapParams: () => place })

export const $stoppedWork = createStore<readonly UnfinishedWork[]>([])
  .on(recallFx.doneData, (_, text) => parseWorks(text))
  .reset(stoppedWorkRead)

sample({ clock: appStarted, target: recallFx })
sample({ clock: stoppedWorkRead, target: forgetFx })
