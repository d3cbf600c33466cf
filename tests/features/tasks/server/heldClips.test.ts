// What becomes of takes whose clips go to the trash, or turn out to be unusable (work.md 2).
import { describe, expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { breakTakesJob } from '../../../../src/features/tasks/server'
import { inTurn } from '../../../support/meanwhile'
import { runJobAt } from '../../../support/runJob'
import type { Db } from '../../../../src/server/database/tables'
import { aTake } from '../../../support/work'
import { taskWorld } from './world'

const { app, db, people, outcome, rowOf, taskIn, clipOf } = await taskWorld()
const { mira, victor, chloe } = people
const asked = { assigneeUserId: chloe.userId }

async function clipIn(taskId: string): Promise<string> {
  const { clipId } = await db
    .selectFrom('takes')
    .select('clipId')
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow()
  return clipId
}
const trash = async (clipId: string, who = mira, how: object = {}) =>
  (await outcome(who, 'trashClips', { selection: { ids: [clipId] }, ...how })).code
const insists = { insists: ['clipSent'] }

test.for([
  ['in_progress', 'ok', 'opened', 0],
  ['submitted', 'clipSent', 'submitted', 1],
  ['retake_requested', 'ok', 'retake_requested', 1],
  ['accepted', 'clipInUse', 'accepted', 1],
] as const)(
  'trashing the clip of a task that is %s: %s, it is %s',
  async ([state, code, after, takes]) => {
    const { taskId } = await taskIn(state, asked)
    expect(await trash(await clipIn(taskId))).toBe(code)
    const row = await rowOf(mira, taskId)
    expect([row.state, row.takes.length]).toEqual([after, takes])
  },
)

test.for([
  ['submitted', 'clipSent'],
  ['accepted', 'clipInUse'],
] as const)('of one that is %s it is said for which task', async ([state, code]) => {
  const { taskId } = await taskIn(state, { ...asked, title: 'Why I stayed' })
  const id = await clipIn(taskId)
  const { reply } = await outcome(mira, 'trashClips', { selection: { ids: [id] } })
  expect(reply).toEqual({
    changed: [],
    refused: [{ id, code, params: { title: 'Why I stayed' } }],
  })
})

const kindsOf = async (who: typeof mira, taskId: string) => {
  const { reply } = await outcome(who, 'listNotifications', {})
  return (reply as ListNotificationsResponse).items
    .filter(({ subject }) => subject['taskId'] === taskId)
    .map(({ kind }) => kind)
}

test.for([
  ['whoever recorded it takes it back', 'chloe', 0, 'opened', []],
  ['whoever recorded it again has it to do again', 'chloe', 1, 'retake_requested', []],
  ['from anybody else it is asked for anew', 'mira', 0, 'retake_requested', ['takeBroken']],
] as const)('insisting on what was sent, %s', async ([, name, retakeCount, state, told]) => {
  const { taskId } = await taskIn('submitted', { ...asked, retakeCount })
  const clipId = await clipIn(taskId)
  await db
    .updateTable('footageClips')
    .set({ ownerUserId: chloe.userId })
    .where('id', '=', clipId)
    .execute()
  expect(await trash(clipId, people[name], insists)).toBe('ok')
  expect((await rowOf(mira, taskId)).state).toBe(state)
  expect(await kindsOf(chloe, taskId)).toEqual(told)
})

test('insisting on one of two that were sent leaves the other to be decided', async () => {
  const { taskId } = await taskIn('submitted', asked)
  const clipId = await clipIn(taskId)
  await aTake(db, victor, { taskId, clipId: await clipOf(victor), takeNo: 2, state: 'submitted' })
  expect(await trash(clipId, mira, insists)).toBe('ok')
  const { state, takes } = await rowOf(mira, taskId)
  expect([state, takes.map(({ takeNo }) => takeNo)]).toEqual(['submitted', [2]])
})

test('nobody insists on a clip that is accepted', async () => {
  const { taskId } = await taskIn('accepted', asked)
  expect(await trash(await clipIn(taskId), mira, insists)).toBe('clipInUse')
})

test('one of two takes that are not sent goes, and the task stays as it is', async () => {
  const { taskId } = await taskIn('in_progress', asked)
  const clipId = await clipIn(taskId)
  await aTake(db, victor, { taskId, clipId: await clipOf(victor), takeNo: 2, state: 'recorded' })
  expect(await trash(clipId)).toBe('ok')
  expect((await rowOf(mira, taskId)).state).toBe('in_progress')
})

const become = async (clipId: string, change: object) => {
  const asset = db.selectFrom('footageClips').select('assetId').where('id', '=', clipId)
  await db.updateTable('mediaAssets').set(change).where('id', '=', asset).execute()
}
const failed = { state: 'failed', failReason: 'damaged' }

test.for([
  ['is damaged', failed, 'retake_requested'],
  ['is no film', { state: 'rejected', failReason: 'notVideo' }, 'retake_requested'],
  ['is looked at again, by a fault of ours', { ...failed, failReason: 'serverFault' }, 'submitted'],
  ['is being processed', { state: 'uploaded' }, 'submitted'],
  ['plays', { state: 'playable' }, 'submitted'],
] as const)('whose film %s a task is %3$s', async ([, change, state]) => {
  const { taskId } = await taskIn('submitted')
  await become(await clipIn(taskId), change)
  await runJobAt(app, breakTakesJob, new Date('2026-06-01T10:00:00Z'))
  const row = await rowOf(victor, taskId)
  expect([row.state, row.chips]).toEqual([state, state === 'submitted' ? [] : ['broken']])
  expect(await kindsOf(victor, taskId)).toEqual(state === 'submitted' ? [] : ['takeBroken'])
})

test('while another take that was sent plays, the task waits for its decision', async () => {
  const { taskId } = await taskIn('submitted')
  await become(await clipIn(taskId), failed)
  await aTake(db, victor, { taskId, clipId: await clipOf(victor), takeNo: 2, state: 'submitted' })
  await runJobAt(app, breakTakesJob, new Date('2026-06-01T10:00:00Z'))
  expect((await rowOf(mira, taskId)).state).toBe('submitted')
})

test('nobody but the server says that a film is broken', async () => {
  const { taskId } = await taskIn('submitted')
  const values = { chips: ['broken'], points: null, retakeWords: null, dueOn: null }
  const { code } = await outcome(mira, 'requestRetakes', { selection: { ids: [taskId] }, values })
  expect(code).toBe('sayWhy')
})

const lock = (within: Db, taskId: string) =>
  within
    .selectFrom('recordingTasks')
    .select('id')
    .where('id', '=', taskId)
    .forNoKeyUpdate()
    .execute()

describe('nobody waits in a circle', () => {
  test('who trash clips of the same tasks, in another order', async () => {
    const tasks = [await taskIn('in_progress'), await taskIn('in_progress')]
    const [first = '', second = ''] = tasks.map(({ taskId }) => taskId).toSorted()
    // Clips are done one after the other: that of the later task comes first.
    const ids = [await clipOf(mira), await clipOf(mira)].toSorted()
    for (const [at, taskId] of [second, first].entries())
      await aTake(db, victor, { taskId, clipId: ids[at]!, takeNo: 2 })
    const answer = await inTurn(db, {
      holds: (within) => lock(within, first),
      meanwhile: () => outcome(mira, 'trashClips', { selection: { ids } }),
      wants: (within) => lock(within, second),
    })
    expect(answer.code).toBe('ok')
  })

  test('who sends a take, and who erases its clip', async () => {
    const { taskId } = await taskIn('in_progress')
    const ids = [await clipOf(mira), await clipOf(mira)]
    await aTake(db, victor, { taskId, clipId: ids[0]!, takeNo: 2, state: 'retake' })
    for (const id of ids) expect(await trash(id)).toBe('ok')
    const answer = await inTurn(db, {
      holds: (within) => lock(within, taskId),
      meanwhile: () => outcome(mira, 'eraseClips', { selection: { ids } }),
      wants: (within) => aTake(within, victor, { taskId, clipId: ids[1]!, takeNo: 3 }),
    })
    expect(answer.code).toBe('ok')
  })
})
