// Shows less of a clip, or all of it again.
import { attach, createEvent, createStore, sample } from 'effector'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import type { TrimClipRequest } from '../../../../generated/facts/features/footage'
import { trimClipFx } from './calls'
import { footageList } from './footageList'

export const trimAsked = createEvent<TrimClipRequest>()
const noticeId = 'footage.trim'

const trimFx = attach({ effect: trimClipFx })
export const $isTrimming = trimFx.pending
const trimDone = trimFx.doneData
const $lastFailed = createStore<TrimClipRequest | null>(null, { serialize: 'ignore' }).on(
  trimFx.fail,
  (_, { params }) => params,
)

sample({ clock: trimAsked, target: trimFx })
sample({ clock: trimDone, fn: (clip) => [clip], target: footageList.rows.rowsReceived })
sample({
  clock: trimFx.fail,
  fn: () => ({
    id: noticeId,
    tone: 'danger' as const,
    text: { key: 'footage.trim.failed' as const },
    action: 'footage.retry' as const,
  }),
  target: noticeShown,
})
sample({
  clock: trimFx.fail,
  fn: ({ params }) => [params.clipId],
  target: footageList.follow.idsLookedAt,
})
sample({
  clock: noticeActionChosen,
  source: $lastFailed,
  filter: (last, id) => id === noticeId && last !== null,
  fn: (last) => last as TrimClipRequest,
  target: trimAsked,
})
