// All SQL that counts and changes films in the making.
import { sql } from 'kysely'
import type { Db, RowOf } from '../../../../server/database/tables'
import type { RenderFault } from '../tables'

type Columns = RowOf<'programRenders'>

/** The states of those in the making. */
export const active = ['waiting', 'running'] as const

export async function countRenders(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('programRenders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customerId', '=', customerId)
    .where('state', 'in', [...active])
    .executeTakeFirstOrThrow()
  return count
}

/** One that was cancelled meanwhile stays so. */
export async function noteRender(
  db: Db,
  id: string,
  seen: Pick<Columns, 'phase' | 'parts' | 'partsDone'>,
): Promise<void> {
  await db
    .updateTable('programRenders')
    .set({ ...seen, state: 'running' })
    .where('id', '=', id)
    .where('state', 'in', [...active])
    .execute()
}

export interface RenderFailure {
  readonly code: RenderFault
  readonly title?: string | undefined
  readonly ms?: number
}

/** Undefined: it was in the making no more. */
export async function failRender(
  db: Db,
  id: string,
  { code, title, ms }: RenderFailure,
  now: Date,
) {
  const ended = { state: 'failed' as const, phase: null, endedAt: now }
  const failed = await db
    .updateTable('programRenders')
    .set({ ...ended, failCode: code, failTitle: title ?? null, failAtMs: ms ?? null })
    .where('id', '=', id)
    .where('state', 'in', [...active])
    .returning(['programId', 'customerId', 'askedBy'])
    .executeTakeFirst()
  if (failed) await isDraftAgain(db, failed.programId)
  return failed
}

/** One, or those of a program. */
export type WhichRenders = { readonly id: string } | { readonly programId: string }

/** The ids of those that were in the making. */
export async function cancelRenders(db: Db, which: WhichRenders, now: Date): Promise<string[]> {
  const cancelled = await db
    .updateTable('programRenders')
    .set({ state: 'cancelled', phase: null, endedAt: now })
    .where((row) => row.and(which))
    .where('state', 'in', [...active])
    .returning('id')
    .execute()
  return cancelled.map(({ id }) => id)
}

/** No film is made of it any more. */
export async function isDraftAgain(db: Db, programId: string): Promise<void> {
  await db
    .updateTable('programs')
    .set({ state: 'draft' })
    .where('id', '=', programId)
    .where('state', '=', 'rendering')
    .execute()
}

/** Whether its latest version holds the same. */
export async function isMadeAlready(
  { id, versionNo }: { readonly id: string; readonly versionNo: number },
  contentHash: string,
  db: Db,
): Promise<boolean> {
  const same = await db
    .selectFrom('programVersions')
    .select('id')
    .where('programId', '=', id)
    .where('versionNo', '=', versionNo)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst()
  return same !== undefined
}
