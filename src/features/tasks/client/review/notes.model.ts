// What is being written about a moment of the heard take.
import { createEvent, createStore, sample } from 'effector'
import { addTakeNoteFx, removeTakeNoteFx } from '../calls'
import { $heard, $taskId } from './room.model'

interface Draft {
  readonly body: string
  /** Of this take, at this moment: where the first letter was typed. */
  readonly takeId: string
  readonly atMs: number
}

export const noteTyped = createEvent<{ body: string; atMs: number }>()
export const noteDropped = createEvent()
export const noteSent = createEvent()
export const noteRemoved = createEvent<string>()

export const $note = createStore<Draft | null>(null).reset($taskId, noteDropped, addTakeNoteFx.done)
sample({
  clock: noteTyped,
  source: { note: $note, heard: $heard },
  fn: ({ note, heard }, { body, atMs }): Draft | null => {
    if (body === '') return null
    return note ? { ...note, body } : heard && { body, takeId: heard.takeId, atMs }
  },
  target: $note,
})
export const $isNoting = addTakeNoteFx.pending

sample({
  clock: noteSent,
  source: { note: $note, taskId: $taskId, isNoting: $isNoting },
  filter: ({ note, taskId, isNoting }) =>
    note !== null && note.body.trim() !== '' && taskId !== null && !isNoting,
  fn: ({ note, taskId }) => ({ ...note!, taskId: taskId ?? '' }),
  target: addTakeNoteFx,
})
sample({
  clock: noteRemoved,
  source: $taskId,
  fn: (taskId, noteId) => ({ taskId: taskId ?? '', noteId }),
  target: removeTakeNoteFx,
})
