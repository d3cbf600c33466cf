// Reports the progress of this tab's uploads to the server, so that others see which are still
// running.
import { attach, createStore, sample, type Event, type Store } from 'effector'
import { uploadReportSeconds } from '../../../../generated/facts/constants'
import { pageLeft } from '../../../browser/tabs'
import { reportUploadsFx } from './connection.model'
import { isUnfinished, type UploadItem } from './uploadItem'

const mostAtOnce = 200

export function reportWhileMoving(
  $uploads: Store<UploadItem[]>,
  bytesMoved: Event<{ now: number }>,
): void {
  const reportFx = attach({ effect: reportUploadsFx })
  const $reportedAt = createStore(-Infinity)

  const isDue = sample({
    clock: bytesMoved,
    source: $reportedAt,
    // The absolute difference, so that a clock set back does not delay the next report.
    filter: (reportedAt, { now }) => Math.abs(now - reportedAt) >= uploadReportSeconds * 1000,
    fn: (_, { now }) => now,
  })
  sample({ clock: isDue, target: $reportedAt })
  sample({
    clock: isDue,
    source: $uploads,
    filter: (items) => reportOf(items).length > 0,
    fn: (items) => ({ uploads: reportOf(items) }),
    target: reportFx,
  })
  sample({
    clock: pageLeft,
    source: $uploads,
    filter: (items) => reportOf(items).length > 0,
    fn: (items) => ({ uploads: reportOf(items), isLeft: true }),
    target: reportFx,
  })
}

/** Queued files are reported too, because this tab is open and will send them. */
function reportOf(items: readonly UploadItem[]) {
  return items
    .filter(isUnfinished)
    .flatMap(({ uploadId, sentBytes }) => (uploadId ? [{ uploadId, sentBytes }] : []))
    .slice(0, mostAtOnce)
}
