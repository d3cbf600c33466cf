import { isUnavailable } from './database/faults'
import { isMissing } from './storage/missing'

/** Whether the database or the bucket is not there for the moment. */
export const isOutage = (fault: unknown): boolean =>
  (isUnavailable(fault) && !isMissing(fault)) || isBucketDown(fault)

/** It says so itself, or says nothing for too long. */
function isBucketDown(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('$metadata' in fault)) return false
  const { httpStatusCode = 0 } = fault.$metadata as { readonly httpStatusCode?: number }
  return httpStatusCode >= 500 || fault.name === 'TimeoutError'
}
