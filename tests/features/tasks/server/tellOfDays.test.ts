// Mornings: what is due, what is overdue, and what nobody does any more (work.md 7).
import { expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { tellOfDaysJob } from '../../../../src/features/tasks/server'
import { runJobAt } from '../../../support/runJob'
import { signIn } from '../../../support/world'
import { taskWorld } from './world'

const { app, db, people, outcome, rowsOf, taskIn } = await taskWorld()
const { mira, adrian, victor } = people

const lookAt = (time: string) => runJobAt(app, tellOfDaysJob, new Date(time))

/** What somebody was told since they were asked last; they have read it then. */
async function toldTo(who: typeof mira): Promise<string[]> {
  const session = await signIn(app, who)
  const { reply } = await outcome({ session }, 'listNotifications', {})
  const { items } = reply as ListNotificationsResponse
  await outcome({ session }, 'markNotificationsRead', {})
  return items
    .filter(({ isRead }) => !isRead)
    .map(({ kind, count }) => (count > 1 ? `${kind} ${count}` : kind))
}

test('whoever records is told the day before, and one, four and eight days after it, in the morning', async () => {
  await db.updateTable('users').set({ timezone: 'Europe/Berlin' }).execute()
  const { taskId } = await taskIn('assigned', { dueOn: '2026-03-10' })
  const seen: Record<string, string[]> = {}
  for (const time of [
    '2026-03-09T07:59:00Z',
    '2026-03-09T08:00:00Z',
    '2026-03-09T10:00:00Z',
    '2026-03-10T10:00:00Z',
    '2026-03-11T08:00:00Z',
    '2026-03-12T08:00:00Z',
    '2026-03-14T08:00:00Z',
    '2026-03-18T08:00:00Z',
    '2026-03-19T08:00:00Z',
  ]) {
    await lookAt(time)
    const told = await toldTo(victor)
    if (told.length > 0) seen[time] = told
  }
  expect(seen).toEqual({
    '2026-03-09T08:00:00Z': ['taskDueTomorrow'],
    '2026-03-11T08:00:00Z': ['taskOverdue'],
    '2026-03-14T08:00:00Z': ['taskOverdue'],
    '2026-03-18T08:00:00Z': ['taskOverdue'],
  })
  // Another day begins anew.
  await outcome(mira, 'moveTaskDays', {
    selection: { ids: [taskId] },
    values: { dueOn: '2026-03-20' },
  })
  await lookAt('2026-03-21T08:00:00Z')
  expect(await toldTo(victor)).toEqual(['taskOverdue'])
  await db.updateTable('recordingTasks').set({ dueOn: null }).execute()
})

test('several of one day are one line, and what is sent or held is none', async () => {
  const dueOn = '2026-04-10'
  await taskIn('opened', { dueOn })
  await taskIn('in_progress', { dueOn })
  await taskIn('submitted', { dueOn })
  await taskIn('opened', { dueOn, held: true })
  await lookAt('2026-04-09T10:00:00Z')
  expect(await toldTo(victor)).toEqual(['taskDueTomorrow 2'])
  await db.updateTable('recordingTasks').set({ dueOn: null }).execute()
})

test('whoever asked learns once that somebody has left', async () => {
  await db.updateTable('recordingTasks').set({ state: 'cancelled' }).execute()
  await taskIn('opened', { reviewerUserId: adrian.userId })
  await taskIn('retake_requested', { reviewerUserId: adrian.userId })
  await db
    .updateTable('memberships')
    .set({ state: 'inactive' })
    .where('userId', '=', victor.userId)
    .execute()
  await lookAt('2026-05-01T01:00:00Z')
  await lookAt('2026-05-01T02:00:00Z')
  expect(await toldTo(mira)).toEqual(['taskNeedsPerson 2'])
  expect(await toldTo(adrian)).toEqual(['taskNeedsPerson 2'])
  await taskIn('submitted')
  const filters = [{ field: 'needsPerson', op: 'is', value: 'true' }]
  const left = await rowsOf({ session: await signIn(app, adrian) }, { filters })
  expect(left.map(({ state }) => state).toSorted()).toEqual(['opened', 'retake_requested'])
})
