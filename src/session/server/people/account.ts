import type { Context } from '../../../server/context'
import { findUser } from '../userQueries'
import { forgetCodes } from '../oneTimeCodes'

export interface AccountChange {
  readonly name?: string
  readonly email?: string
  /** null: none any more. */
  readonly pictureUrl?: string | null
}

/**
 * Changes a person's account. A new address takes over what the old one opened: links that went to
 * the old one stop working, and the user name follows where it was the address. Whether it may be
 * changed is the caller's to decide. Violates `users_email` or `users_user_name` if it is taken.
 */
export async function changeAccount(
  userId: string,
  { name, email, pictureUrl }: AccountChange,
  { db, now, member }: Context,
): Promise<{ readonly isNewAddress: boolean }> {
  const user = await findUser(db, userId)
  const address = email?.trim() ?? user.email
  const isNewAddress = address.toLowerCase() !== user.email.toLowerCase()
  const hasOwnName = user.userName.toLowerCase() !== user.email.toLowerCase()
  if (isNewAddress) await forgetCodes(db, userId, ['signInLink', 'invitation'])
  await db
    .updateTable('users')
    .set(({ eb }) => ({
      name: name ?? user.name,
      email: address,
      ...(pictureUrl === undefined ? {} : { pictureUrl }),
      userName: hasOwnName ? user.userName : address.toLowerCase(),
      updatedAt: now,
      updatedBy: member.userId,
      rev: eb('rev', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
  return { isNewAddress }
}
