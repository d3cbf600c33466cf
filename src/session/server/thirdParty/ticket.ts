/**
 * Binds the one-time code of a third-party sign-in to the browser it was issued to: otherwise a
 * link with somebody else's code would sign its reader in as them.
 */
import type { Cookies } from '../../../server/context'
import { hashOf, matchesHash } from '../refreshTokens'

const cookieName = 'ticket'
const lifeMs = 60_000

export function bindTicket(cookies: Cookies, code: string, now: Date): void {
  cookies.set(cookieName, hashOf(code), { expires: new Date(now.getTime() + lifeMs) })
}

/** Deletes the cookie, whether it matches or not. */
export function isTicketBound(cookies: Cookies, code: string): boolean {
  const kept = cookies.read(cookieName)
  if (kept === undefined) return false
  cookies.expire(cookieName)
  return matchesHash(code, kept)
}
