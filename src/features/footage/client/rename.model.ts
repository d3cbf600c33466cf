// A title is changed where it stands. It shows at once; a refusal takes it back and says whose it was.
import { createEffect, createEvent, createStore, sample } from 'effector'
import { noticeActed, noticeShown } from '../../../shell/notices/notices.model'
import { isCallFailure } from '../../../calls/failures'
import { getClipStatesFx, renameClipFx } from './calls'
import { $clips, clipsHeard, writeBegan, writeConfirmed, writeFailed } from './clips.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import type { PendingWrite } from './pendingWrites'

interface Rename {
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
sample({ clock: renameBegan, target: renameFx })
sample({ clock: renameBegan, fn: ({ write }) => write, target: writeBegan })
sample({ clock: renameFx.done, fn: ({ result }) => [result], target: clipsHeard })
sample({ clock: renameFx.done, fn: ({ params }) => params.write, target: writeConfirmed })
sample({ clock: renameFx.fail, fn: ({ params }) => params.write, target: writeFailed })
sample({ clock: renameFx.fail, fn: ({ params }) => params, target: $lastFailed })

sample({
  clock: renameFx.fail,
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
  clock: renameFx.fail,
  filter: ({ error }) => isConflict(error),
  fn: ({ params }) => ({ clipIds: [params.clip.clipId] }),
  target: getClipStatesFx,
})
sample({
  clock: noticeActed,
  source: $lastFailed,
  filter: (failed, id) => id === noticeId && failed !== null,
  fn: (failed) => renameOf((failed as Rename).clip, (failed as Rename).title),
  target: renameBegan,
})

function renameOf(clip: Clip, title: string): Rename {
  return { clip, title, write: { kind: 'rename', clipId: clip.clipId, title } }
}

function isConflict(failure: unknown): boolean {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.code === 'changedMeanwhile'
}
