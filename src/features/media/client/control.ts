import { isCallFailure, type CallFailure } from '../../../calls/failures'
import type {
  CompleteUploadRequest,
  GetUploadRequest,
  Upload,
} from '../../../../generated/facts/features/media'
import type { Control, ControlAnswer } from './conversation'

export interface ControlCalls {
  getUpload(request: GetUploadRequest): Promise<Upload>
  completeUpload(request: CompleteUploadRequest): Promise<Upload>
}

/** The two calls about one upload. Failures are split into refusals and missing answers. */
export function createControl({ getUpload, completeUpload }: ControlCalls): Control {
  return {
    look: (uploadId) => answerOf(getUpload({ uploadId })),
    complete: (uploadId, parts) => answerOf(completeUpload({ uploadId, parts })),
  }
}

async function answerOf(asked: Promise<Upload>): Promise<ControlAnswer> {
  try {
    return { kind: 'upload', upload: await asked }
  } catch (failure) {
    return isRefusal(failure) ? { kind: 'refused', text: failure.text } : { kind: 'unsure' }
  }
}

/** A server error (5xx) is not final, so it does not count as a refusal. */
export function isRefusal(failure: unknown): failure is CallFailure & { kind: 'refused' } {
  if (!isCallFailure(failure) || failure.kind !== 'refused') return false
  return failure.status < 500 && failure.code !== 'internal'
}
