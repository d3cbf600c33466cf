import { isToTell } from '../../../../calls/failures'
import type { Words } from '../../../../browser/text/words'

/** undefined: something else tells of it, or asks about it. */
export const failedText = (failure: unknown): Words | undefined => {
  if (!isToTell(failure)) return undefined
  if (failure.kind !== 'refused') return { key: 'approvals.review.failed' }
  return failure.code === 'noCaptions' ? undefined : failure.text
}
