import type { PublicContext } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { failure } from '../../server/errors'
import { endFamilyBoundTo, endOtherFamilies, forgetOldFamilies } from './familyQueries'
import { bindingCookie, openFamily } from './grants'
import { answerLogin, chooseAtSignIn } from './loginResponse'
import { forgetCodes } from './oneTimeCodes'
import { hashOf } from './refreshTokens'
import { deleteIdentities } from './thirdParty/identities'
import {
  enterMembership,
  findUser,
  listMemberships,
  nowhereToGo,
  recordSignIn,
  type ProvedPassword,
  type SignInChange,
} from './userQueries'

const dayMs = 24 * 60 * 60_000

/** A user who has proved that they may sign in. */
export interface ProvedUser {
  readonly id: string
  readonly isFirstTimeLogin: boolean
  readonly lastLoginAt: Date | null
  /** The customer whose invitation they hold. */
  readonly invitedTo?: string | null
}

/**
 * Opens a session for a proved user, whatever the proof was. The session this browser held before
 * ends.
 */
export async function openSession(
  db: Db,
  user: ProvedUser,
  context: PublicContext,
  change: SignInChange = {},
  proved?: ProvedPassword,
) {
  const { now, cookies, services, audit } = context
  const memberships = await listMemberships(db, user.id)
  const membership = chooseAtSignIn(memberships, user.invitedTo)
  if (!membership) throw nowhereToGo(memberships)
  // The person's row is locked first, as in a change of password: no deadlock.
  const isFirstTimeLogin = user.isFirstTimeLogin && user.lastLoginAt === null
  const recorded = { lastLoginAt: now, isFirstTimeLogin, state: 'active' as const, ...change }
  if (!(await recordSignIn(db, user.id, recorded, proved))) {
    audit({ action: 'signIn.refused', userId: user.id })
    throw failure('wrongCredentials')
  }
  await enterMembership(db, user.id, membership, now)
  const previous = cookies.read(bindingCookie)
  const ended = previous === undefined ? [] : await endFamilyBoundTo(db, hashOf(previous), now)
  for (const familyId of ended) context.afterCommit(() => services.events.close({ familyId }))
  await forgetOldFamilies(db, new Date(now.getTime() - dayMs))
  const owner = { userId: user.id, customerId: membership.id }
  const grant = await openFamily(db, owner, context)
  // The password may be chosen without the old one only in this new session. Other sessions, and
  // accounts that somebody may have connected with the lost password, are removed.
  if (change.mustChangePassword) {
    await endOtherFamilies(db, grant, 'passwordChanged', now)
    context.afterCommit(() => services.events.close({ userIds: [user.id] }))
    await forgetCodes(db, user.id, ['thirdParty'])
    for (const target of await deleteIdentities(db, user.id))
      audit({ action: 'thirdParty.unlinked', ...owner, target })
  }
  audit({ action: 'signIn', ...owner, target: grant.familyId })
  return answerLogin(grant, await findUser(db, user.id), membership, context)
}
