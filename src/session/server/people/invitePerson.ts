import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { forgetInvitations } from '../oneTimeCodes'
import { defaultLanguage } from '../../../../generated/facts/app'
import { invitationLetter } from '../letters/invitationLetter'
import {
  countSeatsTaken,
  findAccountByEmail,
  findMembership,
  insertInvitedAccount,
  insertMembership,
  lockSeats,
  markInvited,
} from './queries'
import { replaceRoles } from './roles'

export interface Invitation {
  readonly name: string
  readonly email: string
  readonly roleIds: readonly string[]
  readonly title?: string | null
  readonly department?: string | null
  readonly location?: string | null
}

type Inviting = Pick<
  Context,
  'db' | 'now' | 'newId' | 'services' | 'member' | 'afterCommit' | 'audit'
>

/**
 * Adds somebody to a customer, and writes them. Whoever has an account already, in whatever other
 * customers, is asked there; nobody here learns more of it than what was typed. Whether these roles
 * may be given is the caller's to decide. Fails with `emailTaken` and `seatsUsedUp`.
 * @returns the person's id
 */
export async function invitePerson(
  { name, email, roleIds, ...place }: Invitation,
  customerId: string,
  context: Inviting,
): Promise<string> {
  const { db, now, newId, member, audit } = context
  await ensureSeat(customerId, context)
  const given = { id: newId(), name, email: email.trim(), createdBy: member.userId, createdAt: now }
  const isNew = await insertInvitedAccount(db, given)
  const account = isNew ? given : await findAccountByEmail(db, given.email)
  const userId = account.id
  const known = await findMembership(db, userId, customerId)
  if (known) throw failure('emailTaken')
  await insertMembership(db, {
    userId,
    customerId,
    ...place,
    state: 'invited',
    isDefault: isNew,
    invitedName: name,
    createdBy: member.userId,
    createdAt: now,
  })
  await replaceRoles(db, { userId, customerId }, roleIds)
  audit({ action: 'user.invited', target: userId, customerId, details: { isNew } })
  await writeInvitation({ userId, customerId }, context)
  return userId
}

async function ensureSeat(customerId: string, { db }: Inviting): Promise<void> {
  const seats = await lockSeats(db, customerId)
  const taken = await countSeatsTaken(db, customerId)
  if (taken >= seats) throw failure('seatsUsedUp', { seats: String(seats) })
}

/** Writes the letter of an invitation, or writes it again: only the newest link opens it. */
export async function writeInvitation(
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
  context: Omit<Inviting, 'audit'>,
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
