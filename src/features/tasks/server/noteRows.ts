// Notes about moments of takes, as whoever sees a task reads them.
import type { TakeNote } from '../../../../generated/facts/features/tasks'
import type { Db } from '../../../server/database/tables'

export async function noteRows(db: Db, taskIds: readonly string[]) {
  if (taskIds.length === 0) return []
  return db
    .selectFrom('takeNotes as note')
    .innerJoin('users as author', 'author.id', 'note.createdBy')
    .select(['note.id', 'note.taskId', 'note.takeId', 'note.atMs', 'note.body', 'note.createdBy'])
    .select(['author.name', 'author.pictureUrl'])
    .where('note.taskId', 'in', [...taskIds])
    .orderBy('note.atMs')
    .orderBy('note.id')
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof noteRows>>[number]

export const presentNote = (note: NoteRow): TakeNote => ({
  noteId: note.id,
  atMs: note.atMs,
  body: note.body,
  author: { id: note.createdBy, name: note.name, pictureUrl: note.pictureUrl ?? undefined },
})
