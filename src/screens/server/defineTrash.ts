import { sql } from 'kysely'
import { trashKeepDays } from '../../../generated/facts/constants'
import type { CallId } from '../../../generated/facts/calls'
import type { Context, Handler } from '../../server/context'
import { isForeignKeyViolation } from '../../server/database/faults'
import type { Db } from '../../server/database/tables'
import { Failure } from '../../server/errors'
import { defineJob, type JobDefinition, type JobSetting } from '../../server/jobs/job'
import type { ValuesOf } from './changeRow'
import { changeAny, type AnyRowsChange, type RowsChange } from './changeRows'
import type { DefinedList } from './defineList'
import type { LoadedRow } from './definition'
import type { List } from './list'
import type { ListFacts } from './listFacts'
import { untyped, type AnyTable, type RowTable, type TableName } from './rowTable'

/** Rows that were put into the trash before, of all customers or of one. */
export interface Trash {
  readonly before: Date
  readonly customerId?: string
}

interface TrashRow {
  readonly id: string
  readonly customerId: string
}

type Work = Pick<Context, 'db' | 'now' | 'services'>
type Purging = Pick<JobSetting, 'database' | 'now' | 'log' | 'services'>

interface Goodbye {
  /** The job that erases what has been in the trash for 30 days. */
  readonly job: string
  /** Locks what others lock before such rows, so that nobody waits in a circle. */
  holds?(ids: readonly string[], customerId: string, work: Work): Promise<unknown>
  /** Removes what belongs to a row that is erased, by hand or by time. A failure it throws keeps the row. */
  goes?(row: TrashRow, work: Work): Promise<unknown>
}

interface TrashRules<
  Facts extends ListFacts,
  Loaded extends LoadedRow,
  Table extends TableName,
  In extends CallId,
  Back extends CallId,
  Out extends CallId,
>
  extends RowTable<Table>, Goodbye {
  /** The calls that put rows there, bring them back, and erase them. */
  readonly calls: readonly [In, Back, Out]
  readonly trash?: Pick<RowsChange<Facts, Loaded, Table, ValuesOf<In>>, 'set' | 'each'>
  readonly restore?: Pick<RowsChange<Facts, Loaded, Table, ValuesOf<Back>>, 'each' | 'taken'>
  readonly erase?: Pick<RowsChange<Facts, Loaded, Table, ValuesOf<Out>>, 'each'>
}

interface AnyRules extends AnyTable, Goodbye {
  readonly calls: readonly [CallId, CallId, CallId]
  readonly trash?: Pick<AnyRowsChange, 'set' | 'each'>
  readonly restore?: Pick<AnyRowsChange, 'each' | 'taken'>
  readonly erase?: Pick<AnyRowsChange, 'each'>
}

interface DefinedTrash<Handlers> {
  readonly handlers: Handlers
  readonly job: JobDefinition
  /** @returns how many rows are gone */
  purge(work: Purging, trash?: Trash): Promise<number>
  /** How many rows lie there; those that may not go stay when it is emptied. */
  count(db: Db, trash: Trash): Promise<number>
}

const keepMs = trashKeepDays * 24 * 3_600_000

/** The trash of a list, whose table has `deleted_at` and `deleted_by`: `may` says trash, restore and erase. */
export function defineTrash<
  Facts extends ListFacts,
  Row,
  Loaded extends LoadedRow,
  const Table extends TableName,
  const In extends CallId,
  const Back extends CallId,
  const Out extends CallId,
>(
  list: DefinedList<Facts, Row, Loaded>,
  rules: TrashRules<Facts, Loaded, Table, In, Back, Out>,
): DefinedTrash<readonly [Handler<In>, Handler<Back>, Handler<Out>]>
export function defineTrash(list: List, rules: AnyRules): DefinedTrash<readonly object[]> {
  const { calls, job, holds, goes, trash = {}, restore = {}, erase = {}, ...table } = rules
  const held = holds && {
    holds: (ids: readonly string[], context: Context) =>
      holds(ids, context.member.customerId, context),
  }
  const handlers = [
    changeAny(calls[0], list, {
      ...table,
      ...held,
      ...trash,
      may: 'trash',
      act: 'trashed',
      set: (values, context) => ({
        deletedAt: context.now,
        deletedBy: context.member.userId,
        ...trash.set?.(values, context),
      }),
    }),
    changeAny(calls[1], list, {
      ...table,
      ...restore,
      may: 'restore',
      act: 'restored',
      set: () => ({ deletedAt: null, deletedBy: null }),
    }),
    changeAny(calls[2], list, {
      ...table,
      ...held,
      may: 'erase',
      removes: true,
      async each(row, values, context, asked) {
        await erase.each?.(row, values, context, asked)
        await goes?.({ id: row.id, customerId: context.member.customerId }, context)
      },
    }),
  ]
  const purge = async (work: Purging, what = overdue(work)): Promise<number> => {
    const gone = await emptied(rules, what, work)
    if (gone > 0) work.log.info({ [table.table]: gone }, 'left the trash for good')
    return gone
  }
  return {
    handlers,
    purge,
    job: defineJob({
      id: job,
      lane: 'upkeep',
      everyMs: 600_000,
      run: async (work) => void (await purge(work)),
    }),
    count: async (db, what) => (await rowsIn(rules, what, db)).length,
  }
}

const overdue = ({ now }: Purging): Trash => ({ before: new Date(now().getTime() - keepMs) })

/** Rows that something may hold go one by one, so that they hold up no others. */
async function emptied(
  rules: AnyRules,
  trash: Trash,
  { database: { db }, now, services }: Purging,
): Promise<number> {
  if (!rules.holds && !rules.goes) {
    const deleting = untyped(db).deleteFrom(rules.table).where(isIn(trash))
    return Number((await deleting.executeTakeFirst()).numDeletedRows)
  }
  let gone = 0
  for (const row of await rowsIn(rules, trash, db)) {
    const isGone = await db
      .transaction()
      .execute((within) => eraseRow(rules, row, trash, { db: within, now: now(), services }))
      .catch(keepIfHeld)
    if (isGone) gone += 1
  }
  return gone
}

async function rowsIn({ table, key = 'id' }: AnyTable, trash: Trash, db: Db) {
  const rows = await untyped(db)
    .selectFrom(table)
    .select([`${key} as id`, 'customerId'])
    .where(isIn(trash))
    .orderBy('deletedAt')
    .execute()
  return rows as TrashRow[]
}

const isIn = ({ before, customerId }: Trash) =>
  sql<boolean>`deleted_at < ${before}
    and (${customerId ?? null}::text is null or customer_id = ${customerId ?? null})`

/** False: it was taken out of the trash meanwhile. */
async function eraseRow(
  { table, key = 'id', holds, goes }: AnyRules,
  row: TrashRow,
  { before }: Trash,
  work: Work,
): Promise<boolean> {
  await holds?.([row.id], row.customerId, work)
  const still = await untyped(work.db)
    .selectFrom(table)
    .select(key)
    .where(key, '=', row.id)
    .where('customerId', '=', row.customerId)
    .where('deletedAt', '<', before)
    .forUpdate()
    .executeTakeFirst()
  if (!still) return false
  await goes?.(row, work)
  await untyped(work.db)
    .deleteFrom(table)
    .where(key, '=', row.id)
    .where('customerId', '=', row.customerId)
    .execute()
  return true
}

/** Keeps a row to which something still refers. */
function keepIfHeld(fault: unknown): false {
  if (fault instanceof Failure || isForeignKeyViolation(fault)) return false
  throw fault
}
