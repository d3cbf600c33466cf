import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { updateCheckSeconds, updatePatienceMs } from '../../../generated/facts/constants'
import { workerReplaced } from '../../browser/build'
import { guardLeavingFx } from '../../browser/leaving'
import { reloadFx } from '../../browser/location'
import { $isVisible, pageShown } from '../../browser/tabs'
import { createTimer } from '../../browser/timer'
import {
  activateWaitingFx,
  checkForUpdateFx,
  readWorkerStatusFx,
  registerWorkerFx,
  type WorkerStatus,
} from '../../browser/worker'
import { leavingAllowed, leavingAsked } from '../../browser/unfinished/question.model'
import { createPoll } from '../../calls/createPoll'
import { $isUpdateReady, updatesBegan } from './start.model'
import { step, type Happening, type UpdateState } from './updateState'

/** Spec §4 Updates; session.md B2 #24-26. */
export const updatePressed = createEvent()
export const updatePutOff = createEvent()

const updateHappened = createEvent<Happening>()
export const $update = createStore<UpdateState>('noWorker').on(updateHappened, step)

sample({
  clock: $update,
  fn: (state) => state === 'ready' || state === 'activating',
  target: $isUpdateReady,
})

const happens = (happening: Happening) => () => happening

sample({ clock: updatesBegan, fn: happens('began'), target: updateHappened })
sample({ clock: updatesBegan, target: registerWorkerFx })
sample({ clock: registerWorkerFx.done, fn: happens('registered'), target: updateHappened })
sample({ clock: registerWorkerFx.fail, fn: happens('refused'), target: updateHappened })
sample({ clock: workerReplaced, fn: happens('replaced'), target: updateHappened })

/** While a build is being installed there is no need to look for another. */
const lookFx = createEffect(async (): Promise<WorkerStatus> => {
  const workerStatus = await readWorkerStatusFx()
  const { isWaiting, isInstalling } = workerStatus
  return isWaiting || isInstalling ? workerStatus : checkForUpdateFx()
})

sample({
  clock: [registerWorkerFx.doneData, lookFx.doneData],
  filter: ({ isWaiting }) => isWaiting,
  fn: happens('found'),
  target: updateHappened,
})

const poll = createPoll({
  effect: lookFx,
  everyMs: updateCheckSeconds * 1000,
  $isWanted: combine($update, $isVisible, (update, isVisible) => update === 'current' && isVisible),
})
sample({ clock: poll.asked, target: lookFx })

/** The banner was dismissed; it returns when the person comes back to the tab. */
export const $isPutOff = createStore(false)
  .on(updatePutOff, () => true)
  .reset(pageShown)

/** Turns off the browser's "leave page?" prompt, because the person has already decided. */
const letGoFx = attach({ effect: guardLeavingFx, mapParams: (): boolean => false })

sample({ clock: updatePressed, fn: () => ({ kind: 'update' as const }), target: leavingAsked })
sample({
  clock: leavingAllowed,
  source: $update,
  filter: (update, { kind }) => kind === 'update' && update === 'ready',
  fn: happens('confirmed'),
  target: updateHappened,
})
const confirmed = sample({
  clock: updateHappened,
  filter: (happening) => happening === 'confirmed',
  fn: () => undefined,
})
sample({ clock: confirmed, target: letGoFx })
sample({ clock: letGoFx.done, fn: () => undefined, target: activateWaitingFx })

const patience = createTimer()
export const updateTimedOut = patience.ended

const reloadAsked = createEvent()
const $isReloading = createStore(false)

sample({
  clock: activateWaitingFx.doneData,
  filter: Boolean,
  fn: () => updatePatienceMs,
  target: patience.started,
})
sample({
  clock: [
    activateWaitingFx.doneData.filter({ fn: (isAwaited) => !isAwaited }),
    sample({ clock: workerReplaced, source: $update, filter: (at) => at === 'activating' }),
    updateTimedOut,
  ],
  source: $isReloading,
  filter: (isReloading) => !isReloading,
  fn: () => undefined,
  target: reloadAsked,
})
sample({ clock: reloadAsked, fn: () => true, target: $isReloading })
sample({ clock: reloadAsked, target: reloadFx })
