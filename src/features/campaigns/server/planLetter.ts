// At its time a letter becomes a row an address, in one transaction: all of them or none.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import type { MailLane } from '../../mail/server'
import { audienceOf, type Aimed } from './audience'
import { letterKind } from './letterKind'

export interface Planned extends Aimed {
  readonly letterId: string
}

/** Returns to how many addresses it goes. */
export async function planLetter(
  planned: Planned,
  { db, now, lane }: { readonly db: Db; readonly now: Date; readonly lane: MailLane },
): Promise<number> {
  const { letterId, customerId, campaignId } = planned
  await db
    .insertInto('mailBatches')
    .values({ id: letterId, customerId, kind: letterKind, createdAt: now })
    .execute()
  const audience = await audienceOf(planned, { db, now, lane })
  const { numAffectedRows } = await sql`
    insert into mail_messages (id, customer_id, letter_id, group_id, contact_id, address_key,
      is_first, state, held_for, due_at, settled_at)
    select ${idsAfter(letterId)}, ${customerId}, ${letterId}, ${campaignId}, aimed.contact_id, aimed.address_key,
      before.address_key is null,
      case when aimed.held_for is null then 'queued' else 'held' end, aimed.held_for, ${now}::timestamptz,
      case when aimed.held_for is not null then ${now}::timestamptz end
    from (${audience}) aimed
    left join (select distinct address_key from mail_messages
      where customer_id = ${customerId} and group_id = ${campaignId}) before
      on before.address_key = aimed.address_key
    order by aimed.address_key
    on conflict (letter_id, address_key) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The letter's own id counted on, in the order of the addresses: rows in order are what indexes take fastest. */
const idsAfter = (letterId: string) =>
  sql`${letterId.slice(0, 18)}::text || lpad(upper(to_hex(row_number() over (order by aimed.address_key))), 8, '0')`
