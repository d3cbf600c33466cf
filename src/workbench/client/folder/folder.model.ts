import { createEvent, createStore, merge, sample } from 'effector'
import type { State, Tables } from '../../../../codegen/workbench/protocol'
import { appStarted } from '../../../browser/appStarted'
import {
  explainFx,
  fetchStateFx,
  folderChanged,
  previewFx,
  saveFx,
  stepFx,
  whoFx,
  type ApiFailure,
} from '../api'

/** The manifest folder as it is on disk, and whether the server answers. */
export const retryPressed = createEvent()

const asking = [fetchStateFx, previewFx, explainFx, whoFx, saveFx, stepFx] as const

export const stateArrived = merge([fetchStateFx.doneData, saveFx.doneData, stepFx.doneData])
export const answerFailed = merge<ApiFailure>(asking.map(({ failData }) => failData))

export const $state = createStore<State | null>(null, { serialize: 'ignore' }).on(
  stateArrived,
  (_, state) => state,
)
/** The last valid tables, kept while the folder is invalid. */
export const $base = createStore<Tables | null>(null, { serialize: 'ignore' }).on(
  stateArrived,
  (last, { tables }) => tables ?? last,
)
export const $isGone = createStore(false)
  .on(answerFailed, (isGone, { kind }) => isGone || kind === 'gone')
  .on(
    asking.map(({ done }) => done),
    () => false,
  )
export const $revision = $state.map((state) => state?.revision ?? null, { skipVoid: false })
export const $diskProblems = $state.map((state) => state?.problems ?? [])
/** The folder is invalid: nothing can be previewed or saved. */
export const $isBroken = $state.map((state) => state !== null && state.tables === undefined)

sample({
  clock: [appStarted, folderChanged, retryPressed],
  fn: () => undefined,
  target: fetchStateFx,
})
sample({
  clock: answerFailed,
  filter: ({ kind }) => kind === 'stale',
  fn: () => undefined,
  target: fetchStateFx,
})
