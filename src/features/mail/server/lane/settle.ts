// What became of a letter that was offered to the mail server.
import { sql } from 'kysely'
import type { Db, RowChangeOf } from '../../../../server/database/tables'
import type { MailFault } from '../../../../server/mail/transport'
import { suppress, type Suppressed, type Suppressing } from './suppress'
import type { Taken } from './takeMessage'

const minuteMs = 60_000
/** Refusals that may pass are tried again after so many minutes (reach.md 5). */
const pauseMinutes = [1, 5, 30, 120, 360, 720]
const restMs = 15 * minuteMs
const asksForRest: ReadonlySet<number> = new Set([421, 450, 451])

const softDays = 30
const mostSoft = 3
/** Of the first ones: beyond it a letter stops by itself. */
const watched = { letters: 200, bounces: 10 }

type Address = Omit<Suppressed, 'reason'>

/** Also when a turn that was taken for dead had only been slow. */
export async function settleSent(db: Db, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('mailMessages')
    .set({ state: 'sent', settledAt: now, fault: null })
    .where('id', '=', messageId)
    .where('state', 'in', ['sending', 'unsure'])
    .execute()
  await countAsFirst(db, messageId)
}

/** Where the first letter of a group went to nobody, the first one that did counts instead. */
const countAsFirst = (db: Db, messageId: string) =>
  sql`
  update mail_messages as each set is_first = (each.id = sent.id) from mail_messages sent
  where sent.id = ${messageId} and each.customer_id = sent.customer_id
    and each.group_id = sent.group_id and each.address_key = sent.address_key
    and not exists (select from mail_messages counted where counted.customer_id = sent.customer_id
      and counted.group_id = sent.group_id and counted.address_key = sent.address_key
      and counted.is_first and counted.state = 'sent')`.execute(db)

export const settleUnsure = (db: Db, messageId: string, fault: string, now: Date) =>
  settle(db, messageId, { state: 'unsure', fault, settledAt: now })

/** It is our own mail server that is not there: nothing was said of the address. */
export const putBack = (db: Db, { messageId, tries }: Taken, fault: string, now: Date) =>
  settle(db, messageId, {
    state: 'queued',
    fault,
    tries,
    offeredAt: null,
    dueAt: new Date(now.getTime() + minuteMs),
  })

export async function settleRefused(taken: Taken, fault: MailFault, settling: Suppressing) {
  const { db, now } = settling
  await settle(db, taken.messageId, { state: 'bounced', fault: fault.message, settledAt: now })
  // What a letter says is no fault of whom it is for.
  if (fault.about === 'address') await suppress({ ...addressIn(taken), reason: 'bounce' }, settling)
}

/** Whether its mail server rests from now on. */
export async function settleDeferred(
  taken: Taken,
  domain: string,
  fault: MailFault,
  settling: Suppressing,
): Promise<boolean> {
  const { db, now } = settling
  const rests = fault.code !== undefined && asksForRest.has(fault.code)
  if (rests) await rest(db, domain, now)
  const pause = pauseMinutes[taken.tries]
  const { message } = fault
  if (pause !== undefined) {
    const dueAt = new Date(now.getTime() + pause * minuteMs)
    await settle(db, taken.messageId, { state: 'deferred', fault: message, dueAt })
    return rests
  }
  await settle(db, taken.messageId, { state: 'bounced', fault: message, settledAt: now })
  const { messageId } = taken
  if (fault.about === 'address')
    await noteSoft({ ...addressIn(taken), messageId, at: now }, settling)
  return rests
}

interface SoftBounce extends Address {
  readonly messageId: string
  readonly at: Date
}

/** Three letters that came back for now, in thirty days, count as one for good; each counts once. */
export async function noteSoft(
  { messageId, at: bouncedAt, ...address }: SoftBounce,
  settling: Suppressing,
): Promise<void> {
  const { db, now } = settling
  const { customerId, addressKey } = address
  await db
    .insertInto('mailSoftBounces')
    .values({ messageId, customerId, addressKey, bouncedAt })
    .onConflict((known) => known.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('mailSoftBounces')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customerId', '=', customerId)
    .where('addressKey', '=', addressKey)
    .where('bouncedAt', '>', new Date(now.getTime() - softDays * 24 * 60 * minuteMs))
    .executeTakeFirstOrThrow()
  if (count >= mostSoft) await suppress({ ...address, reason: 'bounce' }, settling)
}

/** Returns whether it stopped now. */
export async function stopIfMany(db: Db, letterId: string): Promise<boolean> {
  const { rows } = await sql<{ bounces: number }>`
    select count(*) filter (where state = 'bounced')::int as bounces from (
      select state from mail_messages where letter_id = ${letterId} and offered_at is not null
      order by offered_at, id limit ${watched.letters}) first`.execute(db)
  if ((rows[0]?.bounces ?? 0) <= watched.bounces) return false
  const stopped = await db
    .updateTable('mailBatches')
    .set({ state: 'paused', pausedFor: 'bounces' })
    .where('id', '=', letterId)
    .where('state', '=', 'running')
    .where('isWatched', '=', true)
    .executeTakeFirst()
  return stopped.numUpdatedRows > 0n
}

const rest = (db: Db, domain: string, now: Date) => {
  const restsUntil = new Date(now.getTime() + restMs)
  return db
    .insertInto('mailDomainRests')
    .values({ domain, restsUntil })
    .onConflict((known) => known.column('domain').doUpdateSet({ restsUntil }))
    .execute()
}

const addressIn = ({ customerId, addressKey, contactId }: Address): Address => ({
  customerId,
  addressKey,
  contactId,
})

const settle = (db: Db, messageId: string, change: RowChangeOf<'mailMessages'>) =>
  db
    .updateTable('mailMessages')
    .set(change)
    .where('id', '=', messageId)
    .where('state', '=', 'sending')
    .execute()
