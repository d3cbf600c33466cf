// Every move of a task goes through here: what the table allows, to those who may, and what it writes.
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { move, type TaskEvent, type TaskState } from '../task'
import { movedOf, moverOf, type TaskRow } from './loadTasks'
import { settleOffers, settleTask, showTask } from './tellOfTask'
import type { RowChangeOf } from '../../../server/database/tables'

export type TaskColumns = Omit<RowChangeOf<'recordingTasks'>, 'state' | 'rev'>

/** What the task would be; throws why not. */
export function judged(row: TaskRow, event: TaskEvent, { member }: Context): TaskState {
  const moved = move(movedOf(row), event, moverOf(member))
  if ('to' in moved) return moved.to
  throw moved.refused === 'forbidden' ? forbidden() : failure(moved.refused)
}

/** The row is locked, and was read since. */
export async function moveTask(
  row: TaskRow,
  event: TaskEvent,
  columns: TaskColumns,
  context: Context,
): Promise<TaskState> {
  const state = judged(row, event, context)
  await context.db
    .updateTable('recordingTasks')
    .set({ ...columns, state })
    .where('id', '=', row.id)
    .execute()
  await settleTask(row.id, state, context)
  if (event === 'claim') await settleOffers(row, context)
  await showTask(row, context)
  return state
}
