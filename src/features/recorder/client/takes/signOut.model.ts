// Who signs out decides what becomes of takes that are not in the library yet.
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { lastQuestionGiven } from '../../../../browser/unfinished/question.model'
import { isUndone } from '../../take'
import { deleteNowFx } from './noting.model'
import type { Saving } from './saving.model'
import { restOfAll } from './sending.model'
import { $takes, takeSent } from './takes.model'
import { saveFromTrayFx, TrayGate } from './tray.model'

type Settle = (mayGo: boolean) => void

export const keepPressed = createEvent()
export const stayPressed = createEvent()
/** With what each is saved that is not yet. */
export const uploadPressed = createEvent<readonly Saving[]>()
export const deleteAllPressed = createEvent()

const opened = createEvent<Settle>()
const settled = createEvent<boolean>()

export const $undone = $takes.map((takes) => takes.filter(isUndone))

export const askAboutTakesFx = attach({
  source: $undone,
  effect: (undone): boolean | Promise<boolean> => {
    const open = scopeBind(opened)
    return undone.length === 0 || new Promise<boolean>((settle) => open(settle))
  },
})
sample({ clock: TrayGate.open, fn: () => askAboutTakesFx, target: lastQuestionGiven })

const settleFx = createEffect(({ settle, mayGo }: { settle: Settle; mayGo: boolean }) =>
  settle(mayGo),
)
const $settle = createStore<Settle | null>(null, { serialize: 'ignore' })
  .on(opened, (_, settle) => settle)
  .reset(settleFx.done)
export const $isAsked = $settle.map((settle) => settle !== null)

sample({ clock: stayPressed, fn: () => false, target: settled })
sample({ clock: keepPressed, fn: () => true, target: settled })
sample({
  clock: settled,
  source: $settle,
  filter: Boolean,
  fn: (settle, mayGo) => ({ settle: settle as Settle, mayGo }),
  target: settleFx,
})

/** What is a clip already stays until all of it has arrived. */
const deleteUndoneFx = attach({
  source: $undone,
  effect: (undone) =>
    deleteNowFx(undone.flatMap(({ state, takeId }) => (state === 'saved' ? [] : takeId))),
})
export const $isDeleting = deleteUndoneFx.pending
sample({ clock: deleteAllPressed, target: deleteUndoneFx })
sample({ clock: deleteUndoneFx.finally, fn: () => true, target: settled })

const uploadAllFx = createEffect(async (all: readonly Saving[]): Promise<void> => {
  const save = scopeBind(saveFromTrayFx)
  const goOnWithRest = scopeBind(restOfAll)
  await Promise.all(all.map((saving) => save(saving)))
  goOnWithRest()
})
/** Until all of them have arrived, or one does not. */
export const $isUploading = createStore(false)
  .on(uploadPressed, () => true)
  .reset(uploadAllFx.fail, takeSent.filter({ fn: ({ stopped }) => stopped !== undefined }), settled)
sample({ clock: uploadPressed, target: uploadAllFx })
sample({
  clock: $undone,
  source: $isUploading,
  filter: (isUploading, undone) => isUploading && undone.length === 0,
  fn: () => true,
  target: settled,
})
