// Letters to many, of one customer: a press stops all of them, for the address to which one was sent.
import { defineMailing } from '../../../../server/mail/mailing'
import type { Db } from '../../../../server/database/tables'
import { release, suppress } from './suppress'

/** Of one letter to one address; with what stands in the address of the page. */
const findMessage = (db: Db, messageId: string, customerId: string) =>
  db
    .selectFrom('mailMessages as message')
    .innerJoin('customers', 'customers.id', 'message.customerId')
    .leftJoin('contacts as contact', 'contact.id', 'message.contactId')
    .leftJoin('suppressions as stopped', (join) =>
      join
        .onRef('stopped.customerId', '=', 'message.customerId')
        .onRef('stopped.addressKey', '=', 'message.addressKey'),
    )
    .select(['message.id', 'message.customerId', 'message.addressKey', 'message.contactId'])
    .select(['customers.name as customer', 'contact.locale', 'stopped.reason'])
    .where('message.id', '=', messageId)
    .where('message.customerId', '=', customerId)
    .executeTakeFirst()

export const letterMailing = defineMailing({
  id: 'letters',
  async find({ readerId, placeId }, db) {
    const message = await findMessage(db, readerId, placeId)
    if (!message) return undefined
    const { locale, customer, reason } = message
    const isWanted = reason === null
    return {
      locale,
      text: isWanted ? 'unsubscribe.letters.wanted' : 'unsubscribe.letters.stopped',
      names: { customer },
      isWanted,
    }
  },
  async want({ readerId, placeId }, isWanted, { db, now, newId }) {
    const message = await findMessage(db, readerId, placeId)
    if (!message) return
    const { id, customerId, addressKey, contactId } = message
    const address = { customerId, addressKey, contactId }
    if (isWanted) await release(db, address, ['unsubscribed'])
    else await suppress({ ...address, reason: 'unsubscribed' }, { db, now, newId })
    await db
      .updateTable('mailMessages')
      .set({ unsubscribedAt: isWanted ? null : now })
      .where('id', '=', id)
      .execute()
  },
})
