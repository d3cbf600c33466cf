// The request that stands open is tried out: a link of its own leads through the page of guests.
import { attach, createEvent, createStore, sample } from 'effector'
import { tryCrowdRequest } from '../../../../generated/facts/features/crowd'
import { createCallFx } from '../../../calls/createCallFx'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { requestScreen } from './lists'

export const trialAsked = createEvent<string>()
export const trialClosed = createEvent()
const { $openId } = requestScreen.form.rows

const tryFx = attach({
  mapParams: (requestId: string) => ({ requestId }),
  effect: createCallFx(tryCrowdRequest),
})
sample({ clock: trialAsked, target: tryFx })
export const $isTrialComing = tryFx.pending

/** From the first slash on; null: none is shown. */
export const $trialLink = createStore<string | null>(null).reset(trialClosed, $openId)
sample({
  clock: tryFx.done,
  source: $openId,
  filter: (openId, { params }) => openId === params,
  fn: (_, { result }) => result.link,
  target: $trialLink,
})

sample({
  clock: tryFx.failData.filterMap((failure) => (isToTell(failure) ? failure : undefined)),
  fn: (failure) => ({
    tone: 'danger' as const,
    text: failure.kind === 'refused' ? failure.text : { key: 'crowd.page.tryFailed' as const },
  }),
  target: noticeShown,
})
