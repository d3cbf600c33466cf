/**
 * An encrypted cookie that keeps the state of a third-party sign-in while the person is at the
 * provider.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Cookies } from '../../../server/context'

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
const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export function createSealedCookie(key: Uint8Array) {
  function seal(content: Sealed): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, key.subarray(0, 32), iv)
    const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  function open(text: string): Sealed | undefined {
    const bytes = Buffer.from(text, 'base64url')
    try {
      const decipher = createDecipheriv(algorithm, key.subarray(0, 32), bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as Sealed
    } catch {
      return undefined
    }
  }

  return {
    keep(cookies: Cookies, journey: Journey, now: Date): void {
      const expires = new Date(now.getTime() + lifeMs[journey.step])
      const value = seal({ ...journey, expiresAt: expires.getTime() })
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
