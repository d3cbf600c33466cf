/**
 * denied: the person or the system said no, and the browser asks no more. dismissed: the question
 * was closed. silent: nothing was answered. none: there is no such device. inUse: another program
 * has it.
 */
export type RefusalReason = 'denied' | 'dismissed' | 'silent' | 'none' | 'inUse' | 'unsupported'

export class CaptureRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason)
  }
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  NotFoundError: 'none',
  // What is left of the wishes is the device itself.
  OverconstrainedError: 'none',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** `asked`: what the browser says of the permissions after it refused. */
export function refusalOf(failure: unknown, asked: readonly PermissionState[]): RefusalReason {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  if (name !== 'NotAllowedError') return reasons[name] ?? 'unsupported'
  // Denied by the system the browser's own answer is "granted".
  return asked.includes('denied') || !asked.includes('prompt') ? 'denied' : 'dismissed'
}
