// What somebody sent to YouTube, and how far it is.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { YoutubeUploads } from '../../../../generated/facts/features/integrations'
import { movingRefreshMs } from '../../../../generated/facts/constants'
import { $isVisible } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import {
  cancelYoutubeUploadFx,
  getYoutubeFx,
  listYoutubeUploadsFx,
  publishToYoutubeFx,
  retryYoutubeUploadFx,
} from './calls'
import { youtube } from './youtube.model'

export const uploadRetried = createEvent<string>()
export const uploadCancelled = createEvent<string>()
export const listAskedAgain = createEvent()

const answered = merge([
  listYoutubeUploadsFx.doneData,
  publishToYoutubeFx.doneData,
  retryYoutubeUploadFx.doneData,
  cancelYoutubeUploadFx.doneData,
])
export const $uploads = createStore<YoutubeUploads | null>(null, { serialize: 'ignore' })
  .on(answered, (_, uploads) => uploads)
  .reset(youtube.opened)
export const $isListFailed = createStore(false)
  .on(listYoutubeUploadsFx.fail, () => true)
  .reset(answered, youtube.opened)
/** The one that is being retried or cancelled. */
export const $moved = createStore<string | null>(null)
  .on([retryYoutubeUploadFx, cancelYoutubeUploadFx], (_, { uploadId }) => uploadId)
  .reset(retryYoutubeUploadFx.finally, cancelYoutubeUploadFx.finally)

const poll = createPoll({
  effect: listYoutubeUploadsFx,
  everyMs: movingRefreshMs,
  $isWanted: combine(
    [$uploads, youtube.$isOpen, $isVisible],
    ([uploads, isOpen, isVisible]) =>
      isOpen &&
      isVisible &&
      (uploads?.uploads.some(({ state }) => state === 'waiting' || state === 'sending') ?? false),
  ),
})
sample({
  clock: [getYoutubeFx.done, listAskedAgain],
  source: youtube.$connection,
  filter: (connection) => connection?.state === 'active',
  fn: () => ({}),
  target: listYoutubeUploadsFx,
})
sample({ clock: poll.asked, fn: () => ({}), target: listYoutubeUploadsFx })
sample({
  clock: uploadRetried,
  source: $moved,
  filter: (moved) => moved === null,
  fn: (_, uploadId) => ({ uploadId }),
  target: retryYoutubeUploadFx,
})
sample({
  clock: uploadCancelled,
  source: $moved,
  filter: (moved) => moved === null,
  fn: (_, uploadId) => ({ uploadId }),
  target: cancelYoutubeUploadFx,
})
