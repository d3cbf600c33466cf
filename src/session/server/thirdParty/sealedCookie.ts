/**
 * An encrypted cookie that keeps the state of a third-party sign-in while the person is at the
 * provider.
 */
import type { Cookies } from '../../../server/context'
import { createSealer } from '../../../server/sealed'

/** The person asked to connect an account and will be redirected to the provider. */
export interface LinkAsked {
  readonly step: 'linkAsked'
  readonly link: LinkOwner
}

/** The person is at the provider; its answer has to match this. */
export interface Away {
  readonly step: 'away'
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Absent: this is a sign-in. */
  readonly link?: LinkOwner
}

/** Who asked, in which session: an account is connected only to that person. */
export interface LinkOwner {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
}

export type Journey = LinkAsked | Away
type Sealed = Journey & { readonly expiresAt: number }

const cookieName = 'away'
/** Lax, because the provider redirects the browser back from another site. */
const sameSite = 'lax'
const lifeMs: Readonly<Record<Journey['step'], number>> = {
  linkAsked: 60_000,
  away: 10 * 60_000,
}

export function createSealedCookie(key: Uint8Array) {
  const sealer = createSealer(key)

  function open(text: string): Sealed | undefined {
    const opened = sealer.open(text)
    return opened === undefined ? undefined : (JSON.parse(opened) as Sealed)
  }

  return {
    keep(cookies: Cookies, journey: Journey, now: Date): void {
      const expires = new Date(now.getTime() + lifeMs[journey.step])
      const value = sealer.seal(JSON.stringify({ ...journey, expiresAt: expires.getTime() }))
      cookies.set(cookieName, value, { expires, sameSite })
    },
    /** Reads the cookie once: the browser deletes it whatever follows. */
    take(cookies: Cookies, now: Date): Journey | undefined {
      const text = cookies.read(cookieName)
      if (text === undefined) return undefined
      cookies.expire(cookieName, { sameSite })
      const opened = open(text)
      return opened && opened.expiresAt > now.getTime() ? opened : undefined
    },
  }
}

export type SealedCookie = ReturnType<typeof createSealedCookie>
export const awayLifeMs = lifeMs.away
