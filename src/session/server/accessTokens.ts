/**
 * Access tokens: signed and short-lived, but never trusted alone; every call also looks up its
 * session.
 */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { ReadClaims, TokenClaims } from '../../server/authentication'
import { unauthorized } from '../../server/errors'

export interface AccessTokens {
  sign(claims: TokenClaims, now: Date): Promise<string>
  read(token: string | undefined, now: Date): Promise<ReadClaims>
}

export const accessTokenSeconds = 600

const algorithm = 'HS256'
const audience = 'studio'
const type = 'at+jwt'
/**
 * Size of the cache: ten thousand polling pages, each with its current and its previous token;
 * about 700 bytes each, so 14 MB at most.
 */
const mostRemembered = 20_000

export function createAccessTokens(key: Uint8Array): AccessTokens {
  /**
   * Tokens whose signature was verified; only the expiry is checked again. The oldest entry comes
   * first.
   */
  const remembered = new Map<string, ReadClaims>()

  async function verify(token: string, now: Date): Promise<ReadClaims> {
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
      expiresAt: new Date(Number(payload.exp) * 1000),
    }
  }

  function remember(token: string, read: ReadClaims): void {
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest)
    remembered.set(token, read)
  }

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
      const known = remembered.get(token)
      if (known && now < known.expiresAt) return known
      try {
        const read = await verify(token, now)
        remember(token, read)
        return read
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw unauthorized('expired')
        throw unauthorized()
      }
    },
  }
}
