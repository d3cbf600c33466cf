// Noting time that was spent on an order.
import { createEvent, createStore, sample } from 'effector'
import type { LogTimeRequest } from '../../../../generated/facts/features/pro-edits'
import { noticeShown } from '../../../shell/notices/notices.model'
import { logTimeFx } from './calls'
import { tellFailed } from './told'

export const logAsked = createEvent<string>()
export const logDropped = createEvent()
export const timeLogged = createEvent<LogTimeRequest>()
sample({ clock: timeLogged, target: logTimeFx })

export const $isLogging = logTimeFx.pending
export const $loggingFor = createStore<string | null>(null)
  .on(logAsked, (_, orderId) => orderId)
  .reset(logDropped, logTimeFx.done)

sample({
  clock: logTimeFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'proEdits.act.logged' as const } }),
  target: noticeShown,
})
tellFailed(logTimeFx)
