import type { Guest, GuestContext } from '../../../server/context'
import { failure, tooManyAttempts } from '../../../server/errors'
import type { Guests } from '../../../server/guests'
import { isCustomerOpen } from '../../../session/server'
import { findByToken, findTrial, tokenHashOf } from '../../crowd/server'
import type { GuestServices } from './services'

/** By their links: what is over, or was renewed, opens nothing. */
export const createGuests = ({ limits }: GuestServices): Guests => ({
  async admit(db, token = '', { ip, now }) {
    const hash = tokenHashOf(token)
    within(limits.call(hash, ip, now))
    const found = (await findByToken(db, token)) ?? (await findTrial(db, token, now))
    if (!found || !(await isCustomerOpen(db, found.customerId))) throw failure('guestLinkOver')
    if (found.submissionId !== undefined || 'isTrial' in found) within(limits.ownCall(hash, now))
    return found
  },
})

function within(waitSeconds: number): void {
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds)
}

/** Somebody with a link of their own. */
export type Joined = Guest & { readonly submissionId: string }

/** Refused to whoever came by the link for everybody and has not said who they are. */
export function requireJoined({ guest }: Pick<GuestContext, 'guest'>): Joined {
  const { submissionId } = guest
  if (submissionId === undefined) throw failure('guestUnnamed')
  return { ...guest, submissionId }
}
