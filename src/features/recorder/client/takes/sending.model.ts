// Sends takes to the server: while they are recorded, and what is left of those that were saved.
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { readStored, removeTake, takeFile } from '../../../../browser/spool/storedTakes'
import {
  growUploadFx,
  subjectArrived,
  UploadStopped,
  type GrowingSource,
  type GrowUpload,
} from '../../../media/client'
import type { Take, TakeId } from '../../take'
import { discardTakeFx, startTakeUploadFx } from './calls'
import { $owner, folderOf, needOwner } from './owner'
import { $allTakes, takesChanged, takeSent, unkeptGone } from './takes.model'

export type TakeFacts = Pick<Take, 'takeId' | 'mime' | 'source' | 'taskId'>

export interface Sender {
  readonly takeId: TakeId
  readonly grow: GrowUpload
  readonly source: GrowingSource
}

/** What is left of a saved take is to be sent. */
export const rest = createEvent<TakeId>()
/** All of it is at the server. */
export const takeArrived = createEvent<TakeId>()

export const beginSendingFx = createEffect(
  async ({ take, source }: { take: TakeFacts; source: GrowingSource }): Promise<Sender> => {
    const { takeId, mime, source: from, taskId } = take
    const start = scopeBind(startTakeUploadFx)
    const discard = scopeBind(discardTakeFx)
    const sent = scopeBind(takeSent)
    const grow = await growUploadFx({
      source,
      savesData: savesData(),
      start: () => start({ takeId, mime, source: from, taskId }),
      discard: async () => void (await discard({ takeId })),
      onProgress: (progress) => sent({ takeId, ...progress }),
    })
    return { takeId, grow, source }
  },
)

export const $senders = createStore<ReadonlyMap<TakeId, Sender>>(new Map(), { serialize: 'ignore' })
  .on(beginSendingFx.doneData, (all, sender) => new Map(all).set(sender.takeId, sender))
  .reset($owner)

/** The take that is recorded goes first. */
export const pauseSendingFx = attach({
  source: $senders,
  effect: (senders) => senders.forEach(({ grow }) => grow.pause()),
})

const sendFx = attach({
  source: { owner: $owner, senders: $senders, takes: $allTakes },
  effect: ({ owner, senders, takes }, takeId: TakeId) => {
    const begin = scopeBind(beginSendingFx)
    const take = takes.find((each) => each.takeId === takeId)
    const folder = [...folderOf(needOwner(owner)), takeId]
    return inOneTab(`upload:${takeId}`, async () => {
      const known = senders.get(takeId)
      if (!known && !take) return undefined
      const sender = known ?? (await begin({ take: take as Take, source: await stored(folder) }))
      sender.grow.ended()
      await sender.grow.finish()
      await removeTake(folder)
      return { takeId, clipId: take?.clipId }
    })
  },
})

sample({ clock: rest, target: sendFx, batch: false })
const sent = sendFx.doneData.filterMap((found) => found)
sample({
  clock: sent,
  fn: ({ takeId }) => takeId,
  target: [takeArrived, unkeptGone, takesChanged],
})
// One in memory is gone by now, and one on the disk may have been read before it was saved.
const clips = sample({
  clock: sent,
  source: $allTakes,
  fn: (takes, { takeId, clipId }) => clipId ?? takes.find((take) => take.takeId === takeId)?.clipId,
})
sample({ clock: clips.filterMap((clipId) => clipId), target: subjectArrived })
$senders.on(takeArrived, (all, gone) => new Map([...all].filter(([takeId]) => takeId !== gone)))
sample({
  clock: sendFx.fail,
  filter: ({ error }) => error instanceof UploadStopped,
  fn: ({ params: takeId, error }) => ({ takeId, sentBytes: 0, stopped: error as UploadStopped }),
  target: takeSent,
})

/** Sends what is left of all that were saved, except while one is recorded: that goes first. */
export const restOfAll = createEvent()
const sendAllFx = attach({
  source: $allTakes,
  effect: (takes) => {
    const send = scopeBind(rest)
    if (takes.some(({ state }) => state === 'recording')) return
    takes.filter(({ state }) => state === 'saved').forEach(({ takeId }) => send(takeId))
  },
})
sample({ clock: restOfAll, target: sendAllFx })

/** A take of an earlier page, as the disk has it. */
async function stored(folder: readonly string[]): Promise<GrowingSource> {
  const file = await takeFile(folder)
  return {
    size: () => file?.size ?? 0,
    readMedia: (from, to) => readStored(folder, from, to),
  }
}

/** Two tabs would send everything twice. Undefined: another tab does it. */
async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const { locks } = navigator
  if (!locks) return work()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
