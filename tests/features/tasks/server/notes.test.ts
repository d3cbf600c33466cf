// What reviewers write about moments of takes, over HTTP (work.md 4).
import { expect, test } from 'vitest'
import type { ListRecordingTasksRow } from '../../../../generated/facts/features/tasks'
import { taskWorld } from './world'

const { people, outcome, act, rowOf, taskIn, db } = await taskWorld()
const { mira, adrian, victor, elsewhere } = people

const note = (taskId: string, takeId: string, body = 'The fan starts here') => ({
  taskId,
  takeId,
  atMs: 17_000,
  body,
})
const notesIn = ({ takes }: ListRecordingTasksRow) =>
  takes.flatMap((take) => take.notes.map(({ atMs, body, author }) => [atMs, body, author.name]))

test('a note stands at its moment, for those who decide at once, for others once it is decided', async () => {
  const { taskId, takeId } = await taskIn('submitted')
  const { code } = await outcome(mira, 'addTakeNote', note(taskId, takeId, ' The fan starts here '))
  expect(code).toBe('ok')
  const written = [[17_000, 'The fan starts here', expect.any(String)]]
  expect(notesIn(await rowOf(mira, taskId))).toEqual(written)
  expect(notesIn(await rowOf(adrian, taskId))).toEqual(written)
  expect(notesIn(await rowOf(victor, taskId))).toEqual([])
  await act(mira, 'requestRetakes', taskId, {
    chips: ['noise'],
    points: null,
    retakeWords: null,
    dueOn: null,
  })
  expect(notesIn(await rowOf(victor, taskId))).toEqual(written)
})

test.for([
  ['whoever records', 'victor', 'submitted', 'forbidden'],
  ['a manager who does not decide', 'adrian', 'submitted', 'forbidden'],
  ['somebody elsewhere', 'elsewhere', 'submitted', 'notFound'],
  ['the reviewer, once it is decided', 'mira', 'accepted', 'taskMoved'],
] as const)('no note is written by %s', async ([, who, state, refusal]) => {
  const { taskId, takeId } = await taskIn(state)
  const { code } = await outcome(people[who], 'addTakeNote', note(taskId, takeId))
  expect(code).toBe(refusal)
})

test('a note is taken back by whoever wrote it alone', async () => {
  const { taskId, takeId } = await taskIn('submitted')
  await outcome(mira, 'addTakeNote', note(taskId, takeId))
  const { id: noteId } = await db
    .selectFrom('takeNotes')
    .select('id')
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow()
  const outcomes = []
  for (const who of [adrian, elsewhere, mira, mira])
    outcomes.push((await outcome(who, 'removeTakeNote', { taskId, noteId })).code)
  expect(outcomes).toEqual(['notFound', 'notFound', 'ok', 'notFound'])
})

test('a task holds at most 200 notes', async () => {
  const { taskId, takeId } = await taskIn('submitted')
  const { customerId, userId } = mira
  const ids = Array.from({ length: 200 }, (_, at) => `01HZZZZZZZZZZZZZZZZZZZ${1000 + at}`)
  await db
    .insertInto('takeNotes')
    .values(
      ids.map((id) => ({
        id,
        customerId,
        taskId,
        takeId,
        atMs: 0,
        body: 'One more',
        createdBy: userId,
        createdAt: new Date('2026-02-02T00:00:00Z'),
      })),
    )
    .execute()
  expect((await outcome(mira, 'addTakeNote', note(taskId, takeId))).code).toBe('tooManyNotes')
})
