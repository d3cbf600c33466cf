import type { Handler } from '../../server/context'
import { compiledOnce } from '../../server/database/compiledOnce'
import { failure, notFound } from '../../server/errors'
import { lockFamily } from './familyQueries'
import { flagsOf } from './flagsOf'
import { rotate } from './grants'
import { answerLogin } from './loginResponse'
import { accessStampOf, closedTo } from './roles'
import { findCurrentToken } from './tokenQueries'
import { enterMembership, findUser, listMemberships } from './userQueries'

/** Spec §3 Customer profile: in the order of the switcher; locked ones are included. */
export const getCustomerProfiles: Handler<'getCustomerProfiles'> = async (_, { db, member }) => {
  const memberships = await listMemberships(db, member.userId)
  return Object.fromEntries(
    memberships.map((membership) => [
      membership.id,
      {
        customerID: membership.id,
        customerName: membership.name,
        customerLogoAddnl: membership.addnlLogoFile,
        customerCity: membership.city,
        customerState: membership.state,
        customerZip: membership.zip,
        sequence: membership.sequence,
        isLocked: membership.isClosedToMembers,
      },
    ]),
  )
}

/** Moves the session to another customer: a new token pair that is bound to it. */
export const switchCustomer: Handler<'switchCustomer'> = async ({ customerId }, context) => {
  const { db, member, now, services, audit } = context
  const memberships = await listMemberships(db, member.userId)
  const membership = memberships.find(({ id }) => id === customerId)
  if (!membership) {
    audit({ action: 'switch.refused', target: customerId })
    throw failure('notYourCustomer')
  }
  if (membership.isClosedToMembers) throw failure('customerLocked')

  await enterMembership(db, member.userId, membership, now)
  const family = await lockFamily(db, member.familyId)
  if (!family) throw failure('notYourCustomer')
  const current = await findCurrentToken(db, family.id)
  const key = services.session.refreshKey
  const grant = await rotate(db, family, current, { customerId, now, key })
  context.afterCommit(() => services.events.close({ familyId: family.id }))
  audit({ action: 'switch', customerId, target: family.id })
  return answerLogin(grant, await findUser(db, member.userId), membership, context)
}

const askCustomer = compiledOnce(['customerId'], (db, { customerId }: { customerId: string }) =>
  db.selectFrom('customers').selectAll().where('id', '=', customerId),
)

/** Spec §3 Customer flags. */
export const getOrganizationAccess: Handler<'getOrganizationAccess'> = async (
  _,
  { db, member, services },
) => {
  const closed = closedTo(member, services.session)
  const [customer] = await askCustomer(db, member)
  if (!customer) throw notFound('customer')
  const { idleSessionTimeoutMins } = customer
  return {
    ...flagsOf(customer),
    idleSessionTimeoutMins,
    name: member.name,
    ...(member.pictureUrl === null ? {} : { pictureUrl: member.pictureUrl }),
    userRoles: [...member.roleIds],
    access: accessStampOf(member, services.session, closed),
    ...(closed.length > 0 && { closed }),
  }
}
