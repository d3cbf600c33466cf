// Renames a clip in place. The new title shows at once; if the server refuses, it is reverted with
// a notice.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { isCallFailure } from '../../../calls/failures'
import { updateClipFx } from './calls'
import type { Clip } from './clip'
import { footageList } from './footageList'

interface Rename {
  /** The clip as it was read; an earlier rename in the queue brings it up to date. */
  clip: Clip
  title: string
}

export const longestTitle = 300
const noticeId = 'footage.rename'
const { rows, follow, keys } = footageList

export const renameStarted = createEvent<string>()
export const renameSaved = createEvent<{ clipId: string; title: string }>()
export const renameLeft = createEvent()
const renameBegan = createEvent<Rename>()

export const $renamedId = createStore<string | null>(null)
  .on(renameStarted, (_, clipId) => clipId)
  .reset([renameLeft, renameSaved])
const $lastFailed = createStore<Rename | null>(null)
sample({ clock: [renameSaved, renameLeft], fn: () => undefined, target: keys.restoreFocusFx })

const renameFx = createEffect(({ clip, title }: Rename) =>
  updateClipFx({ clipId: clip.clipId, rev: clip.rev, values: { title } }),
)
/** One rename at a time per clip: the next one uses the version returned for the one before. */
const $underWay = createStore<Rename[]>([])
  .on(renameFx, (all, begun) => [...all, begun])
  .on(renameFx.finally, (all, { params }) => all.filter((each) => each !== params))
const $waiting = createStore<Rename[]>([])

const saved = sample({
  clock: renameSaved,
  source: rows.$rows,
  fn: (all, { clipId, title }) => {
    const clip = all.find((each) => each.clipId === clipId)
    return clip && { clip, title: title.trim() }
  },
}).filterMap((rename) => rename)
sample({
  clock: saved,
  filter: ({ clip, title }) => title !== '' && title !== clip.title,
  target: renameBegan,
})
const judged = sample({
  clock: renameBegan,
  source: $underWay,
  fn: (underWay, begun) => ({
    begun,
    mustWait: underWay.some((each) => isOfOneClip(each, begun)),
  }),
})
sample({
  clock: judged.filterMap(({ mustWait, begun }) => (mustWait ? undefined : begun)),
  target: renameFx,
})
// If several renames of a clip wait, only the newest title is sent.
$waiting.on(judged, (waiting, { begun, mustWait }) =>
  mustWait ? [...waiting.filter((each) => !isOfOneClip(each, begun)), begun] : waiting,
)
sample({ clock: renameFx.doneData, fn: (clip) => [clip], target: rows.rowsReceived })

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
sample({
  clock: [renameBegan, continued],
  fn: ({ clip, title }) => ({ rows: [clip], what: { values: { title } } }),
  target: rows.guessed,
})

// A failed rename is not reported if a newer title replaces it.
const failed = ended.filterMap(({ end, next }) =>
  end.status === 'fail' && (next === undefined || isConflict(end.error)) ? end : undefined,
)
sample({ clock: failed, fn: ({ params }) => [params.clip.clipId], target: rows.guessesDropped })
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
  fn: ({ params }) => [params.clip.clipId],
  target: follow.idsLookedAt,
})
sample({
  clock: noticeActionChosen,
  source: $lastFailed,
  filter: (last, id) => id === noticeId && last !== null,
  fn: (last) => last as Rename,
  target: renameBegan,
})

function isOfOneClip(one: Rename, other: Rename): boolean {
  return one.clip.clipId === other.clip.clipId
}

function isConflict(failure: unknown): boolean {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.code === 'changedMeanwhile'
}
