/** A session's pair of tokens: given at sign-in, traded at refresh, moved at a switch of customer. */
import type { PublicContext } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { insertFamily, moveFamily } from './familyQueries'
import { hashOf, newBinding, newRefreshToken, successorOf } from './refreshTokens'
import { findToken, insertToken, rotateToken } from './tokenQueries'

/** Which pair of which session: enough to sign the access token that belongs to it. */
export interface Grant {
  readonly familyId: string
  readonly userId: string
  readonly customerId: string
  readonly generation: number
  readonly refreshToken: string
  readonly expiresAt: Date
}

/** Spec §9: 24 hours, however active the person is. */
const longestSessionMs = 24 * 60 * 60_000

export const bindingCookie = 'sid'

export async function openFamily(
  db: Db,
  owner: { userId: string; customerId: string },
  { now, newId, caller, cookies }: Pick<PublicContext, 'now' | 'newId' | 'caller' | 'cookies'>,
): Promise<Grant> {
  const familyId = newId()
  const binding = newBinding()
  const refreshToken = newRefreshToken()
  const expiresAt = new Date(now.getTime() + longestSessionMs)
  await insertFamily(db, {
    id: familyId,
    ...owner,
    ip: caller.ip,
    userAgent: caller.userAgent,
    bindingHash: hashOf(binding),
    now,
    expiresAt,
  })
  await insertToken(db, { tokenHash: hashOf(refreshToken), familyId, generation: 0, issuedAt: now })
  cookies.set(bindingCookie, binding, { expires: expiresAt })
  return { familyId, ...owner, generation: 0, refreshToken, expiresAt }
}

interface Family {
  readonly id: string
  readonly userId: string
  readonly generation: number
  readonly lastActiveAt: Date
  readonly expiresAt: Date
}

/** Uses the current token up and makes its successor; what is known of the person's activity goes with it. */
export async function rotate(
  db: Db,
  family: Family,
  current: { tokenHash: string },
  { customerId, now, key }: { customerId: string; now: Date; key: Uint8Array },
): Promise<Grant> {
  const refreshToken = successorOf(current.tokenHash, key)
  const generation = family.generation + 1
  await rotateToken(db, {
    usedHash: current.tokenHash,
    usedAt: now,
    newHash: hashOf(refreshToken),
    generation,
    customerId,
    lastActiveAt: family.lastActiveAt,
  })
  return grantOf(family, { generation, refreshToken, customerId })
}

/** The successor a parent was already given; in another customer when the one it was for is closed meanwhile. */
export async function repeat(
  db: Db,
  family: Family & { customerId: string },
  parent: { tokenHash: string },
  { customerId, key }: { customerId: string; key: Uint8Array },
): Promise<Grant | undefined> {
  const refreshToken = successorOf(parent.tokenHash, key)
  const successor = await findToken(db, hashOf(refreshToken))
  // Not found only when the key was changed meanwhile.
  if (!successor) return undefined
  const { generation } = successor
  const { lastActiveAt } = family
  if (customerId !== family.customerId)
    await moveFamily(db, family.id, { generation, customerId, lastActiveAt })
  return grantOf(family, { generation, refreshToken, customerId })
}

function grantOf(
  { id, userId, expiresAt }: Family,
  pair: { generation: number; refreshToken: string; customerId: string },
): Grant {
  return { familyId: id, userId, expiresAt, ...pair }
}
