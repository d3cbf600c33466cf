/**
 * Tokens for the analytics site: they name the session, are valid nowhere else, and the session is
 * looked up again at every exchange (session.md B5 29).
 */
import { jwtVerify, SignJWT } from 'jose'
import { cookieMinutes } from '../../../generated/facts/constants'
import type { TokenClaims } from '../../server/authentication'
import { accessTokenSeconds } from './accessTokens'

export type AnalyticsOwner = Omit<TokenClaims, 'generation'>

export interface AnalyticsTokens {
  /** Both at once; the refresh token lives as long as its cookie (spec §7). */
  sign(owner: AnalyticsOwner, now: Date): Promise<{ access: string; refresh: string }>
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

  return {
    async sign(owner, now) {
      const [access, refresh] = await Promise.all([
        signOne('access', owner, now),
        signOne('refresh', owner, now),
      ])
      return { access, refresh }
    },
    async readRefresh(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: audience.refresh,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'cid', 'sid'],
        })
        return {
          userId: String(payload.sub),
          customerId: String(payload['cid']),
          familyId: String(payload['sid']),
        }
      } catch {
        return undefined
      }
    },
  }
}
