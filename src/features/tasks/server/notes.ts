// What reviewers write about moments of takes, and who reads it.
import type {
  AddTakeNoteRequest,
  AddTakeNoteResponse,
  RemoveTakeNoteRequest,
  RemoveTakeNoteResponse,
} from '../../../../generated/facts/features/tasks'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { lockTask, touchTask } from './lockTask'
import { judged } from './moveTask'
import { tasks } from './tasks'

const mostNotes = 200

export async function addTakeNote(
  { taskId, takeId, atMs, body }: AddTakeNoteRequest,
  context: Context,
): Promise<AddTakeNoteResponse> {
  const { db, member, now, newId } = context
  const row = await lockTask(taskId, context)
  judged(row, 'accept', context)
  const take = row.takes.find((each) => each.takeId === takeId && each.takeState !== 'recorded')
  if (!take) throw notFound()
  if (body.trim() === '')
    throw malformedRequest('`body` is empty.', [{ field: 'body', code: 'minLength', limit: 1 }])
  if (row.notes.length >= mostNotes) throw failure('tooManyNotes', { most: String(mostNotes) })
  await db
    .insertInto('takeNotes')
    .values({
      id: newId(),
      customerId: member.customerId,
      taskId,
      takeId,
      atMs,
      body: body.trim(),
      createdBy: member.userId,
      createdAt: now,
    })
    .execute()
  await touchTask(row, 'addTakeNote', context)
  return tasks.shown(taskId, context)
}

/** By whoever wrote it. */
export async function removeTakeNote(
  { taskId, noteId }: RemoveTakeNoteRequest,
  context: Context,
): Promise<RemoveTakeNoteResponse> {
  const row = await lockTask(taskId, context)
  const gone = await context.db
    .deleteFrom('takeNotes')
    .where('id', '=', noteId)
    .where('taskId', '=', taskId)
    .where('createdBy', '=', context.member.userId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  await touchTask(row, 'removeTakeNote', context)
  return tasks.shown(taskId, context)
}
