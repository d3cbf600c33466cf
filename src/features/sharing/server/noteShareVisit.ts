import type { Handler } from '../../../server/context'
import { tooManyAttempts } from '../../../server/errors'
import { requireVisit } from './admit'

/** Programs that look at links do neither: somebody looked for three seconds, or touched the page. */
export const noteShareVisit: Handler<'noteShareVisit'> = async ({ pass: given, did }, context) => {
  const { now, caller, services, db } = context
  const wait = services.sharing.limits.report(caller.ip, now)
  if (wait > 0) throw tooManyAttempts(wait)
  const { pass } = await requireVisit(given, context)
  if (pass.recipientId !== undefined)
    await services.shareRecipients.reached(
      pass.recipientId,
      did === 'looked' ? 'visited' : 'replied',
      { db, now },
    )
  return {}
}
