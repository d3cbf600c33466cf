// Takes one letter to one address, words it and says that it is on its way, in one transaction.
import { sql } from 'kysely'
import type { Db, RowOf } from '../../../../server/database/tables'
import type { Letter } from '../../../../server/mail/letter'
import { comesFrom, mayReach } from '../../../../server/mail/whitelist'
import { addressOf } from '../../../contacts/contact'
import type { JobWork } from '../../../../server/jobs/job'
import type { MassReader, WriteTo } from './services'

export interface Taken {
  readonly messageId: string
  readonly letterId: string
  readonly customerId: string
  readonly addressKey: string
  readonly contactId: string
  readonly tries: number
  readonly letter: Letter
}

/** What opens the letters that are sent in one turn, each once. */
export type Opened = (letterId: string, kind: string, db: Db) => Promise<WriteTo | undefined>

/** Undefined: somebody else has it, or it is not to be sent any more. */
export const takeMessage = (
  id: string,
  opened: Opened,
  { database, now, services }: JobWork,
): Promise<Taken | undefined> =>
  database.db.transaction().execute(async (db) => {
    const message = await lockMessage(db, id)
    if (!message) return undefined
    const { letterId, customerId, addressKey, tries } = message
    const write = await opened(letterId, message.kind, db)
    const reader = readerOf(message)
    const heldFor = message.reason ?? (reader && write ? undefined : ('gone' as const))
    const isOut = reader && !(await mayReach(db, customerId, reader.address))
    const isOther =
      reader && services.mailLane.keyOf(customerId, addressOf(reader.address)) !== addressKey
    if (heldFor || isOut || isOther || !reader || !write) {
      await hold(db, id, heldFor ?? (isOut ? 'trial' : 'gone'), now())
      return undefined
    }
    const written = await write(reader)
    const named = { ...written, id: services.mail.letterIds.of(id) }
    const letter = { ...named, ...(await comesFrom(db, customerId, written.replyTo)) }
    await db
      .updateTable('mailMessages')
      .set({ state: 'sending', offeredAt: now(), tries: tries + 1 })
      .where('id', '=', id)
      .execute()
    const { contactId } = reader
    return { messageId: id, letterId, customerId, addressKey, contactId, tries, letter }
  })

/** With whom it is for, as they stand now. */
const lockMessage = (db: Db, id: string) =>
  db
    .selectFrom('mailMessages as message')
    .innerJoin('mailBatches as batch', 'batch.id', 'message.letterId')
    .leftJoin('contacts as contact', (join) =>
      join.onRef('contact.id', '=', 'message.contactId').on('contact.deletedAt', 'is', null),
    )
    .select(['message.id', 'message.letterId', 'message.customerId', 'message.addressKey'])
    .select(['message.tries', 'batch.kind', 'contact.id as contactId', 'contact.email'])
    .select(['contact.name', 'contact.firstName', 'contact.locale'])
    .select(
      sql<'bounce' | 'complaint' | 'unsubscribed' | 'manual' | null>`coalesce(
        (select reason from suppressions stopped where stopped.customer_id = message.customer_id
          and stopped.address_key = message.address_key),
        ${whyNot(sql`contact`)})`.as('reason'),
    )
    .where('message.id', '=', id)
    .where('message.state', 'in', ['queued', 'deferred'])
    .where('batch.state', '=', 'running')
    .forUpdate('message')
    .skipLocked()
    .executeTakeFirst()

/** What a contact says of itself. */
export const whyNot = (contact: ReturnType<typeof sql>) =>
  sql<'bounce' | 'unsubscribed' | null>`case when ${contact}.state = 'bounced' then 'bounce'
    when ${contact}.state = 'unsubscribed' or ${contact}.opt_in = 'out' then 'unsubscribed' end`

type Locked = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

const readerOf = ({ id, customerId, contactId, email, name, firstName, locale }: Locked) =>
  contactId === null || email === null
    ? undefined
    : ({
        messageId: id,
        customerId,
        contactId,
        address: email,
        name: name ?? email,
        firstName,
        locale,
      } satisfies MassReader)

const hold = (
  db: Db,
  id: string,
  heldFor: NonNullable<RowOf<'mailMessages'>['heldFor']>,
  now: Date,
) =>
  db
    .updateTable('mailMessages')
    .set({ state: 'held', heldFor, settledAt: now })
    .where('id', '=', id)
    .execute()
