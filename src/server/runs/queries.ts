/** All SQL that touches runs. */
import { sql } from 'kysely'
import type { Db, NewRowOf, RowOf } from '../database/tables'
import type { RunLine } from './run'

export type RunRow = RowOf<'runs'>

export async function insertRun(db: Db, run: NewRowOf<'runs'>): Promise<void> {
  await db.insertInto('runs').values(run).execute()
}

export const findRun = (db: Db, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Undefined too where the person who asked has been locked since, or the customer in which they did:
 * staff, who belong to another one, still get what they had made of it.
 */
export const findDownload = (db: Db, id: string) =>
  db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.askedBy')
    .select(['runs.fileName'])
    .where('runs.id', '=', id)
    .where('users.state', '=', 'active')
    .where(
      sql<boolean>`not exists (select from customers join memberships as own
        on own.customer_id = customers.id and own.user_id = runs.asked_by
        where customers.id = runs.customer_id
          and (customers.is_locked or customers.life_state = 'closed' or own.state <> 'active'))`,
    )
    .executeTakeFirst()

/** Undefined if it has ended. An interrupted one begins anew. */
export const beginRun = (db: Db, id: string): Promise<RunRow | undefined> =>
  db
    .updateTable('runs')
    .set({ state: 'running', log: '[]' })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

const mostLines = 500

export async function addLine(db: Db, id: string, line: RunLine): Promise<void> {
  await db
    .updateTable('runs')
    .set({ log: sql`log || ${JSON.stringify([line])}::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`jsonb_array_length(log) < ${mostLines}`)
    .execute()
}

export interface RunEnd {
  readonly state: 'succeeded' | 'failed'
  readonly endedAt: Date
  readonly fileName?: string
  readonly fileBytes?: number
}

export async function endRun(db: Db, id: string, end: RunEnd): Promise<void> {
  await db.updateTable('runs').set(end).where('id', '=', id).execute()
}

export const listRunsEndedBefore = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('runs')
    .select(['id', 'fileName'])
    .where('endedAt', '<', before)
    .orderBy('endedAt')
    .limit(limit)
    .execute()

export async function deleteRun(db: Db, id: string): Promise<void> {
  await db.deleteFrom('runs').where('id', '=', id).execute()
}

export type LastRun = RunRow & { readonly progress: number | null }

/** Of each kind what somebody asked for last in this customer. */
export async function findLastRuns(
  db: Db,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
  kinds: readonly string[],
): Promise<ReadonlyMap<string, LastRun>> {
  if (kinds.length === 0) return new Map()
  const rows = await db
    .selectFrom('runs')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.subjectId', '=', 'runs.id').on('jobs.kind', '=', 'runs.perform'),
    )
    .distinctOn('runs.kind')
    .selectAll('runs')
    .select('jobs.progress')
    .where('runs.askedBy', '=', userId)
    .where('runs.customerId', '=', customerId)
    .where('runs.kind', 'in', [...kinds])
    .orderBy('runs.kind')
    .orderBy('runs.id', 'desc')
    .execute()
  return new Map(rows.map((run) => [run.kind, run]))
}
