// Renames a clip in place. The new title shows at once; if the server refuses, it is reverted with
// a notice.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { isCallFailure } from '../../../calls/failures'
import { getClipStatesFx, renameClipFx } from './calls'
import { $clips, clipsReceived, writesBegan, writesConfirmed, writesFailed } from './clips.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import type { PendingWrite } from './pendingWrites'

interface Rename {
  /** The clip as it was read; an earlier rename in the queue brings it up to date. */
  clip: Clip
  title: string
  write: PendingWrite
}

export const longestTitle = 300
const noticeId = 'footage.rename'

export const renameStarted = createEvent<string>()
export const renameSaved = createEvent<{ clipId: string; title: string }>()
export const renameLeft = createEvent()
const renameBegan = createEvent<Rename>()

export const $renamedId = createStore<string | null>(null)
  .on(renameStarted, (_, clipId) => clipId)
  .reset([renameLeft, renameSaved])
const $lastFailed = createStore<Rename | null>(null)

const renameFx = createEffect(({ clip, title }: Rename) =>
  renameClipFx({ clipId: clip.clipId, title, rev: clip.rev }),
)
/** One rename at a time per clip: the next one uses the version returned for the one before. */
const $underWay = createStore<Rename[]>([])
  .on(renameFx, (all, begun) => [...all, begun])
  .on(renameFx.finally, (all, { params }) => all.filter((each) => each !== params))
const $waiting = createStore<Rename[]>([])

sample({
  clock: renameSaved,
  source: $clips,
  filter: (clips, { clipId, title }) => {
    const clip = clips.find((each) => each.clipId === clipId)
    return clip !== undefined && title.trim() !== '' && title.trim() !== clip.title
  },
  fn: (clips, { clipId, title }) =>
    renameOf(clips.find((each) => each.clipId === clipId) as Clip, title.trim()),
  target: renameBegan,
})
sample({ clock: renameBegan, fn: ({ write }) => [write], target: writesBegan })
const judged = sample({
  clock: renameBegan,
  source: { underWay: $underWay, waiting: $waiting },
  fn: ({ underWay, waiting }, begun) => ({
    begun,
    mustWait: underWay.some((each) => isOfOneClip(each, begun)),
    // If several renames of a clip wait, only the newest title is sent.
    outrun: waiting.filter((each) => isOfOneClip(each, begun)),
  }),
})
sample({
  clock: judged.filterMap((each) => (each.mustWait ? undefined : each.begun)),
  target: renameFx,
})
$waiting.on(judged, (waiting, { begun, mustWait, outrun }) =>
  mustWait ? [...waiting.filter((each) => !outrun.includes(each)), begun] : waiting,
)
sample({
  clock: judged,
  filter: ({ outrun }) => outrun.length > 0,
  fn: ({ outrun }) => outrun.map(({ write }) => write),
  target: writesFailed,
})

sample({ clock: renameFx.done, fn: ({ result }) => [result], target: clipsReceived })
sample({ clock: renameFx.done, fn: ({ params }) => [params.write], target: writesConfirmed })
sample({ clock: renameFx.fail, fn: ({ params }) => [params.write], target: writesFailed })

const ended = sample({
  clock: renameFx.finally,
  source: $waiting,
  fn: (waiting, end) => ({ end, next: waiting.find((each) => isOfOneClip(each, end.params)) }),
})
$waiting.on(ended, (waiting, { next }) => waiting.filter((each) => each !== next))
const continued = ended.filterMap(({ end, next }) => {
  if (next === undefined) return undefined
  if (end.status === 'done') return { ...next, clip: end.result }
  return isConflict(end.error) ? undefined : next
})
sample({ clock: continued, target: renameFx })

// A failed rename is not reported if a newer title replaces it.
const failed = ended.filterMap(({ end, next }) =>
  end.status === 'fail' && (next === undefined || isConflict(end.error))
    ? { ...end, next }
    : undefined,
)
sample({
  clock: failed,
  filter: ({ next }) => next !== undefined,
  fn: ({ next }) => (next ? [next.write] : []),
  target: writesFailed,
})
sample({ clock: failed, fn: ({ params }) => params, target: $lastFailed })
sample({
  clock: failed,
  fn: ({ params, error }) =>
    isConflict(error)
      ? {
          tone: 'warn' as const,
          text: { key: 'footage.rename.conflict' as const, params: { title: params.clip.title } },
        }
      : {
          id: noticeId,
          tone: 'danger' as const,
          text: { key: 'footage.rename.failed' as const, params: { title: params.clip.title } },
          action: 'footage.retry' as const,
        },
  target: noticeShown,
})
sample({
  clock: failed,
  filter: ({ error }) => isConflict(error),
  fn: ({ params }) => ({ clipIds: [params.clip.clipId] }),
  target: getClipStatesFx,
})
sample({
  clock: noticeActionChosen,
  source: $lastFailed,
  filter: (last, id) => id === noticeId && last !== null,
  fn: (last) => renameOf((last as Rename).clip, (last as Rename).title),
  target: renameBegan,
})

function renameOf(clip: Clip, title: string): Rename {
  return { clip, title, write: { kind: 'rename', clipId: clip.clipId, title } }
}

function isOfOneClip(one: Rename, other: Rename): boolean {
  return one.clip.clipId === other.clip.clipId
}

function isConflict(failure: unknown): boolean {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.code === 'changedMeanwhile'
}
