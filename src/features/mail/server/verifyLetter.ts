// An address is asked whether letters of a customer may come from it; a press in the letter allows it.
import type { Db } from '../../../server/database/tables'
import { defineLetter } from '../../../server/mail/letter'
import { defineMailing } from '../../../server/mail/mailing'
import '../../../server/mail/tables'

export const verifyLetter = defineLetter({
  kind: 'mail.verify',
  async write({ params: { entryId = '' } }, { db, services: { mail } }) {
    const entry = await findEntry(db, entryId)
    if (entry?.state !== 'pending') return undefined
    const { pattern: address, customer, locale } = entry
    const path = mail.unsubscribeLinks.pathOf(senderMailing, {
      readerId: entryId,
      placeId: address,
    })
    const link = mail.publicOrigin + path
    const to = { name: address, address }
    const values = { customer, address, link }
    return mail.draw('mail.verify', { to, customerId: null, locale: locale ?? '', values }, db)
  },
})

/** `readerId`: the entry, `placeId`: its address, so that a link does nothing for another one. */
export const senderMailing = defineMailing({
  id: 'sender',
  async find({ readerId: entryId, placeId: address }, db) {
    const entry = await findEntry(db, entryId)
    if (!entry || entry.state === 'disabled' || entry.pattern !== address) return undefined
    const isWanted = entry.state === 'pending'
    return {
      locale: entry.locale,
      text: isWanted ? 'unsubscribe.sender.ask' : 'unsubscribe.sender.allowed',
      names: { customer: entry.customer, address },
      isWanted,
      own: { title: 'unsubscribe.sender.title', press: 'mail.sender.action' },
    }
  },
  async want({ readerId: entryId }, isWanted, { db, now }) {
    if (isWanted) return
    await db
      .updateTable('mailWhitelist')
      .set(({ fn, val }) => ({ verifiedAt: fn('coalesce', ['verifiedAt', val(now)]) }))
      .where('id', '=', entryId)
      .execute()
  },
})

const findEntry = (db: Db, entryId: string) =>
  db
    .selectFrom('mailWhitelist as entry')
    .innerJoin('customers', 'customers.id', 'entry.customerId')
    .select(['entry.pattern', 'entry.state', 'customers.name as customer', 'customers.locale'])
    .where('entry.id', '=', entryId)
    .where('entry.purpose', '=', 'sender')
    .executeTakeFirst()
