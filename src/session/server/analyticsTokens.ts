/**
 * Tokens for the analytics site: they name the session, open calls that say `auth: analytics` and
 * nothing else, and the session is looked up again at each (session.md B5 29).
 */
import { errors, jwtVerify, SignJWT } from 'jose'
import { cookieMinutes } from '../../../generated/facts/constants'
import type { ReadClaims, TokenClaims } from '../../server/authentication'
import { unauthorized } from '../../server/errors'
import { accessTokenSeconds } from './accessTokens'

export type AnalyticsOwner = Omit<TokenClaims, 'generation'>

export interface AnalyticsTokens {
  /** Both at once; the refresh token lives as long as its cookie (spec §7). */
  sign(owner: AnalyticsOwner, now: Date): Promise<{ access: string; refresh: string }>
  /** Throws where it is not one of our tokens, or has expired. */
  readAccess(token: string | undefined, now: Date): Promise<ReadClaims>
  /** undefined: not one of our tokens, or expired. */
  readRefresh(token: string, now: Date): Promise<AnalyticsOwner | undefined>
}

const algorithm = 'HS256'
const issuer = 'studio'
const audience = { access: 'analytics', refresh: 'analytics-refresh' } as const
const lifeSeconds = { access: accessTokenSeconds, refresh: cookieMinutes * 60 } as const

export function createAnalyticsTokens(key: Uint8Array): AnalyticsTokens {
  function signOne(kind: 'access' | 'refresh', owner: AnalyticsOwner, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000)
    return new SignJWT({ cid: owner.customerId, sid: owner.familyId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(owner.userId)
      .setIssuer(issuer)
      .setAudience(audience[kind])
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds[kind])
      .sign(key)
  }

  async function verify(kind: 'access' | 'refresh', token: string, now: Date) {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: audience[kind],
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'cid', 'sid'],
    })
    const owner: AnalyticsOwner = {
      userId: String(payload.sub),
      customerId: String(payload['cid']),
      familyId: String(payload['sid']),
    }
    return { owner, expiresAt: new Date(Number(payload.exp) * 1000) }
  }

  return {
    async sign(owner, now) {
      const [access, refresh] = await Promise.all([
        signOne('access', owner, now),
        signOne('refresh', owner, now),
      ])
      return { access, refresh }
    },
    async readAccess(token, now) {
      if (token === undefined) throw unauthorized()
      try {
        const { owner, expiresAt } = await verify('access', token, now)
        // It renews no session, so it stands for none of its passes.
        return { ...owner, generation: -1, expiresAt }
      } catch (error) {
        throw unauthorized(error instanceof errors.JWTExpired ? 'expired' : undefined)
      }
    },
    async readRefresh(token, now) {
      try {
        return (await verify('refresh', token, now)).owner
      } catch {
        return undefined
      }
    },
  }
}
