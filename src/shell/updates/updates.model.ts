import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { updateCheckSeconds, updatePatienceMs } from '../../../generated/facts/constants'
import { workerReplaced } from '../../browser/build'
import { drawRestFx, waitFx } from '../../browser/clock'
import { $isLeavingGuarded, guardLeavingFx } from '../../browser/leaving'
import { reloadFx } from '../../browser/location'
import { $isOnline } from '../../browser/network'
import { pageShown } from '../../browser/tabs'
import {
  activateWaitingFx,
  checkForUpdateFx,
  readSurroundingsFx,
  registerWorkerFx,
} from '../../browser/worker'
import { $isUpdateReady, updatesBegan } from './start.model'
import { mayCheck, step, type Happening, type UpdateState } from './updateState'

/** Spec §4 Updates; session.md B2 #24-26. */
export const updatePressed = createEvent()
export const updatePutOff = createEvent()
export const interruptionConfirmed = createEvent()
export const interruptionDeclined = createEvent()

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

export const restFx = createEffect(async (): Promise<void> => {
  await waitFx(await drawRestFx(updateCheckSeconds))
})

const looked = sample({
  clock: [registerWorkerFx.doneData, readSurroundingsFx.doneData, checkForUpdateFx.doneData],
  filter: ({ isWaiting }) => isWaiting,
})
sample({ clock: looked, fn: happens('found'), target: updateHappened })

sample({ clock: restFx.done, fn: () => undefined, target: readSurroundingsFx })
const readBeforeCheck = sample({
  clock: readSurroundingsFx.doneData,
  source: { isOnline: $isOnline, update: $update },
  filter: ({ update }, { isWaiting }) => update === 'current' && !isWaiting,
  fn: ({ isOnline }, surroundings) => mayCheck(surroundings, isOnline),
})
sample({ clock: readBeforeCheck, filter: Boolean, fn: () => undefined, target: checkForUpdateFx })
sample({
  clock: [
    readBeforeCheck.filter({ fn: (isDue) => !isDue }),
    registerWorkerFx.done,
    checkForUpdateFx.finally,
  ],
  source: $update,
  filter: (update) => update === 'current',
  fn: () => undefined,
  target: restFx,
})

/** Put off, the banner comes back when the person comes back to the tab. */
export const $isPutOff = createStore(false)
  .on(updatePutOff, () => true)
  .reset(pageShown)
export const $isInterruptionAsked = createStore(false).reset(
  interruptionConfirmed,
  interruptionDeclined,
)

sample({ clock: updatePressed, source: $isLeavingGuarded, target: $isInterruptionAsked })

/** The person has decided: the browser need not ask a second time. */
const letGoFx = attach({ effect: guardLeavingFx, mapParams: (): boolean => false })

sample({
  clock: [
    interruptionConfirmed,
    sample({ clock: updatePressed, source: $isLeavingGuarded, filter: (isGuarded) => !isGuarded }),
  ],
  source: $update,
  filter: (update) => update === 'ready',
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

const patienceFx = attach({ effect: waitFx, mapParams: (): number => updatePatienceMs })
export const patienceEnded = patienceFx.done

const reloadAsked = createEvent()
const $isReloading = createStore(false)

sample({
  clock: activateWaitingFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: patienceFx,
})
sample({
  clock: [
    activateWaitingFx.doneData.filter({ fn: (isAwaited) => !isAwaited }),
    sample({ clock: workerReplaced, source: $update, filter: (at) => at === 'activating' }),
    patienceEnded,
  ],
  source: $isReloading,
  filter: (isReloading) => !isReloading,
  fn: () => undefined,
  target: reloadAsked,
})
sample({ clock: reloadAsked, fn: () => true, target: $isReloading })
sample({ clock: reloadAsked, target: reloadFx })
