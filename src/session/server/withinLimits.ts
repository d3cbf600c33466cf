import { setTimeout as wait } from 'node:timers/promises'
import type { AuditEvent, PublicContext } from '../../server/context'
import { Failure, tooManyAttempts } from '../../server/errors'
import type { Attempt } from './signInLimits'

/**
 * What everybody who proves who they are goes through: refused or slowed first, and counted unless it
 * succeeds. The work is the proof and whatever has to hold before it counts as one.
 */
export async function withinLimits<Result>(
  { refusal, delayMs, takeBack }: Attempt,
  limited: AuditEvent,
  { audit }: Pick<PublicContext, 'audit'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (refusal) {
    if (refusal.isFirst) audit(limited)
    throw tooManyAttempts(refusal.retryAfterSeconds)
  }
  if (delayMs > 0) await wait(delayMs)
  try {
    const result = await work()
    takeBack()
    return result
  } catch (error) {
    if (!isVerdict(error)) takeBack()
    throw error
  }
}

/** A full queue or a database that is down says nothing of whoever asks. */
const isVerdict = (error: unknown) => error instanceof Failure && error.httpStatus < 500
