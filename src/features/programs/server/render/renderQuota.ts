// How many minutes of films a customer has drawn this month, is going to draw, and may.
import { sql } from 'kysely'
import type { Context } from '../../../../server/context'
import type { Db } from '../../../../server/database/tables'
import { failure } from '../../../../server/errors'
import type { Chunk, Plan } from '../../timeline'
import { findChunks } from './chunkStore'
import { active } from './renderQueries'

const minuteMs = 60_000

/** Such as 2026-11. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)

const msOf = ({ recipe: { frames, fps } }: Chunk) => Math.round((frames * 1_000) / fps)

type Asking = Pick<Context, 'db' | 'now' | 'member'>

/**
 * How much of a film has yet to be drawn; throws where that is more than is left.
 *
 * @param programId whose film it is: the one that is in the making of it gives way
 */
export async function requireMinutes(
  { chunks }: Plan,
  programId: string,
  { db, now, member: { customerId } }: Asking,
): Promise<number> {
  const once = new Map(chunks.map((chunk) => [chunk.key, chunk]))
  const there = await findChunks(db, { customerId, keys: [...once.keys()], now })
  const missing = [...once.values()].filter(({ key }) => !there.has(key))
  const wantedMs = missing.reduce((sum, chunk) => sum + msOf(chunk), 0)
  if (wantedMs === 0) return 0
  // Two that ask at once come one after the other.
  const { renderMinutes } = await db
    .selectFrom('customers')
    .select('renderMinutes')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const usage = await db
    .selectFrom('renderUsage')
    .select('drawnMs')
    .where('customerId', '=', customerId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  const spentMs = Number(usage?.drawnMs ?? 0) + (await owedBy(customerId, programId, db))
  if (spentMs + wantedMs > renderMinutes * minuteMs)
    throw failure('renderQuota', { minutes: String(renderMinutes) })
  return wantedMs
}

/** By the other films in the making. */
async function owedBy(customerId: string, programId: string, db: Db): Promise<number> {
  const { owedMs } = await db
    .selectFrom('programRenders')
    .select(sql<string>`coalesce(sum(owed_ms), 0)`.as('owedMs'))
    .where('customerId', '=', customerId)
    .where('programId', '<>', programId)
    .where('state', 'in', [...active])
    .executeTakeFirstOrThrow()
  return Number(owedMs)
}

interface Drawn {
  readonly customerId: string
  readonly renderId: string
  readonly now: Date
}

/** What was owed is drawn. */
export async function countDrawn(
  chunk: Chunk,
  db: Db,
  { customerId, renderId, now }: Drawn,
): Promise<void> {
  const drawnMs = msOf(chunk)
  await db.transaction().execute(async (within) => {
    await within
      .insertInto('renderUsage')
      .values({ customerId, month: monthOf(now), drawnMs })
      .onConflict((same) =>
        same.columns(['customerId', 'month']).doUpdateSet({
          drawnMs: sql<number>`render_usage.drawn_ms + excluded.drawn_ms`,
        }),
      )
      .execute()
    await within
      .updateTable('programRenders')
      .set({ owedMs: sql<number>`greatest(0, owed_ms - ${drawnMs}::bigint)` })
      .where('id', '=', renderId)
      .execute()
  })
}
