/**
 * A session's token pair: issued at sign-in, replaced at refresh, rebound at a switch of customer.
 */
import type { PublicContext } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { insertFamily, moveFamily } from './familyQueries'
import { hashOf, newBinding, newRefreshToken, successorOf } from './refreshTokens'
import { findToken, insertToken, rotateToken } from './tokenQueries'

/** Identifies a pair and its session: enough to sign the matching access token. */
export interface Grant {
  readonly familyId: string
  readonly userId: string
  readonly customerId: string
  readonly generation: number
  readonly refreshToken: string
  readonly expiresAt: Date
}

/** Spec §9: a session lasts 24 hours at most, however active the person is. */
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

/** Marks the current token as used, creates its successor and records the reported activity. */
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

/** The successor a parent token was already given; rebound if its customer is closed meanwhile. */
export async function repeat(
  db: Db,
  family: Family & { customerId: string },
  parent: { tokenHash: string },
  { customerId, key }: { customerId: string; key: Uint8Array },
): Promise<Grant | undefined> {
  const refreshToken = successorOf(parent.tokenHash, key)
  const successor = await findToken(db, hashOf(refreshToken))
  // Missing only if the signing key was changed meanwhile.
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
