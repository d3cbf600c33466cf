import type { PublicContext } from '../../server/context'
import type { Db } from '../../server/database/tables'
import { failure } from '../../server/errors'
import { endFamilyBoundTo, endOtherFamilies, forgetOldFamilies } from './familyQueries'
import { bindingCookie, openFamily } from './grants'
import { answerLogin, chooseMembership } from './loginResponse'
import { forgetCodes } from './oneTimeCodes'
import { hashOf } from './refreshTokens'
import { deleteIdentities } from './thirdParty/identities'
import {
  listMemberships,
  recordSignIn,
  type ProvedPassword,
  type SignInChange,
} from './userQueries'

const dayMs = 24 * 60 * 60_000

/** Somebody whose right to sign in is proved. */
export interface ProvedUser {
  readonly id: string
  readonly isFirstTimeLogin: boolean
  readonly lastLoginAt: Date | null
}

/** From a proved person to a session, however it was proved. What this browser held before ends. */
export async function openSession(
  db: Db,
  user: ProvedUser,
  context: PublicContext,
  change: SignInChange = {},
  proved?: ProvedPassword,
) {
  const { now, cookies, audit } = context
  const membership = chooseMembership(await listMemberships(db, user.id))
  if (!membership) throw failure('inactiveUser')
  // The person's row first, as a change of password does it: the two never wait for each other in a circle.
  const isFirstTimeLogin = user.isFirstTimeLogin && user.lastLoginAt === null
  const recorded = { lastLoginAt: now, isFirstTimeLogin, ...change }
  if (!(await recordSignIn(db, user.id, recorded, proved))) {
    audit({ action: 'signIn.refused', userId: user.id })
    throw failure('wrongCredentials')
  }
  const previous = cookies.read(bindingCookie)
  if (previous !== undefined) await endFamilyBoundTo(db, hashOf(previous), now)
  await forgetOldFamilies(db, user.id, new Date(now.getTime() - dayMs))
  const owner = { userId: user.id, customerId: membership.id }
  const grant = await openFamily(db, owner, context)
  // Only whoever has proved themselves just now may choose a password without the one before: what else opens
  // a session of theirs, and what somebody may have connected with the lost password, ends here.
  if (change.mustChangePassword) {
    await endOtherFamilies(db, grant, 'passwordChanged', now)
    await forgetCodes(db, user.id, 'thirdParty')
    for (const target of await deleteIdentities(db, user.id))
      audit({ action: 'thirdParty.unlinked', ...owner, target })
  }
  audit({ action: 'signIn', ...owner, target: grant.familyId })
  return answerLogin(db, grant, membership, context)
}
