import { sql } from 'kysely'
import type { Context, Handler } from '../../../../server/context'
import { programsFor } from './seen'

const mostPrograms = 50

/** Names only where the organization lets them be shown. */
export const listRequired: Handler<'listRequired'> = async ({ programId }, context) => {
  const { db, member, now, services } = context
  const asked = { customerId: member.customerId, now }
  const programs = await services.sentPrograms.required(db, asked, await requiredPrograms(context))
  const { viewerNames: names } = await db
    .selectFrom('customers')
    .select('viewerNames')
    .where('id', '=', member.customerId)
    .executeTakeFirstOrThrow()
  const mayName = programId !== undefined && names !== 'none' && (await isSeen(programId, context))
  const people = mayName
    ? await services.sentPrograms.people(db, asked, {
        programId,
        onlyRequired: names === 'required',
      })
    : []
  return { programs, people, names }
}

async function requiredPrograms(context: Context): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select program.id from ${programsFor(context)} program
    where exists (select from program_deliveries delivery where delivery.customer_id = ${context.member.customerId}
      and delivery.program_id = program.id and delivery.required and delivery.recalled_at is null
      and delivery.delivered_at <= ${context.now}::timestamptz)
    order by (select max(delivery.delivered_at) from program_deliveries delivery
      where delivery.program_id = program.id and delivery.required) desc
    limit ${sql.lit(mostPrograms)}`.execute(context.db)
  return rows.map(({ id }) => id)
}

async function isSeen(programId: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select from ${programsFor(context)} program where program.id = ${programId}`.execute(context.db)
  return rows.length > 0
}
