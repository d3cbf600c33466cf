import { setTimeout as wait } from 'node:timers/promises'
import type { AuditEvent, PublicContext } from '../../server/context'
import { Failure, tooManyAttempts } from '../../server/errors'
import type { Attempt } from './signInLimits'

/**
 * Runs a proof of identity within the rate limits: refused or delayed first, and counted unless it
 * succeeds.
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

/** A full queue or a database failure says nothing about the person's credentials. */
const isVerdict = (error: unknown) => error instanceof Failure && error.httpStatus < 500
