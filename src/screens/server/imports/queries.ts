import type { Context } from '../../../server/context'
import type { Db, NewRowOf } from '../../../server/database/tables'
import { malformedRequest } from '../../../server/errors'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    importRows: { earlier: Record<string, unknown> }
  }
}

/** Begins the import or goes on with it; requests of one import wait for each other. */
export async function openImport(call: string, id: string, context: Context): Promise<void> {
  const { db, member, now } = context
  const { userId, customerId } = member
  await db
    .insertInto('imports')
    .values({ userId, id, customerId, call, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .execute()
  const found = await lockImport(id, context)
  if (found?.call !== call || found.customerId !== customerId) {
    throw malformedRequest('`importId` names another import.')
  }
  if (found.undoneAt !== null) throw malformedRequest('This import was undone.')
}

export const lockImport = (id: string, { db, member }: Context) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('userId', '=', member.userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function findImported(
  importId: string,
  keys: readonly string[],
  { db, member }: Context,
) {
  if (keys.length === 0) return []
  return db
    .selectFrom('importRows')
    .selectAll()
    .where('userId', '=', member.userId)
    .where('importId', '=', importId)
    .where('matchKey', 'in', keys)
    .execute()
}

export type ImportedRow = Awaited<ReturnType<typeof findImported>>[number]

/** What is kept of a row, for when it is sent again or undone. */
export type KeptRow = Omit<NewRowOf<'importRows'>, 'userId' | 'importId'>

export async function keepImported(
  importId: string,
  rows: readonly KeptRow[],
  { db, member }: Context,
): Promise<void> {
  if (rows.length === 0) return
  const own = { userId: member.userId, importId }
  await db
    .insertInto('importRows')
    .values(rows.map((row) => ({ ...own, ...row })))
    .execute()
}

/** Rows that the import has added or changed, as far as they are not undone. */
export const listWritten = (importId: string, limit: number, { db, member }: Context) =>
  db
    .selectFrom('importRows')
    .selectAll()
    .where('userId', '=', member.userId)
    .where('importId', '=', importId)
    .where('verdict', 'in', ['new', 'changed'])
    .orderBy('rowId')
    .limit(limit)
    .execute()

export const forgetImported = (
  importId: string,
  keys: readonly string[],
  { db, member }: Context,
) =>
  db
    .deleteFrom('importRows')
    .where('userId', '=', member.userId)
    .where('importId', '=', importId)
    .where('matchKey', 'in', keys)
    .execute()

/** Of rows that are gone for good nothing stays, not even for an import that could be undone. */
export const forgetRows = (ids: readonly string[], { db }: Context) =>
  db.deleteFrom('importRows').where('rowId', 'in', ids).execute()

export const closeImport = (id: string, { db, member, now }: Context) =>
  db
    .updateTable('imports')
    .set({ undoneAt: now })
    .where('userId', '=', member.userId)
    .where('id', '=', id)
    .execute()

export const deleteImports = (db: Db, before: Date) =>
  db.deleteFrom('imports').where('createdAt', '<', before).executeTakeFirst()
