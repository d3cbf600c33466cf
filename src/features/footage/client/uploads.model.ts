// Uploads of footage. A file becomes a clip as soon as it is registered.
import { attach, combine, createEvent, sample } from 'effector'
import { createUploads, type UploadItem } from '../../media/client'
import type { Row } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { switched } from '../../../session/client'
import { cancelClipUploadFx, startClipUploadFx } from './calls'
import { comingRow } from './card'
import { clipsIn, rowOf, type Clip } from './clip'
import { footageList } from './footageList'
import { registerClipFx } from './registerClip.model'

/** An interrupted upload continues with its original file, which the person has to choose again. */
export interface Resumption {
  clip: Clip
  file: File
}

const { place, rows, follow } = footageList

export const uploadResumed = createEvent<Resumption>()
export const interruptedCancelled = createEvent<Clip>()

const withdrawFx = attach({
  effect: cancelClipUploadFx,
  mapParams: (clipId: string) => ({ clipId }),
})

export const footageUploads = createUploads(registerClipFx, 'footageUploads')
export const { filesChosen, uploadCancelled, uploadRetried, $uploads } = footageUploads

sample({
  clock: $uploads,
  fn: (items) => items.filter(({ subjectId }) => subjectId === undefined).map(comingRow),
  target: rows.$coming,
})
sample({
  clock: startClipUploadFx.doneData,
  source: place.$question,
  filter: ({ trash = false }) => !trash,
  fn: (_, { clip }) => [rowOf(clip)],
  target: rows.rowsReceived,
})
sample({ clock: withdrawFx, fn: (clipId) => [clipId], target: rows.rowsGone })
sample({
  clock: [footageUploads.subjectGivenUp, interruptedCancelled.map(({ clipId }) => clipId)],
  target: withdrawFx,
})

// All bytes have arrived: read at once how the server continues.
sample({
  clock: footageUploads.uploadArrived,
  fn: ({ subjectId = '' }) => [subjectId],
  target: follow.idsLookedAt,
})
sample({
  clock: combine({ items: $uploads, clips: rows.$rows }),
  filter: ({ items, clips }) => items.some((item) => hasArrived(clips, item)),
  fn: ({ items, clips }) =>
    items.filter((item) => hasArrived(clips, item)).map(({ itemId }) => itemId),
  target: footageUploads.uploadsForgotten,
})

// The files belong to the customer that was left; returning there allows resuming them.
sample({ clock: switched, fn: () => undefined, target: footageUploads.uploadsLeftBehind })

sample({
  clock: uploadResumed,
  filter: isSameFile,
  fn: ({ file }) => [file],
  target: filesChosen,
})
sample({
  clock: uploadResumed,
  filter: (resumption) => !isSameFile(resumption),
  fn: ({ file }) => ({
    tone: 'warn' as const,
    text: { key: 'media.upload.resumeMismatch' as const, params: { name: file.name } },
  }),
  target: noticeShown,
})

/**
 * A wrong size is reported at once; the server compares name and edge hash when the file is
 * registered.
 */
function isSameFile({ clip, file }: Resumption): boolean {
  return file.size === clip.bytes
}

/** What the server knows better by now. */
function hasArrived(clips: readonly Row[], { phase, subjectId }: UploadItem): boolean {
  const clip = phase === 'done' && clipsIn(clips).find(({ clipId }) => clipId === subjectId)
  return clip ? clip.state !== 'uploading' : false
}
