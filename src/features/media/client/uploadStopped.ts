import type { Words } from '../../../browser/text/words'

export type StopReason = 'empty' | 'unreadable' | 'network' | 'refused' | 'gone' | 'full' | 'server'

/** The upload cannot continue by itself; the reason says what the person can do. */
export class UploadStopped extends Error {
  constructor(
    readonly reason: StopReason,
    readonly text?: Words,
  ) {
    super(reason)
  }
}

/** Whether a retry could not succeed. */
export function isFinal(reason: StopReason): boolean {
  return reason === 'empty' || reason === 'refused' || reason === 'gone'
}
