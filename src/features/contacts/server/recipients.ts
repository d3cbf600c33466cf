// Whom other areas write to: contacts as they are named, by lists, or by addresses that somebody types.
import { sql } from 'kysely'
import { createdNow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { addressOf } from '../contact'
import { isInLists } from './contactLists'
import { wasErased } from './erased'

export interface Recipients {
  readonly contactIds: readonly string[]
  readonly listIds: readonly string[]
  readonly emails: readonly string[]
}

export interface Recipient {
  readonly contactId: string
  readonly name: string
  readonly email: string
  readonly locale: string | null
}

/** Those who take letters. Who was typed and is not known yet is a contact from now on. */
export async function recipientsOf(
  { contactIds, listIds, emails }: Recipients,
  context: Context,
): Promise<Recipient[]> {
  const typed = [...new Set(emails.map(addressOf))]
  await keepTyped(typed, context)
  const { db, now, member } = context
  const isListed = await isInLists(listIds, { db, now, customerId: member.customerId })
  return db
    .selectFrom('contacts as contact')
    .select(['contact.id as contactId', 'contact.name', 'contact.email', 'contact.locale'])
    .where('contact.customerId', '=', member.customerId)
    .where('contact.deletedAt', 'is', null)
    .where('contact.state', '=', 'active')
    .where('contact.optIn', '!=', 'out')
    .where(
      sql<boolean>`(contact.id = any(${[...contactIds]}::text[])
        or contact.email = any(${typed}::text[]) or ${isListed})`,
    )
    .orderBy('contact.id')
    .execute()
}

/** Nobody who asked not to be kept. */
async function keepTyped(emails: readonly string[], context: Context): Promise<void> {
  const { db, member, newId } = context
  const kept = []
  for (const email of emails) if (!(await wasErased(email, context))) kept.push(email)
  if (kept.length === 0) return
  await db
    .insertInto('contacts')
    .values(
      kept.map((email) => ({
        id: newId(),
        customerId: member.customerId,
        email,
        source: 'crowd' as const,
        ...createdNow(context),
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute()
}
