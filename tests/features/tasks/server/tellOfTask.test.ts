// Each notice of a task leads to it, and is read as soon as somebody did what it asks for.
import { expect, test } from 'vitest'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { routes } from '../../../../generated/facts/routes'
import { addressOf } from '../../../../src/features/notifications/client/notice'
import { matchRoute } from '../../../../src/shell/routing/matchRoute'
import type { TaskState } from '../../../../src/features/tasks/task'
import { taskWorld } from './world'

const world = await taskWorld()
const { people, outcome, act, rowOf, rowsOf, taskIn } = world
type Who = 'mira' | 'adrian' | 'victor' | 'chloe'
type Act = readonly [Who, ServedCallId, object?]

async function toldOf(who: Who, taskId: string) {
  const { reply } = await outcome(people[who], 'listNotifications', {})
  const { items } = reply as ListNotificationsResponse
  return items.filter(({ subject }) => subject['taskId'] === taskId)
}
const unreadOf = async (who: Who, taskId: string) =>
  (await toldOf(who, taskId)).filter(({ isRead }) => !isRead).map(({ kind }) => kind)

const retake = { chips: ['tooQuiet'], points: [], retakeWords: null, dueOn: null }
const noTime = { declineReason: 'noTime', declineWords: null }

test.each<[NoticeKind, TaskState, Act, Who, string, Act]>([
  [
    'takeSent',
    'in_progress',
    ['victor', 'submitTasks'],
    'mira',
    'review',
    ['adrian', 'requestRetakes', retake],
  ],
  [
    'takeSent',
    'in_progress',
    ['victor', 'submitTasks'],
    'adrian',
    'review',
    ['victor', 'takeBackTasks'],
  ],
  [
    'takeSent',
    'in_progress',
    ['victor', 'submitTasks'],
    'adrian',
    'review',
    ['mira', 'cancelTasks'],
  ],
  [
    'retakeAsked',
    'submitted',
    ['mira', 'requestRetakes', retake],
    'victor',
    'task',
    ['mira', 'reconsiderTasks'],
  ],
  [
    'retakeAsked',
    'submitted',
    ['mira', 'requestRetakes', retake],
    'victor',
    'task',
    ['victor', 'declineTasks', noTime],
  ],
  ['taskReminded', 'opened', ['mira', 'remindTasks'], 'victor', 'task', ['adrian', 'cancelTasks']],
  [
    'taskDeclined',
    'opened',
    ['victor', 'declineTasks', noTime],
    'mira',
    'all',
    ['victor', 'undeclineTasks'],
  ],
  [
    'taskDeclined',
    'opened',
    ['victor', 'declineTasks', noTime],
    'mira',
    'all',
    ['adrian', 'cancelTasks'],
  ],
])(
  '%s of what is %s, by %s',
  async (kind, state, [by, call, values], to, page, [decider, decision, decided]) => {
    const { taskId } = await taskIn(state, { reviewerUserId: null })
    expect(await act(people[by], call, taskId, values)).toBe('ok')
    const [told] = await toldOf(to, taskId)
    expect(told).toMatchObject({ kind, isRead: false })
    const address = addressOf(told!)
    expect(address).toBe(`/tasks/ctr/${page}/${taskId}`)
    expect(routes[matchRoute(address)!.routeId]).toMatchObject({ rowOf: expect.any(String) })
    expect(await rowOf(people[to], taskId)).toMatchObject({ taskId })
    expect(await act(people[decider], decision, taskId, decided)).toBe('ok')
    expect(await unreadOf(to, taskId)).not.toContain(kind)
  },
)

test('a take that comes in is counted for whoever reviews it, in the menu and beside the tab', async () => {
  const countsOf = async (who: Who) => {
    const customerUserId = people[who].userId
    const { reply } = await outcome(people[who], 'getMenuNotificationCount', { customerUserId })
    return reply as MenuCounts
  }
  const { taskId } = await taskIn('in_progress')
  const before = { mira: await countsOf('mira'), adrian: await countsOf('adrian') }
  await act(people.victor, 'submitTasks', taskId)
  const now = await countsOf('mira')
  expect(now.takesToReviewCount).toBe(before.mira.takesToReviewCount + 1)
  expect(now.recordingTasksCount).toBe(now.clipsToRecordCount + now.takesToReviewCount)
  const listed = await rowsOf(people.mira)
  expect(listed.filter(({ waitsForReview }) => waitsForReview)).toHaveLength(now.takesToReviewCount)
  expect((await countsOf('adrian')).takesToReviewCount).toBe(before.adrian.takesToReviewCount)
})

test('who takes an offered task first ends what the others are told', async () => {
  const { taskId } = await taskIn('offered')
  await act(people.chloe, 'claimTasks', taskId)
  await act(people.chloe, 'releaseTasks', taskId)
  expect(await unreadOf('victor', taskId)).toEqual(['taskAsked'])
  await act(people.chloe, 'claimTasks', taskId)
  expect(await unreadOf('victor', taskId)).toEqual([])
})

test('people who decline one task are counted, not how often they do', async () => {
  const { taskId } = await taskIn('offered')
  await act(people.chloe, 'declineTasks', taskId, noTime)
  expect(await toldOf('mira', taskId)).toMatchObject([{ kind: 'taskDeclined', count: 1 }])
  await act(people.victor, 'declineTasks', taskId, noTime)
  expect(await toldOf('mira', taskId)).toMatchObject([{ kind: 'taskDeclined', count: 2 }])
})

test('opening what one was told of is seeing it, by whichever way', async () => {
  const { taskId } = await taskIn('in_progress', { reviewerUserId: null })
  await act(people.victor, 'submitTasks', taskId)
  const open = (at: string) => outcome(people.mira, 'markNotificationsRead', { at })
  await open('/tasks/ctr')
  expect(await unreadOf('mira', taskId)).toEqual(['takeSent'])
  await open(`/tasks/ctr/review/${taskId}`)
  expect(await unreadOf('mira', taskId)).toEqual([])
  expect(await unreadOf('adrian', taskId)).toEqual(['takeSent'])
})
