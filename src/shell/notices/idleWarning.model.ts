import { createStore, sample } from 'effector'
import { $idleness, activityNoticed } from '../../session/client'
import { noticeActionChosen } from './notices.model'

/**
 * Spec §2: "N Seconds remaining" before the idle end. It stands beside the notices, not among them: a
 * countdown changes every second, and their time must not begin anew with it.
 */
export interface IdleWarning {
  seconds: number
  /** What screen readers were told last; they are not told every second. */
  announcedSeconds: number
}

export const idleWarningId = 'idle'

const announcedAt = [30, 10]

export const $idleWarning = createStore<IdleWarning | null>(null).on(
  $idleness,
  (warning, idleness) =>
    idleness.kind === 'warning' ? countDown(warning, idleness.seconds) : null,
)

sample({
  clock: noticeActionChosen,
  filter: (id) => id === idleWarningId,
  fn: () => undefined,
  target: activityNoticed,
})

export function countDown(last: IdleWarning | null, seconds: number): IdleWarning {
  const isShown = last !== null && !announcedAt.some((at) => seconds <= at && at < last.seconds)
  return { seconds, announcedSeconds: isShown ? last.announcedSeconds : seconds }
}
