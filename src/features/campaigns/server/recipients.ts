// What people do who came by a link in a letter. Of each campaign somebody counts once, by the letter that brought them so far first.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import type { Services } from '../../../server/services'
import type { Reached, ShareRecipients } from '../../sharing/server'
import { tellCampaign } from './tellOfCampaign'

type Tokens = Pick<Services['mailLane'], 'readToken'>

/** Whoever did one of them did those before. */
const implied: Readonly<Record<Reached, readonly Column[]>> = {
  visited: ['visited_at'],
  started: ['visited_at', 'started_at'],
  watched: ['visited_at', 'started_at', 'watched_at'],
  replied: ['visited_at', 'replied_at'],
}
type Column = 'visited_at' | 'started_at' | 'watched_at' | 'replied_at'

export const createRecipients = (
  services: () => Pick<Services, 'events'> & { readonly mailLane: Tokens },
): ShareRecipients => ({
  async find(token, customerId, db) {
    const recipientId = services().mailLane.readToken(token)
    if (recipientId === undefined) return undefined
    const found = await db
      .selectFrom('mailMessages as message')
      .innerJoin('contacts as contact', 'contact.id', 'message.contactId')
      .select('contact.email')
      .where('message.id', '=', recipientId)
      .where('message.customerId', '=', customerId)
      .where('contact.deletedAt', 'is', null)
      .executeTakeFirst()
    return found && { recipientId, email: found.email }
  },
  async reached(recipientId, what, { db, now }) {
    let isNew = false
    for (const column of implied[what]) isNew = (await note(db, recipientId, column, now)) || isNew
    if (!isNew) return
    const message = await db
      .selectFrom('mailMessages')
      .select(['groupId as id', 'customerId'])
      .where('id', '=', recipientId)
      .executeTakeFirst()
    if (message) await tellCampaign(message, { db, services: services() })
  },
  async forget(recipientId, db) {
    const nothing = { visitedAt: null, startedAt: null, watchedAt: null, repliedAt: null }
    await db.updateTable('mailMessages').set(nothing).where('id', '=', recipientId).execute()
  },
})

/** Whether it was the first time. */
async function note(db: Db, messageId: string, column: Column, now: Date): Promise<boolean> {
  const at = sql.ref(column)
  const { numAffectedRows } = await sql`
    update mail_messages as message set ${at} = ${now}
    where message.id = ${messageId} and not exists (select from mail_messages other
      where other.customer_id = message.customer_id and other.group_id = message.group_id
        and other.address_key = message.address_key and other.${at} is not null)`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}
