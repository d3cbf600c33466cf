import { isCallFailure } from '../../../calls/failures'
import type { Words } from '../../../browser/text/words'

/** Says that a document could not be saved, and why if the server says so. */
export const unsavedNotice = (id: string, failure: unknown) => ({
  id,
  tone: 'danger' as const,
  text: unsavedText(failure),
  action: 'screens.document.again' as const,
  isPersistent: true,
})

function unsavedText(failure: unknown): Words {
  if (!isCallFailure(failure) || failure.kind !== 'refused')
    return { key: 'screens.document.unsaved' }
  const { text } = failure
  const reason = 'key' in text ? text : text.words
  return { key: 'screens.document.refused', params: { reason } }
}
