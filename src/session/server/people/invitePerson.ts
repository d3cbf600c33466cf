import { defaultLanguage } from '../../../../generated/facts/app'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { countLettersGone } from '../../../server/mail/queries'
import { postLetter } from '../../../server/mail/postLetter'
import { invitationLetter } from '../letters/invitationLetter'
import { forgetInvitations } from '../oneTimeCodes'
import {
  countSeatsTaken,
  deleteMemberships,
  deleteUnusedAccounts,
  findAccountByEmail,
  findMembership,
  insertInvitedAccount,
  lockSeats,
  markInvited,
  type Place,
} from './queries'
import type { NewRowOf } from '../../../server/database/tables'

export interface Invitation {
  readonly name: string
  readonly email: string
  readonly title?: string | null
  readonly department?: string | null
  readonly location?: string | null
}

export type Inviting = Pick<Context, 'db' | 'now' | 'newId' | 'services'> &
  Partial<Pick<Context, 'afterCommit'>> & {
    readonly member: Pick<Context['member'], 'userId' | 'name'>
  }

/**
 * The membership of somebody who is to be added to a customer. Whoever has an account already, in
 * whatever other customers, is asked there; nobody here learns more of it than what was typed. Fails
 * with `emailTaken`; that there is a seat, `ensureSeats` has made sure of.
 */
export async function invitedMember(
  { name, email, title, department, location }: Invitation,
  customerId: string,
  { db, now, newId, member }: Inviting,
): Promise<NewRowOf<'memberships'>> {
  const given = { id: newId(), name, email: email.trim(), createdBy: member.userId, createdAt: now }
  const isNew = await insertInvitedAccount(db, given)
  const { id: userId } = isNew ? given : await findAccountByEmail(db, given.email)
  if (await findMembership(db, userId, customerId)) throw failure('emailTaken')
  return {
    userId,
    customerId,
    title,
    department,
    location,
    state: 'invited',
    isDefault: isNew,
    invitedName: name,
    createdBy: member.userId,
    createdAt: now,
  }
}

/** Seats of a customer, free ones and all. Until the transaction ends, nobody else takes one. */
export async function countSeats(customerId: string, db: Context['db']) {
  await lockSeats(db, customerId)
  return readSeats(customerId, db)
}

/** As they are just now. */
export async function readSeats(customerId: string, db: Context['db']) {
  const { seats: whole } = await db
    .selectFrom('customers')
    .select('seats')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { whole, free: Math.max(0, whole - (await countSeatsTaken(db, customerId))) }
}

/** Fails with `seatsUsedUp`. Until the transaction ends, nobody else takes a seat. */
export async function ensureSeats(
  customerId: string,
  wanted: number,
  db: Context['db'],
): Promise<void> {
  if ((await countSeats(customerId, db)).free < wanted) throw failure('seatsUsedUp')
}

/**
 * Takes invitations back that nobody has opened, and with them the accounts that they made and that
 * nobody has used.
 */
export async function forgetInvited(
  db: Context['db'],
  userIds: readonly string[],
  customerId: string,
): Promise<void> {
  for (const userId of userIds) await forgetInvitations(db, userId, customerId)
  const made = await deleteMemberships(db, userIds, customerId)
  await deleteUnusedAccounts(db, made)
}

/** Of these people, to how many an invitation has gone. */
export const countInvited = (db: Context['db'], userIds: readonly string[], customerId: string) =>
  countLettersGone(db, invitationLetter.kind, { userIds, customerId })

/** Writes the letter of an invitation, or writes it again: only the newest link opens it. */
export async function writeInvitation(
  { userId, customerId }: Place,
  context: Inviting,
): Promise<void> {
  const { db, now, member } = context
  await forgetInvitations(db, userId, customerId)
  await markInvited(db, { userId, customerId }, now)
  const params = { by: member.name }
  await postLetter(
    invitationLetter,
    { userId, customerId, params, locale: defaultLanguage },
    context,
  )
}
