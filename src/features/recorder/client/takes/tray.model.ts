// What can be done with takes outside the recorder.
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { createGate } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { navigateFx } from '../../../../browser/location'
import { isCallFailure } from '../../../../calls/failures'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { screenOpened } from '../../../../shell/routing/screen.model'
import { isNotChosen, wasCutOff, type TakeId } from '../../take'
import { deletePressed, noteTakeFx } from './noting.model'
import { goOn, keepTakeFx, saveTakeFx } from './saving.model'
import { $takes } from './takes.model'

export const TrayGate = createGate()
/** The recorder is to be opened with this take. */
export const watchPressed = createEvent<TakeId>()
/** Somebody wants to see a take again, and trim it: the recorder is open. */
export const watchTake = createEvent<TakeId>()
export const notChosenDeleted = createEvent()
/** Takes that were cut off have been offered without being asked for. */
export const offered = createEvent()

sample({ clock: TrayGate.open, fn: () => undefined, target: goOn })

/** Nothing is to be tried again: the server has said no, or somebody else is signed in. */
const settledKinds: ReadonlySet<string> = new Set(['refused', 'superseded'])
/** From the tray; the recorder says what becomes of its own. */
export const saveFromTrayFx = attach({ effect: saveTakeFx })
sample({
  clock: saveFromTrayFx.done,
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: { key: 'recorder.tray.saved' as const, params: { title: params.form.title } },
  }),
  target: noticeShown,
})
sample({
  clock: saveFromTrayFx.fail,
  filter: ({ error }) => isCallFailure(error) && !settledKinds.has(error.kind),
  fn: ({ params }) => params,
  target: keepTakeFx,
})
sample({
  clock: saveFromTrayFx.failData.filterMap((failure) =>
    isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})

/** A take for a task is looked at with the task. */
const toRecorderFx = attach({
  source: $takes,
  effect: navigateFx,
  mapParams(takeId: TakeId, takes) {
    const taskId = takes.find((take) => take.takeId === takeId)?.taskId
    return { to: taskId === undefined ? href('clips.add') : href('tasks.record', { taskId }) }
  },
})
sample({ clock: watchPressed, target: toRecorderFx })
const $watched = createStore<TakeId | null>(null)
  .on(watchPressed, (_, takeId) => takeId)
  .reset(watchTake)
sample({
  clock: screenOpened,
  source: $watched,
  filter: (takeId, { routeId }) =>
    takeId !== null && (routeId === 'clips.add' || routeId === 'tasks.record'),
  fn: (takeId) => takeId as TakeId,
  target: watchTake,
})

const deleteNotChosenFx = attach({
  source: $takes,
  effect: (takes) => {
    const remove = scopeBind(deletePressed)
    takes.filter(isNotChosen).forEach(({ takeId }) => remove(takeId))
  },
})
sample({ clock: notChosenDeleted, target: deleteNotChosenFx })

/** The newest first. */
export const $trayed = $takes.map((takes) =>
  takes.filter(({ state }) => state !== 'recording').toReversed(),
)

/** They are offered once, without being asked for. */
export const $newlyCutOff = $takes.map((takes) =>
  takes.filter((take) => wasCutOff(take) && !take.wasOffered && !take.isHeld),
)
const noteOfferedFx = attach({
  source: $newlyCutOff,
  effect: (takes) => {
    const note = scopeBind(noteTakeFx)
    takes.forEach(({ takeId }) => void note({ takeId, note: { is: 'offered' } }))
  },
})
sample({ clock: offered, target: noteOfferedFx })
