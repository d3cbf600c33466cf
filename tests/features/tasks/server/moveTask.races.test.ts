// Of several who do something with one task at once one comes first, and the others are told (work.md 2).
import { expect, test } from 'vitest'
import { taskWorld } from './world'

const world = await taskWorld()
const { db, customerId, people, act, outcome, rowOf, taskIn } = world
const { mira, adrian, victor, chloe } = people
const asked = { assigneeUserId: chloe.userId, reviewerUserId: null }
const retake = { chips: ['noise'], points: [], retakeWords: null, dueOn: null }

async function clipIn(taskId: string): Promise<string> {
  const { clipId } = await db
    .selectFrom('takes')
    .select('clipId')
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow()
  return clipId
}

test('twenty who take it at once: one has it', async () => {
  const { taskId } = await taskIn('offered')
  const twenty = await Promise.all(Array.from({ length: 18 }, () => world.join('viewer')))
  const rows = twenty.map(({ userId }) => ({ customerId, taskId, userId }))
  await db.insertInto('taskCandidates').values(rows).execute()
  const all = [victor, chloe, ...twenty]
  const answers = await Promise.all(all.map((who) => act(who, 'claimTasks', taskId)))
  expect(answers.toSorted()).toEqual(['ok', ...Array<string>(19).fill('taskTaken')])
  const winner = all[answers.indexOf('ok')]!
  expect((await rowOf(mira, taskId)).assignee?.id).toBe(winner.userId)
})

type Rival = 'accept' | 'retake' | 'takeBack' | 'cancel' | 'trash'

/** What is done at once with a task that waits for a decision, each by whoever may. */
const rivals: Readonly<Record<Rival, (taskId: string, takeId: string) => Promise<string>>> = {
  accept: async (taskId: string, takeId: string) =>
    (await outcome(mira, 'acceptTake', { taskId, takeId })).code,
  retake: (taskId: string) => act(adrian, 'requestRetakes', taskId, retake),
  takeBack: (taskId: string) => act(chloe, 'takeBackTasks', taskId),
  cancel: (taskId: string) => act(adrian, 'cancelTasks', taskId),
  trash: async (taskId: string) => {
    const selection = { ids: [await clipIn(taskId)] }
    return (await outcome(adrian, 'trashClips', { selection, insists: ['clipSent'] })).code
  },
}

test.for([
  ['accept', 'retake'],
  ['accept', 'takeBack'],
  ['accept', 'cancel'],
  ['accept', 'trash'],
  ['retake', 'takeBack'],
  ['takeBack', 'takeBack'],
] satisfies Array<[Rival, Rival]>)('%s and %s at once: one is done', async ([one, other]) => {
  const { taskId, takeId } = await taskIn('submitted', asked)
  const answers = await Promise.all([rivals[one](taskId, takeId), rivals[other](taskId, takeId)])
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1)
  const { state, takes } = await rowOf(mira, taskId)
  const isTrashed = await db
    .selectFrom('footageClips as clip')
    .innerJoin('takes as take', 'take.clipId', 'clip.id')
    .select('clip.id')
    .where('take.taskId', '=', taskId)
    .where('take.chosen', '=', true)
    .where('clip.deletedAt', 'is not', null)
    .executeTakeFirst()
  expect(isTrashed).toBeUndefined()
  expect(takes.some(({ isChosen }) => isChosen)).toBe(state === 'accepted')
})

test('sent by whoever asked themselves and trashed at once: what is chosen is no trash', async () => {
  const own = { mode: 'self', assigneeUserId: mira.userId } as const
  const { taskId } = await taskIn('in_progress', own)
  const selection = { ids: [await clipIn(taskId)] }
  const answers = await Promise.all([
    act(mira, 'submitTasks', taskId),
    outcome(adrian, 'trashClips', { selection }).then(({ code }) => code),
  ])
  expect([
    ['ok', 'clipInUse'],
    ['noTake', 'ok'],
    ['taskMoved', 'ok'],
  ]).toContainEqual(answers)
})
