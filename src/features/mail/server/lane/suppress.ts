// Addresses to which nothing is sent any more, and what is known of their contacts.
import type { Db, RowOf } from '../../../../server/database/tables'
import { markReach } from '../../../contacts/server'

export type SuppressedFor = RowOf<'suppressions'>['reason']

export interface Suppressing {
  readonly db: Db
  readonly now: Date
  newId(): string
}

export interface Suppressed {
  readonly customerId: string
  readonly addressKey: string
  readonly contactId: string | null
  readonly reason: SuppressedFor
}

/** A complaint outweighs everything, and what came back outweighs that somebody stopped letters. */
const weight: readonly SuppressedFor[] = ['manual', 'unsubscribed', 'bounce', 'complaint']

export async function suppress(
  { reason, ...address }: Suppressed,
  { db, now, newId }: Suppressing,
): Promise<void> {
  const weaker = weight.slice(0, weight.indexOf(reason))
  await db
    .insertInto('suppressions')
    .values({ id: newId(), ...address, reason, createdAt: now, updatedAt: now })
    .onConflict((known) =>
      known
        .columns(['customerId', 'addressKey'])
        .doUpdateSet((row) => ({ reason, updatedAt: now, rev: row('suppressions.rev', '+', 1) }))
        .where('suppressions.reason', 'in', weaker.length === 0 ? [reason] : weaker),
    )
    .execute()
  const isReached = reason === 'unsubscribed' || reason === 'manual'
  if (address.contactId !== null)
    await markReach(db, [address.contactId], isReached ? 'unsubscribed' : 'bounced')
}

/** Whoever complained is not written to again, whatever anybody says. */
export async function release(
  db: Db,
  { customerId, addressKey }: Pick<Suppressed, 'customerId' | 'addressKey'>,
  which: readonly SuppressedFor[] = ['bounce', 'unsubscribed', 'manual'],
): Promise<void> {
  const gone = await db
    .deleteFrom('suppressions')
    .where('customerId', '=', customerId)
    .where('addressKey', '=', addressKey)
    .where('reason', 'in', [...which])
    .returning('contactId')
    .execute()
  const contactIds = gone.flatMap(({ contactId }) => (contactId === null ? [] : [contactId]))
  await markReach(db, contactIds, 'active')
}
