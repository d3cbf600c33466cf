import { createStore, sample } from 'effector'
import { $idleness, activityNoticed } from '../../session/client'
import { noticeActionChosen } from './notices.model'

/**
 * Spec §2: "N Seconds remaining" before the idle timeout. Not a notice itself: it changes every
 * second, and must not restart the notices' timers.
 */
export interface IdleWarning {
  seconds: number
  /** The number last announced to screen readers, which are not updated every second. */
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
