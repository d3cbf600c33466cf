// What is decided about takes after they were recorded. It stands in their logs, so that it outlives the page.
import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import { undoMs } from '../../../../../generated/facts/constants'
import { createTimer } from '../../../../browser/timer'
import { reopenTake } from '../../../../browser/spool/spool'
import { removeTake } from '../../../../browser/spool/storedTakes'
import { $notices, noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { isCallFailure } from '../../../../calls/failures'
import { isOver, type TakeId } from '../../take'
import { discardTakeFx } from './calls'
import type { TakeNote } from './opening.model'
import { $owner, folderOf, needOwner } from './owner'
import { $senders } from './sending.model'
import { $allTakes, $unkept, inTurn, takesChanged, unkeptChanged, unkeptGone } from './takes.model'

export interface TakeNoted {
  readonly takeId: TakeId
  readonly note: TakeNote
}

/** Of a take that is closed. Rejects with TakeHeld where another tab works with it. */
export const noteTakeFx = attach({
  source: { owner: $owner, unkept: $unkept },
  effect({ owner, unkept }, { takeId, note }: TakeNoted): Promise<void> {
    const line = { at: Date.now(), ...note }
    const inMemory = unkept.find((take) => take.takeId === takeId)
    if (inMemory) {
      scopeBind(unkeptChanged)({ ...inMemory, lines: [...inMemory.lines, line] })
      return Promise.resolve()
    }
    return inTurn(async () => {
      const spool = await reopenTake([...folderOf(needOwner(owner)), takeId])
      try {
        await spool.note(line)
      } finally {
        await spool.close()
      }
    })
  },
})
sample({ clock: noteTakeFx.done, fn: () => undefined, target: takesChanged })

/** It is gone from sight at once, and from this computer and the server once it cannot be taken back any more. */
export const deleteTakeFx = attach({
  effect: noteTakeFx,
  mapParams: (takeId: TakeId): TakeNoted => ({ takeId, note: { is: 'deleted', isDeleted: true } }),
})
export const undoDeleteFx = attach({
  effect: noteTakeFx,
  mapParams: (takeId: TakeId): TakeNoted => ({ takeId, note: { is: 'deleted', isDeleted: false } }),
})

/** By hand, and to be taken back for a while. */
export const deletePressed = createEvent<TakeId>()
const noticePrefix = 'recorder.deleted.'

sample({ clock: deletePressed, target: deleteTakeFx, batch: false })
sample({
  clock: deletePressed,
  fn: (takeId) => ({
    id: `${noticePrefix}${takeId}`,
    tone: 'ok' as const,
    text: { key: 'recorder.deleted' as const },
    action: 'recorder.undo' as const,
    stayMs: undoMs,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen,
  filter: (id) => id.startsWith(noticePrefix),
  fn: (id) => id.slice(noticePrefix.length),
  target: undoDeleteFx,
})

const later = createTimer()
sample({ clock: deleteTakeFx.done, fn: () => undoMs + 1000, target: later.started })

/** They leave this computer and the server; without a connection, the next time. */
const forgetTakesFx = attach({
  source: { owner: $owner, senders: $senders },
  async effect({ owner, senders }, takeIds: readonly TakeId[]): Promise<void> {
    const discard = scopeBind(discardTakeFx)
    const forget = scopeBind(unkeptGone)
    const folder = folderOf(needOwner(owner))
    for (const takeId of takeIds) {
      try {
        const sender = senders.get(takeId)
        await (sender ? sender.grow.discard() : discard({ takeId }))
      } catch (failure) {
        // One that was saved stays at the server.
        if (isCallFailure(failure) && failure.kind !== 'refused') continue
      }
      await removeTake([...folder, takeId])
      forget(takeId)
    }
  },
})

/** Takes that nobody wants any more. */
export const sweepTakesFx = attach({
  source: { takes: $allTakes, notices: $notices },
  effect({ takes, notices }) {
    const now = Date.now()
    // A take stays while a notice offers to restore it.
    const isOffered = (takeId: TakeId) => notices.some(({ id }) => id === noticePrefix + takeId)
    const over = takes.filter((take) => isOver(take, now) && !isOffered(take.takeId))
    return forgetTakesFx(over.map(({ takeId }) => takeId))
  },
})

/** Not to be taken back: nobody is there to do so. */
export const deleteNowFx = createEffect(async (takeIds: readonly TakeId[]): Promise<void> => {
  const remove = scopeBind(deleteTakeFx)
  const forget = scopeBind(forgetTakesFx)
  await Promise.allSettled(takeIds.map((takeId) => remove(takeId)))
  await forget(takeIds)
})
sample({ clock: later.ended, target: sweepTakesFx })
sample({
  // However a notice that offers a take back goes: closed, or by itself.
  clock: $notices.map((notices) => notices.filter(({ id }) => id.startsWith(noticePrefix)).length),
  fn: () => undefined,
  target: sweepTakesFx,
})
sample({ clock: sweepTakesFx.done, fn: () => undefined, target: takesChanged })
