import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { fieldsIn, mayWrite, writeValues } from '../changeRow'
import type { AnyRowCreation } from '../createRow'
import type { LoadedRow } from '../definition'
import { openList } from '../openList'
import { recordChanges } from '../recordChanges'
import { deleteRows, lockRows, type Columns } from '../rowTable'
import { refusing } from '../taken'
import { writeEach } from '../writeEach'
import type { Importing } from './importRows'
import { closeImport, forgetImported, listWritten, lockImport, type ImportedRow } from './queries'

export interface Undone {
  readonly undone: number
  /** Invitations that had gone, and open nothing now. */
  readonly invited: number
  /** Rows that stay as they are by now, and why: another version, not there any more, in use. */
  readonly kept: ReadonlyArray<{ readonly id: string; readonly code: string }>
}

const atOnce = 200

/**
 * Takes back what an import has written, where nobody has changed it since: new rows are deleted,
 * in changed ones the earlier values are written. Some hundred rows have a transaction each, so
 * whatever interrupts it, it goes on from there.
 */
export async function undoImportOf(importId: string, context: Context): Promise<Undone> {
  let undone = 0
  let invited = 0
  const kept: { id: string; code: string }[] = []
  for (;;) {
    const some = await context.db
      .transaction()
      .execute((db) => undoSome(importId, { ...context, db }))
    undone += some.undone
    invited += some.invited
    kept.push(...some.kept)
    if (some.isOver) return { undone, invited, kept }
  }
}

async function undoSome(importId: string, asked: Context): Promise<Undone & { isOver: boolean }> {
  const found = await lockImport(importId, asked)
  const importing = found && asked.services.screens.imports.get(found.call)
  if (!importing || found.customerId !== asked.member.customerId) throw notFound('import')
  const { context } = openList(importing.list.callId, asked)
  if (found.undoneAt === null) await closeImport(importId, context)

  const records = await listWritten(importId, atOnce, context)
  const ids = records.map(({ rowId }) => rowId!)
  if (ids.length === 0) return { undone: 0, invited: 0, kept: [], isOver: true }
  await lockRows(importing.change, ids, context, { mayGo: true })
  const rows = await importing.list.find(ids, context)
  const { kept, invited } = await undoRows(importing, records, rows, context)
  await forgetImported(
    importId,
    records.map(({ matchKey }) => matchKey),
    context,
  )
  return { undone: records.length - kept.length, invited, kept, isOver: records.length < atOnce }
}

async function undoCreation(
  creation: AnyRowCreation,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  if (creation.undo && ids.length > 0) await creation.undo(ids, context)
  else await deleteRows(creation, ids, context)
}

interface Undoing {
  readonly row: LoadedRow
  /** Undefined: the row was new. */
  readonly earlier: Columns | undefined
}

async function undoRows(
  { list, creation, change, callId }: Importing,
  records: readonly ImportedRow[],
  rows: readonly LoadedRow[],
  context: Context,
): Promise<Pick<Undone, 'kept' | 'invited'>> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept: { id: string; code: string }[] = []
  const undoing: Undoing[] = []
  for (const { verdict, rowId, rev, earlier } of records) {
    const row = byId.get(rowId!)
    const before = verdict === 'changed' ? (earlier ?? {}) : undefined
    if (!row) kept.push({ id: rowId!, code: 'notFound' })
    else if (row.rev !== rev) kept.push({ id: row.id, code: 'changedMeanwhile' })
    else if (!mayWrite(list, change, row, before ?? {}, context))
      kept.push({ id: row.id, code: 'forbidden' })
    else undoing.push({ row, earlier: before })
  }
  let invited = 0
  const refused = await writeEach(undoing, context, async (some) => {
    const added = some.flatMap(({ row, earlier }) => (earlier ? [] : [row.id]))
    const gone = (added.length > 0 && (await creation.invitations?.countGone(added, context))) || 0
    await refusing(creation.taken, () => undoCreation(creation, added, context))
    for (const { row, earlier } of some)
      if (earlier) await writeValues(list, change, row, earlier, context)
    invited += gone
  })
  const done = undoing.filter((each) => !refused.has(each))
  await recordChanges(
    done.map(({ row, earlier = {} }) => ({ id: row.id, fields: fieldsIn(earlier) })),
    { list: list.callId, call: callId, act: 'action' },
    context,
  )
  const stays = [...refused].map(([{ row }, { code }]) => ({ id: row.id, code }))
  return { invited, kept: [...kept, ...stays] }
}
