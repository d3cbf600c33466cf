// All SQL that changes films in the making.
import type { Selectable } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import type { ProgramRendersTable, RenderFault } from '../tables'

type Columns = Selectable<ProgramRendersTable>

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
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

export interface RenderFailure {
  readonly code: RenderFault
  readonly title?: string | undefined
  readonly ms?: number
}

export async function failRender(
  db: Db,
  id: string,
  { code, title, ms }: RenderFailure,
  now: Date,
): Promise<void> {
  const ended = { state: 'failed' as const, phase: null, endedAt: now }
  await db.transaction().execute(async (within) => {
    const failed = await within
      .updateTable('programRenders')
      .set({ ...ended, failCode: code, failTitle: title ?? null, failAtMs: ms ?? null })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .returning('programId')
      .executeTakeFirst()
    if (failed) await isDraftAgain(within, failed.programId)
  })
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
