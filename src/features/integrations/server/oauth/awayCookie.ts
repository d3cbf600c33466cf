/** An encrypted cookie that keeps who wants to connect what while they are at the service. */
import type { Cookies } from '../../../../server/context'
import type { Sealer } from '../../../../server/sealed'
import type { Kind } from '../kind'
import type { Errand } from './oauth'

export interface Away {
  readonly kind: Kind
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  /** Absent: they asked, and have not left yet. */
  readonly errand?: Errand
}

type Sealed = Away & { readonly expiresAt: number }

const cookieName = 'connecting'
const askedLifeMs = 60_000
const awayLifeMs = 10 * 60_000
/** Lax, because the service redirects the browser back from another site. */
const sameSite = 'lax'

export function createAwayCookie(sealer: Sealer) {
  return {
    keep(cookies: Cookies, away: Away, now: Date): void {
      const lifeMs = away.errand ? awayLifeMs : askedLifeMs
      const expires = new Date(now.getTime() + lifeMs)
      const content: Sealed = { ...away, expiresAt: expires.getTime() }
      const value = sealer.seal(JSON.stringify(content), cookieName)
      cookies.set(cookieName, value, { expires, sameSite })
    },
    /** Reads the cookie once: the browser deletes it whatever follows. */
    take(cookies: Cookies, now: Date): Away | undefined {
      const text = cookies.read(cookieName)
      if (text === undefined) return undefined
      cookies.expire(cookieName, { sameSite })
      const opened = sealer.open(text, cookieName)
      if (opened === undefined) return undefined
      const away = JSON.parse(opened) as Sealed
      return away.expiresAt > now.getTime() ? away : undefined
    },
  }
}

export type AwayCookie = ReturnType<typeof createAwayCookie>
