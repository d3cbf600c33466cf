import type { TextKey } from '../../../../generated/facts/text'
import type { Words } from '../../../browser/text/words'
import { isToTell } from '../../../calls/failures'
import type { NewNotice } from '../../../shell/notices/notices.model'

/** undefined: something else tells of it. */
export function failedText(failure: unknown, otherwise: TextKey): Words | undefined {
  if (!isToTell(failure)) return undefined
  return failure.kind === 'refused' ? failure.text : { key: otherwise }
}

export const dangerOf =
  (otherwise: TextKey) =>
  (failure: unknown): NewNotice | undefined => {
    const text = failedText(failure, otherwise)
    return text && { tone: 'danger', text }
  }

export const isMissing = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  (failure as { code?: unknown }).code === 'notFound'
