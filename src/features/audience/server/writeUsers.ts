/** Inviting and changing people. */
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { changeRow, changeRows, createRow } from '../../../screens/server'
import {
  changeAccount,
  countInvited,
  countSeats,
  ensureManagerLeft,
  ensureSeats,
  findRoles,
  forgetInvitations,
  forgetInvited,
  invitedMember,
  replaceRoles,
  writeInvitation,
} from '../../../session/server'
import { isManager, rolesFaultOf, type UserRow } from '../user'
import { users } from './users'

const table = { table: 'memberships', key: 'userId', customer: 'customerId' } as const
const taken = { users_email: 'emailTaken', users_user_name: 'emailTaken' } as const

export const inviteUser = createRow('inviteUser', users, {
  ...table,
  taken,
  places: { count: ({ db, member }) => countSeats(member.customerId, db), full: 'seatsUsedUp' },
  async insert(values, _, context) {
    await ensureGivable(values.roles, context)
    return invitedMember(values, context.member.customerId, context)
  },
  async after({ roles }, userId, context) {
    const place = { userId, customerId: context.member.customerId }
    await replaceRoles(place, roles, context)
  },
  invitations: {
    write: (id, context) => writeInvitation(placeOf({ id }, context), context),
    countGone: (ids, { db, member }) => countInvited(db, ids, member.customerId),
  },
  undo: (ids, { db, member }) => forgetInvited(db, ids, member.customerId),
})

export const updateUser = changeRow('updateUser', users, {
  ...table,
  taken,
  may: 'edit',
  needs: {
    name: 'editAccount',
    email: 'editAccount',
    pictureUrl: 'editAccount',
    roles: 'editRoles',
  },
  async set({ name, email, pictureUrl, roles, ...position }, user, context) {
    if (roles) await giveRoles(roles, user, context)
    const isInvited = user.invitedName !== null
    if (pictureUrl)
      await context.services.pictures.ensureKept(pictureUrl, [context.member.userId, user.id])
    if (name !== undefined || email !== undefined || pictureUrl !== undefined) {
      const { isNewAddress } = await changeAccount(
        user.id,
        {
          ...(name === undefined ? {} : { name }),
          ...(email === undefined ? {} : { email }),
          ...(pictureUrl === undefined ? {} : { pictureUrl }),
        },
        context,
      )
      if (isNewAddress && user.state === 'invited')
        await writeInvitation(placeOf(user, context), context)
    }
    return { ...position, ...(isInvited && name !== undefined ? { invitedName: name } : {}) }
  },
})

export const setRoles = changeRows('setRoles', users, {
  ...table,
  may: 'editRoles',
  each: (user, { roles }, context) => giveRoles(roles ?? [], user, context),
})

export const resendInvitations = changeRows('resendInvitations', users, {
  ...table,
  may: 'resend',
  each: (user, _, context) => writeInvitation(placeOf(user, context), context),
})

export const deactivateUsers = changeRows('deactivateUsers', users, {
  ...table,
  may: 'deactivate',
  set: () => ({ state: 'inactive' as const }),
  async each(user, _, context) {
    const { services } = context
    context.afterCommit(() => services.events.close({ userIds: [user.id] }))
    await forgetInvitations(context.db, user.id, context.member.customerId)
    if (user.held.some(isManager)) await ensureManagerLeft(context.db, context.member.customerId)
  },
})

/** Whoever never came is invited again rather than let in. */
export const reactivateUsers = changeRows('reactivateUsers', users, {
  ...table,
  may: 'reactivate',
  async each({ id, invitedName }, _, { db, member: { customerId } }) {
    await ensureSeats(customerId, 1, db)
    await db
      .updateTable('memberships')
      .set({ state: invitedName === null ? 'active' : 'invited' })
      .where('userId', '=', id)
      .where('customerId', '=', customerId)
      .execute()
  },
})

const placeOf = ({ id }: { readonly id: string }, { member }: Context) => ({
  userId: id,
  customerId: member.customerId,
})

async function ensureGivable(
  roleIds: readonly string[],
  { db, member }: Context,
  user?: Pick<UserRow, 'isLastManager'>,
): Promise<void> {
  const wanted = await findRoles(db, member.customerId, roleIds)
  const fault = rolesFaultOf(member.held, wanted, user)
  if (fault) throw failure(fault)
}

async function giveRoles(
  roleIds: readonly string[],
  user: UserRow & { readonly id: string },
  context: Context,
): Promise<void> {
  await ensureGivable(roleIds, context, user)
  await replaceRoles(placeOf(user, context), roleIds, context)
  const { services } = context
  context.afterCommit(() => services.events.close({ userIds: [user.id] }))
  if (user.held.some(isManager)) await ensureManagerLeft(context.db, context.member.customerId)
}
