/** The code a returning person signs in with counts only in the browser it was given to: a link with
 * somebody else's would sign its reader in as them. */
import type { Cookies } from '../../../server/context'
import { hashOf, matchesHash } from '../refreshTokens'

const cookieName = 'ticket'
const lifeMs = 60_000

export function bindTicket(cookies: Cookies, code: string, now: Date): void {
  cookies.set(cookieName, hashOf(code), { expires: new Date(now.getTime() + lifeMs) })
}

/** The browser forgets it, whether it fits or not. */
export function isTicketBound(cookies: Cookies, code: string): boolean {
  const kept = cookies.read(cookieName)
  if (kept === undefined) return false
  cookies.expire(cookieName)
  return matchesHash(code, kept)
}
