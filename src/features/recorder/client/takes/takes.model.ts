// The takes of the signed-in person on this computer.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import pLimit from 'p-limit'
import { unfinishedWorkChanged } from '../../../../browser/unfinished/work.model'
import { listTakes, type StoredTake } from '../../../../browser/spool/storedTakes'
import type { UploadStopped } from '../../../media/client'
import { foldTake, type Take, type TakeId } from '../../take'
import { $owner, folderOf } from './owner'

export interface LocalTake extends Take {
  /** How much of it the server has, 0 to 1; undefined: nothing is sent by this tab. */
  readonly progress?: number
  /** Nothing more is sent of itself. */
  readonly stopped?: UploadStopped
}

export interface Sent {
  readonly takeId: TakeId
  readonly sentBytes: number
  readonly stopped?: UploadStopped
}

/** The disk says something new. */
export const takesChanged = createEvent()
export const takeSent = createEvent<Sent>()
/** A browser that keeps no files has its takes in memory, where only this page finds them. */
export const unkeptChanged = createEvent<StoredTake>()
export const unkeptGone = createEvent<TakeId>()

/** Looks and notes go one after the other: no older look replaces a newer one, or finds a take held by a note. */
export const inTurn = pLimit(1)
export const readTakesFx = attach({
  source: $owner,
  effect: (owner) => inTurn(async () => (owner ? listTakes(folderOf(owner)) : [])),
})

const $stored = createStore<readonly StoredTake[]>([], { serialize: 'ignore' })
  .on(readTakesFx.doneData, (_, takes) => takes)
  .reset($owner)
export const $unkept = createStore<readonly StoredTake[]>([], { serialize: 'ignore' })
  .on(unkeptChanged, (takes, changed) => [
    ...takes.filter(({ takeId }) => takeId !== changed.takeId),
    changed,
  ])
  .on(unkeptGone, (takes, gone) => takes.filter(({ takeId }) => takeId !== gone))
  .reset($owner)
const $sent = createStore<Readonly<Record<TakeId, Sent>>>({}, { serialize: 'ignore' })
  .on(takeSent, (all, sent) => ({ ...all, [sent.takeId]: sent }))
  .reset($owner)

/** Those that were deleted a moment ago too. */
export const $allTakes = combine($stored, $unkept, (stored, unkept) =>
  [...stored, ...unkept]
    .flatMap(({ lines, ...disk }) => foldTake(lines, disk) ?? [])
    .toSorted((one, other) => one.openedAt - other.openedAt),
)

/** The newest last. */
export const $takes = combine($allTakes, $sent, (takes, sent): readonly LocalTake[] =>
  takes.filter(({ deletedAt }) => deletedAt === undefined).map((take) => withSent(take, sent)),
)

function withSent(take: Take, all: Readonly<Record<TakeId, Sent>>): LocalTake {
  const sent = all[take.takeId]
  if (!sent) return take
  const progress = take.bytes > 0 ? Math.min(1, sent.sentBytes / take.bytes) : 0
  return { ...take, progress, stopped: sent.stopped }
}

sample({ clock: takesChanged, target: readTakesFx })

// With the page they are gone.
sample({
  clock: $unkept.map((takes) => takes.filter(isWanted).length),
  fn: (count) => ({
    holder: 'unkeptTakes',
    count,
    running: 'shell.leaving.unkept.running' as const,
    stopped: 'shell.leaving.unkept.stopped' as const,
  }),
  target: unfinishedWorkChanged,
})

function isWanted({ lines, ...disk }: StoredTake): boolean {
  const take = foldTake(lines, disk)
  return take !== undefined && take.deletedAt === undefined
}
