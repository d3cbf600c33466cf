// Asking people for the recordings of shots, over HTTP (work.md 2, 3).
import { expect, test } from 'vitest'
import type {
  AssignShotsRequest,
  AssignShotsResponse,
  EditStoryboardResponse,
  GetStoryboardResponse,
} from '../../../../generated/facts/features/storyboards'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aStoryboard } from '../../../support/work'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const cm = await join('cm')
const cc = await join('cc')
const other = await join('cc')

let made = 0

/** With two shots that are needed and one that is not. */
async function aBoard(change: Parameters<typeof aStoryboard>[2] = {}) {
  const storyboardId = await aStoryboard(db, cm.member, change)
  const ids = ['a', 'b', 'c'].map((each) => `shot-${each}-${(made += 1)}`)
  const shots = ids.map((id, at) => ({
    id,
    values: { title: `Shot ${at}`, ...(at === 2 && { isOptional: true }) },
  }))
  if (change.state === undefined)
    await ask<EditStoryboardResponse>(app, cm, 'editStoryboard', {
      storyboardId,
      ops: [...addScene([], 'scene-one', 'One'), ...addShots([], { sceneId: 'scene-one' }, shots)],
    })
  return { storyboardId, ids }
}

const asking = (
  storyboardId: string,
  shotIds: string[],
  given: Partial<AssignShotsRequest> = {},
): AssignShotsRequest => ({
  storyboardId,
  shotIds,
  mode: 'person',
  userIds: [cc.member.userId],
  priority: 'normal',
  maxTakes: 0,
  ...given,
})
const assign = (request: AssignShotsRequest) =>
  ask<AssignShotsResponse>(app, cm, 'assignShots', request)
const read = (storyboardId: string) =>
  ask<GetStoryboardResponse>(app, cm, 'getStoryboard', { storyboardId })
const stateOfTasks = async (storyboardId: string) =>
  (
    await db
      .selectFrom('recordingTasks')
      .select(['state', 'held', 'shotNo'])
      .where('storyboardId', '=', storyboardId)
      .orderBy('shotNo')
      .execute()
  ).map(({ state, held }) => (held ? `${state}, held` : state))

test.for([
  ['person', [cc.member.userId], 'assigned', cc.member.userId],
  ['anyOf', [cc.member.userId, other.member.userId], 'open', undefined],
  ['self', [], 'assigned', cm.member.userId],
] as const)(
  'asked of %s a shot is %3$s, and the draft is active',
  async ([mode, userIds, state, who]) => {
    const { storyboardId, ids } = await aBoard()
    const request = asking(storyboardId, ids.slice(0, 2), {
      mode,
      userIds: [...userIds],
      dueOn: '2026-12-04',
    })
    const { storyboard, threads } = await assign(request)
    expect(storyboard).toMatchObject({ state: 'active', required: 2, accepted: 0 })
    expect(
      threads.map((thread) => [thread.shotId, thread.state, thread.person?.id, thread.dueOn]),
    ).toEqual(expect.arrayContaining(ids.slice(0, 2).map((id) => [id, state, who, '2026-12-04'])))
    expect((await read(storyboardId)).threads).toHaveLength(2)
  },
)

test('nobody is asked for what is longer at least than at most', async () => {
  const { storyboardId, ids } = await aBoard()
  const turned = { leastMs: 10_000, mostMs: 5_000 }
  const fields = ['leastMs', 'mostMs'] as const
  await ask<EditStoryboardResponse>(app, cm, 'editStoryboard', {
    storyboardId,
    ops: [{ do: 'change', of: 'shot', id: ids[0]!, fields: [...fields], values: turned }],
  })
  const { body } = await callAs(app, cm.session, 'assignShots', asking(storyboardId, ids))
  expect(body).toMatchObject({ errorCode: 'lengthTurned' })
  expect(await stateOfTasks(storyboardId)).toEqual([])
})

test('a shot is asked for once', async () => {
  const { storyboardId, ids } = await aBoard()
  await assign(asking(storyboardId, [ids[0]!]))
  const { body } = await callAs(app, cm.session, 'assignShots', asking(storyboardId, ids))
  expect(body['errorCode']).toBe('shotTaken')
  expect((await read(storyboardId)).threads).toHaveLength(1)
})

test.for(['on_hold', 'cancelled', 'archived'] as const)(
  'nobody is asked for anything of a storyboard that is %s',
  async (state) => {
    const { storyboardId, ids } = await aBoard({ state })
    const { status } = await callAs(app, cm.session, 'assignShots', asking(storyboardId, ids))
    expect(status).toBe(403)
  },
)

test('what is asked for is held, cancelled and revived with its storyboard', async () => {
  const { storyboardId, ids } = await aBoard()
  await assign(asking(storyboardId, ids.slice(0, 1)))
  const seen: string[][] = []
  for (const call of [
    'holdStoryboards',
    'resumeStoryboards',
    'holdStoryboards',
    'cancelStoryboards',
    'reopenStoryboards',
  ] as const) {
    await ask(app, cm, call, { selection: { ids: [storyboardId] } })
    seen.push(await stateOfTasks(storyboardId))
  }
  expect(seen).toEqual([
    ['assigned, held'],
    ['assigned'],
    ['assigned, held'],
    ['cancelled'],
    ['assigned'],
  ])
})

test.for(['shot', 'scene'] as const)(
  'what is asked for goes with its %s, and comes back with it',
  async (of) => {
    const { storyboardId, ids } = await aBoard()
    await assign(asking(storyboardId, ids.slice(0, 1)))
    const id = of === 'shot' ? ids[0]! : 'scene-one'
    const seen: string[][] = []
    for (const act of ['remove', 'restore'] as const) {
      await ask(app, cm, 'editStoryboard', { storyboardId, ops: [{ do: act, of, id }] })
      seen.push(await stateOfTasks(storyboardId))
    }
    expect(seen).toEqual([['cancelled'], ['assigned']])
  },
)

test('a storyboard for which somebody was asked is not deleted for ever', async () => {
  const { storyboardId, ids } = await aBoard()
  await assign(asking(storyboardId, ids))
  const selection = { ids: [storyboardId] }
  await ask(app, cm, 'cancelStoryboards', { selection })
  await ask(app, cm, 'trashStoryboards', { selection })
  const { body } = await callAs(app, cm.session, 'eraseStoryboards', { selection } as never)
  expect(body['clientResponse']).toEqual({
    changed: [],
    refused: [{ id: storyboardId, code: 'storyboardHasTasks' }],
  })
})
