// A take becomes a clip, now or once the server can be reached.
import { attach, createEvent, sample, scopeBind } from 'effector'
import type { QualityFlag } from '../../../../../generated/facts/features/media'
import { networkChanged } from '../../../../browser/network'
import { pageShown } from '../../../../browser/tabs'
import { createTimer } from '../../../../browser/timer'
import { memberArrived } from '../../../../session/client'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { subjectMade } from '../../../media/client'
import type { SaveForm, TakeId } from '../../take'
import { saveTakeCallFx, startTakeUploadFx } from './calls'
import { noteTakeFx, sweepTakesFx } from './noting.model'
import { $senders, rest, restOfAll } from './sending.model'
import { $allTakes, readTakesFx } from './takes.model'

const lookAgainMs = 2_000

export interface Saving {
  readonly takeId: TakeId
  readonly form: SaveForm
  readonly quality?: readonly QualityFlag[]
  /** Of a take whose log does not tell, such as one that was cut off. */
  readonly durationMs?: number
}

/** The clip stands in the library at once; the rest of its bytes follows. Rejects with a CallFailure. */
export const saveTakeFx = attach({
  source: $allTakes,
  async effect(
    takes,
    { takeId, form, quality = [], ...known }: Saving,
  ): Promise<{ clipId: string }> {
    const start = scopeBind(startTakeUploadFx)
    const save = scopeBind(saveTakeCallFx)
    const note = scopeBind(noteTakeFx)
    const take = takes.find((each) => each.takeId === takeId)
    if (!take) throw new Error('The take is gone.')
    const { mime, source, taskId, inMs, outMs, durationMs } = take
    // A short take may not have begun to be sent.
    await start({ takeId, mime, source, taskId })
    const { clipId } = await save({
      takeId,
      taskId,
      inMs,
      outMs,
      quality: [...quality],
      title: form.title,
      description: form.description || undefined,
      tags: form.tags && [...form.tags],
      durationMs: Math.round(known.durationMs ?? durationMs),
    })
    await note({ takeId, note: { is: 'saved', clipId } })
    return { clipId }
  },
})
sample({ clock: saveTakeCallFx.doneData, target: subjectMade })
sample({ clock: saveTakeFx.done, fn: ({ params }) => params.takeId, target: rest, batch: false })

/** The server cannot be reached: it is saved with this once it can. */
export const keepTakeFx = attach({
  effect: noteTakeFx,
  mapParams: ({ takeId, form, quality = [] }: Saving) => ({
    takeId,
    note: { is: 'kept' as const, form, quality },
  }),
})

sample({
  clock: keepTakeFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'recorder.keptForLater' as const } }),
  target: noticeShown,
})

const saveKeptFx = attach({
  source: $allTakes,
  effect: (takes) => {
    const save = scopeBind(saveTakeFx)
    for (const { takeId, state, form, quality } of takes)
      if (state === 'kept' && form) void save({ takeId, form, quality }).catch(() => undefined)
  },
})

/** What was left undone by an earlier page, or without a connection, is done. */
export const goOn = createEvent()
const lookFx = attach({ effect: readTakesFx })
sample({ clock: goOn, target: lookFx })
sample({
  clock: lookFx.done,
  fn: () => undefined,
  target: [saveKeptFx, restOfAll, sweepTakesFx],
})
// A page that died holds its take a moment longer, on a busy computer for seconds.
const again = createTimer()
const heldElsewhere = sample({
  clock: readTakesFx.doneData,
  source: $senders,
  fn: (senders, takes) => takes.some(({ isHeld, takeId }) => isHeld && !senders.has(takeId)),
})
sample({ clock: heldElsewhere, filter: Boolean, fn: () => lookAgainMs, target: again.started })
sample({ clock: again.ended, target: goOn })
// Another tab may have left something, by its crash too.
sample({ clock: [memberArrived, pageShown], fn: () => undefined, target: goOn })
sample({ clock: networkChanged, filter: (isOnline) => isOnline, fn: () => undefined, target: goOn })
