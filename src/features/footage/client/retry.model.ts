// Processes a failed clip again.
import { attach, createEvent, sample } from 'effector'
import { noticeShown } from '../../../shell/notices/notices.model'
import { retryClipFx } from './calls'
import { clipsReceived } from './clips.model'
import type { Clip } from '../../../../generated/facts/features/footage'

export const retryAsked = createEvent<Clip>()

const retryFx = attach({ effect: retryClipFx, mapParams: ({ clipId }: Clip) => ({ clipId }) })

sample({ clock: retryAsked, target: retryFx })
sample({ clock: retryFx.doneData, fn: (clip) => [clip], target: clipsReceived })
sample({
  clock: retryFx.fail,
  fn: ({ params }) => ({
    tone: 'danger' as const,
    text: { key: 'footage.retry.failed' as const, params: { title: params.title } },
  }),
  target: noticeShown,
})
