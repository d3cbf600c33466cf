import type { Words } from '../../../browser/text/words'

export type StopReason = 'empty' | 'unreadable' | 'network' | 'refused' | 'gone' | 'server'

/** The upload cannot go on by itself; the reason says what may be done. */
export class UploadStopped extends Error {
  constructor(
    readonly reason: StopReason,
    readonly text?: Words,
  ) {
    super(reason)
  }
}

/** Nothing a second try could change. */
export function isFinal(reason: StopReason): boolean {
  return reason === 'empty' || reason === 'refused' || reason === 'gone'
}
