/** Signed, short-lived, and never believed alone: every call looks its session up again. */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { TokenClaims } from '../../server/authentication'
import { unauthorized } from '../../server/errors'

export interface AccessTokens {
  sign(claims: TokenClaims, now: Date): Promise<string>
  read(token: string | undefined, now: Date): Promise<TokenClaims>
}

export const accessTokenSeconds = 600

const algorithm = 'HS256'
const audience = 'studio'
const type = 'at+jwt'

export function createAccessTokens(key: Uint8Array): AccessTokens {
  return {
    sign({ userId, customerId, familyId, generation }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ cid: customerId, sid: familyId, gen: generation })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key)
    },
    async read(token, now) {
      if (token === undefined) throw unauthorized()
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience,
          typ: type,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'cid', 'sid', 'gen'],
        })
        return {
          userId: String(payload.sub),
          customerId: String(payload['cid']),
          familyId: String(payload['sid']),
          generation: Number(payload['gen']),
        }
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw unauthorized('expired')
        throw unauthorized()
      }
    },
  }
}
