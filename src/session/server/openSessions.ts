/** Whether what was signed for a session still counts: it ends with the session, not when it is over. */
import { compiledOnce } from '../../server/database/compiledOnce'
import type { Db } from '../../server/database/tables'
import { rolesHeldIn } from './heldRoles'
import { isOpenToMembers } from './openCustomers'

interface Owner {
  readonly customerId: string
  readonly userId: string
}

/** A session and what its person held as it was signed, as one word. */
export const sessionMark = (familyId: string, roleIds: readonly string[]) =>
  [familyId, ...roleIds].join('.')

const selectOpen = (db: Db, { customerId, userId, now }: Owner & { now: Date }) =>
  db
    .selectFrom('sessionFamilies as family')
    .innerJoin('users', 'users.id', 'family.userId')
    .innerJoin('customers', 'customers.id', 'family.customerId')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'family.userId')
        .onRef('memberships.customerId', '=', 'family.customerId'),
    )
    .where('family.userId', '=', userId)
    .where('family.customerId', '=', customerId)
    .where('family.endedAt', 'is', null)
    .where('family.expiresAt', '>', now)
    .where('users.state', '=', 'active')
    .where('memberships.state', '=', 'active')
    .where(isOpenToMembers)

const askMarked = compiledOnce(
  ['customerId', 'userId', 'familyId', 'now'],
  (db, { familyId, ...owner }: Owner & { familyId: string; now: Date }) =>
    selectOpen(db, owner)
      .select(rolesHeldIn('family').as('held'))
      .where('family.id', '=', familyId),
)

/** Whether this very session is open, and its person holds all they held when it was marked. */
export async function isMarkedOpen(
  db: Db,
  { mark, ...owner }: Owner & { readonly mark: string },
  now: Date,
): Promise<boolean> {
  const [familyId = '', ...roleIds] = mark.split('.')
  const [open] = await askMarked(db, { ...owner, familyId, now })
  const held = new Set(open?.held.map(({ roleId }) => roleId))
  return open !== undefined && roleIds.every((roleId) => held.has(roleId))
}
