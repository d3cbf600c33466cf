// What is done with the request that stands open, besides what every row's actions do.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { ReturnFilesRequest } from '../../../../generated/facts/features/file-requests'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { openFileRequestsFx, removeRequestedFileFx, returnFilesFx } from './calls'
import { requestModels } from './lists'

export const returnAsked = createEvent<string>()
export const returnDropped = createEvent()
export const filesReturned = createEvent<ReturnFilesRequest>()
sample({ clock: filesReturned, target: returnFilesFx })

export const $isReturning = returnFilesFx.pending
/** The request whose files are about to go back. */
export const $returningOf = createStore<string | null>(null)
  .on(returnAsked, (_, fileRequestId) => fileRequestId)
  .reset(returnDropped, returnFilesFx.done)

/** Whoever is asked has seen it. */
const $shown = combine(
  requestModels.map(({ form }) => form.$row),
  (rows) => rows.find((row) => row?.may.includes('open')) ?? null,
)
sample({
  clock: $shown,
  filter: Boolean,
  fn: ({ fileRequestId }) => ({ selection: { ids: [fileRequestId] } }),
  target: openFileRequestsFx,
})

sample({
  clock: returnFilesFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'fileRequests.act.returned' as const } }),
  target: noticeShown,
})

const failed = merge([returnFilesFx.failData, removeRequestedFileFx.failData])
sample({
  clock: failed.filterMap((failure: unknown) => (isToTell(failure) ? failure : undefined)),
  fn: (failure) => ({
    tone: 'danger' as const,
    text: failure.kind === 'refused' ? failure.text : { key: 'fileRequests.act.failed' as const },
  }),
  target: noticeShown,
})
