// Uploads of footage. A file becomes a clip as soon as it is registered.
import { attach, createEvent, sample } from 'effector'
import { createUploads } from '../../media/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { switched } from '../../../session/client'
import { cancelClipUploadFx, getClipStatesFx, startClipUploadFx } from './calls'
import { clipAdded, clipsReceived, clipsLeft } from './clips.model'
import { registerClipFx } from './registerClip.model'
import type { Clip } from '../../../../generated/facts/features/footage'

/** An interrupted upload continues with its original file, which the person has to choose again. */
export interface Resumption {
  clip: Clip
  file: File
}

export const uploadResumed = createEvent<Resumption>()
export const interruptedCancelled = createEvent<Clip>()

const withdrawFx = attach({
  effect: cancelClipUploadFx,
  mapParams: (clipId: string) => ({ clipId }),
})

export const footageUploads = createUploads(registerClipFx, 'footageUploads')
export const { filesChosen, uploadCancelled, uploadRetried, $uploads } = footageUploads

sample({ clock: startClipUploadFx.doneData, fn: ({ clip }) => clip, target: clipAdded })
sample({ clock: withdrawFx, fn: (clipId) => [clipId], target: clipsLeft })
sample({
  clock: [footageUploads.subjectGivenUp, interruptedCancelled.map(({ clipId }) => clipId)],
  target: withdrawFx,
})

// All bytes have arrived: read at once how the server continues.
sample({
  clock: footageUploads.uploadArrived,
  fn: ({ subjectId = '' }) => ({ clipIds: [subjectId] }),
  target: getClipStatesFx,
})
sample({
  clock: clipsReceived,
  source: $uploads,
  fn: (items, clips) =>
    items
      .filter(({ phase, subjectId }) => phase === 'done' && hasArrived(clips, subjectId))
      .map(({ itemId }) => itemId),
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

function hasArrived(clips: readonly Clip[], clipId: string | undefined): boolean {
  return clips.some((clip) => clip.clipId === clipId && clip.state !== 'uploading')
}
