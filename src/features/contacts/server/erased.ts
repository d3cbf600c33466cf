// Who asked not to be kept (GDPR, article 17): known by a keyed hash of the address, by nothing else.
import { createHmac } from 'node:crypto'
import type { Context } from '../../../server/context'
import type { Secrets } from '../../../server/secrets'

export interface ContactServices {
  erasureKey: Buffer
}

declare module '../../../server/services' {
  interface Services {
    readonly contacts: ContactServices
  }
}

export const createContactServices = (secrets: Secrets): ContactServices => ({
  erasureKey: secrets('erased-contacts'),
})

export async function wasErased(email: string, context: Context): Promise<boolean> {
  const found = await context.db
    .selectFrom('erasedContacts')
    .select('emailHash')
    .where('customerId', '=', context.member.customerId)
    .where('emailHash', '=', hashOf(email, context))
    .executeTakeFirst()
  return found !== undefined
}

export async function rememberErased(email: string, context: Context): Promise<void> {
  const { db, member, now } = context
  const emailHash = hashOf(email, context)
  await db
    .insertInto('erasedContacts')
    .values({ customerId: member.customerId, emailHash, erasedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Different for each customer, so that nobody sees whom two of them have erased. */
const hashOf = (email: string, { member, services }: Context) =>
  createHmac('sha256', services.contacts.erasureKey)
    .update(`${member.customerId} ${email}`)
    .digest('base64url')
