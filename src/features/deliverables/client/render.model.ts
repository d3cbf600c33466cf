// Having a version made again, as loud as its specification asks for.
import { createEvent, sample } from 'effector'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { renderDeliverableFx } from './calls'

export const renderAsked = createEvent<string>()
sample({
  clock: renderAsked,
  fn: (deliverableId) => ({ deliverableId }),
  target: renderDeliverableFx,
})
export const $isRendering = renderDeliverableFx.pending

sample({
  clock: renderDeliverableFx.doneData,
  fn: ({ check }) => {
    const lufs = check.find(({ what }) => what === 'loudness')?.wanted ?? ''
    return {
      tone: 'ok' as const,
      text: { key: 'deliverables.loud.asked' as const, params: { lufs: lufs.replace('-', '−') } },
    }
  },
  target: noticeShown,
})
sample({
  clock: renderDeliverableFx.failData.filterMap((failure: unknown) =>
    isToTell(failure) ? failure : undefined,
  ),
  fn: (failure) => ({
    tone: 'danger' as const,
    text: failure.kind === 'refused' ? failure.text : { key: 'deliverables.act.failed' as const },
  }),
  target: noticeShown,
})
